"""How a page is put together: landmarks, headings, pictures, the stylesheet and the script."""

import base64
import gzip
import hashlib
import re

import pytest

from support.sites import STYLES
from support.waiting import until

KILO = 1024


@pytest.mark.parametrize("style", STYLES)
def test_list(visit, style):
    page = visit("cards", f"/{style}/").page
    assert page.locator("h1").count() == 1
    assert page.locator("main ul.cards > li > article.card").count() == 8
    assert page.locator(".card").evaluate_all(
        "cards => cards.every(card => card.querySelectorAll(':is(h2, h3) a').length === 1)"
    )
    # A link within a link could not even be parsed; a link over a link must be a phone's.
    assert page.locator(".card a:not(h2 a, h3 a, .phone a)").count() == 0
    for role in ("banner", "main", "contentinfo"):
        assert page.get_by_role(role).count() == 1


@pytest.mark.parametrize("place", ("", "post-1/"), ids=("list", "post"))
@pytest.mark.parametrize("style", STYLES)
def test_skip_link(visit, style, place):
    page = visit("cards", f"/{style}/{place}").page
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.innerText") == "Skip to content"
    box = page.locator(".skip").bounding_box()
    assert box["y"] >= 0 and box["x"] >= 0
    page.keyboard.press("Enter")
    until(page, "location.hash !== ''")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('main') !== null")


@pytest.mark.parametrize("place", ("", "post-1/"), ids=("list", "post"))
@pytest.mark.parametrize("style", STYLES)
def test_focus_is_visible_all_the_way(visit, style, place):
    page = visit("cards", f"/{style}/{place}").page
    count = 0
    for _ in range(60):
        page.keyboard.press("Tab")
        seen = page.evaluate("""() => {
          const element = document.activeElement;
          if (element === document.body) return null;
          const marks = [null, '::after', '::before'].map(part => getComputedStyle(element, part));
          const box = element.getBoundingClientRect();
          return {
            marked: marks.some(style => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2),
            inside: box.bottom > 0 && box.top < innerHeight,
            html: element.outerHTML.slice(0, 120),
          };
        }""")
        if seen is None:
            break
        assert seen["marked"] and seen["inside"], seen["html"]
        count += 1
    assert count >= 8


@pytest.mark.parametrize("style", STYLES)
def test_a_card_with_a_title_alone_shows_nothing_else(visit, style):
    page = visit("cards", f"/{style}/", java_script_enabled=False).page
    words = page.locator("#post-2").inner_text().split("\n")
    words = [word.strip() for word in words if word.strip()]
    extra = {"grid": ["O"], "flat-dark": ["1", "min"]}.get(style, [])
    # The author of the site is that of every post.
    assert [word for word in words if word != "Ada"] == extra + ["Only a title"]
    assert page.locator("#post-2").locator(".meta, .tags, .stars, .progress, .phone, .place").evaluate_all(
        "parts => parts.every(part => part.innerText.trim() !== '')"
    )


@pytest.mark.parametrize("style", STYLES)
def test_a_post_says_all_it_has(visit, style):
    visitor = visit("cards", f"/{style}/post-1/")
    page = visitor.page
    assert page.locator("time[datetime='2026-02-02']").first.is_visible()
    assert page.get_by_text("min read").is_visible()
    tags = page.locator("main a[rel=tag]")
    assert tags.evaluate_all("tags => tags.map(tag => tag.getAttribute('href'))") == [
        "/tags/ios/", "/tags/swiftui/", "/tags/xcode/",
    ]  # fmt: skip
    assert page.get_by_role("link", name="Post 1").count() == 0
    assert page.locator("main a[rel=next]").count() == 1
    visitor.open(f"/{style}/post-4/")
    assert page.locator("main a[rel=prev]").count() == 1


def assets(sites, site):
    folder = sites.output(site) / "assets"
    found = {name: list(folder.glob(f"*.{name}")) for name in ("css", "js")}
    assert {name: len(files) for name, files in found.items()} == {"css": 1, "js": 1}
    return found["css"][0], found["js"][0]


def packed(data):
    return len(gzip.compress(data, 9, mtime=0))


@pytest.mark.parametrize("place", ("grid/", "grid/post-1/", "", "tags/", "404.html"))
def test_one_stylesheet_and_one_script_with_their_hashes(sites, place):
    output = sites.output("cards")
    page = output / place
    text = (page if page.suffix else page / "index.html").read_text()
    css, js = assets(sites, "cards")
    found = re.findall(r"<(?:link rel=\"stylesheet\"|script(?! type=\"application/ld\+json\"))[^>]*>", text)
    assert len(found) == 2
    for tag, file in zip(found, (css, js)):
        assert f'"/assets/{file.name}"' in tag
        kind, wanted = re.search(r'integrity="(sha\d+)-([^"]+)"', tag).groups()
        assert base64.b64encode(hashlib.new(kind, file.read_bytes()).digest()).decode() == wanted
    # Not deferred, since it must be there when the page shows itself; it is small, and in the head.
    assert not re.search(r"defer|async|module", found[1]) and text.index(found[1]) < text.index("</head>")
    assert " style=" not in text and "<style" not in text
    assert not re.search(r"\son[a-z]+=", text)


def test_a_changed_stylesheet_is_refused(visit, sites):
    visitor = visit("cards", "/robots.txt")
    page = visitor.page
    visitor.expect("integrity")
    page.route("**/*.css", lambda route: route.fulfill(body="body { color: red }", content_type="text/css"))
    page.goto("/grid/")
    assert page.evaluate("document.styleSheets.length") == 0
    visitor.meet("integrity")


def test_budgets(sites):
    css, js = assets(sites, "cards")
    assert packed(css.read_bytes()) <= 12 * KILO
    assert packed(js.read_bytes()) <= 6 * KILO
    sizes = {
        style: packed((sites.output("twenty") / style / "index.html").read_bytes()) for style in STYLES
    }
    assert {style: size for style, size in sizes.items() if size > 8 * KILO} == {}


def test_10_000_colors_keep_the_stylesheet_in_its_budget(sites):
    css, _ = assets(sites, "colors")
    assert packed(css.read_bytes()) <= 12 * KILO


def test_a_stylesheet_holds_only_the_styles_in_use(sites):
    css, _ = assets(sites, "single")
    text = css.read_text()
    assert ".flat-dark" in text
    assert [style for style in STYLES if f".{style}" in text and style != "flat-dark"] == []
