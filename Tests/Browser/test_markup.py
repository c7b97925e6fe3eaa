"""Every page of every site is valid HTML, without a warning; no message is left out."""

from support.markup import check
from support.sites import SITES


# Of thousands of pages that differ in no tag, some of each kind: whole lists, pages of lists, posts.
SOME = (
    "*.html", "*/index.html", "page/2/index.html", "*/page/2/index.html", "tags/*/index.html", "*/post-1/index.html",
)  # fmt: skip


def pages(sites, name):
    output = sites.output(name)
    # The checker guesses at the language of made-up words, so of these only pages that say little.
    if name.startswith("searched"):
        return [page for kind in ("*.html", "*/index.html") for page in output.glob(kind)]
    if name in ("colors", "crowd"):
        return [page for kind in SOME for page in output.glob(kind)]
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
