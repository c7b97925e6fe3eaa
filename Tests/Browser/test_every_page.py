"""Every style in every window, light and dark: nothing to hold against its lists and posts."""

import pytest

from support.browsing import SCHEMES, WIDTHS
from support.checks import faults_of
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


@pytest.mark.parametrize("place", ("-one/", "-none/", "-words/", "-words/post-1/"))
@pytest.mark.parametrize("style", STYLES)
def test_one_post_none_and_words_that_fit_no_line(visit, style, place):
    visitor = visit("odd", f"/{style}{place}", width=320)
    assert faults_in_both_schemes(visitor.page) == {}


@pytest.mark.parametrize("place", ("page/2/", "post-1/"), ids=("list", "post"))
@pytest.mark.parametrize("style", STYLES)
def test_right_to_left(visit, style, place):
    visitor = visit("rtl", f"/{style}/{place}", width=320)
    assert faults_in_both_schemes(visitor.page) == {}


@pytest.mark.parametrize("path", PAGES)
def test_pages_of_no_style(visit, path):
    visitor = visit("example", path, width=320)
    missing = [fault for fault in visitor.faults if "404" in fault]
    assert bool(missing) == (path == "/no-such-page/")
    visitor.faults = [fault for fault in visitor.faults if fault not in missing]
    assert faults_in_both_schemes(visitor.page) == {}


@pytest.mark.parametrize("style", STYLES)
def test_a_list_without_posts_says_so(visit, style):
    page = visit("odd", f"/{style}-none/").page
    assert page.get_by_text("No posts yet").is_visible()
