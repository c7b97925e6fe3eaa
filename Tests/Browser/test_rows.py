"""plain, grouped and inset-grouped: rows with hairlines, in sections with headers and footers."""

import pytest

from support.browsing import SCHEMES
from support.checks import faults_of
from support.measuring import box, boxes, color, lines, near, pixels, style, text_box
from support.picture import Picture, alike, rgb
from support.sites import GROUPS
from support.waiting import bring, settle, until

ROWS = ("plain", "grouped", "inset-grouped")
BACKGROUND = {
    ("plain", "light"): "#ffffff",
    ("grouped", "light"): "#f2f2f7",
    ("inset-grouped", "light"): "#f2f2f7",
}


@pytest.mark.parametrize("name", ROWS)
def test_places_in_a_row(visit, name):
    page = visit("cards", f"/{name}/").page
    card = page.locator("#post-4")
    bring(card)
    outer, image, title = box(card), box(card.locator("img")), box(card.get_by_role("heading"))
    margin = 16 if name == "inset-grouped" else 0
    assert near(outer.x, margin) and near(outer.right, 390 - margin)
    assert near(image.width, 120) and near(image.height, 90)
    assert near(image.x - outer.x, 16)
    assert image.right < title.x
    chevron = box(card.locator("> svg"))
    assert near(outer.right - chevron.right, 16, 2) and near(chevron.middle[1], outer.middle[1])
    parts = [part for part in boxes(card.locator(".text > *")) if part.height > 0]
    assert len(parts) >= 4
    for above, below in zip(parts, parts[1:]):
        assert near(below.y - above.bottom, 8)


@pytest.mark.parametrize("name", ROWS)
def test_look_of_a_row(visit, name):
    page = visit("cards", f"/{name}/").page
    card = page.locator("#post-4")
    title, author = card.get_by_role("heading"), card.get_by_text("The Happy Programmer")
    assert pixels(card.locator("img"), "border-top-left-radius") == 0
    assert (pixels(title, "font-size"), style(title, "font-weight")) == (15, "700")
    bring(page.locator("#post-6"))
    long = page.locator("#post-6").get_by_role("heading")
    assert lines(long.locator("a")) == 1 and style(long, "text-overflow") == "ellipsis"
    assert pixels(author, "font-size") == 11 and color(author) == "#6b6b70"
    pill = card.locator(".tags span")
    assert pixels(pill, "border-top-width") <= 1
    assert color(pill, "border-top-color") == "#e385b4"
    assert pixels(pill, "border-top-left-radius") == 10
    percent = card.get_by_text("30%")
    assert pixels(percent, "font-size") == 11 and color(percent) == "#6b6b70"


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("name", ROWS)
def test_progress_is_a_bar_in_pink(visit, name, scheme):
    page = visit("cards", f"/{name}/", scheme=scheme).page
    bar = page.locator("#post-4").get_by_role("progressbar")
    bring(bar)
    assert bar.get_attribute("aria-label")
    assert (bar.get_attribute("value"), bar.get_attribute("max") or "1") == ("0.3", "1")
    seen = bar.bounding_box()
    picture = Picture(page, seen)
    middle = seen["height"] / 2
    assert alike(picture.pixel(seen["width"] * 0.2, middle), rgb("#e385b4"))
    assert not alike(picture.pixel(seen["width"] * 0.5, middle), rgb("#e385b4"), 30)


@pytest.mark.parametrize("name", ROWS)
def test_hairlines_begin_at_the_text(visit, name):
    page = visit("cards", f"/{name}/", tall=1400).page
    # In every style these two follow each other, and both have a picture.
    upper, lower = page.locator("#post-4"), page.locator("#post-5")
    outer, title = box(upper), box(lower.get_by_role("heading"))
    assert near(box(lower).y, outer.bottom)
    edge = round(outer.bottom)
    columns = range(int(outer.x), int(outer.right))
    picture = Picture(page)
    rows = [picture.pixels([(x, y) for x in columns]) for y in range(edge - 2, edge + 2)]
    starts = []
    for row in rows:
        starts += [at for at, seen in enumerate(row) if not alike(seen, row[4], 4)][:1]
    assert starts, "there is no hairline"
    assert near(outer.x + min(starts), title.x)
    assert len(starts) == 1, "it is no hairline"


@pytest.mark.parametrize("name", ROWS)
def test_large_title_shrinks_into_the_bar(visit, name):
    page = visit("cards", f"/{name}/").page
    title, small = page.locator("h1"), page.locator(".bar-title")
    assert pixels(title, "font-size") == 34
    assert near(text_box(title).x, 16)
    assert float(style(small, "opacity")) < 0.05
    page.evaluate("scrollTo(0, 400)")
    until(page, "getComputedStyle(document.querySelector('.bar-title')).opacity > .95")
    bar = page.locator("header.bar").bounding_box()
    assert near(bar["y"], 0) and near(bar["x"], 0) and near(bar["width"], 390)
    assert pixels(small, "font-size") == 17
    assert near(text_box(small).middle[0], 195)
    page.evaluate("scrollTo(0, 0)")
    until(page, "getComputedStyle(document.querySelector('.bar-title')).opacity < .05")


@pytest.mark.parametrize("name", ("grouped", "inset-grouped"))
def test_header_and_footer(visit, name):
    page = visit("cards", f"/{name}/").page
    header, footer = page.locator(".list-header"), page.locator(".list-footer")
    assert header.inner_text().strip() == "All posts of the Happy Programmer"
    assert footer.inner_text().strip() == "Please support us"
    for line in (header, footer):
        icon, text = box(line.locator("svg")), text_box(line)
        assert near(icon.x, 16 if name == "grouped" else 32) and icon.right <= text.right
    assert footer.get_by_role("link").get_attribute("href") == "/"
    assert box(header).bottom <= box(page.locator(".card")).y
    bring(footer)
    until(page, "document.querySelectorAll('.card').item(7).checkVisibility({contentVisibilityAuto: true})")
    settle(page)
    assert box(footer).y >= box(page.locator(".card").last).bottom


@pytest.mark.parametrize("name", ("grouped", "inset-grouped", "sidebar"))
def test_groups_stand_in_the_order_of_the_list(visit, name):
    page = visit("cards", f"/{name}/").page
    titles = page.locator(".group-title").all_inner_texts()
    assert titles == list(GROUPS)
    sales = page.locator("section.group", has=page.get_by_role("heading", name="Sales"))
    assert sales.locator(".card").evaluate_all("cards => cards.map(card => card.id)") == [
        "post-1", "post-2", "post-3",
    ]  # fmt: skip


@pytest.mark.parametrize("name", ("grouped", "inset-grouped", "sidebar"))
def test_posts_without_a_group_stand_under_no_heading(visit, name):
    page = visit("odd", f"/{name}-mixed/").page
    assert page.locator(".group-title").all_inner_texts() == ["Second", "First"]
    headings = page.get_by_role("heading").all_inner_texts()
    assert sorted(headings) == sorted(["Mixed", "Second", "First"] + [f"Post {n}" for n in range(1, 5)])
    assert faults_of(page) == []


@pytest.mark.parametrize("scheme", SCHEMES)
def test_panels_of_inset_grouped(visit, scheme):
    page = visit("cards", "/inset-grouped/", scheme=scheme).page
    panel = page.locator("section.group .cards").first
    seen = box(panel)
    assert near(seen.x, 16) and near(seen.right, 390 - 16)
    assert pixels(panel, "border-top-left-radius") == 10
    assert color(panel, "background-color") != color(page.locator("body"), "background-color")
    picture = Picture(page)
    ground, corner, inside = picture.pixels(
        [(8, seen.y + 40), (seen.x + 1, seen.y + 1), (seen.x + 8, seen.y + 8)]
    )
    assert alike(corner, ground) and not alike(inside, ground, 2)


@pytest.mark.parametrize("name", ROWS)
def test_light_ground(visit, name):
    page = visit("cards", f"/{name}/").page
    assert color(page.locator("body"), "background-color") == BACKGROUND[name, "light"]


@pytest.mark.parametrize("name", (*ROWS, "sidebar"))
def test_a_phone_number_can_be_called(visit, name):
    for place in ("", "post-4/"):
        page = visit("cards", f"/{name}/{place}").page
        link = page.get_by_role("link", name="+39 055 5550 0122").first
        assert link.get_attribute("href") == "tel:+3905555500122"
        # It is above the link of the whole card.
        bring(link)
        assert link.evaluate("""link => {
          const box = link.getBoundingClientRect();
          return link.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
        }""")


@pytest.mark.parametrize("name", ROWS)
def test_on_a_wide_window_rows_are_no_stretched_phone(visit, name):
    page = visit("cards", f"/{name}/", width=1280).page
    assert box(page.locator(".card")).width <= 1152
    assert near(box(page.locator("main")).middle[0], 640)
