"""A site to search in: some hundred posts of made-up words, and a few that hold what the tests look for."""

from .sites import STYLES, TEXT, full, lines

# Syllables make words that no two posts share by chance more often than in a language.
SYLLABLES = ("ba", "ce", "di", "fo", "gu", "ha", "je", "ki", "lo", "mu", "na", "pe", "ri", "so", "tu", "va")


def word(number):
    text = ""
    for _ in range(3):
        text += SYLLABLES[number % 16]
        number //= 16
    return text


def prose(seed):
    """About 240 words; the same seed gives the same ones."""
    words = []
    for place in range(240):
        seed = (seed * 1103515245 + 12345) % (1 << 31)
        # A square makes some words frequent and many rare.
        part = (seed >> 8) % 4096
        words.append(word(part * part // 4096) + ("." if place % 12 == 11 else ""))
    return "\n\n".join(" ".join(words[start : start + 48]) for start in range(0, 240, 48)) + "\n"


SPECIAL = {
    "gradients.md": ({"title": "All about gradients", "tags": ["Colour"]}, "Text.\n"),
    "sunsets.md": (
        {"title": "Evenings", "description": "The sky at six", "tags": ["Colour"]},
        f"{prose(7)}\n\nA gradient of orange and pink, *ultra*marine above the harbour.\n\n{prose(8)}",
    ),
    "heading.md": ({"title": "Plain"}, f"{prose(9)}\n\n## Wallpapers\n\n{prose(10)}"),
    "cafe.md": ({"title": "Café Größe"}, "Ein Straßenfest in Ærøskøbing, ﬁnally, ｗｉｄｅ.\n"),
    "tokyo.md": ({"title": "東京都の天気"}, "今日はいい天気ですね。カメラを買いました。\n"),
    "seoul.md": ({"title": "서울"}, "대한민국의 수도는 서울입니다.\n"),
    "arabic.md": ({"title": "مُحَمَّد"}, "كِتَاب جديد\n"),
    "hidden.md": ({"title": "Not to be found", "search": False}, "unsearchable words\n"),
    "escape.md": ({"title": "Less < more & <b>bold</b>", "description": "a <script>alert(1)</script> & b"}, "x\n"),
}


def searched(site, **fields):
    site.settings(title="A site to search", search=True, size=50, **fields)
    site.page("_index.md", {"title": "A site to search"})
    for style in STYLES:
        site.section(style, style, **lines(style))
        site.page(f"{style}/post-1.md", full(1), TEXT)
    site.section("posts", "plain")
    for number in range(300):
        title = f"{word(number * 37 % 4096).capitalize()} {word(number * 91 % 4096)}"
        site.page(
            f"posts/post-{number}.md",
            {"title": title, "date": f"2026-0{1 + number % 9}-{1 + number % 28:02}", "tags": [f"Tag {number % 20}"]},
            prose(number + 100),
        )
    for name, (own, text) in SPECIAL.items():
        site.page(f"posts/{name}", {"date": "2026-10-01", **own}, text)


def searched_few(site):
    """Three posts, whose index is so small that it leaves parts out."""
    site.settings(title="A small site to search", search=True)
    site.page("_index.md", {"title": "A small site to search"})
    site.section("posts", "plain")
    for name in ("gradients.md", "sunsets.md", "tokyo.md"):
        own, text = SPECIAL[name]
        site.page(f"posts/{name}", own, text)


def searched_below(site):
    """The same for a host that gives it a folder."""
    searched(site, base_url="https://example.org/blog")
