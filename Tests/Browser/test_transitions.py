"""A card grows into its post where the browser can show it."""

import pytest

from support.sites import STYLES
from support.waiting import until

# What the old page shows under which name when it is left, and what the new one has got.
WATCH = """
  const named = () => [...document.querySelectorAll('main *')]
    .map(part => [getComputedStyle(part).viewTransitionName, part.closest('.card')?.id ?? part.nodeName])
    .filter(([name]) => name !== 'none');
  addEventListener('load', () => {
    addEventListener('pageswap', event => {
      sessionStorage.swap = JSON.stringify([Boolean(event.viewTransition), named()]);
    });
  });
  addEventListener('pagereveal', event => {
    addEventListener('load', () => {
      sessionStorage.reveal = JSON.stringify([Boolean(event.viewTransition), named()]);
    });
  });
"""
READ = "() => [sessionStorage.swap, sessionStorage.reveal].map(text => JSON.parse(text ?? 'null'))"


def names(found):
    return sorted(name for name, _ in found)


@pytest.mark.parametrize("style", STYLES)
def test_the_card_that_is_followed_becomes_the_post(visit, style):
    page = visit("cards", "/robots.txt", reduced_motion="no-preference").page
    page.add_init_script(WATCH)
    page.goto(f"/{style}/")
    page.locator("#post-4").get_by_role("heading").get_by_role("link").click()
    page.wait_for_url("**/post-4/")
    until(page, "sessionStorage.reveal?.includes('H1')")
    swap, reveal = page.evaluate(READ)
    assert swap[0] is True and reveal[0] is True
    assert {card for _, card in swap[1]} == {"post-4"}
    # no-space's and flat-dark's cards show no picture.
    wanted = ["post-title"] if style in ("no-space", "flat-dark") else ["post-image", "post-title"]
    assert names(swap[1]) == wanted
    assert set(wanted) <= set(names(reveal[1]))


@pytest.mark.parametrize("style", STYLES)
def test_on_the_way_back_the_post_becomes_its_card(visit, style):
    page = visit("cards", "/robots.txt", reduced_motion="no-preference").page
    page.add_init_script(WATCH)
    page.goto(f"/{style}/")
    page.locator("#post-4").get_by_role("heading").get_by_role("link").click()
    page.wait_for_url("**/post-4/")
    page.evaluate("""() => addEventListener('pageswap', () => sessionStorage.removeItem('reveal'))""")
    page.get_by_role("link", name="Back to").first.click()
    page.wait_for_url(f"**/{style}/#post-4")
    until(page, "sessionStorage.reveal !== undefined")
    _, reveal = page.evaluate(READ)
    assert reveal[0] is True


@pytest.mark.parametrize("style", STYLES)
def test_no_list_carries_names(visit, style):
    page = visit("cards", f"/{style}/", reduced_motion="no-preference").page
    named = page.evaluate("""() => [...document.querySelectorAll('main *')].filter(
      part => getComputedStyle(part).viewTransitionName !== 'none').length""")
    assert named == 0


def test_reduced_motion_has_no_transition(visit):
    page = visit("cards", "/robots.txt").page
    page.add_init_script(WATCH)
    page.goto("/grid/")
    page.locator("#post-4").get_by_role("heading").get_by_role("link").click()
    page.wait_for_url("**/post-4/")
    until(page, "sessionStorage.reveal !== undefined")
    swap, _ = page.evaluate(READ)
    assert swap[0] is False
