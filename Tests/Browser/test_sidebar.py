"""sidebar: a list beside its posts on wide windows, and a list that leads to them on others."""

import pytest

from support.checks import faults_of
from support.measuring import box, near, pixels, style
from support.waiting import settle, until

WIDE = 1280
MARK = "self.mark = 'the same page'"
MARKED = "self.mark === 'the same page'"


def row(page, number):
    return page.locator(f"#post-{number} a").first


def select(page, number):
    row(page, number).click()
    page.get_by_role("heading", level=1, name=f"Post {number}", exact=True).wait_for()


def current(page):
    found = page.locator(".list-pane [aria-current=page]")
    return found.evaluate_all("links => links.map(link => link.getAttribute('href'))")


@pytest.mark.parametrize("width", (900, 1280))
def test_two_panes(visit, width):
    page = visit("cards", "/sidebar/", width=width).page
    left, right = page.locator(".list-pane"), page.locator(".detail-pane")
    assert near(box(left).x, 0) and near(box(left).width, 320)
    assert box(left).bottom <= 900 + 1
    assert style(left, "overflow-y") in ("auto", "scroll")
    assert left.evaluate("pane => pane.scrollHeight > pane.clientHeight")
    assert near(box(right).x, 320) and near(box(right).right, width)
    assert right.get_by_text("No Selection").is_visible()
    assert pixels(right.get_by_text("No Selection"), "font-size") == 17
    left.hover()
    page.mouse.wheel(0, 300)
    until(page, "document.querySelector('.list-pane').scrollTop > 200")
    assert page.evaluate("scrollY") == 0


@pytest.mark.parametrize("width", (390, 899))
def test_below_900_pixels_rows_lead_to_pages(visit, width):
    page = visit("cards", "/sidebar/", width=width).page
    assert not page.get_by_text("No Selection").is_visible()
    page.evaluate(MARK)
    row(page, 4).click()
    page.wait_for_url("**/sidebar/post-4/")
    page.get_by_role("heading", level=1, name="Post 4").wait_for()
    assert not page.evaluate(MARKED)
    page.get_by_role("link", name="Back to Sidebar").click()
    page.wait_for_url("**/sidebar/#post-4")


def test_a_stack_is_a_list_at_every_width(visit):
    page = visit("odd", "/sidebar-stack/", width=WIDE).page
    assert not page.get_by_text("No Selection").is_visible()
    page.evaluate(MARK)
    page.locator("#post-1 a").first.click()
    page.get_by_role("heading", level=1, name="Post 1").wait_for()
    assert not page.evaluate(MARKED)


def test_a_row_swaps_the_right_side(visit):
    visitor = visit("cards", "/sidebar/", width=WIDE)
    page = visitor.page
    page.evaluate(MARK)
    page.locator(".list-pane").evaluate("pane => pane.scrollTop = 60")
    select(page, 4)
    assert visitor.path() == "/sidebar/post-4/"
    assert page.evaluate(MARKED)
    assert current(page) == ["/sidebar/post-4/"]
    assert page.title() == "Post 4 · Cards"
    assert page.locator(".detail-pane").get_by_text("A first paragraph").is_visible()
    assert not page.get_by_text("No Selection").is_visible()
    assert page.locator("h1:visible").count() == 1
    assert page.locator(".list-pane").evaluate("pane => pane.scrollTop") == 60
    assert not page.locator(".detail-pane").get_by_role("link", name="Back to").is_visible()


def test_keyboard_and_focus(visit):
    page = visit("cards", "/sidebar/", width=WIDE).page
    row(page, 4).focus()
    page.keyboard.press("Enter")
    page.get_by_role("heading", level=1, name="Post 4").wait_for()
    until(page, "document.activeElement.matches('.detail-pane h1')")
    page.go_back()
    page.get_by_text("No Selection").wait_for()
    until(page, "document.activeElement.matches('#post-4 a')")


def test_touch(visit):
    page = visit("cards", "/sidebar/", width=1024, has_touch=True, is_mobile=True).page
    page.evaluate(MARK)
    row(page, 4).tap()
    page.get_by_role("heading", level=1, name="Post 4").wait_for()
    assert page.evaluate(MARKED)


def test_back_and_forward(visit):
    visitor = visit("cards", "/sidebar/", width=WIDE)
    page = visitor.page
    page.evaluate(MARK)
    select(page, 4)
    select(page, 1)
    page.go_back()
    page.get_by_role("heading", level=1, name="Post 4").wait_for()
    assert (visitor.path(), current(page)) == ("/sidebar/post-4/", ["/sidebar/post-4/"])
    page.go_back()
    page.get_by_text("No Selection").wait_for()
    assert (visitor.path(), current(page)) == ("/sidebar/", [])
    assert page.title() == "Sidebar · Cards"
    page.go_forward()
    page.get_by_role("heading", level=1, name="Post 4").wait_for()
    assert current(page) == ["/sidebar/post-4/"]
    assert page.evaluate(MARKED)


def test_reload_shows_the_same(visit):
    visitor = visit("cards", "/sidebar/", width=WIDE)
    page = visitor.page
    select(page, 4)
    page.reload()
    page.locator(".list-pane #post-4").wait_for()
    assert visitor.path() == "/sidebar/post-4/"
    assert current(page) == ["/sidebar/post-4/"]
    assert near(box(page.locator(".list-pane")).width, 320)
    assert page.locator(".detail-pane").get_by_role("heading", level=1, name="Post 4").is_visible()
    page.evaluate(MARK)
    select(page, 1)
    assert page.evaluate(MARKED) and current(page) == ["/sidebar/post-1/"]


def test_a_post_of_another_list_page_is_shown_beside_its_own(visit):
    page = visit("cards", "/sidebar/post-20/", width=WIDE).page
    page.locator(".list-pane #post-20").wait_for()
    assert current(page) == ["/sidebar/post-20/"]
    until(page, """() => {
      const box = document.querySelector('.list-pane #post-20').getBoundingClientRect();
      return box.top >= 0 && box.bottom <= innerHeight;
    }""")


def test_the_last_of_two_quick_choices_wins(visit):
    visitor = visit("cards", "/sidebar/", width=WIDE)
    page = visitor.page
    held = []
    page.route("**/sidebar/post-4/", lambda route: held.append(route))
    with page.expect_request("**/sidebar/post-4/"):
        row(page, 4).click()
    select(page, 1)
    page.evaluate("""() => {
      const read = DOMParser.prototype.parseFromString;
      DOMParser.prototype.parseFromString = function (...all) { self.came = true; return read.apply(this, all); };
    }""")
    for route in held:
        route.continue_()
    until(page, "self.came")
    settle(page)
    assert page.get_by_role("heading", level=1, name="Post 1", exact=True).is_visible()
    assert (visitor.path(), current(page)) == ("/sidebar/post-1/", ["/sidebar/post-1/"])


def test_what_cannot_be_fetched_is_opened(visit):
    visitor = visit("cards", "/sidebar/", width=WIDE)
    page = visitor.page
    visitor.expect("ERR_FAILED")
    page.route(
        "**/sidebar/post-4/",
        lambda route: route.continue_() if route.request.is_navigation_request() else route.abort(),
    )
    page.evaluate(MARK)
    row(page, 4).click()
    page.wait_for_url("**/sidebar/post-4/")
    page.get_by_role("heading", level=1, name="Post 4").wait_for()
    assert not page.evaluate(MARKED)


def test_a_click_for_a_new_tab_opens_one(visit):
    visitor = visit("cards", "/sidebar/", width=WIDE)
    with visitor.context.expect_page() as opened:
        row(visitor.page, 4).click(modifiers=["Control"])
    opened.value.wait_for_url("**/sidebar/post-4/")
    assert visitor.page.get_by_text("No Selection").is_visible()


def test_links_in_the_right_side_work(visit):
    page = visit("cards", "/sidebar/", width=WIDE).page
    select(page, 4)
    page.locator(".detail-pane").get_by_role("link", name="SwiftUI").click()
    page.wait_for_url("**/tags/swiftui/")


def test_narrowing_the_window_keeps_what_is_read(visit):
    page = visit("cards", "/sidebar/", width=WIDE).page
    select(page, 4)
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.get_by_role("heading", level=1, name="Post 4").is_visible()
    assert page.get_by_role("link", name="Back to Sidebar").is_visible()
    page.set_viewport_size({"width": WIDE, "height": 900})
    assert page.get_by_role("heading", level=1, name="Post 4").is_visible()
    assert page.locator(".list-pane #post-4").is_visible()


def test_without_scripts_every_row_is_a_link(visit):
    visitor = visit("cards", "/sidebar/", width=WIDE, java_script_enabled=False)
    page = visitor.page
    assert not page.get_by_text("No Selection").is_visible()
    row(page, 4).click()
    page.wait_for_url("**/sidebar/post-4/")
    page.get_by_role("link", name="Back to Sidebar").click()
    page.wait_for_url("**/sidebar/#post-4")


@pytest.mark.parametrize("scheme", ("light", "dark"))
def test_the_split_view_has_no_fault(visit, scheme):
    page = visit("cards", "/sidebar/", width=WIDE, scheme=scheme).page
    assert faults_of(page) == []
    select(page, 4)
    assert faults_of(page) == []


def test_right_to_left_the_list_is_at_the_right(visit):
    page = visit("rtl", "/sidebar/", width=WIDE).page
    assert near(box(page.locator(".list-pane")).right, WIDE)
