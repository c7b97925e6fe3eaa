"""Waiting for what a page comes to, asked from outside: a page's policy forbids it to evaluate text."""

import time

PATIENCE = 10


def until(page, expression, argument=None):
    """Waits until a JavaScript expression or function gives something that is true there."""
    end = time.monotonic() + PATIENCE
    while not (seen := page.evaluate(expression, argument)):
        assert time.monotonic() < end, f"waited in vain for {expression!r}"
        page.wait_for_timeout(20)
    return seen
