"""Waiting for what a page comes to, asked from outside: a page's policy forbids it to evaluate text."""

import time

from playwright.sync_api import Error

PATIENCE = 20

# What a question gets that meets a page on its way to another one.
BETWEEN = ("Execution context was destroyed", "Cannot find context", "because of a navigation")

# The second frame begins when all that the first one asked for has been done.
FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def until(page, expression, argument=None):
    """Waits until a JavaScript expression or function gives something that is true there."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            seen = page.evaluate(expression, argument)
        except Error as error:
            if not any(words in error.message for words in BETWEEN):
                raise
            seen = None
        if seen:
            return seen
        assert time.monotonic() < end, f"waited in vain for {expression!r}"
        page.wait_for_timeout(20)


def settle(page):
    """Waits until the page has shown what all events so far have led to."""
    page.evaluate(FRAMES)
