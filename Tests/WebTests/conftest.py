import os
import shutil
import signal
import subprocess

import pytest
from browser import Browser
from pages import ROOT, Page, Site
from painted import Painted
from recordings import SLIDER

# Who is told to stop closes the browser first.
signal.signal(signal.SIGTERM, signal.default_int_handler)


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


@pytest.fixture
def painted(page):
    """The same with the looks' module."""
    return Painted(page)


@pytest.fixture(scope="session")
def gallery(site):
    """The gallery as the tool assembles it, of the elements under test."""
    folder = site.folder / "Web"
    shutil.copytree(ROOT / "Web/gallery", folder / "gallery")
    shutil.copytree(ROOT / "Examples/Snippets", site.folder / "Examples/Snippets")
    shutil.copytree(ROOT / "Pictures/png", site.folder / "Pictures/png")
    shutil.copytree(site.dist, folder / "dist")
    out = site.folder / "gallery.html"
    subprocess.run([SLIDER, "gallery", "--write-only", "--page", folder / "gallery/gallery.html", "--out", out], check=True)
    return out
