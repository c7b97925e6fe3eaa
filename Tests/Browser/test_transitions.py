"""A card grows into its post where the browser can show it."""

import time

import pytest

from support.sites import STYLES
from support.waiting import until

# What bears which name when a page is left, and when one is about to move, for each page by its path.
WATCH = """(() => {
  if (location.protocol !== 'http:') return;
  const named = () => [...document.querySelectorAll('main *')]
    .map(part => [getComputedStyle(part).viewTransitionName, part.closest('.card')?.id ?? part.nodeName])
    .filter(([name]) => name !== 'none');
  const note = (when, transition) => {
    sessionStorage[`${when} ${location.pathname}`] = JSON.stringify([Boolean(transition), named()]);
  };
  addEventListener('load', () => addEventListener('pageswap', event => note('swap', event.viewTransition)));
  addEventListener('pagereveal', event => {
    const transition = event.viewTransition;
    if (transition) transition.ready.then(() => note('reveal', transition), () => note('reveal'));
    else note('reveal');
  });
})()"""
READ = "when => sessionStorage[when] && JSON.parse(sessionStorage[when])"


def names(found):
    return sorted(name for name, _ in found)


def wanted(style):
    """no-space's and flat-dark's cards show no picture."""
    return ["post-title"] if style in ("no-space", "flat-dark") else ["post-image", "post-title"]


def follow(page, style):
    page.goto(f"/{style}/")
    # What is read later is then the next visit's, which may be slow to show itself.
    until(page, READ, f"reveal /{style}/")
    page.evaluate("sessionStorage.clear()")
    page.locator("#post-4").get_by_role("heading").get_by_role("link").click()
    page.wait_for_url("**/post-4/")


def hold_back(route):
    """Long enough for a page that does not wait for its script to show itself without it."""
    time.sleep(0.3)
    route.continue_()


def in_a_calm_moment(visit, attempt, wanted):
    """The parts that moved, in one of a few visits.

    A browser that is kept waiting now and then gives a transition up, or shows the page before it is whole;
    what holds in a calm moment only then fails one visit, and what is wrong fails all of them.
    """
    for _ in range(10):
        found = attempt(visit("cards", "/robots.txt", motion=True, script=WATCH).page)
        if all(transition and wanted <= set(names(parts)) for transition, parts in found):
            return found[-1][1]
    raise AssertionError(f"no transition in any of ten visits; the last had {found}")


@pytest.mark.parametrize("style", STYLES)
def test_the_card_that_is_followed_becomes_the_post(visit, style):
    def attempt(page):
        follow(page, style)
        return [until(page, READ, f"reveal /{style}/post-4/"), until(page, READ, f"swap /{style}/")]

    found = in_a_calm_moment(visit, attempt, set(wanted(style)))
    assert names(found) == wanted(style)
    assert {card for _, card in found} == {"post-4"}


@pytest.mark.parametrize("style", STYLES)
def test_on_the_way_back_the_post_becomes_its_card(visit, style):
    def attempt(page):
        follow(page, style)
        page.get_by_role("link", name="Back to").first.click()
        page.wait_for_url(f"**/{style}/#post-4")
        return [until(page, READ, f"reveal /{style}/")]

    found = in_a_calm_moment(visit, attempt, set(wanted(style)))
    assert names(found) == wanted(style)
    assert {card for _, card in found} == {"post-4"}


@pytest.mark.parametrize("style", STYLES)
def test_the_browser_s_own_back_pairs_them_though_the_script_is_late(visit, style):
    def attempt(page):
        follow(page, style)
        page.route("**/*.js", hold_back)
        page.go_back()
        return [until(page, READ, f"reveal /{style}/")]

    found = in_a_calm_moment(visit, attempt, set(wanted(style)))
    assert names(found) == wanted(style)
    assert {card for _, card in found} == {"post-4"}


@pytest.mark.parametrize("style", STYLES)
def test_no_list_carries_names(visit, style):
    page = visit("cards", f"/{style}/", motion=True).page
    named = page.evaluate("""() => [...document.querySelectorAll('main *')].filter(
      part => getComputedStyle(part).viewTransitionName !== 'none').length""")
    assert named == 0


def test_reduced_motion_has_no_transition(visit):
    page = visit("cards", "/robots.txt", script=WATCH).page
    follow(page, "grid")
    assert until(page, READ, "swap /grid/")[0] is False
    assert until(page, READ, "reveal /grid/post-4/")[0] is False
