"""The search: a dialog that a keyboard alone works, over an index of which a visitor fetches little."""

import json
import re

import pytest

from support.checks import faults_of
from support.clock import STILL, passes, waits
from support.program import REPOSITORY
from support.search_site import prose
from support.sites import STYLES
from support.waiting import until

OPTIONS = "[role=option]"


def open_search(visitor):
    visitor.page.keyboard.press("/")
    visitor.page.wait_for_selector("dialog.search[open]")
    return visitor.page.locator("dialog.search input")


def results(page, text):
    """The titles of the results of a text, once they are there."""
    dialog = page.locator("dialog.search")
    status = dialog.locator("[role=status]")
    field = dialog.locator("input")
    field.fill("")
    until(page, "document.querySelector('dialog.search [role=status]').textContent === ''")
    field.fill(text)
    until(page, "document.querySelector('dialog.search [role=status]').textContent !== ''")
    until(page, "document.querySelector('dialog.search [role=listbox]').ariaBusy !== 'true'")
    assert status.text_content()
    return dialog.locator(".search-title").all_text_contents()


def answered(page):
    """Waits for all results of what was typed, in a page whose clock stands still otherwise."""
    until(
        page,
        """() => {
          self.pass(500);
          const dialog = document.querySelector('dialog.search');
          const [list, status] = ['listbox', 'status'].map(role => dialog.querySelector(`[role=${role}]`));
          return !self.waits().length && status.textContent && list.ariaBusy !== 'true';
        }""",
    )


def visit_and_open(visit, site="searched", path="/plain/", **options):
    visitor = visit(site, path, **options)
    open_search(visitor)
    return visitor


def test_slash_and_control_k_and_the_icon_open_it(visit):
    visitor = visit("searched", "/plain/")
    page = visitor.page
    for act in (
        lambda: page.keyboard.press("/"),
        lambda: page.keyboard.press("Control+k"),
        lambda: page.locator("a[data-search]").click(),
    ):
        act()
        page.wait_for_selector("dialog.search[open]")
        assert page.evaluate("document.activeElement.getAttribute('role')") == "combobox"
        assert page.locator("dialog.search input").input_value() == ""
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog.search", state="hidden")
    assert visitor.path() == "/plain/"


def test_the_focus_goes_back(visit):
    page = visit("searched", "/plain/").page
    page.locator("a[data-search]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog.search[open]")
    page.keyboard.press("Escape")
    until(page, "document.activeElement.matches('a[data-search]')")


def test_a_letter_in_a_field_opens_nothing(visit):
    page = visit("searched", "/plain/").page
    page.evaluate("document.querySelector('main').insertAdjacentHTML('afterbegin', '<input id=field>')")
    page.locator("#field").focus()
    page.keyboard.type("a/b")
    page.keyboard.press("Control+k")
    assert page.locator("#field").input_value() == "a/b"
    # Nothing is on its way either.
    assert page.locator("dialog.search, script[data-index]").count() == 0


def test_a_keyboard_alone_leads_to_a_page(visit):
    visitor = visit_and_open(visit, script=STILL)
    page = visitor.page
    page.keyboard.type("gradient")
    answered(page)
    assert page.locator(OPTIONS).count() == 2
    chosen = lambda: page.locator(f"{OPTIONS}[aria-selected=true] .search-title").text_content()
    active = lambda: page.evaluate("document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))?.textContent")
    assert chosen() == "Evenings" or chosen() == "All about gradients"
    first = chosen()
    assert first in active()
    page.keyboard.press("ArrowDown")
    assert chosen() != first and chosen() in active()
    page.keyboard.press("ArrowDown")
    assert chosen() == first
    page.keyboard.press("ArrowUp")
    second = chosen()
    assert second != first
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "/posts/" in url)
    assert page.locator("h1").text_content() == second


def test_titles_terms_headings_and_texts_are_searched(visit):
    page = visit_and_open(visit).page
    assert results(page, "evenings") == ["Evenings"]
    assert set(results(page, "colour")) == {"All about gradients", "Evenings"}
    assert results(page, "wallpapers") == ["Plain"]
    assert results(page, "harbour") == ["Evenings"]
    # Markup within a word does not part it.
    assert results(page, "ultramarine") == ["Evenings"]
    assert results(page, "unsearchable") == []
    assert page.locator(".search-status").text_content() == "Nothing found"


def test_the_number_of_results_is_told_by_the_languages_rules(visit):
    page = visit_and_open(visit).page
    status = page.locator(".search-status")
    results(page, "harbour")
    assert status.text_content() == "1 page found"
    many = len(results(page, "colour"))
    assert many > 1 and status.text_content() == f"{many} pages found"


def test_a_title_stands_before_a_text(visit):
    page = visit_and_open(visit).page
    assert results(page, "gradients")[0] == "All about gradients"


def test_all_words_must_be_there(visit):
    page = visit_and_open(visit).page
    assert results(page, "orange harbour") == ["Evenings"]
    assert results(page, "wallpapers harbour") == []


@pytest.mark.parametrize("typed", ("ha", "harb", "Harbou", "orange harb"))
def test_the_last_word_may_be_a_beginning(visit, typed):
    page = visit_and_open(visit).page
    found = results(page, typed)
    assert found
    if "harb" in typed:
        assert found == ["Evenings"]


@pytest.mark.parametrize(
    "typed", ("harbor", "harbuor", "arbour", "haarbour", "hxrbour", "harbourr", "harboux", "ahrbour")
)
def test_a_letter_may_be_wrong(visit, typed):
    assert results(visit_and_open(visit).page, typed) == ["Evenings"]


@pytest.mark.parametrize("typed", ("harbor", "harbuor", "arbour", "haarbour"))
def test_a_word_with_a_letter_wrong_asks_for_few_files(visit, typed):
    """One for each half of it, and what the word that is meant needs, one request behind the other."""
    page = visit_and_open(visit).page
    assert results(page, typed) == ["Evenings"]
    names = page.evaluate(
        """() => performance.getEntriesByType("resource").map(entry => entry.name.split("/").pop())
          .filter(name => /^[wbtd]\\d/.test(name)).map(name => name[0])"""
    )
    assert names.count("t") == 2
    assert len(names) <= 6


# Notes which of these were made, and what was asked of them.
NUMBERS = """for (const [kind, act] of [["PluralRules", "select"], ["NumberFormat", "format"]]) {
  const made = Intl[kind];
  Intl[kind] = function (...all) {
    const own = new made(...all);
    (window.made ??= []).push(kind);
    return { [act]: number => own[act](number) };
  };
}"""


def test_what_takes_long_at_first_is_made_before_one_types(visit):
    page = visit_and_open(visit, script=NUMBERS).page
    until(page, "window.made?.length === 2")
    assert results(page, "evenings") == ["Evenings"]
    results(page, "colour")
    assert page.evaluate("window.made") == ["PluralRules", "NumberFormat"]


@pytest.mark.parametrize("typed", ("h", "harb", "harbuor", "arbour", "orange harbor"))
def test_a_small_site(visit, sites, typed):
    names = [file.name[0] for file in (sites.output("searched-few") / "search/en").iterdir()]
    assert sorted(set(names)) == ["d", "i", "w"]
    assert "t" in {file.name[0] for file in (sites.output("searched") / "search/en").iterdir()}
    assert "Evenings" in results(visit_and_open(visit, "searched-few", "/posts/").page, typed)


@pytest.mark.parametrize(
    ("typed", "title"),
    (
        ("cafe", "Café Größe"),
        ("CAFÉ", "Café Größe"),
        ("grosse", "Café Größe"),
        ("strassenfest", "Café Größe"),
        ("aeroskobing", "Café Größe"),
        ("finally wide", "Café Größe"),
        ("東京", "東京都の天気"),
        ("京都", "東京都の天気"),
        ("天気です", "東京都の天気"),
        ("天", "東京都の天気"),
        ("ｶﾒﾗ", "東京都の天気"),
        ("민국", "서울"),
        ("محمد", "مُحَمَّد"),
        ("كتاب", "مُحَمَّد"),
    ),
)
def test_letters_of_all_kinds(visit, typed, title):
    assert results(visit_and_open(visit).page, typed) == [title]


def test_what_was_looked_for_is_marked(visit):
    page = visit_and_open(visit).page
    marks = lambda: [mark.lower() for mark in page.locator(f"{OPTIONS} mark").all_text_contents()]
    results(page, "gradients")
    assert "gradients" in marks()
    results(page, "東京")
    assert "東京" in marks()
    # A word that nothing of what is shown has is shown where it stands in the page.
    results(page, "harbour")
    page.wait_for_selector(f"{OPTIONS} mark")
    assert marks() == ["harbour"]
    assert "orange and pink, ultramarine above the harbour" in page.locator(".search-text").text_content()


def test_texts_are_no_markup(visit):
    page = visit_and_open(visit).page
    assert results(page, "bold") == ["Less < more & <b>bold</b>"]
    assert page.locator(f"{OPTIONS} :is(b, script)").count() == 0


@pytest.mark.parametrize("pause", (30, 400), ids=("fast", "slow"))
def test_a_visitor_fetches_little(visit, pause):
    """Who types slowly is answered at every letter."""
    visitor = visit("searched", "/plain/", script=STILL)
    page = visitor.page
    sizes = {}

    def type_text(text):
        for letter in text:
            page.keyboard.type(letter)
            passes(page, pause)
            if pause > 300:
                answered(page)
        answered(page)

    def note(answer):
        sizes[answer.url] = int(answer.headers.get("content-length", 0))

    page.on("response", note)
    open_search(visitor)
    type_text("gradient")
    page.wait_for_selector(f"{OPTIONS} mark")
    assert "/search/" in "".join(sizes)
    assert sum(sizes.values()) < 60_000
    for text in ("harbuor", "babace", "wallpapers", "東京", "orange pink", "tag"):
        page.locator("dialog.search input").fill("")
        type_text(text)
    page.remove_listener("response", note)
    assert sum(sizes.values()) < 300_000


# The words of a post that is found by all of them, long and short ones; and some with a letter wrong.
MANY = sorted({word.strip(".") for word in prose(7).split()})[::9][:20]
WRONG = [word[:2] + word[3] + word[2] + word[4:] for word in MANY[:6]]


@pytest.mark.parametrize(
    "typed", (MANY, MANY[:3] + WRONG[3:], WRONG), ids=("many words", "some wrong", "all wrong")
)
def test_the_first_result_of_many_words_takes_little(visit, typed):
    """It stands there before all that the words need was fetched, and the rest makes it right."""
    page = visit_and_open(visit).page
    fetched = """() => performance.getEntriesByType("resource").filter(entry => entry.name.includes("/search/"))
      .map(entry => ({ name: entry.name.split("/").pop(), size: entry.encodedBodySize }))"""
    first = page.evaluate(
        f"""typed => new Promise(done => {{
          const dialog = document.querySelector("dialog.search"), field = dialog.querySelector("input");
          new MutationObserver(() => {{ if (dialog.querySelector("[role=option]")) done(({fetched})()); }})
            .observe(dialog, {{ childList: true, subtree: true }});
          field.value = typed;
          field.dispatchEvent(new Event("input", {{ bubbles: true }}));
        }})""",
        " ".join(typed),
    )
    assert sum(file["size"] for file in first) < 60_000
    until(page, "document.querySelector('dialog.search [role=status]').textContent !== ''")
    until(page, "document.querySelector('dialog.search [role=listbox]').ariaBusy !== 'true'")
    assert "Evenings" in page.locator("dialog.search .search-title").all_text_contents()
    words = lambda files: sum(file["name"][0] in "wt" for file in files)
    assert words(first) < words(page.evaluate(fetched))


def test_one_letter_is_answered_at_once(visit):
    """The best page stands there before a pause in which one may type on, the others behind it."""
    page = visit_and_open(visit, script=STILL).page
    # What the dialog does for later when it opens.
    passes(page, 0)
    page.keyboard.press("b")
    # However soon after the page itself came.
    assert page.evaluate("performance.now()") == 0
    until(page, "self.waits().join() === '300'")
    assert page.locator(OPTIONS).count() == 1
    assert page.locator("dialog.search [role=status]").text_content() != ""
    passes(page, 300)
    until(page, f"document.querySelectorAll('{OPTIONS}').length === 8")


def test_who_types_fast_has_not_asked_yet(visit):
    page = visit_and_open(visit, script=STILL).page
    # What the dialog does for later when it opens.
    passes(page, 0)
    page.keyboard.press("b")
    until(page, "self.waits().join() === '300'")
    passes(page, 150)
    page.keyboard.press("a")
    assert waits(page) == [150, 60]
    passes(page, 59)
    page.keyboard.press("b")
    assert waits(page) == [91, 60]
    passes(page, 60)
    # The pause of the first letter, which shows nothing any more, and the one before the other results.
    until(page, "self.waits().join() === '31,120'")
    passes(page, 151)
    page.keyboard.press("a")
    until(page, "self.waits().join() === '120'")


def test_below_a_folder(visit, sites):
    # The server has no such folder, so the files are looked for one higher.
    visitor = visit("searched-below", "/robots.txt")
    page = visitor.page
    page.route("**/blog/**", lambda route: route.fulfill(response=route.fetch(url=route.request.url.replace("/blog/", "/"))))
    page.goto("/blog/plain/")
    open_search(visitor)
    assert results(page, "harbour") == ["Evenings"]
    page.keyboard.press("Enter")
    page.wait_for_url("**/blog/posts/sunsets/")


def test_a_site_that_was_published_anew(visit):
    visitor = visit_and_open(visit)
    page = visitor.page
    assert results(page, "evenings") == ["Evenings"]
    gone = []

    def refuse(route):
        gone.append(route.request.url)
        route.abort()

    # The browser tells of files that did not come.
    visitor.expect("ERR_FAILED")
    page.route(re.compile(r"/search/en/[wbtd]\d+"), refuse)
    page.locator("dialog.search input").fill("wallpapers")
    until(page, "document.querySelector('dialog.search [role=status]').textContent.startsWith('The search cannot')")
    assert gone
    page.unroute_all()
    assert results(page, "wallpapers") == ["Plain"]
    visitor.meet("ERR_FAILED")


def test_without_a_script_the_icon_is_a_link(browser, sites):
    context = browser.new_context(java_script_enabled=False, base_url=sites["searched"].url)
    page = context.new_page()
    page.goto("/plain/")
    page.locator("a[data-search]").click()
    page.wait_for_url(lambda url: not url.endswith("/plain/"))
    assert page.locator("h1").count() == 1
    assert page.locator("dialog").count() == 0
    context.close()


@pytest.mark.parametrize("scheme", ("light", "dark"))
@pytest.mark.parametrize("width", (320, 1280))
@pytest.mark.parametrize("style", STYLES)
def test_the_dialog_has_no_fault(visit, style, width, scheme):
    visitor = visit_and_open(visit, path=f"/{style}/post-1/", width=width, scheme=scheme)
    page = visitor.page
    assert faults_of(page) == []
    results(page, "ba")
    assert page.locator(OPTIONS).count() == 8
    assert faults_of(page) == []
    box = page.locator("dialog.search").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= width


def test_a_site_without_a_search_has_nothing_of_it(sites):
    output = sites.output("cards")
    assert not (output / "search").exists()
    text = (output / "plain/index.html").read_text()
    assert "data-search" not in text and "page:search" not in text
    assert ".search" not in next((output / "assets").glob("*.css")).read_text()


def test_the_script_reads_words_as_the_index_does(visit):
    """The same cases are those of the program's own reader: Tests/SearchingTests/Cases/words.json."""
    cases = json.loads((REPOSITORY / "Tests/SearchingTests/Cases/words.json").read_text())
    script = (REPOSITORY / "Templates/search.js").read_text()
    reader = script.split("// Words, in the form", 1)[1].split("// Files of the index", 1)[0]
    page = visit("searched", "/robots.txt").page
    # Nothing there forbids to evaluate text.
    page.goto("about:blank")
    found = page.evaluate(
        """([reader, texts]) => new Function("texts", reader + `
          return texts.map(text => wordsOf(text).flatMap(({ text, isRun }) => {
            if (!isRun) return cut(text);
            const letters = Array.from(text);
            return letters.map((letter, place) => letter + (letters[place + 1] ?? ""));
          }));`)(texts)""",
        ["//" + reader, [case["text"] for case in cases]],
    )
    assert found == [case["words"] for case in cases]
