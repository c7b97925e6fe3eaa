"""no-space: blocks of colour from edge to edge."""

import pytest

from support.browsing import height
from support.measuring import box, boxes, color, near, pixels, style, text_box
from support.picture import Picture, alike, mixed, rgb
from support.waiting import bring

LIGHTER_GRAY = "#d6d6d6"


@pytest.mark.parametrize("width", (320, 390, 768, 1280))
def test_blocks_fill_the_width_and_touch(visit, width):
    page = visit("cards", "/no-space/", width=width).page
    cards = boxes(page.locator(".card"))
    assert len(cards) == 8
    for card in cards:
        assert near(card.x, 0) and near(card.width, width)
        assert card.height >= 0.4 * height(width) - 1
    for above, below in zip(cards[:4], cards[1:5]):
        assert near(below.y, above.bottom, 0.5)


@pytest.mark.parametrize("width", (320, 390, 768, 1280))
def test_a_block_is_two_fifths_of_the_window(visit, width):
    page = visit("cards", "/no-space/", width=width).page
    assert near(box(page.locator("#post-4")).height, 0.4 * height(width))


def test_a_block_grows_with_its_text(visit):
    page = visit("cards", "/no-space/", width=320).page
    card = page.locator("#post-6")
    bring(card)
    assert box(card).height > 0.4 * height(320) + 100
    assert box(card.locator(".updated")).bottom <= box(card).bottom


def test_places_inside_a_block(visit):
    page = visit("cards", "/no-space/").page
    card = page.locator("#post-1")
    outer, title = box(card), box(card.locator("h2"))
    updated, arrow = box(card.locator(".updated")), box(card.locator(".arrow"))
    assert near(title.y - outer.y, 30)
    assert near(title.x, 16)
    assert near(arrow.right, 390 - 16)
    assert near(arrow.width, 34) and near(arrow.height, 34)
    first_line = title.y + pixels(card.locator("h2"), "line-height") / 2
    assert near(arrow.middle[1], first_line, 8)
    assert near(box(card.locator(".tags span")).x, 16)
    assert near(outer.bottom - updated.bottom, 20)
    assert near(box(card.get_by_text("Post Updated")).x, 16)
    assert near(box(card.locator("time")).right, 390 - 16)
    assert pixels(card.locator(".updated"), "border-top-width") <= 1
    assert color(card.locator(".updated"), "border-top-color") == "#000000"


def test_type_of_a_block(visit):
    card = visit("cards", "/no-space/").page.locator("#post-1")
    title, tags = card.locator("h2"), card.locator(".tags span")
    assert (pixels(title, "font-size"), style(title, "font-weight")) == (34, "700")
    assert (pixels(tags, "font-size"), style(tags, "font-weight")) == (13, "700")
    assert pixels(card.get_by_text("Post Updated"), "font-size") == 12
    assert pixels(card.locator("time"), "font-size") == 12


def test_colors_of_blocks(visit):
    page = visit("cards", "/no-space/").page
    seen = [color(page.locator(f"#post-{number}"), "background-color") for number in (1, 3, 4, 7, 8)]
    assert seen == [LIGHTER_GRAY, "#ecbcb4", "#e0e5ec", "#f092ab", "#000000"]
    assert color(page.locator("#post-1 h2 a")) == "#000000"
    assert color(page.locator("#post-8 h2 a")) == "#ffffff"
    assert alike(rgb(color(page.locator("#post-1 .arrow"))), rgb("#707070"))


def test_bar(visit):
    page = visit("cards", "/no-space/").page
    bar = page.locator("header.bar")
    assert bar.get_by_text("Cards").is_visible()
    icons = boxes(bar.locator("svg"))
    title = text_box(bar.get_by_text("Cards"))
    assert near(icons[0].x, 16) and near(icons[-1].right, 390 - 16)
    assert near(title.middle[0], 195)
    assert pixels(bar.get_by_text("Cards"), "font-size") == 20
    assert style(bar, "position") in ("static", "relative")
    assert pixels(bar, "border-bottom-width") == 0


def test_a_post_stands_on_its_color(visit):
    page = visit("cards", "/no-space/post-1/").page
    assert color(page.locator("body"), "background-color") == LIGHTER_GRAY
    assert color(page.locator("h1")) == "#000000"


def test_hero_of_a_post(visit):
    page = visit("cards", "/no-space/post-1/").page
    hero = box(page.locator(".hero"))
    assert (hero.x, hero.y, hero.width) == (0, 0, 390)
    assert near(hero.height, 844 / 2.3)
    picture = Picture(page)
    # A place of the picture's field, under half of the post's colour.
    assert alike(picture.pixel(10, hero.height - 10), mixed("#7b77e9", LIGHTER_GRAY))


def test_buttons_of_a_post(visit):
    page = visit("cards", "/no-space/post-1/").page
    buttons = page.locator("header.bar a")
    back, search = box(buttons.first), box(buttons.last)
    assert buttons.first.get_attribute("href") == "/no-space/#post-1"
    for button in (back, search):
        assert near(button.width, 28 + 20) and near(button.height, 28 + 20)
    assert near(back.x, 16) and near(search.right, 390 - 16)
    assert pixels(buttons.first, "font-size") == 28
    assert style(buttons.first, "border-top-left-radius") in ("50%", "100px")
    assert color(buttons.first, "background-color") == f"{LIGHTER_GRAY} 10%"


def test_text_of_a_post(visit):
    page = visit("cards", "/no-space/post-1/").page
    title, prose = page.locator("h1"), page.locator(".prose")
    assert (pixels(title, "font-size"), style(title, "font-weight")) == (28, "700")
    above = page.locator(".subtitle")
    assert near(box(prose).y - box(above).bottom, 30)
    first = prose.locator("p").first
    assert near(pixels(first, "line-height"), 17 * 1.2 + 10)
    assert box(page.get_by_text("Post Updated")).y < box(title).y
    assert near(box(page.get_by_text("Post Updated")).x, 16)
    assert near(box(page.locator(".updated time")).right, 390 - 16)


def test_read_more_leads_to_the_next_post(visit):
    page = visit("cards", "/no-space/post-1/").page
    more = page.get_by_role("link", name="Read More")
    assert near(box(more).width, 390 - 32) and near(box(more).x, 16)
    assert pixels(more, "border-top-width") == 1
    assert box(more).height < 70
    more.click()
    page.wait_for_url("**/no-space/post-2/")
