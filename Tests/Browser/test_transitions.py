"""A card grows into its post where the browser can show it."""

import pytest

from support.sites import STYLES
from support.waiting import until

# What bears which name when the old page is left, and when the new one is about to move.
WATCH = """
  const named = () => [...document.querySelectorAll('main *')]
    .map(part => [getComputedStyle(part).viewTransitionName, part.closest('.card')?.id ?? part.nodeName])
    .filter(([name]) => name !== 'none');
  const note = (when, transition) => {
    sessionStorage[when] = JSON.stringify([Boolean(transition), named()]);
  };
  addEventListener('load', () => addEventListener('pageswap', event => note('swap', event.viewTransition)));
  addEventListener('pagereveal', event => {
    sessionStorage.removeItem('reveal');
    const transition = event.viewTransition;
    if (transition) transition.ready.then(() => note('reveal', transition), () => note('reveal'));
    else note('reveal');
  });
"""
READ = "when => sessionStorage[when] && JSON.parse(sessionStorage[when])"


def names(found):
    return sorted(name for name, _ in found)


def follow(page, style):
    page.add_init_script(WATCH)
    page.goto(f"/{style}/")
    page.locator("#post-4").get_by_role("heading").get_by_role("link").click()
    page.wait_for_url("**/post-4/")


# no-space's and flat-dark's cards show no picture.
@pytest.mark.parametrize("style", STYLES)
def test_the_card_that_is_followed_becomes_the_post(visit, style):
    page = visit("cards", "/robots.txt", reduced_motion="no-preference").page
    follow(page, style)
    wanted = ["post-title"] if style in ("no-space", "flat-dark") else ["post-image", "post-title"]
    transition, found = until(page, READ, "swap")
    assert transition and names(found) == wanted
    assert {card for _, card in found} == {"post-4"}
    transition, found = until(page, READ, "reveal")
    assert transition and set(wanted) <= set(names(found))


@pytest.mark.parametrize("style", STYLES)
def test_on_the_way_back_the_post_becomes_its_card(visit, style):
    page = visit("cards", "/robots.txt", reduced_motion="no-preference").page
    follow(page, style)
    page.get_by_role("link", name="Back to").first.click()
    page.wait_for_url(f"**/{style}/#post-4")
    transition, found = until(page, READ, "reveal")
    wanted = ["post-title"] if style in ("no-space", "flat-dark") else ["post-image", "post-title"]
    assert transition and names(found) == wanted
    assert {card for _, card in found} == {"post-4"}


@pytest.mark.parametrize("style", STYLES)
def test_no_list_carries_names(visit, style):
    page = visit("cards", f"/{style}/", reduced_motion="no-preference").page
    named = page.evaluate("""() => [...document.querySelectorAll('main *')].filter(
      part => getComputedStyle(part).viewTransitionName !== 'none').length""")
    assert named == 0


def test_reduced_motion_has_no_transition(visit):
    page = visit("cards", "/robots.txt").page
    follow(page, "grid")
    assert until(page, READ, "swap")[0] is False
    assert until(page, READ, "reveal")[0] is False
