"""A clock that stands still in a page: its timers go off when a test says that time has passed."""

# Frames go on, and so do animations.
STILL = """(() => {
  const timers = new Map();
  let now = 0, last = 0;
  performance.now = () => now;
  self.setTimeout = (act, time = 0, ...rest) => {
    timers.set(++last, {at: now + time, act: () => act(...rest)});
    return last;
  };
  self.clearTimeout = number => { timers.delete(number); };
  // How long each timer has still to wait.
  self.waits = () => [...timers.values()].map(({at}) => at - now);
  self.pass = time => {
    const end = now + time;
    while (true) {
      const due = [...timers].filter(([, {at}]) => at <= end).sort((a, b) => a[1].at - b[1].at)[0];
      if (!due) break;
      timers.delete(due[0]);
      now = Math.max(now, due[1].at);
      due[1].act();
    }
    now = end;
  };
})()"""


def passes(page, time):
    """Lets so many milliseconds pass, with all timers that are due by then."""
    page.evaluate("time => self.pass(time)", time)


def waits(page):
    """How many milliseconds each timer of the page has still to wait."""
    return page.evaluate("self.waits()")
