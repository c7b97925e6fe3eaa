"""Pages in Debian's Chromium that remember what went wrong in them."""

import shutil
import time
from urllib.parse import urlsplit

from playwright.sync_api import Error

from .waiting import PATIENCE, paint, settle

WIDTHS = (320, 768, 1280)
SCHEMES = ("light", "dark")


def start(playwright):
    """The installed Chromium, without a window."""
    place = shutil.which("chromium")
    if place is None:
        raise SystemExit("There is no 'chromium' on the PATH; '.ci/packages test' installs it.")
    # No sandbox, so that root can run it too: it is shown pages of this repository alone.
    return playwright.chromium.launch(executable_path=place, args=["--no-sandbox"])


def height(width):
    """A usual height of a window of that width."""
    return {320: 568, 390: 844, 768: 1024}.get(width, 900)


# A test may have taken the storage away.
FORGET = """() => {
  try { localStorage.clear(); sessionStorage.clear(); } catch {}
}"""


class Visitor:
    """One visitor of one site: a page of its own, and the faults that were met there."""

    def __init__(self, browser, site, script=None, **context):
        """A `script` runs first in every page; the rest is what a browser's context takes."""
        self.site = site
        self.has_scripts = context.get("java_script_enabled", True)
        self._forget_faults()
        self.context = browser.new_context(base_url=site.url, **context)
        self.context.set_default_timeout(1000 * PATIENCE)
        if script:
            self.context.add_init_script(script)
        self.page = self.context.new_page()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self._note(f"error: {error}"))
        self.page.on("request", self._request)
        self.page.on("response", self._response)

    def _forget_faults(self):
        self.faults = []
        self.expected = []
        self.met = []

    def _note(self, fault):
        is_expected = any(words in fault for words in self.expected)
        (self.met if is_expected else self.faults).append(fault)

    def expect(self, words):
        """Faults with these words in them are meant to be there, however many, and whenever they are told."""
        self.expected.append(words)
        faults, self.faults = self.faults, []
        for fault in faults:
            self._note(fault)

    def meet(self, words):
        """Waits for a fault with these words, one of those that are expected; the browser tells of them late."""
        end = time.monotonic() + PATIENCE
        while not any(words in fault for fault in self.met):
            assert time.monotonic() < end, f"no fault with {words!r} in {self.met + self.faults}"
            self.page.wait_for_timeout(20)

    def _console(self, message):
        if message.type in ("error", "warning"):
            self._note(f"console: {message.text}")

    def _request(self, request):
        address = urlsplit(request.url)
        if address.scheme != "data" and f"{address.scheme}://{address.netloc}" != self.site.url:
            self._note(f"request outside the site: {request.url}")

    def _response(self, response):
        if response.status >= 400:
            self._note(f"status {response.status}: {response.url}")

    def look(self, width=390, tall=None, scheme="light", motion=False, contrast=None, forced=False):
        """Sets the window's size, and what the visitor asks of pages."""
        self.page.set_viewport_size({"width": width, "height": tall or height(width)})
        self.page.emulate_media(
            media="screen",
            color_scheme=scheme,
            # Animations would be measured halfway; the tests that are about them ask for them.
            reduced_motion="no-preference" if motion else "reduce",
            contrast=contrast or "no-preference",
            forced_colors="active" if forced else "none",
        )

    def open(self, path):
        """Goes to a page, and waits until it has been shown: some of it gets its size then."""
        self.page.goto(path)
        (settle if self.has_scripts else paint)(self.page)
        return self.page

    def path(self):
        """Where the visitor is, with the fragment."""
        # The browser itself is told of it a little later.
        return self.page.evaluate("location.href").removeprefix(self.site.url)

    def forget(self):
        """Leaves nothing behind for the next one who comes with the same page."""
        for other in self.context.pages[1:]:
            other.close()
        self.page.unroute_all()
        self.page.mouse.move(0, 0)
        self.page.evaluate(FORGET)
        # Nothing that a test set off is still on its way to another page then.
        self.page.goto("about:blank")
        self._forget_faults()

    def close(self):
        self.context.close()


class Visitors:
    """Visitors who are at hand again once a test is through: a new one costs a second of work."""

    def __init__(self, browser):
        self.browser = browser
        self.idle = {}

    def take(self, site, **options):
        kind = (site.url, *sorted(options.items()))
        if self.idle.get(kind):
            return self.idle[kind].pop()
        visitor = Visitor(self.browser, site, **options)
        visitor.kind = kind
        return visitor

    def give_back(self, visitor, whole):
        """Takes a visitor back; one whose test did not end well, or who is on the move, is not kept."""
        try:
            if whole:
                visitor.forget()
                self.idle.setdefault(visitor.kind, []).append(visitor)
                return
        except Error:
            pass
        visitor.close()
