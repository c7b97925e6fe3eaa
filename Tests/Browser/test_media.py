"""What visitors ask of the page: less motion, more contrast, their own colours, larger text, paper."""

import pytest

from support.checks import faults_of, layout_faults
from support.measuring import color, style as computed
from support.sites import STYLES
from support.waiting import settle, until

PLACES = ("", "post-1/")


@pytest.mark.parametrize("style", STYLES)
def test_reduced_motion(visit, style):
    page = visit("cards", f"/{style}/").page
    page.locator("#post-1").hover()
    page.mouse.wheel(0, 300)
    until(page, "scrollY > 0")
    settle(page)
    moving = page.evaluate("""() => document.getAnimations().filter(
      animation => animation.timeline instanceof DocumentTimeline && animation.playState === 'running'
    ).map(animation => animation.effect.target?.outerHTML.slice(0, 80))""")
    assert moving == []
    assert computed(page.locator("html"), "scroll-behavior") == "auto"


@pytest.mark.parametrize("place", PLACES, ids=("list", "post"))
@pytest.mark.parametrize("style", STYLES)
def test_forced_colors(visit, style, place):
    page = visit("cards", f"/{style}/{place}", forced=True).page
    # The browser paints with the visitor's colours there, and tells scripts of the page's own.
    assert faults_of(page, but=["color-contrast"]) == []


@pytest.mark.parametrize("style", ("no-space", "blurry", "flat-dark", "grid", "inset-grouped"))
def test_forced_colors_keep_cards_apart(visit, style):
    # Backgrounds and shadows are gone then: only borders tell where a card ends.
    page = visit("cards", f"/{style}/", forced=True).page
    card = page.locator("#post-5")
    edges = [computed(part, "border-top-width") for part in (card, card.locator("xpath=../.."))]
    edges.append(computed(card, "border-top-width", "::before"))
    edges.append(computed(card, "border-bottom-width"))
    assert any(edge not in ("0px", "auto", "") for edge in edges), edges


@pytest.mark.parametrize("scheme", ("light", "dark"))
@pytest.mark.parametrize("place", PLACES, ids=("list", "post"))
@pytest.mark.parametrize("style", STYLES)
def test_more_contrast(visit, style, place, scheme):
    page = visit("cards", f"/{style}/{place}", contrast="more", scheme=scheme).page
    assert faults_of(page) == []


@pytest.mark.parametrize("place", (*PLACES, "post-6/"))
@pytest.mark.parametrize("width", (390, 1280))
@pytest.mark.parametrize("style", STYLES)
def test_text_of_twice_the_size(visit, style, width, place):
    page = visit("cards", f"/{style}/{place}", width=width).page
    page.evaluate("() => { document.documentElement.style.fontSize = '200%' }")
    assert layout_faults(page) == []
    for name in ("h1", "h2"):
        title = page.locator(f"main {name}").first
        if title.count() and title.is_visible():
            assert float(computed(title, "font-size").removesuffix("px")) >= 24


@pytest.mark.parametrize("place", (*PLACES, "post-6/"))
@pytest.mark.parametrize("style", STYLES)
def test_zoom_of_200_percent(visit, style, place):
    """A page that is zoomed in has half as many pixels of its own, each of them twice as large."""
    page = visit("cards", f"/{style}/{place}", width=640, tall=450, device_scale_factor=2).page
    assert page.evaluate("[innerWidth, devicePixelRatio]") == [640, 2]
    assert layout_faults(page) == []
    assert page.locator("main :is(h1, h2)").first.is_visible()


@pytest.mark.parametrize("style", STYLES)
def test_paper(visit, style):
    visitor = visit("cards", f"/{style}/post-1/", scheme="dark")
    page = visitor.page
    page.emulate_media(media="print", color_scheme="dark")
    assert not page.locator("header.bar").is_visible()
    assert not page.get_by_role("link", name="Back to").first.is_visible()
    assert not page.get_by_role("contentinfo").is_visible()
    dark, pale = (color(page.locator(name), part) for name, part in (("h1", "color"), ("body", "background-color")))
    assert dark == "#000000"
    assert pale in ("#ffffff", "#000000 0%"), pale
    visitor.open(f"/{style}/")
    cards = page.locator(".card")
    assert cards.count() == 8 and cards.last.is_visible()
    assert color(page.locator("#post-8").get_by_role("heading").get_by_role("link")) == "#000000"
    assert page.get_by_role("button").count() == 0 or not page.get_by_role("button").first.is_visible()


@pytest.mark.parametrize("style", STYLES)
def test_light_and_dark_differ(visit, style):
    seen = [
        color(visit("cards", f"/{style}/post-1/", scheme=scheme).page.locator("body"), "background-color")
        for scheme in ("light", "dark")
    ]
    # flat-dark is dark by name, a no-space post has its own colour, and blurry its gradient.
    assert (seen[0] == seen[1]) == (style in ("flat-dark", "no-space", "blurry"))
