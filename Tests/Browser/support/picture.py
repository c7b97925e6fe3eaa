"""What is really painted: the pixels of a screenshot, read by a canvas of a page of its own."""

import base64
from functools import cache

DECODE = """async text => {
  const bytes = Uint8Array.from(atob(text), letter => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d', {willReadFrequently: true});
  context.drawImage(bitmap, 0, 0);
  self.picture = context.getImageData(0, 0, bitmap.width, bitmap.height);
  return [bitmap.width, bitmap.height];
}"""

PIXELS = """places => places.map(([x, y]) => {
  const start = 4 * (y * self.picture.width + x);
  return [...self.picture.data.slice(start, start + 3)];
})"""

# WCAG 2.2's contrast of a colour with the least fitting pixel, for each of some boxes.
CONTRASTS = """places => places.map(({color, box}) => {
  const light = ([r, g, b]) => [r, g, b].map(c => c / 255)
    .map(c => c <= .04045 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4)
    .reduce((sum, c, index) => sum + c * [.2126, .7152, .0722][index], 0);
  const {width, height, data} = self.picture, own = light(color);
  const [left, top, right, bottom] = box.map(Math.round);
  let least = 21;
  for (let y = Math.max(top, 0); y < Math.min(bottom, height); y++) {
    for (let x = Math.max(left, 0); x < Math.min(right, width); x++) {
      const at = 4 * (y * width + x);
      const other = light([data[at], data[at + 1], data[at + 2]]);
      least = Math.min(least, (Math.max(own, other) + .05) / (Math.min(own, other) + .05));
    }
  }
  return least;
})"""


@cache
def reader(browser):
    """The page that all pictures are read in, one after the other."""
    return browser.new_page()


class Picture:
    """The pixels that a page shows in its window, or in a part of it; good until the next picture."""

    def __init__(self, page, clip=None):
        shot = page.screenshot(clip=clip, animations="disabled")
        self.reader = reader(page.context.browser)
        text = base64.b64encode(shot).decode()
        self.width, self.height = self.reader.evaluate(DECODE, text)

    def pixels(self, places):
        return self.reader.evaluate(PIXELS, [[int(x), int(y)] for x, y in places])

    def pixel(self, x, y):
        return self.pixels([(x, y)])[0]

    def least_contrasts(self, places):
        """For each `{color, box}` the contrast of that colour with the pixel in the box most like it."""
        return self.reader.evaluate(CONTRASTS, places)


def rgb(color):
    return [int(color[at : at + 2], 16) for at in (1, 3, 5)]


def mixed(first, second, part=0.5):
    """The colour that lies between two, as part of the way from the first."""
    return [a + (b - a) * part for a, b in zip(rgb(first), rgb(second))]


def alike(seen, wanted, tolerance=3):
    return all(abs(a - b) <= tolerance for a, b in zip(seen, wanted))
