"""A look of one's own without a template: `theme:` in the settings, and custom.css."""

from support.checks import faults_of
from support.measuring import box, color, near, pixels, style


def test_accent(visit):
    page = visit("themed", "/plain/post-1/").page
    assert color(page.locator(".prose a")) == "#7fd6a0"
    assert faults_of(page) == []


def test_fonts(visit):
    page = visit("themed", "/plain/post-1/").page
    assert style(page.locator(".prose p").first, "font-family").startswith("Georgia")
    assert style(page.locator("h1"), "font-family").startswith("Verdana")
    assert style(page.locator(".prose code").first, "font-family").startswith('"Courier New"')


def test_radius(visit):
    for name in ("blurry", "flat-dark", "grid"):
        page = visit("themed", f"/{name}/").page
        assert pixels(page.locator(".card"), "border-top-left-radius") == 4


def test_card_height(visit):
    page = visit("themed", "/blurry/").page
    assert near(box(page.locator(".card")).height, 160)


def test_color_scheme(visit):
    page = visit("themed", "/plain/", scheme="light").page
    assert color(page.locator("body"), "background-color") == "#121214"
    assert style(page.locator("html"), "color-scheme") == "dark"


def test_custom_css_has_the_last_word(visit):
    page = visit("themed", "/flat-dark/").page
    assert pixels(page.locator(".card h2"), "letter-spacing") == 3
    assert color(page.locator(".card"), "background-color") == "#102030"
