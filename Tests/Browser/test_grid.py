"""grid: two columns of cards with a round photo, which the visitor can hide."""

import pytest

from support.browsing import WIDTHS
from support.measuring import box, boxes, color, lines, near, pixels, style
from support.picture import Picture, alike, rgb


@pytest.mark.parametrize("width", (320, 390, 768, 1280))
def test_two_equal_columns(visit, width):
    page = visit("cards", "/grid/", width=width).page
    cards = boxes(page.locator(".card"))
    assert len({round(card.width) for card in cards}) == 1
    assert len({round(card.x) for card in cards}) == 2
    assert near(cards[0].y, cards[1].y) and cards[2].y > cards[0].bottom
    left, right = cards[0], cards[1]
    assert near(left.x, width - right.right)
    if width <= 390:
        assert near(left.width, 0.45 * width)
    else:
        assert right.right - left.x <= 768


def test_with_an_odd_count_the_last_place_stays_empty(visit):
    page = visit("rtl", "/grid/page/3/").page
    only = box(page.locator(".card"))
    assert page.locator(".card").count() == 1
    assert near(only.width, 0.45 * 390) and only.x > 195
    page = visit("odd", "/grid-one/").page
    assert near(box(page.locator(".card")).width, 0.45 * 390)
    assert box(page.locator(".card")).right < 195


@pytest.mark.parametrize("width", WIDTHS)
def test_places_on_a_card(visit, width):
    page = visit("cards", "/grid/", width=width).page
    card = page.locator("#post-1")
    outer, photo, title = box(card), box(card.locator("img")), box(card.locator("h2"))
    assert near(photo.width, 70) and near(photo.height, 70)
    assert near(photo.middle[0], outer.middle[0]) and near(photo.middle[1], outer.y + 50)
    assert near(title.y - outer.y, 100) and near(title.height, 30)
    picture = Picture(page)
    x, y = outer.x + 20, outer.y
    assert alike(picture.pixel(x, y + 20), rgb("#d6d6d6"))
    assert alike(picture.pixel(x, y + 48), rgb("#d6d6d6"))
    assert alike(picture.pixel(x, y + 53), rgb("#ffffff"))


def test_look_of_a_card(visit):
    page = visit("cards", "/grid/").page
    card = page.locator("#post-1")
    title, subtitle = card.locator("h2"), card.locator(".subtitle")
    assert pixels(card, "border-top-left-radius") == 10
    assert " 5px " in style(card, "box-shadow")
    assert color(card, "background-color") == "#ffffff"
    assert style(card.locator("img"), "border-top-left-radius") in ("50%", "35px")
    assert (pixels(title, "font-size"), style(title, "font-weight")) == (22, "700")
    assert pixels(subtitle, "font-size") == 15 and color(subtitle) == "#6b6b70"
    assert lines(page.locator("#post-6 h2 a")) == 1
    assert style(page.locator("#post-6 h2"), "text-overflow") == "ellipsis"


def test_a_post(visit):
    page = visit("cards", "/grid/post-1/").page
    photo, title = box(page.locator(".head img")), box(page.locator("h1"))
    assert near(photo.middle[0], 195) and near(title.middle[0], 195)
    assert style(page.locator("h1"), "text-align") == "center"
    assert style(page.locator(".head img"), "border-top-left-radius") in ("50%", "70px")
    assert photo.bottom <= title.y and title.bottom <= box(page.locator(".prose")).y
    picture = Picture(page)
    seam = photo.middle[1]
    assert alike(picture.pixel(30, seam - 4), rgb("#d6d6d6"))
    assert alike(picture.pixel(30, seam + 4), rgb("#ffffff"))
