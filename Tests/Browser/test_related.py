"""Related posts, under a post."""

import pytest

from support.measuring import box, boxes, style
from support.sites import STYLES


@pytest.mark.parametrize("width", (320, 390, 1280))
@pytest.mark.parametrize("name", STYLES)
def test_they_keep_off_the_edges(visit, name, width):
    page = visit("related", f"/{name}/post-1/", width=width).page
    parts = boxes(page.locator(".related :is(h2, a)"))
    assert len(parts) == 3
    for part in parts:
        assert part.x >= 16 and part.right <= width - 16


def test_they_stand_on_glass_over_the_gradient(visit):
    page = visit("related", "/blurry/post-1/").page
    assert "blur(" in style(page.locator(".related"), "backdrop-filter")
    related, neighbour = box(page.locator(".related")), box(page.locator(".neighbours a").first)
    assert (related.x, related.width) == (neighbour.x, neighbour.width)
