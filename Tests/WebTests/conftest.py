import os
import shutil
import signal
import subprocess

import pytest
from chromium import Chromium
from firefox import Firefox
from pages import ROOT, Page, Site
from painted import Painted
from recordings import SLIDER
from webkit import WebKit

BROWSER = {"chromium": Chromium, "firefox": Firefox, "webkit": WebKit}[os.environ.get("BROWSER", "chromium")]

# SIGTERM raises KeyboardInterrupt, so that the browser is closed.
signal.signal(signal.SIGTERM, signal.default_int_handler)


def pytest_configure(config):
    config.addinivalue_line("markers", "needs(*abilities): abilities that not every browser has")
    config.addinivalue_line("markers", "portable(cases=ALL): what depends on the browser: input, focus, accessibility, forms, layout, "
                            "painting. Every browser runs it, or this many of its cases; Chromium runs everything else, too")
    config.addinivalue_line("markers", "once: what does not depend on the browser, in a file of tests that do")


def pytest_collection_modifyitems(config, items):
    """Chromium runs all tests. Any other browser runs the tests with a page whose needs it meets."""
    def runs(item):
        needs = {need for mark in item.iter_markers("needs") for need in mark.args}
        return BROWSER is Chromium or "browser" in item.fixturenames and needs <= BROWSER.can

    chosen = [item for item in items if runs(item)]
    if config.option.markexpr:
        chosen = [item for cases in by_test(chosen) for item in portable_cases(cases)]
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = chosen


def by_test(items):
    """Returns the cases of each test."""
    tests = {}
    for item in items:
        tests.setdefault(item.nodeid.split("[")[0], []).append(item)
    return tests.values()


def portable_cases(cases):
    """Returns as many cases of a test as its mark asks for: the first, the last, and some between."""
    mark = cases[0].get_closest_marker("portable")
    count = min(mark.kwargs.get("cases", len(cases)) if mark else 0, len(cases))
    return [cases[index * (len(cases) - 1) // max(count - 1, 1)] for index in range(count)]


@pytest.fixture(scope="session")
def site():
    with Site(os.environ.get("DIST", ROOT / "Web/dist")) as site:
        yield site


@pytest.fixture(scope="session")
def browser():
    with BROWSER() as browser:
        yield browser


@pytest.fixture
def page(browser, site):
    page = Page(browser, site)
    yield page
    page.browser.leave()


@pytest.fixture
def painted(page):
    """A page whose elements have looks."""
    return Painted(page)


@pytest.fixture(scope="session")
def gallery(site):
    """The gallery with the elements under test, assembled by the tool."""
    folder = site.folder / "Web"
    shutil.copytree(ROOT / "Web/gallery", folder / "gallery")
    shutil.copytree(ROOT / "Examples/Snippets", site.folder / "Examples/Snippets")
    shutil.copytree(ROOT / "Pictures/png", site.folder / "Pictures/png")
    shutil.copytree(site.dist, folder / "dist")
    out = site.folder / "gallery.html"
    subprocess.run([SLIDER, "gallery", "--write-only", "--page", folder / "gallery/gallery.html", "--out", out], check=True)
    return out
