"""Tests that the pages of these tests are ready when they are opened, however late the engine comes."""
import shutil
import tempfile

import pytest
from pages import x

pytestmark = pytest.mark.portable
# Where thumbs are drawn now: no frame is waited for.
DRAWN = "return thumbs().map(node => node.getBoundingClientRect()).map(({ x, width }) => Math.round(x + width / 2))"


@pytest.fixture
def late(site):
    """A folder from which the engine comes half a second late, and which the browser has in no cache."""
    folder = tempfile.mkdtemp(dir=site.folder)
    for file in ("sliders.js", "sliders.wasm"):
        shutil.copy(site.folder / file, folder)
    name = folder.rpartition("/")[2]
    site.late[f"{name}/sliders.wasm"] = 0.5
    return name


def test_a_page_is_opened_when_its_elements_are_drawn(page, late):
    page.slider('max="100" values="20 80"', base=f"{late}/sliders")
    assert page.run(DRAWN) == [x(20), x(80)]


def test_a_page_that_is_gone_back_to_has_its_values_again(page, late):
    page.show('<form><range-slider id="it" name="price" max="100" values="20 80"></range-slider></form>', base=f"{late}/sliders")
    page.run("slider.values = [30, 60]")
    page.settled()
    page.browser.open(page.site.address("sliders.js"))
    page.back()
    assert page.run(DRAWN) == [x(30), x(60)]


def test_a_page_has_the_focus(page):
    page.slider()
    assert page.run("return document.hasFocus()")
