"""A list of 200 cards is there at once: nothing moves, and nothing keeps the page from answering."""

import pytest

from support.sites import STYLES

OBSERVE = """
  self.shifts = [];
  self.tasks = [];
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const names = entry.sources.map(source => source.node?.nodeName + '.' + source.node?.className);
      if (!entry.hadRecentInput) self.shifts.push([entry.value, names.join(', ')]);
    }
  }).observe({type: 'layout-shift', buffered: true});
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) self.tasks.push(Math.round(entry.duration));
  }).observe({type: 'longtask', buffered: true});
"""
# Two frames and a little, so that what observers have to tell is told.
SETTLE = "() => new Promise(done => setTimeout(() => requestAnimationFrame(() => setTimeout(done, 50)), 250))"


def load(visit, path, width):
    visitor = visit("crowd", "/robots.txt", width=width)
    visitor.page.add_init_script(OBSERVE)
    visitor.open(path)
    visitor.page.evaluate(SETTLE)
    return visitor


@pytest.mark.parametrize("width", (390, 1280))
@pytest.mark.parametrize("style", STYLES)
def test_nothing_moves(visit, style, width):
    page = load(visit, f"/{style}/", width).page
    assert page.locator(".card").count() == 200
    assert page.evaluate("self.shifts") == []


@pytest.mark.parametrize("style", STYLES)
def test_no_task_is_long(visit, style):
    # Other work on the machine can stretch a task; one that is long is so every time.
    tasks = []
    for _ in range(5):
        visitor = load(visit, f"/{style}/", 390)
        tasks = visitor.page.evaluate("self.tasks")
        visitor.close()
        if tasks == []:
            break
    assert tasks == [], "milliseconds, in the quietest of five loads"


@pytest.mark.parametrize("style", STYLES)
def test_what_is_off_screen_is_not_painted(visit, style):
    page = visit("crowd", f"/{style}/").page
    skipped = page.locator(".card").evaluate_all("""cards => cards.filter(
      card => !card.checkVisibility({contentVisibilityAuto: true})).length""")
    assert skipped > 150


@pytest.mark.parametrize("style", STYLES)
def test_pictures_off_screen_are_not_loaded(visit, style):
    images = visit("crowd", f"/{style}/").page.locator(".card img")
    if style != "no-space" and images.count():
        assert images.first.get_attribute("loading") in (None, "eager")
        assert images.nth(100).get_attribute("loading") == "lazy"
    for image in images.all()[:5]:
        assert int(image.get_attribute("width")) > 0 and int(image.get_attribute("height")) > 0
