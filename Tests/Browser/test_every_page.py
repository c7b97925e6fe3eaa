"""Every style in every window, light and dark: nothing to hold against its lists and posts."""

import pytest

from support.browsing import SCHEMES, WIDTHS
from support.checks import faults_of, layout_faults
from support.measuring import box, lines, style as computed
from support.sites import STYLES

PAGES = ["/", "/tags/", "/about/", "/guide/", "/guide/settings/", "/no-such-page/"]


def faults_in_both_schemes(page):
    faults = {}
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        if found := faults_of(page):
            faults[scheme] = found
    return faults


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("place", ("", "post-1/"), ids=("list", "post"))
@pytest.mark.parametrize("style", STYLES)
def test_style(visit, style, place, width):
    visitor = visit("cards", f"/{style}/{place}", width=width)
    assert faults_in_both_schemes(visitor.page) == {}


@pytest.mark.parametrize("place", ("page/4/", "post-2/", "post-6/"))
@pytest.mark.parametrize("style", STYLES)
def test_last_list_and_unusual_posts(visit, style, place):
    visitor = visit("cards", f"/{style}/{place}", width=320)
    assert faults_in_both_schemes(visitor.page) == {}


@pytest.mark.parametrize("place", ("-one/", "-none/", "-three/", "-words/", "-words/post-1/"))
@pytest.mark.parametrize("style", STYLES)
def test_one_post_none_three_and_words_that_fit_no_line(visit, style, place):
    visitor = visit("odd", f"/{style}{place}", width=320)
    assert faults_in_both_schemes(visitor.page) == {}


@pytest.mark.parametrize("place", ("page/2/", "post-1/"), ids=("list", "post"))
@pytest.mark.parametrize("style", STYLES)
def test_right_to_left(visit, style, place):
    visitor = visit("rtl", f"/{style}/{place}", width=320)
    assert faults_in_both_schemes(visitor.page) == {}


@pytest.mark.parametrize("style", ("plain", "grouped", "inset-grouped", "sidebar"))
def test_right_to_left_a_row_is_mirrored(visit, style):
    visitor = visit("rtl", f"/{style}/")
    page = visitor.page
    card = page.locator(".card").nth(1)
    image, text, chevron = (box(card.locator(name)) for name in ("> img", ".text", "> svg"))
    assert chevron.right <= text.x and text.right <= image.x
    assert computed(card.locator("> svg"), "transform") == "matrix(-1, 0, 0, 1, 0, 0)"
    visitor.open(f"/{style}/post-1/")
    link = page.get_by_role("link", name="العودة إلى").first
    assert box(link.locator("svg")).x > box(link.locator("span")).x
    assert computed(link.locator("svg"), "transform") == "matrix(-1, 0, 0, 1, 0, 0)"


@pytest.mark.parametrize("path", PAGES)
def test_pages_of_no_style(visit, path):
    visitor = visit("example", path, width=320)
    if path == "/no-such-page/":
        visitor.expect("404")
        visitor.meet("status 404")
    assert faults_in_both_schemes(visitor.page) == {}


@pytest.mark.parametrize("width", WIDTHS)
def test_tables_of_any_words_fit_their_page(visit, width):
    page = visit("odd", "/tables/", width=width).page
    assert layout_faults(page) == []
    first = page.locator("table").first
    assert [lines(code) for code in first.locator("code").all()] == [1, 1]
    assert lines(first.locator("td").last) > 1
    # Three columns of usual words are no reason to break one, even on a phone.
    words = page.locator("tr:not(:has(> :nth-child(4)))").get_by_text("settings", exact=True).all()
    assert [lines(word) for word in words] == [1] * 12


@pytest.mark.parametrize("style", STYLES)
def test_a_list_without_posts_says_so(visit, style):
    page = visit("odd", f"/{style}-none/").page
    assert page.get_by_text("No posts yet").is_visible()
