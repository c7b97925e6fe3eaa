"""Without JavaScript everything is there but the controls that only a script could serve."""

import pytest

from support.checks import layout_faults
from support.sites import STYLES
from support.waiting import paint


@pytest.mark.parametrize("width", (320, 1280))
@pytest.mark.parametrize("style", STYLES)
def test_list_and_post(visit, style, width):
    page = visit("cards", f"/{style}/", width=width, java_script_enabled=False).page
    cards = page.locator(".card")
    assert cards.count() == 8
    assert [card.get_by_role("heading").is_visible() for card in cards.all()] == [True] * 8
    assert page.get_by_role("button").count() == 0
    assert layout_faults(page) == []
    page.locator("#post-1").get_by_role("heading").get_by_role("link").click()
    page.wait_for_url(f"**/{style}/post-1/")
    assert page.get_by_text("A first paragraph").is_visible()
    assert page.get_by_role("button").count() == 0
    assert layout_faults(page) == []


@pytest.mark.parametrize("style", STYLES)
def test_the_whole_card_is_the_link(visit, style):
    page = visit("cards", f"/{style}/", java_script_enabled=False).page
    card = page.locator("#post-4")
    card.scroll_into_view_if_needed()
    paint(page)
    seen = card.bounding_box()
    page.mouse.click(seen["x"] + 5, seen["y"] + seen["height"] - 8)
    page.wait_for_url(f"**/{style}/post-4/")
