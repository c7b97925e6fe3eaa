"""What moves when a page changes under its visitor's eyes."""

# Noted when the parts begin to move: on a busy machine all may be over by the next frame.
WATCH = """() => {
  const start = document.startViewTransition.bind(document);
  self.moved = new Set();
  document.startViewTransition = change => {
    const transition = start(change);
    transition.ready.then(() => {
      for (const {effect} of document.getAnimations()) self.moved.add(effect?.pseudoElement);
    }, () => {});
    return transition;
  };
}"""


def watch_moves(page):
    """From now on `self.moved` has the pseudo-elements that a transition of the page has moved."""
    page.evaluate(WATCH)
