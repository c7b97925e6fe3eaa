"""What a test would miss if the visitor or the server looked away: each kind of fault is noted."""

import pytest

from support.checks import faults_of
from support.server import POLICY

PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Faults</title></head>
<body><main><h1>Faults</h1>{}</main></body></html>"""


def meet(visit, part):
    """A visitor who came to a page with some HTML in it, and expects faults there."""
    visitor = visit("cards", "/robots.txt")
    visitor.expect("")
    headers = {"Content-Security-Policy": POLICY}
    visitor.page.route(
        "**/faults/", lambda route: route.fulfill(body=PAGE.format(part), content_type="text/html", headers=headers)
    )
    visitor.open("/faults/")
    return visitor


def test_every_answer_has_the_policy(visit):
    page = visit("cards", "/robots.txt").page
    assert POLICY == "default-src 'self'"
    for path in ("/", "/grid/", "/grid/post-1/", "/picture.svg", "/no-such-page/"):
        answer = page.request.get(path)
        assert answer.headers["content-security-policy"] == POLICY


@pytest.mark.parametrize(
    "part,wanted",
    (
        ("<script>document.title = 'run'</script>", "inline script"),
        ('<p style="color: red">Red</p>', "inline style"),
        ('<img src="https://example.invalid/a.png" alt="">', "https://example.invalid/a.png"),
        ('<img src="/no-such-picture.png" alt="">', "status 404"),
    ),
)
def test_what_breaks_the_policy_or_is_missing_is_noted(visit, part, wanted):
    visitor = meet(visit, part)
    visitor.meet(wanted)
    assert visitor.page.title() == "Faults"


@pytest.mark.parametrize(
    "part,wanted",
    (
        ('<img src="/picture.svg">', "axe image-alt"),
        ("<h4>Too low</h4>", "axe heading-order"),
        ("<table><tr><td>" + "wide" * 400 + "</td></tr></table>", "scrolls sideways"),
        ('<button type="button">.</button>', "hit area"),
        ('<svg width="9" height="9"><use href="#icon:none"></use></svg>', "no such icon"),
    ),
)
def test_what_is_wrong_on_a_page_is_noted(visit, part, wanted):
    found = faults_of(meet(visit, part).page)
    assert any(wanted in fault for fault in found), found
