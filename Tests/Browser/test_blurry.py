"""blurry: glass cards over a gradient with two discs, which grow on a long press."""

import pytest

from support.browsing import SCHEMES
from support.measuring import box, boxes, color, near, pixels, style
from support.picture import Picture, alike, mixed
from support.touching import Finger
from support.clock import STILL, passes, waits
from support.moving import watch_moves
from support.waiting import settle, until

PINK, PURPLE, ORANGE = "#e385b4", "#7b77e9", "#f092ab"

# Hides all but the page's own background.
BARE = "() => { for (const part of document.body.children) part.style.visibility = 'hidden' }"


def shade(x, y, width, height):
    """The gradient from the top left corner to the bottom right one, at a place."""
    return mixed(PINK, PURPLE, (x / width + y / height) / 2)


@pytest.mark.parametrize("place", ("", "post-1/"), ids=("list", "post"))
@pytest.mark.parametrize("width,height", ((320, 568), (390, 844), (1280, 900)))
def test_gradient_and_discs(visit, place, width, height):
    page = visit("cards", f"/blurry/{place}", width=width, tall=height).page
    page.evaluate(BARE)
    gradient = [(width - 2, 2), (2, height - 2), (width // 2, height // 2)]
    # The discs are 200 px across; their middles are 45 px inside the top left corner, and 45 px
    # inside and 5 px below the bottom right one.
    bottom, right = height + 5, width - 45
    inside = [(45, 142), (142, 45), (45, 45), (right, bottom - 97), (right - 97, height - 2)]
    outside = [(45, 148), (148, 45), (right, bottom - 103), (right - 103, height - 2)]
    for scroll in (0, 10_000):
        page.evaluate("y => scrollTo(0, y)", scroll)
        picture = Picture(page)
        for place, seen in zip(gradient + outside, picture.pixels(gradient + outside)):
            assert alike(seen, shade(*place, width, height), 5), f"{seen} at {place}"
        for place, seen in zip(inside, picture.pixels(inside)):
            assert alike(seen, [240, 146, 171]), f"{seen} at {place}"


@pytest.mark.parametrize("width", (320, 390, 768))
def test_places_on_a_card(visit, width):
    page = visit("cards", "/blurry/", width=width).page
    card = page.locator("#post-1")
    outer, image = box(card), box(card.locator("img"))
    assert near(outer.height, 120)
    assert near(image.width, 120) and near(image.height, 90)
    assert near(image.x - outer.x, 16) and near(image.y - outer.y, 15)
    assert near(box(page.locator("#post-2")).y - outer.bottom, 12)
    if width < 768:
        assert near(outer.x, 16) and near(outer.right, width - 16)
    more = box(card.get_by_role("button").locator("svg"))
    assert near(outer.right - more.right, 16, 3) and more.y - outer.y < 30


def test_look_of_a_card(visit):
    page = visit("cards", "/blurry/").page
    card = page.locator("#post-1")
    assert "blur(" in style(card, "backdrop-filter")
    assert pixels(card, "border-top-left-radius") == 10
    assert pixels(card.locator("img"), "border-top-left-radius") == 10
    tag, title = card.locator(".tags span"), card.locator("h2 a")
    assert (pixels(tag, "font-size"), style(tag, "font-weight"), color(tag)) == (12, "600", "#c7c7c7")
    assert (pixels(title, "font-size"), color(title)) == (17, "#ebebeb")
    count = card.get_by_text("(100)")
    assert (pixels(count, "font-size"), color(count)) == (11, "#c7c7c7")
    assert color(card.get_by_role("button")) == "#ffffff"


def test_stars(visit):
    card = visit("cards", "/blurry/").page.locator("#post-1")
    assert card.get_by_role("img", name="2 out of 5, 100 ratings").is_visible()
    stars = card.locator(".stars svg")
    assert [color(stars.nth(index)) for index in range(5)] == ["#ffcc00"] * 2 + ["#8e8e93"] * 3
    gaps = [b.x - a.right for a, b in zip(boxes(stars), boxes(stars)[1:])]
    assert all(near(gap, 5) for gap in gaps)


def test_bar(visit):
    page = visit("cards", "/blurry/").page
    bar = page.locator("header.bar")
    logo = box(bar.get_by_role("img", name="Cards"))
    assert near(logo.width, 130) and near(logo.height, 40) and near(logo.middle[0], 195)
    assert color(bar) == "#ffffff"
    assert bar.get_by_role("link").last.get_attribute("href") == "/feed.xml"


# The words on glass, with their colours; they are made to vanish so that what is behind them shows.
WORDS = """() => [...document.querySelectorAll('main *, footer *')].flatMap(part => {
  const words = [...part.childNodes].filter(node => node.nodeType === 3 && node.data.trim());
  if (!words.length || !part.checkVisibility() || part.matches('.unseen')) return [];
  part.style.setProperty('-webkit-text-fill-color', 'transparent');
  (part.closest('a') ?? part).style.textDecoration = 'none';
  const color = getComputedStyle(part).color.match(/\\d+/g).slice(0, 3).map(Number);
  return words.map(word => {
    const range = document.createRange();
    range.selectNodeContents(word);
    const {left, top, right, bottom} = range.getBoundingClientRect();
    return {text: word.data.trim(), color, box: [left, top, right, bottom]};
  });
}).filter(({box}) => box[1] > 60 && box[3] < innerHeight)"""


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("place", ("", "post-1/"), ids=("list", "post"))
def test_words_stand_out_from_the_glass_wherever_they_are(visit, place, scheme):
    page = visit("cards", f"/blurry/{place}", scheme=scheme).page
    count = 0
    for scroll in (0, 150, 10_000):
        page.evaluate("y => scrollTo(0, y)", scroll)
        words = page.evaluate(WORDS)
        picture = Picture(page)
        count += len(words)
        for word, contrast in zip(words, picture.least_contrasts(words)):
            assert contrast >= 4.5, f"{contrast:.2f}:1 for {word}"
    assert count > 20


def test_more_contrast_makes_the_glass_solid(visit):
    card = visit("cards", "/blurry/", contrast="more").page.locator("#post-1")
    assert "%" not in color(card, "background-color")


def test_a_post_stands_on_one_panel(visit):
    page = visit("cards", "/blurry/post-1/").page
    panel = page.locator(".panel")
    assert panel.count() == 1
    assert "blur(" in style(panel, "backdrop-filter")
    assert pixels(panel, "border-top-left-radius") == 10 and pixels(panel, "padding-top") == 16
    assert panel.locator("h1").is_visible() and panel.locator(".prose").is_visible()
    assert near(box(page.locator(".hero")).width, 390 - 32)


def expanded(page):
    return page.evaluate("document.querySelector('#post-4 button')?.ariaExpanded")


def change(page, card, act):
    """Does something to a card and waits until it has grown or shrunk."""
    before = expanded(page)
    done = act(page, card)
    until(page, "before => document.querySelector('#post-4 button').ariaExpanded !== before", before)
    if done:
        done()
        settle(page)
    assert expanded(page) not in (before, None)


def click(page, card):
    card.get_by_role("button").click()


def press_enter(page, card):
    card.get_by_role("button").focus()
    page.keyboard.press("Enter")


def press_space(page, card):
    card.get_by_role("button").focus()
    page.keyboard.press("Space")


def hold_mouse(page, card):
    page.mouse.move(*box(card.locator("h2")).middle)
    page.mouse.down()
    return page.mouse.up


def hold_finger(page, card):
    return Finger(page, card).lift


def tap(page, card):
    card.get_by_role("button").tap()


WAYS = {function.__name__: function for function in (click, press_enter, press_space, hold_mouse)}
TOUCH_WAYS = {function.__name__: function for function in (hold_finger, tap)}


@pytest.mark.parametrize("way", [*WAYS, *TOUCH_WAYS])
def test_a_card_grows_and_shrinks(visit, way):
    touch = way in TOUCH_WAYS
    page = visit("cards", "/blurry/", has_touch=touch, is_mobile=touch).page
    card = page.locator("#post-4")
    button = card.get_by_role("button")
    act = (WAYS | TOUCH_WAYS)[way]
    assert expanded(page) == "false"
    assert button.get_attribute("aria-label") == "Show more: Post 4"
    change(page, card, act)
    outer, image = box(card), box(card.locator("img"))
    assert near(outer.height, 270)
    assert near(image.height, 160) and near(image.width, outer.width - 32)
    assert near(image.y - outer.y, 16)
    parts = [box(card.locator(name)) for name in ("img", ".tags", "h2", ".stars")]
    for above, below in zip(parts, parts[1:]):
        assert below.y >= above.bottom - 1
    assert parts[-1].bottom <= outer.bottom
    assert near(box(button.locator("svg")).middle[1], parts[1].middle[1], 6)
    change(page, card, act)
    assert near(box(card).height, 120)
    assert page.url.endswith("/blurry/")


def test_a_card_without_a_picture_grows_too(visit):
    page = visit("cards", "/blurry/").page
    for name in ("#post-2", "#post-3"):
        card = page.locator(name)
        card.get_by_role("button").click()
        assert box(card).height >= 120
        assert box(card.locator("h2")).bottom <= box(card).bottom


def test_a_short_press_follows_the_link(visit):
    page = visit("cards", "/blurry/", script=STILL).page
    page.mouse.move(*box(page.locator("#post-4 img")).middle)
    page.mouse.down()
    assert waits(page) == [500]
    passes(page, 499)
    page.mouse.up()
    page.wait_for_url("**/blurry/post-4/")


def test_a_press_that_moves_is_a_scroll(visit):
    page = visit("cards", "/blurry/", has_touch=True, is_mobile=True, script=STILL).page
    finger = Finger(page, page.locator("#post-4"))
    until(page, "self.waits().length === 1")
    for _ in range(4):
        finger.move_up(10)
    until(page, "self.waits().length === 0")
    passes(page, 600)
    finger.lift()
    settle(page)
    assert expanded(page) == "false"
    assert page.url.endswith("/blurry/")


def test_growing_moves_every_part(visit):
    page = visit("cards", "/blurry/", motion=True).page
    watch_moves(page)
    page.locator("#post-4").get_by_role("button").click()
    until(page, "[...self.moved].filter(part => part.startsWith('::view-transition-group')).length >= 5")
    until(page, "document.getAnimations().length === 0")
    assert near(box(page.locator("#post-4")).height, 270)
    until(page, """() => [...document.querySelectorAll('main *')].every(
      part => getComputedStyle(part).viewTransitionName === 'none')""")


def test_growing_is_a_plain_change_with_reduced_motion(visit):
    page = visit("cards", "/blurry/").page
    page.evaluate("() => { document.startViewTransition = () => { self.moves = true } }")
    page.locator("#post-4").get_by_role("button").click()
    assert not page.evaluate("self.moves")
    assert page.evaluate("document.getAnimations().length") == 0
    assert near(box(page.locator("#post-4")).height, 270)
