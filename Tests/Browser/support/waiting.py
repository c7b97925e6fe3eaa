"""Waiting for what a page comes to, asked from outside: a page's policy forbids it to evaluate text."""

import time

from playwright.sync_api import Error

# Seconds; nothing waits in vain where all is well, and a busy machine may take long.
PATIENCE = 60

# The second frame begins when all that the first one asked for has been done.
FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"


def until(page, expression, argument=None):
    """Waits until a JavaScript expression or function gives something that is true there.

    What it throws is no answer yet: a page that is on its way, or half loaded, may lack all that is asked of.
    """
    end = time.monotonic() + PATIENCE
    while True:
        thrown = ""
        try:
            if seen := page.evaluate(expression, argument):
                return seen
        except Error as error:
            if page.is_closed():
                raise
            thrown = f", which threw {error.message!r} at last"
        assert time.monotonic() < end, f"waited in vain for {expression!r}{thrown}"
        page.wait_for_timeout(20)


def settle(page):
    """Waits until the page has shown what all events so far have led to."""
    until(page, FRAMES)


def paint(page):
    """Waits for a frame where no script of the page's may run: a picture takes one."""
    page.screenshot(clip={"x": 0, "y": 0, "width": 1, "height": 1})


def bring(locator):
    """Scrolls something into view, where it gets its own size: what is off screen has a guessed one."""
    locator.scroll_into_view_if_needed()
    settle(locator.page)
