"""Tests what plain elements load when an attribute asks for it: texts, ticks and more, and names in other languages."""
import pathlib
import shutil
import tempfile

import pytest
from test_builds import POLICY
from test_definition import without_scripts

pytestmark = pytest.mark.portable

ASKING = ["labels", 'ticks="count 5"', "glide", "wheel", "wheel-over-thumbs", "reports-hover", "text-entry"]
LOADED = "performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1))"
TEXTS = "[...slider.shadowRoot.querySelectorAll('[part=label]')].map(node => node.textContent)"
TICKS = "slider.shadowRoot.querySelectorAll('[part~=tick]').length"


def folder_of(page, *names):
    """Makes a folder with these files of the build alone. Returns its name."""
    folder = pathlib.Path(tempfile.mkdtemp(dir=page.site.folder))
    for name in names:
        shutil.copy(page.site.folder / name, folder)
    return folder.name


@pytest.mark.parametrize("attributes", ["", 'connect="outer" scale="logarithmic" min="1" step="any" detents="5" collision="push"',
                                        'labels="false" wheel="false" label-overlap="merge" stepped-ticks'])
def test_a_plain_slider_loads_no_extras(page, attributes):
    page.slider(attributes)
    page.settled()
    assert [name for name in page.run(f"return {LOADED}") if "extras" in name or "words" in name] == []


@pytest.mark.portable(cases=2)
@pytest.mark.parametrize("attribute", ASKING)
def test_an_element_of_the_page_that_asks_for_extras_has_them_when_it_is_ready(page, attribute):
    without_scripts(page, f'<range-slider id="it" values="20 80" {attribute}></range-slider>')
    page.settled("return define('sliders.js')")
    assert page.run(f"return {LOADED}").count("sliders-extras.js") == 1
    if attribute in ASKING[:2]:
        assert page.settled(f"return {TEXTS} + {TICKS}") == ("20,800" if attribute == "labels" else "5")
    assert page.browser.warnings() == []


def test_an_attribute_that_is_set_later_asks_for_extras(page):
    page.slider('values="20 80"')
    page.run("slider.ticks = 'count 3'")
    page.until(f"{TICKS} === 3")
    page.run("slider.labels = true; slider.values = [30, 80]")
    assert page.settled(f"return {TEXTS}")[:2] == ["30", "80"]
    page.run("slider.labels = slider.ticks = null")
    assert page.settled(f"return [{TICKS}, {TEXTS}.filter(Boolean).length]") == [0, 0]
    assert page.run(f"return {LOADED}").count("sliders-extras.js") == 1


def test_extras_read_what_the_engine_leaves_in_memory_that_has_grown(page):
    page.slider('max="100000" step="any" values="20 80" ticks="count 3"')
    for count in (10, 40, 75):
        page.run("slider.values = Array.from({ length: arguments[0] }, (_, index) => index)", count)
        page.run("slider.ticks = `count ${arguments[0]}`", count)
        assert page.settled(f"return [{TICKS}, slider.values.length, slider.values.at(-1)]") == [count, count, count - 1]
    page.run("slider.values = [20, 80]; slider.labels = true; slider.ticks = 'none'")
    assert page.settled(f"return {TEXTS}") == ["20", "80"]


def test_without_its_extras_a_slider_works_and_warns(page):
    folder = folder_of(page, "sliders.js", "sliders.wasm")
    page.show('<range-slider id="it" values="20 80" labels></range-slider>', base=f"{folder}/sliders")
    page.drag(20, 40)
    assert page.values == [40, 80]
    warnings = page.until("said.length && said")
    assert all(text.startswith("<range-slider> labels: sliders-extras.js could not be loaded: ") and text.endswith("; nothing is used") for text in warnings)
    page.browser.warnings()


@pytest.mark.needs("policy")
def test_extras_and_names_need_no_more_of_a_policy(page):
    page.show('<range-slider id="it" values="20 80" labels lang="de"></range-slider>', head=POLICY.format(" 'wasm-unsafe-eval'"))
    page.until("thumbs()[0].ariaLabel === 'Minimum' && thumbs()[1].ariaLabel === 'Maximum'")
    assert page.settled(f"return {TEXTS}") == ["20", "80"]
    assert page.browser.warnings() == []


@pytest.mark.parametrize("base", ["sliders", "sliders-looks"])
def test_names_in_other_languages_are_loaded_when_an_element_has_one(page, base):
    page.slider('values="20 80"', base=base)
    assert "sliders-words.js" not in page.settled(f"return {LOADED}")
    page.run("slider.lang = 'fr'; slider.values = [10, 30, 80]")
    page.until("thumbs()[1].ariaLabel === 'Valeur 2'")
    page.run("slider.lang = 'en-GB'; slider.values = [10, 30, 70]")
    assert page.settled("return thumbs()[1].ariaLabel") == "Value 2"
    assert page.run(f"return {LOADED}").count("sliders-words.js") == 1


def test_without_the_names_of_a_language_thumbs_have_english_ones(page):
    folder = folder_of(page, "sliders.js", "sliders.wasm")
    page.show('<range-slider id="it" values="10 30 80" lang="fr"></range-slider>', base=f"{folder}/sliders")
    assert "sliders-words.js could not be loaded" in page.until("said[0]")
    assert page.settled("return thumbs()[1].ariaLabel") == "Value 2"
    page.browser.warnings()
