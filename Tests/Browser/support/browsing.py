"""Pages in Debian's Chromium that remember what went wrong in them."""

import shutil
from urllib.parse import urlsplit

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


class Visitor:
    """One visitor of one site: a browser context, its page, and the faults that were met."""

    def __init__(self, browser, site, width=390, scheme="light", **context):
        self.site = site
        self.faults = []
        # Animations would be measured halfway; the tests that are about them ask for them.
        context = {"reduced_motion": "reduce", **context}
        self.context = browser.new_context(
            viewport={"width": width, "height": context.pop("height", height(width))},
            color_scheme=scheme,
            base_url=site.url,
            **context,
        )
        self.context.set_default_timeout(10_000)
        self.page = self.context.new_page()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        self.page.on("request", self._request)
        self.page.on("response", self._response)

    def _console(self, message):
        if message.type in ("error", "warning"):
            self.faults.append(f"console: {message.text}")

    def _request(self, request):
        address = urlsplit(request.url)
        if address.scheme != "data" and f"{address.scheme}://{address.netloc}" != self.site.url:
            self.faults.append(f"request outside the site: {request.url}")

    def _response(self, response):
        if response.status >= 400:
            self.faults.append(f"status {response.status}: {response.url}")

    def open(self, path):
        self.page.goto(path)
        return self.page

    def path(self):
        """Where the visitor is, with the fragment."""
        return self.page.url.removeprefix(self.site.url)

    def close(self):
        self.context.close()
