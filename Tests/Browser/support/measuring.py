"""What a page's elements measure: boxes in CSS pixels from the top of the page, and colours."""

import re
from dataclasses import dataclass

# How far a measure may be from the design's number, in CSS pixels.
TOLERANCE = 1

BOX = """element => {
  const box = element.getBoundingClientRect();
  return [box.x + scrollX, box.y + scrollY, box.width, box.height];
}"""

STYLE = """(element, [property, pseudo]) =>
  getComputedStyle(element, pseudo).getPropertyValue(property)"""

# A canvas turns most ways to write a colour into one of three, and paints the others.
COLOR = """(element, [property, pseudo]) => {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  context.fillStyle = getComputedStyle(element, pseudo).getPropertyValue(property);
  if (/^(#|rgba|color.srgb)/.test(context.fillStyle)) return context.fillStyle;
  context.fillRect(0, 0, 1, 1);
  return '#' + [...context.getImageData(0, 0, 1, 1).data].slice(0, 3)
    .map(byte => byte.toString(16).padStart(2, '0')).join('');
}"""

LINES = """element => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(box => Math.round(box.bottom))).size;
}"""

# The box of the text itself, which is smaller than that of an element it stands in.
TEXT_BOX = """element => {
  const range = document.createRange();
  range.selectNodeContents(element);
  const box = range.getBoundingClientRect();
  return [box.x + scrollX, box.y + scrollY, box.width, box.height];
}"""


@dataclass
class Box:
    x: float
    y: float
    width: float
    height: float

    @property
    def right(self):
        return self.x + self.width

    @property
    def bottom(self):
        return self.y + self.height

    @property
    def middle(self):
        return (self.x + self.width / 2, self.y + self.height / 2)


def box(locator):
    return Box(*locator.first.evaluate(BOX))


def text_box(locator):
    return Box(*locator.first.evaluate(TEXT_BOX))


def boxes(locator):
    """All of them at one moment."""
    return [Box(*sides) for sides in locator.evaluate_all(f"elements => elements.map({BOX})")]


def style(locator, name, pseudo=None):
    return locator.first.evaluate(STYLE, [name, pseudo])


def pixels(locator, name, pseudo=None):
    """A computed length in pixels."""
    value = style(locator, name, pseudo)
    assert value.endswith("px"), f"'{name}' is '{value}' and no length"
    return float(value.removesuffix("px"))


def color(locator, name="color", pseudo=None):
    """A computed colour as `#rrggbb`, with its part of opacity in percent when it is not 100."""
    written = locator.first.evaluate(COLOR, [name, pseudo])
    if written.startswith("#"):
        return written
    numbers = [float(number) for number in re.findall(r"-?[\d.]+(?:e-?\d+)?", written)]
    if written.startswith("color(srgb"):
        numbers[:3] = [255 * number for number in numbers[:3]]
    else:
        assert written.startswith("rgba("), f"'{name}' is '{written}'"
    percent = round(100 * (numbers[3:] or [1])[0])
    shade = "".join(f"{round(number):02x}" for number in numbers[:3])
    return f"#{shade}" + ("" if percent == 100 else f" {percent}%")


def lines(locator):
    """How many lines the text of an element takes."""
    return locator.first.evaluate(LINES)


def near(seen, wanted, tolerance=TOLERANCE):
    """Whether a measure is the design's number."""
    return abs(seen - wanted) <= tolerance
