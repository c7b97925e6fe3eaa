"""The example site: a gallery of the styles, and what the designs' own documents list."""

import re

import pytest

from support.measuring import box
from support.program import REPOSITORY
from support.sites import STYLES

ICONS = (
    "grid", "search", "arrow-left", "arrow-right", "bell", "menu", "ellipsis", "map-pin", "phone", "star",
    "x-circle", "tray", "card", "chevron",
)  # fmt: skip


def test_the_home_page_is_a_gallery_of_all_styles(visit):
    page = visit("example", "/", width=1280).page
    links = page.locator(".card h2 a").evaluate_all("links => links.map(link => link.pathname)")
    assert set(links) >= {f"/{style}/" for style in STYLES}
    drawings = set()
    for style in STYLES:
        card = page.locator(".card", has=page.locator(f'a[href="/{style}/"]'))
        assert card.get_by_text(style, exact=True).count() == 1
        assert card.locator("p").first.inner_text() != ""
        assert int(card.get_by_text(re.compile(r"^\d+ posts$")).inner_text().split()[0]) >= 9
        preview = card.locator("svg.preview")
        assert box(preview).width > 200 and box(preview).height > 100
        drawings.add(preview.inner_html())
    assert len(drawings) == len(STYLES)


@pytest.mark.parametrize("style", STYLES)
def test_each_style_has_a_list_and_posts(visit, style):
    page = visit("example", f"/{style}/").page
    assert page.locator(f"body.{style}.list").count() == 1
    page.locator(".card").first.get_by_role("heading").get_by_role("link").click()
    page.wait_for_url(f"**/{style}/*/")
    assert page.locator(f"body.{style}.detail").count() == 1


def test_the_staff_directory(visit):
    page = visit("example", "/sidebar/").page
    assert page.locator("h1").inner_text() == "Staff Directory"
    assert page.locator(".group-title").all_inner_texts()[:2] == ["Sales", "Engineering"]
    for group, people in (
        ("Sales", {"Juan Chavez": "(408) 555-4301", "Mei Chen": "(919) 555-2481"}),
        ("Engineering", {"Bill James": "(408) 555-4450", "Anne Johnson": "(417) 555-9311"}),
    ):
        section = page.locator("section.group", has=page.get_by_role("heading", name=group, exact=True))
        for name, number in people.items():
            row = section.locator(".card", has=page.get_by_role("heading", name=name))
            assert row.locator(".phone").inner_text().strip() == number


def test_icons_are_drawn_in_one_sprite():
    text = (REPOSITORY / "Templates/macros/icons.html").read_text()
    drawings = dict(re.findall(r'^  "([a-z-]+)": \'(.+)\',?$', text, re.MULTILINE))
    assert sorted(drawings) == sorted(ICONS)
    for drawing in drawings.values():
        colors = re.findall(r'(?:fill|stroke)="([^"]+)"', drawing)
        assert set(colors) <= {"currentColor", "none"}
