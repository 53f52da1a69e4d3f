"""Tests the elements in real frameworks, which put names of their own on them: React; and Preact, Vue and Lit where PREACT, VUE or
LIT names a build of it as a module in one file."""
import os
import pathlib
import shutil

import pytest
from painted import LOOKS
from test_recipes import code

PACKAGES = pathlib.Path("/usr/share/nodejs")
REACT = "".join(f'<script src="{name}.development.js"></script>' for name in ("react", "react-dom"))
PREACT, VUE, LIT = (os.environ.get(name) for name in ("PREACT", "VUE", "LIT"))
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


@pytest.mark.skipif(not VUE, reason="VUE=FILE names no build of Vue")
@pytest.mark.parametrize("base, more", [("sliders", ""), (LOOKS, "look='ios-flat'")])
def test_vue_controls_a_slider(page, base, more):
    # The recipe's template, with `id` and what rounds.
    script, template = (code("Vue", "vue").split(f"<{tag}>")[-1].split(f"</{tag}>")[0] for tag in ("script setup", "template"))
    template = template.replace("<range-slider", f'<range-slider id="it" {more}').replace("1000", "100").replace('step="5" ', "").replace("<p>", '<p id="shown">')
    template = template.replace("values = $event.target.values", "round($event)").replace("join(' to ')", "join()")
    assert "ref([200, 700])" in script and "round($event)" in template
    shutil.copy(VUE, page.site.folder / "vue.js")
    script = page.site.add(f"""
        import {{ createApp, ref }} from './vue.js';
        const values = ref([20, 80]), format = value => `$${{value}}`;
        const round = ({{ target }}) => {{ values.value = target.values.map(value => Math.round(value / 10) * 10) }};
        const app = createApp({{ setup: () => ({{ values, format, round }}), template: {template!r} }});
        app.config.compilerOptions.isCustomElement = tag => tag.endsWith('-slider');
        app.mount('#root');""", "js")
    page.show(ROOT.format(script), base=base)
    drags(page, base)
    assert page.thumb(0, "aria-valuetext") == "$40"


@pytest.mark.skipif(not LIT, reason="LIT=FILE names no build of Lit")
def test_the_recipe_for_lit(page):
    shutil.copy(LIT, page.site.folder / "lit.js")
    imports = '<script type="importmap">{ "imports": { "lit": "./lit.js", "swift-sliders": "./sliders.js" } }</script>'
    page.show('<price-filter></price-filter><script type="module">' + code("Lit", "js") + "</script>", head=imports)
    slider = "document.querySelector('price-filter').shadowRoot.querySelector('range-slider')"
    page.until(f"{slider}.values?.[0] === 200")
    page.run(f"{slider}.shadowRoot.querySelector('[role=slider]').focus()")
    page.key("ArrowRight")
    text = "return document.querySelector('price-filter').shadowRoot.querySelector('p').textContent"
    assert (page.settled(text), page.run(f"return {slider}.shadowRoot.querySelector('[role=slider]').ariaValueText")) == ("205 to 700", "$205")
    page.run("document.querySelector('price-filter').values = [300, 400]")
    assert page.settled(f"return {slider}.values") == [300, 400]
    assert page.browser.warnings() == []
