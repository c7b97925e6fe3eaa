"""Cards that the visitor hides: remembered, taken back one by one, or shown again all at once."""

import pytest

from support.measuring import box, near
from support.moving import watch_moves
from support.waiting import until

# The grid has it unasked; the others where a section says `hide: true`.
PLACES = ("grid", "hide-plain", "hide-grouped", "hide-inset-grouped")


def hide(page, name):
    return page.locator(f"#{name}").get_by_role("button", name="Hide")


def shown(page):
    return [card.get_attribute("id") for card in page.locator(".card").all() if card.is_visible()]


def click(page, button):
    button.click()


def tap(page, button):
    button.tap()


def enter(page, button):
    button.focus()
    page.keyboard.press("Enter")


def space(page, button):
    button.focus()
    page.keyboard.press("Space")


@pytest.mark.parametrize("act", (click, tap, enter, space))
@pytest.mark.parametrize("place", PLACES)
def test_hide_undo_and_show(visit, place, act):
    page = visit("cards", f"/{place}/", has_touch=act is tap).page
    everything = shown(page)
    assert len(everything) == 8
    assert not page.get_by_role("button", name="Undo").is_visible()
    act(page, hide(page, "post-4"))
    assert shown(page) == [name for name in everything if name != "post-4"]
    act(page, page.get_by_role("button", name="Undo"))
    assert shown(page) == everything
    act(page, hide(page, "post-2"))
    act(page, hide(page, "post-3"))
    act(page, page.get_by_role("button", name="Show 2 hidden"))
    assert shown(page) == everything
    assert not page.get_by_role("button", name="hidden").is_visible()


def test_the_cross_of_a_card(visit):
    page = visit("cards", "/grid/").page
    card, cross = box(page.locator("#post-1")), hide(page, "post-1")
    icon, hit = box(cross.locator("svg")), box(cross)
    assert near(card.right - icon.right, 5, 2) and near(icon.y - card.y, 5, 2)
    assert hit.width >= 24 and hit.height >= 24
    assert cross.get_attribute("aria-label") == "Hide: Post 1"


def test_neighbours_close_the_gap(visit):
    page = visit("cards", "/grid/").page
    second = box(page.locator("#post-2"))
    hide(page, "post-2").click()
    third = box(page.locator("#post-3"))
    assert near(third.x, second.x) and near(third.y, second.y)


def test_neighbours_move_with_an_animation(visit):
    page = visit("cards", "/grid/", motion=True).page
    watch_moves(page)
    hide(page, "post-2").click()
    until(page, "[...self.moved].some(part => part.includes('group(card-'))")
    until(page, "document.getAnimations().length === 0")
    assert "post-2" not in shown(page)


def test_what_is_hidden_stays_hidden(visit):
    page = visit("cards", "/grid/").page
    hide(page, "post-2").click()
    hide(page, "post-7").click()
    page.reload()
    assert len(shown(page)) == 6
    # Under the site's own name, since other sites may stand at the same host.
    assert page.evaluate("Object.keys(localStorage)") == ["sitegen:hidden:/"]
    page.goto("/grid/page/2/")
    assert len(shown(page)) == 8
    page.goto("/grid/")
    page.get_by_role("button", name="Show 2 hidden").click()
    page.reload()
    assert len(shown(page)) == 8


def test_the_keyboard_is_not_lost(visit):
    page = visit("cards", "/grid/").page
    for name in ("post-4", "post-8", "post-1"):
        enter(page, hide(page, name))
        assert page.evaluate("document.activeElement !== document.body")
        assert page.evaluate("document.activeElement.checkVisibility()")


def test_hiding_is_announced(visit):
    page = visit("cards", "/grid/").page
    assert page.get_by_role("status").count() == 1
    hide(page, "post-4").click()
    assert "Post 4" in page.get_by_role("status").text_content() or (
        "hidden" in page.get_by_role("status").text_content().lower()
    )


def test_all_cards_can_be_hidden_and_shown(visit):
    page = visit("cards", "/grid/").page
    for name in shown(page):
        hide(page, name).click()
    assert shown(page) == []
    page.get_by_role("button", name="Show 8 hidden").click()
    assert len(shown(page)) == 8


def test_without_storage_hiding_still_works(visit):
    script = "Object.defineProperty(self, 'localStorage', {get() { throw new DOMException('no') }})"
    page = visit("cards", "/grid/", script=script).page
    hide(page, "post-4").click()
    assert "post-4" not in shown(page)


def test_what_a_stranger_wrote_into_the_storage_is_no_matter(visit):
    page = visit("cards", "/grid/").page
    hide(page, "post-4").click()
    for text in ("{", "null", "7", '{"a": 1}', "[1, null, {}]", '"x"'):
        page.evaluate("text => { for (const key in localStorage) localStorage[key] = text }", text)
        page.reload()
        assert len(shown(page)) == 8


@pytest.mark.parametrize("style", ("no-space", "blurry", "flat-dark", "plain", "grouped"))
def test_other_styles_have_no_cross(visit, style):
    assert visit("cards", f"/{style}/").page.get_by_role("button", name="Hide").count() == 0
