"""Tests the elements in real frameworks, which put names of their own on them: React, and Preact where one is given."""
import os
import pathlib
import shutil

import pytest
from painted import LOOKS

PACKAGES = pathlib.Path("/usr/share/nodejs")
REACT = "".join(f'<script src="{name}.development.js"></script>' for name in ("react", "react-dom"))
PREACT = os.environ.get("PREACT")
# Controlled: the app rounds what the slider proposes, and gives it back.
APP = """
const App = () => {
  const [values, setValues] = useState([20, 80]);
  const round = ({ target }) => setValues(target.values.map(value => Math.round(value / 10) * 10));
  return h('div', {},
    h('range-slider', { id: 'it', max: 100, values: values.join(' '), onInput: round, ...more }),
    h('p', { id: 'shown' }, values.join()));
};
"""
ROOT = '<div id="root"></div><script type="module" src="{}"></script>'


def drags(page, base):
    """Drags the controlled slider, and expects what the app rounded."""
    page.until("slider?.values")
    page.settled()
    page.drag(20, 31, 43)
    assert page.settled("return [slider.values, shown.textContent]") == [[40, 80], "40,80"]
    page.drag(80, 70, 57)
    assert page.settled("return [slider.values, shown.textContent]") == [[40, 60], "40,60"]
    if base == LOOKS:
        assert page.run("return slider.shadowRoot.querySelector('[part=drawing]').shadowRoot.querySelectorAll('path').length") >= 4
    assert [text for text in page.browser.warnings() if "devtools" not in text.lower()] == []


@pytest.mark.parametrize("base, more", [("sliders", "{}"), (LOOKS, "{ look: 'ios-flat' }")])
def test_react_controls_a_slider(page, base, more):
    for name in ("react", "react-dom"):
        shutil.copy(PACKAGES / name / f"umd/{name}.development.js", page.site.folder)
    script = page.site.add(f"const {{ createElement: h, useState }} = React, more = {more};{APP}ReactDOM.createRoot(root).render(h(App))", "js")
    page.show(ROOT.format(script), head=REACT, base=base)
    assert any(name.startswith("__reactProps$") for name in page.run("return Object.keys(slider)"))
    drags(page, base)


@pytest.mark.skipif(not PREACT, reason="PREACT=FILE names no build of Preact")
@pytest.mark.parametrize("base, more", [("sliders", "{}"), (LOOKS, "{ look: 'ios-flat' }")])
def test_preact_controls_a_slider(page, base, more):
    shutil.copy(PREACT, page.site.folder / "preact.js")
    script = page.site.add(f"""
        const module = await import('./preact.js'), {{ h, render, Component }} = module.h ? module : globalThis.preact, more = {more};
        // Hooks are another file; the core has components.
        let useState;
        {APP}
        class Rounding extends Component {{
          state = {{ values: [20, 80] }};
          render() {{
            useState = () => [this.state.values, values => this.setState({{ values }})];
            return App();
          }}
        }}
        render(h(Rounding), root);""", "js")
    page.show(ROOT.format(script), base=base)
    drags(page, base)


def test_react_finds_what_its_server_rendered(page):
    # The elements are defined before React compares the children, and its development build reports each difference.
    for name in ("react", "react-dom"):
        shutil.copy(PACKAGES / name / f"umd/{name}.development.js", page.site.folder)
    script = page.site.add("""
        const { createElement: h } = React;
        globalThis.defined = slider.matches(':defined');
        globalThis.rendered = slider;
        ReactDOM.hydrateRoot(root, h('range-slider', { id: 'it', max: 100, values: '20' }, h('input', { slot: 'fallback', name: 'price', defaultValue: 20 })));""", "js")
    served = '<range-slider id="it" max="100" values="20"><input slot="fallback" name="price" value="20"></range-slider>'
    page.open(page.site.address(page.site.add(
        f'<!doctype html><script src="harness.js"></script>{REACT}<script src="sliders.classic.js"></script>'
        f'<form id="form"><div id="root">{served}</div></form><script type="module" src="{script}"></script>')))
    assert page.until("Object.keys(slider).some(name => name.startsWith('__reactProps$'))")
    state = "return [defined, slider === rendered, document.querySelector('input').disabled, [...new FormData(form)]]"
    assert page.settled(state) == [True, True, True, []]
    assert [text for text in page.browser.warnings() if "devtools" not in text.lower()] == []
