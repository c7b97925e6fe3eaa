"""Pages that follow what is saved: what changes is replaced, and all else stays as the visitor left it."""

import pytest

from support.browsing import Visitor
from support.checks import faults_of
from support.serving import PICTURE, SCRIPT, Preview, post, write_pages
from support.sites import Writer
from support.waiting import settle, until

OVERLAY = "document.getElementById('sitegen-errors')"
INSIDE = f"{OVERLAY}?.shadowRoot"
BROKEN = "---\ntitle: A\ndate: yestreday\n---\n\nText\n"
DIALOG = '<dialog id="d">A dialog <button>In it</button></dialog>'


# Notes when the server knows of a page: what is saved before that, nobody tells it.
HEAR = """(() => {
  const Source = self.EventSource;
  self.EventSource = class extends Source {
    constructor(...all) {
      super(...all);
      this.addEventListener('hello', () => { self.hears = true; });
      this.addEventListener('change', () => { self.isTold = true; });
    }
  };
})()"""
# By then a page has asked for itself once more, to know what its scripts changed.
KNOWS = """() => performance.getEntriesByType('resource').some(
  ({name, initiatorType}) => initiatorType === 'fetch' && name === location.href)"""


@pytest.fixture
def serve(tmp_path):
    """`serve(write, …)` serves a site that `write` makes, with options of the command."""
    servers = []

    def serve(write=write_pages, *options):
        write(Writer(tmp_path))
        servers.append(Preview(tmp_path, *options))
        return servers[-1]

    yield serve
    for server in servers:
        server.close()


@pytest.fixture
def come(browser):
    """`come(server, path)` opens a page in a browser of its own; what goes wrong there fails the test."""
    here = []

    def come(server, path, **options):
        visitor = Visitor(browser, server, script=HEAR)
        visitor.look(width=900, **options)
        here.append(visitor)
        page = visitor.open(path)
        listens(page)
        page.evaluate("() => { window.mark = 1 }")
        return visitor

    yield come
    faults = [fault for visitor in here for fault in visitor.faults]
    for visitor in here:
        visitor.close()
    assert faults == []


def listens(page):
    """Waits until the page is told of changes, so that none is only met by coming back."""
    until(page, "self.hears")
    until(page, KNOWS)
    settle(page)


def another(visitor, path):
    """One more tab of the same browser."""
    page = visitor.context.new_page()
    page.goto(path)
    listens(page)
    page.evaluate("() => { window.mark = 1 }")
    return page


def shows(page, text):
    until(page, "text => document.querySelector('main').textContent.includes(text)", text)


def is_same(page):
    """Whether the page is still the one that was opened."""
    return page.evaluate("window.mark === 1")


def test_text_is_replaced_in_place(serve, come):
    server = serve()
    page = come(server, "/a/").page
    page.locator("#in").fill("typed")
    page.locator("#in").focus()
    page.evaluate("scrollTo(0, 900)")
    place = page.evaluate("scrollY")
    server.edit("Content/a.md", "Paragraph 50\n", "PARAGRAPH fifty\n\n- one\n- two\n")
    shows(page, "PARAGRAPH fifty")
    server.edit("Content/a.md", "- one\n", "- one\n- between\n")
    until(page, "[...document.querySelectorAll('li')].map(item => item.textContent).join() === 'one,between,two'")
    server.edit("Content/a.md", "title: A", "title: Another")
    until(page, "document.title === 'Another'")
    assert page.locator("h1").text_content() == "Another"
    assert is_same(page)
    assert page.evaluate("window.runs") == 1
    assert page.evaluate("scrollY") == place
    assert page.evaluate("document.activeElement.id") == "in"
    assert page.locator("#in").input_value() == "typed"
    assert page.locator(".copy").count() == 1
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_a_change_waits_until_it_is_known_what_scripts_marked(serve, come):
    server = serve()
    page = come(server, "/a/").page
    before = page.request.get("/a/").text()
    asked = []

    def hold(route):
        if asked or route.request.resource_type != "fetch":
            route.continue_()
        else:
            asked.append(route)

    page.route("**/a/", hold)
    page.reload()
    until(page, "self.hears")
    while not asked:
        page.wait_for_timeout(20)
    server.edit("Content/a.md", "Paragraph 50", "Changed")
    until(page, "self.isTold")
    settle(page)
    asked[0].fulfill(body=before, content_type="text/html")
    shows(page, "Changed")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_other_pages_ask_for_nothing(serve, come):
    server = serve()
    visitor = come(server, "/a/")
    other = another(visitor, "/b/")
    asked = []
    other.on("request", lambda request: asked.append(request.url))
    server.edit("Content/a.md", "Paragraph 50", "Changed")
    shows(visitor.page, "Changed")
    server.edit("Content/b.md", "Paragraph 50", "Changed too")
    shows(other, "Changed too")
    assert asked == [f"{server.url}/b/"]
    assert is_same(other)


def test_stylesheets_are_swapped(serve, come):
    server = serve()
    visitor = come(server, "/a/")
    pages = [visitor.page, another(visitor, "/b/")]
    server.save("Content/site.css", "p { color: rgb(0, 0, 255) }")
    for page in pages:
        until(page, "getComputedStyle(document.querySelector('main p')).color === 'rgb(0, 0, 255)'")
        until(page, "document.querySelectorAll('link[rel=stylesheet]').length === 1")
        assert is_same(page)


def test_another_stylesheet_takes_the_place_of_a_swapped_one(serve, come):
    server = serve()
    page = come(server, "/a/").page
    server.save("Content/site.css", "p { color: rgb(0, 0, 255) }")
    until(page, "getComputedStyle(document.querySelector('main p')).color === 'rgb(0, 0, 255)'")
    server.save("Content/site2.css", "p { color: rgb(0, 128, 0) }")
    server.edit("Templates/page.html", "/site.css", "/site2.css")
    until(page, "getComputedStyle(document.querySelector('main p')).color === 'rgb(0, 128, 0)'")
    until(page, "document.querySelectorAll('link[rel=stylesheet]').length === 1")
    assert is_same(page)


def test_pictures_are_swapped(serve, come):
    server = serve()
    server.save(
        "Content/a.md",
        post("A", '<p><img id="pic" alt="" src="/pic.svg" srcset="/pic.svg 2x, /other.svg 3x"></p>'),
    )
    page = come(server, "/a/").page
    server.save("Content/pic.svg", PICTURE.format(5))
    until(page, "document.getElementById('pic').src.includes('/pic.svg?sitegen=')")
    parts = page.evaluate("document.getElementById('pic').srcset").split(", ")
    assert parts[0].startswith("http") and parts[0].endswith(" 2x") and "/pic.svg?sitegen=" in parts[0]
    assert parts[1] == "/other.svg 3x"
    assert is_same(page)


def test_what_is_not_shown_is_replaced_too(serve, come):
    server = serve()
    page = come(server, "/a/").page
    template = (server.folder / "Templates/page.html").read_text()
    server.save(
        "Templates/page.html",
        template.replace("<button>b</button>", "<button>c</button>").replace("<p>no</p>", "<p>no, no</p>"),
    )
    until(page, "document.getElementById('t').content.textContent === 'c'")
    assert page.evaluate("document.querySelector('noscript').textContent") == "<p>no, no</p>"
    assert is_same(page)


def test_another_script_loads_the_page_anew_and_keeps_the_place(serve, come):
    server = serve()
    page = come(server, "/a/").page
    page.evaluate("scrollTo(0, 700)")
    place = page.evaluate("scrollY")
    page.evaluate("document.getElementById('in').focus({ preventScroll: true })")
    server.save("Content/site.js", SCRIPT + "window.version = 2;\n")
    until(page, "window.version === 2")
    assert not is_same(page)
    until(page, "document.activeElement.id === 'in'")
    until(page, "place => Math.abs(scrollY - place) < 2", place)


def test_pages_catch_up_after_a_restart(serve, come):
    server = serve()
    visitor = come(server, "/a/")
    # While there is no server the browser cannot connect.
    visitor.expect("ERR_")
    server.close()
    path = server.folder / "Content/a.md"
    path.write_text(path.read_text().replace("Paragraph 50", "While nobody served"))
    server.start(server.port)
    shows(visitor.page, "While nobody served")


def test_a_saved_file_leads_to_its_page(serve, come):
    server = serve(write_pages, "--navigate")
    visitor = come(server, "/a/")
    server.edit("Content/b.md", "Paragraph 50", "Changed")
    until(visitor.page, "location.pathname === '/b/'")
    shows(visitor.page, "Changed")


def test_a_removed_page_and_its_return(serve, come):
    server = serve()
    visitor = come(server, "/b/")
    # The browser says so itself, as often as it asks.
    visitor.expect("404")
    server.remove("Content/b.md")
    until(visitor.page, "!document.body.textContent.includes('Paragraph 50')")
    server.save("Content/b.md", post("B", "Here again"))
    shows(visitor.page, "Here again")
    visitor.meet("status 404")


def test_pages_follow_when_the_cache_is_deleted(serve, come, tmp_path_factory):
    server = serve()
    page = come(server, "/a/").page
    # In one step: else a build may begin while half of it is there.
    (server.folder / ".sitegen").rename(tmp_path_factory.mktemp("away") / "gone")
    server.built(".sitegen")
    server.edit("Content/a.md", "Paragraph 50", "Changed")
    shows(page, "Changed")


def test_a_site_below_a_path(serve, come):
    def write(writer):
        write_pages(writer)
        writer.file("site.yaml", "title: Preview\nheaders: false\nbase_url: https://example.org/blog/\n")
        template = (writer.folder / "Templates/page.html").read_text()
        writer.file("Templates/page.html", template.replace('"/site', '"/blog/site'))

    server = serve(write)
    page = come(server, "/blog/a/").page
    server.edit("Content/a.md", "Paragraph 50", "Changed")
    shows(page, "Changed")
    server.save("Content/site.css", "p { color: rgb(0, 0, 255) }")
    until(page, "getComputedStyle(document.querySelector('main p')).color === 'rgb(0, 0, 255)'")
    assert is_same(page)


def test_errors_stand_over_the_page_until_they_are_mended(serve, come):
    server = serve()
    visitor = come(server, "/a/")
    page = visitor.page
    before = (server.folder / "Content/a.md").read_text()
    server.save("Content/a.md", BROKEN)
    until(page, f"{INSIDE}?.querySelectorAll('article').length === 1")
    place = server.folder / "Content/a.md"
    assert page.evaluate(f"{INSIDE}.querySelector('a').href") == f"vscode://file{place}:3:7"
    text = page.evaluate(f"{INSIDE}.querySelector('dialog').innerText")
    for part in ("1 error", "error: 'date' is not a date: 'yestreday'", "3 | date: yestreday", "^~~~~~~~~ write it as"):
        assert part in text
    box = page.evaluate(f"{INSIDE}.querySelector('dialog').getBoundingClientRect().toJSON()")
    assert (box["x"], box["y"]) == (0, 0)
    assert (box["width"], box["height"]) == (900, page.viewport_size["height"])
    late = another(visitor, "/b/")
    until(late, f"{INSIDE}?.querySelectorAll('article').length === 1")
    server.save("Content/b.md", BROKEN)
    for tab in (page, late):
        until(tab, f"{INSIDE}?.querySelectorAll('article').length === 2")
    server.save("Content/a.md", before)
    until(page, f"{INSIDE}?.querySelectorAll('article').length === 1")
    server.save("Content/b.md", before)
    for tab in (page, late):
        until(tab, f"{OVERLAY} === null")
        assert is_same(tab)


def test_errors_can_be_hidden_and_give_the_focus_back(serve, come):
    server = serve()
    page = come(server, "/a/").page
    page.locator("#in").focus()
    server.save("Content/a.md", BROKEN)
    until(page, f"{OVERLAY} !== null")
    page.keyboard.press("Escape")
    until(page, f"{OVERLAY} === null")
    assert page.evaluate("document.activeElement.id") == "in"
    server.save("Content/b.md", BROKEN)
    until(page, f"{OVERLAY} !== null")
    page.get_by_role("button", name="Hide").click()
    assert page.evaluate(f"{OVERLAY} === null")
    assert page.evaluate("document.activeElement.id") == "in"


def test_errors_stand_over_a_dialog_of_the_page_and_can_be_used(serve, come):
    server = serve()
    server.save("Content/a.md", post("A", DIALOG))
    page = come(server, "/a/").page
    page.evaluate("document.getElementById('d').showModal()")
    server.save("Content/b.md", BROKEN)
    until(page, f"{OVERLAY} !== null")
    assert page.evaluate("document.elementFromPoint(450, 300).id") == "sitegen-errors"
    page.get_by_role("button", name="Hide").click()
    assert page.evaluate(f"{OVERLAY} === null")
    assert page.evaluate("document.getElementById('d').open")
    page.get_by_role("button", name="In it").click()


def test_more_tabs_than_a_browser_has_connections(serve, come):
    server = serve()
    visitor = come(server, "/a/")
    tabs = [visitor.page, *(another(visitor, "/a/") for _ in range(8))]
    server.edit("Content/a.md", "Paragraph 50", "Changed")
    for tab in tabs[-5:]:
        shows(tab, "Changed")
    # The others were looked at longest ago, and hear of it when they are looked at again.
    tabs[0].bring_to_front()
    tabs[0].evaluate("dispatchEvent(new Event('focus'))")
    shows(tabs[0], "Changed")


def write_cards(style):
    def write(writer):
        writer.file("site.yaml", "title: Preview\nheaders: false\n")
        # Browsers ask for it.
        writer.file("Content/favicon.ico", PICTURE.format(1))
        writer.file("Content/posts/_index.md", f"---\ntitle: Posts\nstyle: {style}\n---\n")
        for number in range(3):
            text = "# A heading\n\nSome text.\n\n```swift\nlet a = 1\n```\n"
            draft = "true" if number == 1 else "false"
            writer.file(
                f"Content/posts/p{number}.md",
                f"---\ntitle: Post {number}\ndraft: {draft}\ntags: [one]\nsubtitle: Under it\n---\n\n{text}",
            )

    return write


@pytest.mark.parametrize("style", ("blurry", "flat-dark", "grid", "no-space", "plain"))
def test_every_style_follows_in_place(serve, come, style):
    server = serve(write_cards(style))
    visitor = come(server, "/posts/")
    detail = another(visitor, "/posts/p0/")
    counts = [tab.evaluate("document.querySelectorAll('*').length") for tab in (visitor.page, detail)]
    server.edit("Content/posts/p0.md", "Post 0", "A zebra")
    shows(visitor.page, "A zebra")
    until(detail, "document.body.textContent.includes('A zebra')")
    for tab, count in zip((visitor.page, detail), counts):
        assert is_same(tab)
        until(tab, "count => document.querySelectorAll('*').length === count", count)


def test_a_page_follows_the_list_that_its_script_has_put_beside_it(serve, come):
    server = serve(write_cards("sidebar"))
    page = come(server, "/posts/p0/").page
    until(page, "document.querySelectorAll('.list-pane .card').length === 2")
    server.edit("Content/posts/p2.md", "Post 2", "A zebra")
    until(page, "document.querySelector('.list-pane')?.textContent.includes('A zebra')")


@pytest.mark.parametrize("scheme", ("light", "dark"))
@pytest.mark.parametrize("style", ("blurry", "flat-dark", "grid", "no-space", "plain", "sidebar"))
def test_drafts_are_marked_on_their_cards(serve, come, style, scheme):
    server = serve(write_cards(style), "--drafts")
    page = come(server, "/posts/", scheme=scheme).page
    assert page.locator(".card").count() == 3
    assert page.locator(".card .draft").count() == 1
    assert page.locator(".card", has_text="Draft").locator("a").first.text_content() == "Post 1"
    assert faults_of(page) == []
