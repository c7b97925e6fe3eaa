"""Fingers, which Playwright only lets tap."""


def long_press(page, locator, milliseconds, move=0):
    """A finger that rests on the middle of an element, or moves up by some pixels meanwhile."""
    locator.scroll_into_view_if_needed()
    seen = locator.bounding_box()
    x, y = seen["x"] + seen["width"] / 2, seen["y"] + seen["height"] / 2
    session = page.context.new_cdp_session(page)

    def send(kind, *points):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    send("touchStart", {"x": x, "y": y})
    steps = 5
    for step in range(1, steps + 1):
        page.wait_for_timeout(milliseconds / steps)
        if move:
            send("touchMove", {"x": x, "y": y - move * step / steps})
    send("touchEnd")
    page.wait_for_timeout(100)
