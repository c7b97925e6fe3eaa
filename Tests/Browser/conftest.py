"""What the tests share: one browser, the built sites with a server each, and visitors."""

import pytest
from playwright.sync_api import sync_playwright

from support.browsing import Visitors, start
from support.program import build
from support.server import Server
from support.search_site import searched, searched_below, searched_few
from support.sites import SITES, Writer

SITES |= {"searched": searched, "searched-below": searched_below, "searched-few": searched_few}


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = start(playwright)
        yield browser
        browser.close()


class Sites:
    """The sites by name, each built and served when it is first asked for."""

    def __init__(self, folder):
        self.folder = folder
        self.servers = {}
        self.outputs = {}

    def output(self, name):
        """The folder that was built for a site; a site that does not build fails each of its tests."""
        if name not in self.outputs:
            folder = self.folder / name
            folder.mkdir(exist_ok=True)
            SITES[name](Writer(folder))
            self.outputs[name] = build(folder)
        return self.outputs[name]

    def __getitem__(self, name):
        if name not in self.servers:
            self.servers[name] = Server(self.output(name))
        return self.servers[name]

    def close(self):
        for server in self.servers.values():
            server.close()


@pytest.fixture(scope="session")
def sites(tmp_path_factory):
    sites = Sites(tmp_path_factory.mktemp("sites"))
    yield sites
    sites.close()


@pytest.fixture(scope="session")
def visitors(browser):
    return Visitors(browser)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    if report.when == "call":
        item.passed = report.passed
    return report


LOOK = ("width", "tall", "scheme", "motion", "contrast", "forced")


@pytest.fixture
def visit(request, visitors, sites):
    """`visit(site, path, …)` opens a page as a new visitor; what goes wrong there fails the test.

    It takes the arguments of `Visitor.look` too, and those of `Visitor`.
    """
    here = []

    def visit(site, path, **options):
        look = {name: options.pop(name) for name in LOOK if name in options}
        visitor = visitors.take(sites[site], **options)
        here.append(visitor)
        visitor.look(**look)
        visitor.open(path)
        return visitor

    yield visit
    faults = [fault for visitor in here for fault in visitor.faults]
    for visitor in here:
        visitors.give_back(visitor, getattr(request.node, "passed", False) and not faults)
    assert faults == []
