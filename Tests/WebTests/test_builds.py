"""Tests the two builds, the module and the classic script: from files, under strict policies, without imports."""
import pytest

pytestmark = pytest.mark.portable

BOTH = '<range-slider id="it" max="100" values="20 80"></range-slider><circular-slider id="ring" max="100" value="25"></circular-slider>'
POLICY = ('<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'self\'; connect-src \'self\'; '
          'script-src \'self\'{}">')


APART = "#ring { position: absolute; left: 600px }"


def works(page):
    page.drag(20, 40)
    assert page.values == [40, 80]
    assert page.run("return ring.values") == [25]


def test_the_webassembly_imports_nothing(page):
    page.slider()
    assert page.settled("""
        return fetch('sliders.wasm').then(answer => answer.arrayBuffer()).then(bytes => {
          const module = new WebAssembly.Module(bytes);
          return [WebAssembly.Module.imports(module), WebAssembly.Module.exports(module).length > 10];
        })""") == [[], True]


def test_the_module_exports_its_classes(page):
    page.slider()
    assert page.settled("""return import('./sliders.js').then(({ RangeSlider, CircularSlider }) =>
        [slider instanceof RangeSlider, document.createElement('circular-slider') instanceof CircularSlider])""") == [True, True]


def test_the_module_may_be_loaded_twice(page):
    page.slider('max="100" values="20 80"')
    assert page.settled("return import('./sliders.js').then(() => slider.values)") == [20, 80]
    assert page.browser.warnings() == []


@pytest.mark.parametrize("from_file", [False, True])
def test_the_classic_script_defines_both_elements(page, from_file):
    page.show(BOTH, APART, classic=True, from_file=from_file)
    works(page)
    assert page.browser.warnings() == []


def test_the_classic_script_defines_elements_before_the_next_script_runs(page):
    name = page.site.add('<!doctype html><script src="sliders.classic.js"></script><range-slider max="10" value="4"></range-slider>'
                         '<script>globalThis.early = document.querySelector("range-slider").values</script>')
    page.open(f"file://{page.site.folder}/{name}")
    assert page.run("return early") == [4]


def test_the_classic_replay_script_plays_a_recording(page):
    page.show(BOTH, modules=["sliders-replay.js"], classic=True, from_file=True)
    assert page.run("""return sliders.replay(slider, { slider: { values: [0.5] }, track: { line: [[0, 0], [10, 0]] },
        input: [{ key: 'maximum', thumb: 0 }] })[1]""").startswith('{"values":[1],"events":[{"changed":[0],"reason":"key"}]')


@pytest.mark.needs("policy")
@pytest.mark.parametrize("classic", [False, True])
def test_both_builds_work_under_a_strict_content_security_policy(page, classic):
    page.show(BOTH, APART, head=POLICY.format(" 'wasm-unsafe-eval'"), classic=classic)
    works(page)
    assert page.browser.warnings() == []
