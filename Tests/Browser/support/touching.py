"""Fingers, which Playwright only lets tap."""

from .waiting import bring


class Finger:
    """A finger on the middle of an element."""

    def __init__(self, page, locator):
        bring(locator)
        seen = locator.bounding_box()
        self.x, self.y = seen["x"] + seen["width"] / 2, seen["y"] + seen["height"] / 2
        self.session = page.context.new_cdp_session(page)
        self._send("touchStart", {"x": self.x, "y": self.y})

    def _send(self, kind, *points):
        self.session.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)}
        )

    def move_up(self, pixels):
        self.y -= pixels
        self._send("touchMove", {"x": self.x, "y": self.y})

    def lift(self):
        self._send("touchEnd")
        self.session.detach()
