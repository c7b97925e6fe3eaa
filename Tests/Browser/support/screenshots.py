"""Pictures of every style on the example site, and the one that shows them all."""

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from .browsing import SCHEMES, Visitor, start
from .program import REPOSITORY, build
from .server import Server
from .sites import STYLES, Writer, example

WIDTHS = (390, 1280)
SHEET = REPOSITORY / "Content/guide/styles.png"


def shoot(visitor, path, file):
    visitor.open(path)
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.screenshot(path=file, animations="disabled")
    print(file, flush=True)


def first_post(visitor, style):
    visitor.open(f"/{style}/")
    return visitor.page.locator(".card :is(h2, h3) a").first.get_attribute("href")


def shoot_all(browser, server, out):
    for width in WIDTHS:
        for scheme in SCHEMES:
            visitor = Visitor(browser, server)
            visitor.look(width=width, scheme=scheme)
            for style in STYLES:
                post = first_post(visitor, style)
                shoot(visitor, f"/{style}/", out / f"{style}-list-{width}-{scheme}.png")
                shoot(visitor, post, out / f"{style}-post-{width}-{scheme}.png")
            visitor.close()


def compose(browser, out):
    """The lists side by side, four in a row, as on a phone."""
    pictures = ""
    for style in STYLES:
        data = base64.b64encode((out / f"{style}-list-390-light.png").read_bytes()).decode()
        pictures += f'<figure><img src="data:image/png;base64,{data}"><figcaption>{style}</figcaption></figure>'
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.set_content(f"""<style>
      body {{ margin: 0; padding: 24px; display: grid; grid-template-columns: repeat(4, 1fr); gap: 24px;
        background: #fff; font: 600 15px system-ui, sans-serif; text-align: center }}
      figure {{ margin: 0 }}
      img {{ display: block; width: 100%; height: 440px; object-fit: cover; object-position: top;
        border-radius: 12px; box-shadow: 0 0 0 1px #d0d0d6; margin-bottom: 10px }}
    </style>{pictures}""")
    page.screenshot(path=SHEET, full_page=True)
    print(SHEET, flush=True)


def main(out):
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        example(Writer(Path(folder)))
        server = Server(build(folder))
        browser = start(playwright)
        shoot_all(browser, server, out)
        compose(browser, out)
        browser.close()
        server.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
