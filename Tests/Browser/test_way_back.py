"""From a card to its post and back to the card."""

import pytest

from support.measuring import near
from support.sites import STYLES
from support.waiting import until

IN_VIEW = """name => {
  const card = document.getElementById(name);
  if (!card) return false;
  const box = card.getBoundingClientRect();
  const bar = document.querySelector('header.bar');
  const sticky = /sticky|fixed/.test(getComputedStyle(bar).position);
  const top = sticky ? bar.getBoundingClientRect().bottom : 0;
  return box.top >= top - 1 && box.top < innerHeight && (box.bottom <= innerHeight + 1 || box.top <= top + 100);
}"""


def back(page):
    return page.get_by_role("link", name="Back to").first


@pytest.mark.parametrize("scripts", (True, False), ids=("scripts", "no scripts"))
@pytest.mark.parametrize("style", STYLES)
def test_from_the_fourth_card_of_page_3(visit, style, scripts):
    visitor = visit("cards", f"/{style}/page/3/", java_script_enabled=scripts)
    page = visitor.page
    card = page.locator(".card").nth(3)
    name = card.get_attribute("id")
    card.scroll_into_view_if_needed()
    card.get_by_role("heading").get_by_role("link").click()
    page.wait_for_url(f"**/{style}/{name}/")
    back(page).click()
    page.wait_for_url(f"**/{style}/page/3/#{name}")
    until(page, IN_VIEW, name)


def press_enter(page, link):
    link.focus()
    page.keyboard.press("Enter")


def tap(page, link):
    link.tap()


@pytest.mark.parametrize("act", (press_enter, tap))
@pytest.mark.parametrize("style", STYLES)
def test_by_keyboard_and_finger(visit, style, act):
    touch = act is tap
    page = visit("cards", f"/{style}/page/3/", has_touch=touch, is_mobile=touch).page
    card = page.locator(".card").nth(3)
    name = card.get_attribute("id")
    act(page, card.get_by_role("heading").get_by_role("link"))
    page.wait_for_url(f"**/{style}/{name}/")
    act(page, back(page))
    page.wait_for_url(f"**/{style}/page/3/#{name}")
    until(page, IN_VIEW, name)


@pytest.mark.parametrize("style", STYLES)
def test_the_browser_s_own_back_keeps_the_place(visit, style):
    page = visit("cards", f"/{style}/page/3/").page
    card = page.locator(".card").nth(3)
    name = card.get_attribute("id")
    card.scroll_into_view_if_needed()
    card.get_by_role("heading").get_by_role("link").click()
    page.wait_for_url("**/post-*/")
    page.go_back()
    page.wait_for_url(f"**/{style}/page/3/")
    until(page, IN_VIEW, name)


@pytest.mark.parametrize("site,place", (("example", "/tags/swiftui/"), ("crowd", "/page/2/")))
def test_back_to_another_list_that_the_visitor_came_from(visit, site, place):
    visitor = visit(site, place)
    page = visitor.page
    start = visitor.path()
    card = page.locator(".card").nth(1)
    name = card.get_attribute("id")
    heading = page.locator("h1").inner_text()
    card.get_by_role("heading").get_by_role("link").click()
    page.wait_for_url(lambda url: not url.endswith(start))
    link = back(page)
    assert link.get_attribute("href").endswith(f"{start}#{name}")
    assert heading in (link.get_attribute("aria-label") or link.inner_text())
    link.click()
    page.wait_for_url(f"**{start}#{name}")
    until(page, IN_VIEW, name)


def test_a_visit_from_elsewhere_gets_the_post_s_own_list(visit):
    page = visit("cards", "/plain/post-20/").page
    assert back(page).get_attribute("href") == "/plain/page/3/#post-20"
    page.goto("/tags/")
    page.goto("/plain/post-20/")
    assert back(page).get_attribute("href") == "/plain/page/3/#post-20"


@pytest.mark.parametrize("style", STYLES)
def test_pages_of_a_list(visit, style):
    page = visit("cards", f"/{style}/page/2/").page
    pages = page.get_by_role("navigation", name="Pages")
    assert pages.get_by_text("Page 2 of 4").is_visible()
    links = {name: pages.get_by_role("link", name=name) for name in ("First", "Previous", "Next", "Last")}
    seen = {name: link.get_attribute("href") for name, link in links.items()}
    assert seen == {
        "First": f"/{style}/",
        "Previous": f"/{style}/",
        "Next": f"/{style}/page/3/",
        "Last": f"/{style}/page/4/",
    }
    links["Next"].click()
    page.wait_for_url(f"**/{style}/page/3/")
    assert near(page.evaluate("scrollY"), 0)


def test_3000_posts_have_150_pages(visit):
    page = visit("crowd", "/page/75/").page
    assert page.get_by_text("Page 75 of 150").is_visible()
    assert page.locator(".card").count() == 20
    page.get_by_role("link", name="Last").click()
    page.wait_for_url("**/page/150/")
    assert page.get_by_text("Page 150 of 150").is_visible()
    assert page.get_by_role("link", name="Next").count() == 0
