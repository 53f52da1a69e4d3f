import os

import pytest
from browser import Browser
from pages import ROOT, Page, Site


@pytest.fixture(scope="session")
def site():
    with Site(os.environ.get("DIST", ROOT / "Web/dist")) as site:
        yield site


@pytest.fixture(scope="session")
def browser():
    with Browser() as browser:
        yield browser


@pytest.fixture
def page(browser, site):
    page = Page(browser, site)
    yield page
    page.leave()
