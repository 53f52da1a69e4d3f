"""Tests the builds with looks: the module and the classic script instead of the plain ones, with and without a look."""
import pytest
from painted import LOOKS
from recordings import STORED, answers
from test_accessibility import ALL_KINDS, SCHEMES, violations
from test_builds import APART, BOTH, POLICY, works
from test_recordings import PLAY


def test_the_webassembly_with_looks_imports_nothing(painted):
    painted.slider()
    assert painted.settled("""
        return fetch('sliders-looks.wasm').then(answer => answer.arrayBuffer())
          .then(bytes => WebAssembly.Module.imports(new WebAssembly.Module(bytes)))""") == []


@pytest.mark.parametrize("from_file", [False, True])
def test_the_classic_script_with_looks_defines_both_elements(page, from_file):
    page.show(BOTH.replace("<range-slider", '<range-slider look="ios-flat"'), APART, classic=True, from_file=from_file, base=LOOKS)
    works(page)
    assert page.run("return slider.shadowRoot.querySelector('[part=drawing]').shadowRoot.querySelectorAll('path').length") > 4
    assert page.browser.warnings() == []


@pytest.mark.needs("policy")
@pytest.mark.parametrize("classic", [False, True])
def test_looks_work_under_a_strict_content_security_policy(page, classic):
    page.show(BOTH.replace("<circular-slider", '<circular-slider look="glow"'), APART, head=POLICY.format(" 'wasm-unsafe-eval'"),
              classic=classic, base=LOOKS)
    works(page)
    assert page.run("return [ring.offsetWidth, ring.offsetHeight]") == [320, 320]
    assert page.browser.warnings() == []


LOAD = """
const [base, isClassic] = arguments, script = document.createElement('script');
if (!isClassic) return import(new URL(`${base}.js`, location.href)).then(() => true);
script.src = `${base}.classic.js`;
document.head.append(script);
return new Promise(resolve => { script.onload = resolve; }).then(() => true)"""


@pytest.mark.parametrize("first, isFirstClassic", [("sliders", False), ("sliders", True), (LOOKS, False), (LOOKS, True)])
@pytest.mark.parametrize("second, isClassic", [("sliders", False), ("sliders", True), (LOOKS, False), (LOOKS, True)])
def test_the_first_script_of_a_page_defines_its_elements(page, first, isFirstClassic, second, isClassic):
    page.show(BOTH.replace("<range-slider", '<range-slider look="ios-flat"'), APART, classic=isFirstClassic, base=first)
    assert page.settled(LOAD, second, isClassic) is True
    works(page)
    assert page.run("return !!slider.shadowRoot.querySelector('[part=drawing]')") is (first == LOOKS)
    warnings = page.browser.warnings()
    said = ["look: it needs sliders-looks.js"] * (first != LOOKS) + ["sliders-looks in place of sliders"] * (first != second == LOOKS)
    assert len(warnings) == len(said) and all(any(words in text for text in warnings) for words in said), warnings


def test_a_slider_without_a_look_is_the_plain_one(painted):
    painted.slider('max="100" values="20 80"')
    assert painted.html() == ""
    assert painted.settled("return getComputedStyle(slider.shadowRoot.querySelector('[part=track]')).display") == "block"
    painted.drag(20, 40)
    assert painted.values == [40, 80]


@pytest.mark.parametrize("name", ["readout", "show-enabled-range", "tick-labels"])
def test_an_attribute_that_is_false_paints_nothing(painted, name):
    painted.slider(f'max="100" values="20 80" {name}="false"')
    assert painted.html() == ""
    painted.run("slider.setAttribute(arguments[0], 'true')", name)
    assert painted.html() != ""
    painted.run("slider.setAttribute(arguments[0], 'false')", name)
    assert painted.html() == "" and painted.browser.warnings() == []


def test_recordings_have_the_same_answers_with_a_look(page):
    page.show('<range-slider look="layers"></range-slider><circular-slider look="glow"></circular-slider>', base=LOOKS)
    lines = page.settled(f"const given = arguments[0]; return (async () => {{ {PLAY} }})()", list(STORED.values()))
    assert dict(zip(STORED, lines)) == dict(zip(STORED, answers(STORED.values())))


@pytest.mark.needs("devtools")
@SCHEMES
def test_axe_finds_nothing_on_a_page_of_sliders_with_looks(page, scheme):
    page.browser.emulate(**scheme)
    page.show(ALL_KINDS.replace("<range-slider ", '<range-slider look="layers" ').replace("<circular-slider ", '<circular-slider look="glow" readout text-entry '),
              style="html { color-scheme: light dark; background: Canvas; color: CanvasText }", base=LOOKS)
    assert violations(page) == []
