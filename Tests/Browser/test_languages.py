"""A site in several languages: from one to another, and the words that scripts show."""

from support.clock import STILL, passes, waits
from support.waiting import until


def test_the_foot_leads_to_the_translation_and_back(visit):
    visitor = visit("rtl", "/plain/post-1/")
    page = visitor.page
    languages = page.get_by_role("navigation", name="اللغة")
    assert languages.locator("[aria-current]").text_content() == "العربية"
    link = languages.get_by_role("link", name="Deutsch")
    assert link.get_attribute("lang") == link.get_attribute("hreflang") == "de"
    link.click()
    page.wait_for_url("**/de/plain/post-1/")
    assert page.locator("html").get_attribute("lang") == "de"
    assert page.locator("html").get_attribute("dir") == "ltr"
    languages = page.get_by_role("navigation", name="Sprache")
    assert languages.locator("[aria-current]").text_content() == "Deutsch"
    languages.get_by_role("link", name="العربية").click()
    page.wait_for_url("**/plain/post-1/")
    assert page.locator("html").get_attribute("dir") == "rtl"


def test_without_a_translation_it_leads_home(visit):
    page = visit("rtl", "/plain/post-2/").page
    page.get_by_role("navigation", name="اللغة").get_by_role("link", name="Deutsch").click()
    page.wait_for_url("**/de/")
    assert page.title() == "Karten"


def test_what_scripts_say_is_in_the_page_s_language(visit):
    page = visit("rtl", "/de/plain/post-1/", script=STILL).page
    button = page.get_by_role("button", name="Kopieren")
    button.wait_for()
    page.context.grant_permissions(["clipboard-write"])
    button.click()
    until(page, "document.querySelector('.copy').textContent === 'Kopiert'")
    assert waits(page) == [2000]
    passes(page, 2000)
    assert page.locator(".copy").text_content() == "Kopieren"


def test_what_a_list_offers_is_in_its_language(visit):
    page = visit("rtl", "/grid/").page
    assert page.get_by_role("button", name="إخفاء").count() == 2
    page.get_by_role("button", name="إخفاء").first.click()
    assert page.get_by_role("button", name="إظهار المخفي (1)").is_visible()
