"""A list of 200 cards is there at once: nothing moves, and nothing keeps the page from answering."""

import json

import pytest

from support.sites import STYLES
from support.waiting import settle, until

OBSERVE = """
  self.shifts = [];
  const note = entries => {
    for (const entry of entries) {
      const names = entry.sources.map(source => source.node?.nodeName + '.' + source.node?.className);
      if (!entry.hadRecentInput) self.shifts.push([entry.value, names.join(', ')]);
    }
  };
  self.watch = new PerformanceObserver(list => note(list.getEntries()));
  self.watch.observe({type: 'layout-shift', buffered: true});
  self.told = () => { note(self.watch.takeRecords()); return self.shifts; };
"""
# Loaded, with its fonts, and with every picture that is near the window.
WHOLE = """() => document.readyState === 'complete' && document.fonts.status === 'loaded'
  && [...document.images].every(image => image.complete || image.loading === 'lazy')"""


def come_to_rest(page):
    until(page, WHOLE)
    settle(page)


def load(visit, path, width=390):
    visitor = visit("crowd", path, width=width, script=OBSERVE)
    come_to_rest(visitor.page)
    return visitor


@pytest.mark.parametrize("width", (390, 1280))
@pytest.mark.parametrize("style", STYLES)
def test_nothing_moves(visit, style, width):
    for _ in range(10):
        # A parser that busy neighbours keep waiting may show half a card first; what moves by itself always does.
        page = load(visit, f"/{style}/", width).page
        assert page.locator(".card").count() == 200
        shifts = page.evaluate("self.told()")
        if not shifts:
            break
    assert shifts == []


def test_what_moves_is_noticed(visit):
    page = load(visit, "/plain/").page
    page.evaluate("""() => {
      const late = document.createElement('p');
      late.style.height = '100px';
      document.querySelector('main').prepend(late);
    }""")
    settle(page)
    until(page, "self.told().some(([value, names]) => value > .05 && names.includes('.'))")


# Work that has nothing to do with the site.
WORK = """() => {
  document.body.innerHTML = '<p>Some <b>words</b> of a text</p>'.repeat(2000);
  return document.body.offsetHeight;
}"""


def longest_task(browser, visitor, act):
    """The most milliseconds of the processor that one task took of the page's main thread.

    Of the processor, since on a busy machine a task also waits for its turn.
    """
    browser.start_tracing(page=visitor.page, categories=["toplevel"])
    act(visitor)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    main = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == "CrRendererMain"
    }
    tasks = [
        event["tdur"] / 1000
        for event in events
        if event["ph"] == "X" and "tdur" in event and (event["pid"], event["tid"]) in main
    ]
    assert len(tasks) > 20
    return max(tasks)


def load_in_trace(path):
    def act(visitor):
        visitor.open(path)
        come_to_rest(visitor.page)

    return act


def work(visitor):
    visitor.page.goto("about:blank")
    visitor.page.evaluate(WORK)


def allowed(browser, visitor):
    """50 milliseconds, and more on a processor that takes more than that for some plain paragraphs."""
    return max(50, longest_task(browser, visitor, work))


@pytest.mark.parametrize("style", STYLES)
def test_no_task_is_long(visit, browser, style):
    visitor = visit("crowd", "/robots.txt")
    for _ in range(3):
        # Busy neighbours empty the processor's caches; the quietest of three loads counts.
        longest = longest_task(browser, visitor, load_in_trace(f"/{style}/"))
        if longest <= 50:
            break
    assert longest <= 50 or longest <= allowed(browser, visitor)


def test_a_long_task_is_noticed(visit, browser):
    # Some time of the clock may be little of the processor's, and some work may take little of either.
    busy = f"""addEventListener('load', () => {{
      if (location.pathname !== '/plain/page/2/') return;
      const end = performance.now() + 800, work = {WORK};
      for (let rounds = 0; rounds < 8 || performance.now() < end; rounds++) work();
    }})"""
    visitor = visit("crowd", "/robots.txt", script=busy)
    longest = longest_task(browser, visitor, load_in_trace("/plain/page/2/"))
    assert longest > 50 and longest > 2 * longest_task(browser, visitor, work)


@pytest.mark.parametrize("style", STYLES)
def test_what_is_off_screen_is_not_painted(visit, style):
    page = visit("crowd", f"/{style}/").page
    until(page, """() => [...document.querySelectorAll('.card')].filter(
      card => !card.checkVisibility({contentVisibilityAuto: true})).length > 150""")


@pytest.mark.parametrize("style", STYLES)
def test_pictures_off_screen_are_not_loaded(visit, style):
    images = visit("crowd", f"/{style}/").page.locator(".card img")
    if style != "no-space" and images.count():
        assert images.first.get_attribute("loading") in (None, "eager")
        assert images.nth(100).get_attribute("loading") == "lazy"
    for image in images.all()[:5]:
        assert int(image.get_attribute("width")) > 0 and int(image.get_attribute("height")) > 0
