"""The feeds as feedparser reads them, which many readers are built on: nothing in them is lost."""

import json
import re
from html.parser import HTMLParser
from urllib.parse import urlsplit

import feedparser
import pytest

FEEDS = ("feed.xml", "rss.xml", "feed.json")
VOID = ("img", "br", "hr", "input", "source", "wbr")
ADDRESSES = ("href", "src", "poster", "cite", "srcset")


class Reader(HTMLParser):
    """The text of HTML that a visitor sees, and its addresses; with `within`, of the elements of that class only."""

    def __init__(self, within=None):
        super().__init__()
        self.within, self.depth, self.unseen = within, 0 if within else 1, 0
        self.words, self.addresses, self.attributes, self.elements = [], [], set(), set()

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        if tag in ("script", "style"):
            self.unseen += 1
        if self.within and (self.depth or self.within in (values.get("class") or "").split()):
            self.depth += tag not in VOID
        if self.depth:
            self.elements.add(tag)
            self.attributes |= values.keys()
            self.addresses += [values[name] for name in ADDRESSES if values.get(name)]

    def handle_endtag(self, tag):
        if tag in ("script", "style"):
            self.unseen -= 1
        if self.within and self.depth and tag not in VOID:
            self.depth -= 1

    def handle_data(self, data):
        if self.depth and not self.unseen:
            self.words.append(data)

    def read(self, html):
        self.feed(html)
        self.close()
        return self

    @property
    def text(self):
        return " ".join("".join(self.words).split())


def parse(path):
    """A feed's title, link and entries, each with the same fields in every format; what is wrong with it fails."""
    data = path.read_bytes()
    if path.suffix == ".json":
        feed = json.loads(data)
        assert feed["version"] == "https://jsonfeed.org/version/1.1"
        entries = [
            (item["id"], item["title"], item["content_html"].strip(), item.get("tags", []), item["date_published"][:10])
            for item in feed["items"]
        ]
        return feed["title"], feed["home_page_url"], entries
    feed = feedparser.parse(data, sanitize_html=False, resolve_relative_uris=False)
    assert not feed.bozo, feed.get("bozo_exception")
    assert feed.version == {"feed.xml": "atom10", "rss.xml": "rss20"}[path.name]
    assert feed.feed.updated_parsed
    for entry in feed.entries:
        assert entry.published_parsed and entry.authors and entry.link == entry.id
    entries = [
        (
            entry.id, entry.title, entry.content[0].value.strip(), [tag.term for tag in entry.get("tags", [])],
            entry.published[:10] if path.name == "feed.xml" else None,
        )
        for entry in feed.entries
    ]  # fmt: skip
    return feed.feed.title, feed.feed.link, entries


def feeds(output):
    return sorted(path for path in output.rglob("*") if path.name in FEEDS)


def test_every_list_that_asks_for_feeds_has_them(sites):
    output = sites.output("followed")
    found = {str(path.relative_to(output)) for path in feeds(output)}
    lists = ("", "posts/", "tags/a-b/", "tags/swift/", "tags/ünï/")
    assert found == {f"{place}{name}" for place in lists for name in FEEDS}


@pytest.mark.parametrize("site", ["followed", "example"])
def test_every_feed_holds_all_of_its_posts(sites, site):
    output = sites.output(site)
    assert feeds(output)
    for path in feeds(output):
        title, link, entries = parse(path)
        place = urlsplit(link).path
        assert output / place.strip("/") == path.parent
        assert title and entries
        for address, title, content, tags, _ in entries:
            page = (output / urlsplit(address).path.strip("/") / "index.html").read_text(encoding="utf-8")
            # What a page says of itself is what the feed says of it.
            meta = json.loads(re.search(r'<script type="application/ld\+json">(.*?)</script>', page, re.S)[1])
            post = meta["@graph"][0]
            assert title == post["headline"]
            assert [tag for tag in tags if tag in post.get("keywords", [])] == post.get("keywords", [])
            followed = Reader().read(content)
            assert followed.text == Reader("prose").read(page).text, address
            assert not followed.elements & {"script", "style"}
            assert not [name for name in followed.attributes if name.startswith("on")]
            for link in followed.addresses:
                assert urlsplit(link).scheme, link


def test_the_formats_say_the_same(sites):
    output = sites.output("followed")
    for place in ("", "posts/"):
        atom, rss, as_json = (parse(output / f"{place}{name}") for name in FEEDS)
        assert atom == as_json
        assert [entry[:4] for entry in rss[2]] == [entry[:4] for entry in atom[2]]


def test_they_are_in_the_order_of_dates(sites):
    _, _, entries = parse(sites.output("followed") / "feed.xml")
    dates = [entry[4] for entry in entries]
    assert len(dates) == 20
    assert dates == sorted(dates, reverse=True)
