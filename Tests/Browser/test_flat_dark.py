"""flat-dark: dark cards with a red badge and green pills, in both colour schemes."""

import pytest

from support.browsing import SCHEMES
from support.measuring import box, boxes, color, lines, near, pixels, style
from support.picture import Picture, alike, mixed, rgb
from support.waiting import bring


@pytest.mark.parametrize("scheme", SCHEMES)
def test_colors(visit, scheme):
    page = visit("cards", "/flat-dark/", scheme=scheme).page
    card = page.locator("#post-1")
    assert color(page.locator("body"), "background-color") == "#242424"
    assert color(card, "background-color") == "#2e2e2e"
    pill = card.locator(".tags span")
    assert color(pill) == "#ffffff"
    red, green, blue = rgb(color(pill, "background-color"))
    assert green > 2 * red and green > 1.5 * blue


@pytest.mark.parametrize("width", (320, 390, 768, 1280))
def test_places_on_a_card(visit, width):
    page = visit("cards", "/flat-dark/", width=width).page
    card = page.locator("#post-1")
    outer, badge, text = box(card), box(card.locator(".badge")), box(card.locator(".text"))
    assert pixels(card, "border-top-left-radius") == 15
    assert [pixels(card, f"padding-{side}") for side in ("top", "right", "bottom", "left")] == [15] * 4
    assert near(badge.width, 70) and near(badge.height, 70)
    assert near(badge.x - outer.x, 15) and near(badge.middle[1], outer.middle[1])
    assert pixels(card.locator(".text"), "padding-left") == 5
    assert pixels(card.locator(".text"), "padding-right") == 5
    assert text.right <= outer.right - 15 + 1
    parts = boxes(card.locator(".text > *"))
    assert len(parts) >= 4
    for above, below in zip(parts, parts[1:]):
        assert near(below.y - above.bottom, 5)


def test_badge(visit):
    page = visit("cards", "/flat-dark/").page
    badge = page.locator("#post-1 .badge")
    assert badge.inner_text().split() == ["2.5", "km"]
    assert style(badge, "border-top-left-radius") in ("50%", "35px")
    value, unit = badge.get_by_text("2.5"), badge.get_by_text("km")
    assert (pixels(value, "font-size"), style(value, "font-weight")) == (20, "700")
    assert (pixels(unit, "font-size"), color(unit), color(value)) == (12, "#ffffff", "#ffffff")
    assert box(value).bottom <= box(unit).y + 1
    picture = Picture(page, badge.bounding_box())
    # Where the diagonal meets the circle, from light red to dark red.
    assert alike(picture.pixel(14, 14), mixed("#e5484d", "#9b1c22", 14 / 70), 5)
    assert alike(picture.pixel(56, 56), mixed("#e5484d", "#9b1c22", 56 / 70), 5)
    assert alike(picture.pixel(62, 35), mixed("#e5484d", "#9b1c22", 97 / 140), 5)
    assert alike(picture.pixel(2, 2), rgb("#2e2e2e"))


def test_without_a_badge_it_shows_the_minutes_of_reading(visit):
    badge = visit("cards", "/flat-dark/").page.locator("#post-2 .badge")
    assert badge.inner_text().split() == ["1", "min"]


def test_type_of_a_card(visit):
    page = visit("cards", "/flat-dark/").page
    card = page.locator("#post-1")
    title, pill = card.locator("h2"), card.locator(".tags span")
    assert (pixels(title, "font-size"), style(title, "font-weight")) == (17, "700")
    assert pixels(pill, "font-size") == 12
    assert pixels(pill, "padding-top") == 5 and pixels(pill, "padding-left") == 5
    assert pixels(pill, "border-top-left-radius") == 5
    assert card.locator(".place svg").is_visible()
    assert card.get_by_text("Florence").is_visible()


def test_a_title_takes_two_lines_at_most(visit):
    title = visit("cards", "/flat-dark/").page.locator("#post-6 h2")
    bring(title)
    assert near(box(title).height, 2 * pixels(title, "line-height"))
    assert lines(title.locator("a")) > 2


def test_a_post(visit):
    page = visit("cards", "/flat-dark/post-1/", scheme="light").page
    badge, title = box(page.locator(".badge")), box(page.locator("h1"))
    pills, prose = box(page.locator("ul.tags")), page.locator(".prose")
    assert color(page.locator("body"), "background-color") == "#242424"
    assert near(badge.width, 70) and badge.right < title.x
    assert pills.y >= badge.bottom and pills.bottom <= box(prose).y
    panel = page.locator(".panel")
    assert color(panel, "background-color") == "#2e2e2e"
    assert pixels(panel, "border-top-left-radius") == 15
    assert panel.locator(".prose").is_visible()
