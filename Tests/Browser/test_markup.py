"""Every page of every site is valid HTML, without a warning."""

from support.markup import check
from support.sites import SITES


def pages(sites, name):
    output = sites.output(name)
    if name == "colors":
        # Thousands of posts that differ in nothing but their colours; the lists have them all.
        return [output / "index.html", *output.glob("*/index.html"), *output.glob("*/page/*/index.html")]
    return [output]


def test_the_nu_checker_finds_nothing(sites):
    places = [place for name in SITES for place in pages(sites, name)]
    assert check(places) == []


def test_the_nu_checker_finds_errors_and_warnings(tmp_path):
    page = tmp_path / "page.html"
    page.write_text(
        '<!doctype html><html lang="en"><title>t</title><body>\n<p><img src="a.png">\n'
        "<section><p>No heading.</section></body></html>\n"
    )
    assert check([tmp_path]) == [
        f"{page}:2: error: An “img” element must have an “alt” attribute, except under certain "
        "conditions. For details, consult guidance on providing text alternatives for images.",
        f"{page}:3: warning: Section lacks heading. Consider using “h2”-“h6” elements to add "
        "identifying headings to all sections.",
    ]
