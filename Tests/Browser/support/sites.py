"""The sites that the tests look at: the example site, and some that are made up here."""

import json
import shutil
from dataclasses import dataclass
from pathlib import Path

from .program import REPOSITORY

STYLES = (
    "no-space", "blurry", "flat-dark", "grid", "plain", "grouped", "inset-grouped", "sidebar",
)  # fmt: skip
GROUPED = ("grouped", "inset-grouped", "sidebar")
GROUPS = ("Sales", "Engineering", "Support")

# Every colour of the palette, and the ones that are hardest to write on.
COLORS = (
    "lighter-pink", "lighter-gray", "light-orange", "light-pink", "light-gray", "pink", "purple",
    "orange", "#000000", "#ffffff", "#ffff00", "#0000ff", "#777777", "#8e8e93", "#ff0000", "#00ff00",
)  # fmt: skip

PICTURE = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360" width="480" height="360">
<rect width="480" height="360" fill="#7b77e9"/><circle cx="330" cy="120" r="70" fill="#f0e6ff"/></svg>
"""
LOGO = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 130 40" width="130" height="40">
<rect x="5" y="5" width="120" height="30" rx="15" fill="#fff"/></svg>
"""
TEXT = "A first paragraph with [a link](https://example.org/) and `code`.\n\n## Part\n\nAnd more.\n"

LONG_WORD = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft" * 2
# Code beside text, and more columns of code and of words than any phone is wide.
CELLS = ("settings", LONG_WORD, "`--lstrip-blocks`")
TABLES = "\n\n".join(
    f"| {' | '.join(row)} |\n|{' --- |' * len(row)}\n| {' | '.join(row)} |"
    for row in [
        ("`--drafts`", "Builds the posts that are not finished yet, as if they were. " * 3),
        *((cell,) * count for cell in CELLS for count in (1, 2, 3, 4, 5, 7)),
    ]
)

LONG_TITLE = (
    "A title that goes on, as some do, well past the place where any card could still show the "
    "whole of it on one line or on two, and then says what it is about"
)
WORDS = ("themes", "gradients", "shelves", "tiles", "windows", "previews", "pictures")


@dataclass
class Writer:
    """Writes the sources of one site into `folder`."""

    folder: Path

    def file(self, path, text):
        target = self.folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")

    def page(self, path, fields, text=""):
        # JSON is front matter too, and needs no care for quotes.
        self.file(f"Content/{path}", json.dumps(fields, ensure_ascii=False) + "\n\n" + text)

    def settings(self, **fields):
        fields = {"base_url": "https://example.org", "author": "Ada", "logo": "/logo.svg", **fields}
        self.file("site.json", json.dumps(fields, ensure_ascii=False))
        self.file("Content/logo.svg", LOGO)
        self.file("Content/picture.svg", PICTURE)
        # Browsers ask for one by themselves.
        shutil.copy(Path(__file__).parent / "favicon.ico", self.folder / "Content/favicon.ico")

    def section(self, name, style, **fields):
        title = fields.pop("title", style.replace("-", " ").capitalize())
        self.page(f"{name}/_index.md", {"title": title, "style": style, "sort": "weight", **fields})


def full(number, **fields):
    """The fields of a post that has all of them."""
    return {
        "title": f"Post {number}",
        "date": f"2026-{1 + number % 11:02}-{1 + number % 28:02}",
        "weight": number,
        "author": "The Happy Programmer",
        "tags": ["iOS", "SwiftUI", "Xcode"],
        "image": "/picture.svg",
        "image_alt": "A disc on a field",
        "color": COLORS[number % len(COLORS)],
        "progress": 0.3,
        "rating": 1 + number % 5,
        "ratings": 100,
        "badge": {"value": 2.5, "unit": "km"},
        "subtitle": "Via Mazzini 22",
        "location": "Florence",
        "phone": "+39 055 5550 0122",
        "group": GROUPS[number % len(GROUPS)],
        **fields,
    }


def lines(style):
    """The header and the footer of a list in a style that shows them."""
    if style not in GROUPED:
        return {}
    return {
        "groups": list(GROUPS),
        "header": {"icon": "tray", "text": "All posts of the Happy Programmer"},
        "footer": {"icon": "card", "text": "Please support us", "link": "/"},
    }


def example(site):
    """The site of this repository."""
    for name in ("Content", "Templates"):
        shutil.copytree(REPOSITORY / name, site.folder / name, dirs_exist_ok=True)
    shutil.copy(REPOSITORY / "site.yaml", site.folder)


def cards(site):
    """Thirty posts in each style, 8 a page, most of them with every field."""
    site.settings(title="Cards", size=8, menu=[{"title": "Home", "url": "/"}])
    site.page("_index.md", {"title": "Cards", "template": "gallery.html"})
    for style in STYLES:
        site.section(style, style, size=8, description=f"A list in the style {style}", **lines(style))
        for number in range(1, 31):
            fields = full(number, group=GROUPS[min((number - 1) // 3, 2)])
            if number == 2:
                fields = {"title": "Only a title", "weight": number}
                if style == "plain" or style in GROUPED:
                    fields["group"] = GROUPS[0]
            elif number == 3:
                del fields["image"]
            elif number == 5:
                del fields["tags"]
            elif number == 6:
                fields["title"] = LONG_TITLE
            site.page(f"{style}/post-{number}.md", fields, TEXT)
    for style in ("plain", *GROUPED[:2]):
        site.section(f"hide-{style}", style, size=8, hide=True, title="Hide", **lines(style))
        for number in range(1, 9):
            site.page(f"hide-{style}/post-{number}.md", full(number), TEXT)


def odd(site):
    """Each style with one post, with none, with three, and with words that fit no line."""
    site.settings(title="Odd lists")
    site.page("_index.md", {"title": "Odd lists", "template": "gallery.html"})
    site.page("tables.md", {"title": "Tables"}, TABLES)
    for style in STYLES:
        site.section(f"{style}-one", style, title="One", **lines(style))
        site.page(f"{style}-one/post.md", full(1), TEXT)
        site.section(f"{style}-none", style, title="None", **lines(style))
        site.section(f"{style}-three", style, title="Three", **lines(style))
        for number in range(1, 4):
            site.page(f"{style}-three/post-{number}.md", full(number), TEXT)
        site.section(f"{style}-words", style, title=LONG_WORD, **lines(style))
        for number in range(1, 6):
            fields = {"subtitle": LONG_WORD, "location": LONG_WORD, "author": LONG_WORD}
            fields |= {"tags": [LONG_WORD, "b"], "badge": {"value": 12345.5, "unit": "kilometres"}}
            if number > 3:
                del fields["badge"]
            site.page(
                f"{style}-words/post-{number}.md",
                full(number, title=LONG_WORD if number % 2 else LONG_TITLE, **fields),
                f"{LONG_WORD}\n\n# {LONG_WORD}\n\n```\n{LONG_WORD}\n```\n\n| {LONG_WORD} | b |\n",
            )
    for style in GROUPED:
        site.section(f"{style}-mixed", style, title="Mixed")
        for number, group in enumerate(("Second", None, "First", None), 1):
            fields = full(number)
            del fields["group"]
            site.page(f"{style}-mixed/post-{number}.md", fields | ({"group": group} if group else {}))
    site.section("sidebar-stack", "sidebar", navigation="stack", title="Stack")
    site.page("sidebar-stack/post-1.md", full(1), TEXT)


def right_to_left(site):
    """Each style in Arabic, two posts a page, beside pages in German."""
    site.settings(
        title="موقع البطاقات", language="ar", author="ليلى", languages={"ar": None, "de": {"title": "Karten"}}
    )
    site.page("plain/post-1.de.md", {"title": "Beitrag"}, "```swift\nprint(1)\n```\n")
    site.page("_index.md", {"title": "موقع البطاقات", "template": "gallery.html"})
    for style in STYLES:
        site.section(style, style, title="المقالات", size=2, **lines(style))
        for number in range(1, 6):
            fields = {"title": f"مقالة رقم {number}", "tags": ["سويفت", "ويب"]}
            fields |= {"subtitle": "شارع النخيل ٢٢", "location": "القاهرة", "author": "ليلى"}
            site.page(f"{style}/post-{number}.md", full(number, **fields), "نص قصير.\n")


def crowd(site):
    """3,000 posts in eight sections with 200 posts a page; the home page lists all of them."""
    site.settings(title="A crowd", style="plain", size=20)
    site.page("_index.md", {"title": "A crowd"})
    for style in STYLES:
        site.section(style, style, size=200, **lines(style))
        for number in range(1, 376):
            site.page(f"{style}/post-{number}.md", full(number), TEXT)


def colors(site):
    """10,000 posts of as many colours, in all styles."""
    site.settings(title="Colours")
    for style in STYLES:
        site.section(style, style, size=1000, **lines(style))
        for number in range(1250):
            # Steps that share no factor with 2²⁴ meet no colour twice.
            color = (STYLES.index(style) * 1250 + number) * 7919 * 211 % (1 << 24)
            site.page(
                f"{style}/post-{number}.md",
                {"title": f"Post {number}", "weight": number, "color": f"#{color:06x}"},
            )


def twenty(site):
    """A list of twenty cards in each style, each with the texts of a post of its own."""
    site.settings(title="The Happy Programmer", size=20)
    for style in STYLES:
        site.section(style, style, **lines(style))
        for number in range(1, 21):
            fields = {"title": f"How to Detect {WORDS[number % 7].title()} and {WORDS[number % 5]}"}
            fields |= {"subtitle": f"Via {WORDS[number % 6].title()} {number}", "ratings": 37 * number}
            fields |= {"tags": [WORDS[number % 7], WORDS[number % 3]], "progress": number / 20}
            fields |= {"badge": {"value": number / 4, "unit": "km"}, "phone": f"+39 055 5550 {number:04}"}
            site.page(f"{style}/{WORDS[number % 7]}-{number}.md", full(number, **fields), TEXT)


def single(site):
    """One style alone."""
    site.settings(title="One style", style="flat-dark")
    site.page("_index.md", {"title": "One style"})
    site.section("posts", "flat-dark")
    site.page("posts/post.md", full(1), TEXT)


def themed(site):
    """Every setting of a theme, and rules of the site's own."""
    theme = {"accent": "#7fd6a0", "font": "Georgia, serif", "heading_font": "Verdana, sans-serif"}
    theme |= {"code_font": "Courier New, monospace", "radius": 4, "card_height": 160}
    site.settings(title="Themed", theme=theme | {"color_scheme": "dark"})
    site.file(
        "Templates/custom.css",
        ".card h2 { letter-spacing: 3px; } .flat-dark .card { background: #102030; }\n",
    )
    for style in STYLES:
        site.section(style, style, **lines(style))
        site.page(f"{style}/post-1.md", full(1), TEXT)


# What is hard to write in a feed, or has no place in one.
FOLLOWED = """## Part one

[Another](post-2.md), [below](#part-one), [a file](map.svg) & <b onclick="go()">raw</b> &lt;text&gt; ]]> é 日本 🎉

![A disc](/picture.svg "With a caption") <script>document.write("unseen")</script>

```swift {linenos=true hl_lines="1"}
let text = "<a href='x'>" // & more
```

| a | b |
| --- | --- |
| 1 < 2 | `<p>` |

A note[^1], $a^2 < b$, :tada:

> [!NOTE]
> Quoted

{{< details "More" >}}
Inside **this**
{{< /details >}}

[^1]: Of the *foot*.
"""


def followed(site):
    """Every list with every kind of feed, of posts that are hard to write in any of them."""
    every = ["atom", "rss", "json"]
    site.settings(
        title='Feeds & "more" <b>', description="1 < 2", icon="/logo.svg", manifest=True,
        feeds={"site": every, "sections": every, "terms": every},
    )  # fmt: skip
    site.section("posts", "plain", sort="title")
    site.file("Content/posts/map.svg", PICTURE)
    for number in range(1, 26):
        title = f'Post {number}: <b> & "quotes" \'s ]]> &amp; 🎉'
        fields = {"title": title, "date": f"2026-{1 + number % 11:02}-{number:02}T09:00:00+05:30"}
        fields |= {"tags": [("Swift", "ünï", "a & b")[number % 3]], "image": "/picture.svg"}
        if number % 2:
            fields |= {"description": "Said < in short", "authors": ["Ada", "Bo & Co"]}
        site.page(f"posts/post-{number}.md", fields, FOLLOWED)


def related(site):
    """Posts like each other, in each style."""
    site.settings(title="Alike", related=2)
    for style in STYLES:
        site.section(style, style)
        for number in (1, 2, 3):
            site.page(f"{style}/post-{number}.md", full(number), TEXT)


def disk(site):
    """Pages that are opened without a server."""
    site.settings(title="Disk", base_url="https://example.org/blog", relative_urls=True)
    site.section("posts", "plain", sort="date", size=15)
    for number in range(1, 21):
        date = f"2026-01-{number:02}"
        site.page(f"posts/post-{number}.md", full(number, date=date, aliases=[f"/old/{number}/"]), TEXT)


SITES = {
    "example": example,
    "disk": disk,
    "related": related,
    "followed": followed,
    "cards": cards,
    "odd": odd,
    "rtl": right_to_left,
    "crowd": crowd,
    "colors": colors,
    "twenty": twenty,
    "single": single,
    "themed": themed,
}
