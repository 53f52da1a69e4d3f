"""Tests the components of `swift-sliders/react` in React, in a browser and on a server. REACT names a folder with the packages
of another version of React, in which the same tests run, too."""
import os
import subprocess
import sys

import pytest
from pages import ROOT
from painted import LOOKS
from test_package import app  # noqa: F401
from test_recipes import PACKAGES, REACT

sys.path.append(str(ROOT / "Web/package"))
import reference  # noqa: E402

BEGIN = """
import { createElement as h, createRef, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { CircularSlider, RangeSlider, RulerSlider } from 'swift-sliders/react';
const show = element => createRoot(document.querySelector('#root')).render(element);
"""


def bundle(folder, script, out, packages, **options):
    """Writes what an app's script becomes, with React in it."""
    (folder / "app.js").write_text(script)
    given = [f"--{key}={value}" for key, value in options.items()]
    command = ["esbuild", "--bundle", "--log-level=warning", '--define:process.env.NODE_ENV="development"', *given, "app.js", f"--outfile={out}"]
    subprocess.run(command, cwd=folder, check=True, env=os.environ | {"NODE_PATH": packages})


# One build of React on this system sets properties of the elements, as React 19 does, and the other writes attributes, as React 18 does.
CLIENTS = {"properties": (PACKAGES, "react-dom/client"), "attributes": (PACKAGES, "react-dom/unstable_testing")}
if REACT:
    CLIENTS["named"] = (REACT, "react-dom/client")


@pytest.fixture(params=CLIENTS)
def react(page, app, request):  # noqa: F811
    """Opens a page that runs a script with React, in `#root`."""
    packages, client = CLIENTS[request.param]

    def open(script, base="sliders", served="", **more):
        name = f"react-{next(page.site.numbers)}.js"
        bundle(app, (BEGIN + script).replace("react-dom/client", client), page.site.folder / name, packages, format="esm")
        page.show(f'<div id="root">{served}</div><script type="module" src="{name}"></script>', base=base, **more)
        page.until("slider?.value")
        page.settled()
        return page

    open.packages = packages
    return open


def warnings(page):
    # The second build says that it is not meant for pages.
    return [text for text in page.browser.warnings() if "devtools" not in text.lower() and 'instead import it from "react-dom/client"' not in text]


def rendered(app, expression, packages):  # noqa: F811
    """Returns what a server of React writes of an expression."""
    script = f"""{BEGIN}import {{ renderToString }} from 'react-dom/server';
console.log(renderToString({expression}));"""
    bundle(app, script.replace("import { createRoot, hydrateRoot } from 'react-dom/client';", ""), app / "server.cjs", packages, format="cjs", platform="node")
    done = subprocess.run(["node", "server.cjs"], cwd=app, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.strip()


def test_the_props_are_properties_of_the_element(react):
    page = react("""
        globalThis.ref = createRef();
        const labels = { format: (value, thumb) => `${value} of ${thumb}` };
        show(h(RangeSlider, { ref, id: 'it', className: 'price', style: { width: 328 }, 'data-of': 'shop', 'aria-label': 'Price',
          values: [20, 80], minimumSpan: 10, disabledThumbs: [0], keepsValuesBetweenSteps: true, keyboard: false, readOnly: false,
          thumbLimits: [null, [70, 90]], ...labels }));""")
    assert page.run("return [ref.current === slider, slider.className, slider.offsetWidth, slider.dataset.of]") == [True, "price", 328, "shop"]
    assert page.run("return [slider.values, slider.minimumSpan, slider.disabledThumbs, slider.keepsValuesBetweenSteps, slider.keyboard, slider.readOnly]") == [
        [20, 80], 10, "0", True, False, False]
    assert page.run("return slider.limits(1)") == [70, 90]
    assert (page.thumb(1, "aria-valuetext"), page.run("return slider.ariaLabel")) == ("80 of 1", "Price")
    assert warnings(page) == []


def test_props_that_change_or_leave_are_set(react):
    page = react("""
        const App = () => {
          const [props, setProps] = useState({ min: 10, keepsValuesBetweenSteps: true, detents: [50], label: 'Price', format: String });
          globalThis.setProps = setProps;
          return h(RangeSlider, { id: 'it', ...props });
        };
        show(h(App));""")
    state = "return [slider.min, slider.keepsValuesBetweenSteps, slider.detents, slider.label, typeof slider.format, slider.keyboard, slider.disabled]"
    assert page.settled(state) == [10, True, "50", "Price", "function", True, False]
    page.run("setProps({ min: 5, detents: [20, 60], keyboard: false, disabled: true })")
    assert page.settled(state) == [5, False, "20 60", None, "undefined", False, True]
    page.run("setProps({})")
    assert page.settled(state) == [0, False, None, None, "undefined", True, False]
    assert warnings(page) == []


def test_values_are_set_where_a_render_gives_others_than_the_slider_has(react):
    # The app rounds what a person chooses.
    page = react("""
        const App = () => {
          const [values, setValues] = useState([20, 80]);
          globalThis.setValues = setValues;
          return h('div', {},
            h(RangeSlider, { id: 'it', values, onInput: ({ target }) => setValues(target.values.map(value => Math.round(value / 10) * 10)) }),
            h('p', { id: 'shown' }, values.join()));
        };
        show(h(App));""")
    page.focus(0)
    for _ in range(4):
        page.key("ArrowRight")
    assert page.settled("return [slider.values, shown.textContent]") == [[20, 80], "20,80"]
    page.run("setValues([30, 50, 70])")
    assert page.settled("return [slider.values, shown.textContent]") == [[30, 50, 70], "30,50,70"]
    assert warnings(page) == []


def test_a_slider_without_values_keeps_its_own_and_a_form_resets_it(react):
    page = react("""
        const App = () => {
          globalThis.again = useState(0)[1];
          return h('form', {}, h(RangeSlider, { id: 'it', defaultValue: [20, 80] }));
        };
        show(h(App));""")
    page.focus(0)
    page.key("ArrowRight")
    page.run("again(1)")
    assert page.values == [21, 80]
    page.run("document.querySelector('form').reset()")
    assert page.values == [20, 80]


def test_every_event_has_a_handler_and_the_last_one_hears_it(react):
    names = [row["name"] for row in reference.rows("events")]
    props = [[name, f"on{name.title().replace('-', '')}"] for name in names]
    page = react(f"""
        globalThis.told = [];
        const App = () => {{
          const [turn, setTurn] = useState(1);
          globalThis.setTurn = setTurn;
          const handlers = Object.fromEntries({props}.map(([name, prop]) => [prop, event => told.push(`${{name}} ${{turn}} ${{event.type}}`)]));
          return h(CircularSlider, {{ id: 'it', ...handlers }}, h('input'));
        }};
        show(h(App));""")
    page.run("setTurn(2)")
    page.settled("told.length = 0")
    for name in names:
        page.run("slider.dispatchEvent(new Event(arguments[0], { bubbles: true }))", name)
    # An event of a child is not the slider's.
    page.run("document.querySelector('input').dispatchEvent(new Event('input', { bubbles: true }))")
    assert page.settled("return told") == [f"{name} 2 {name}" for name in names]
    page.run("told.length = 0")
    page.focus(0)
    page.key("ArrowUp")
    assert page.settled("return told") == [f"{name} 2 {name}" for name in ("slider-proposal", "slider-update", "input", "change")]


@pytest.mark.parametrize("base", ["sliders", LOOKS])
def test_props_that_come_before_the_elements_are_kept(react, base):
    page = react("show(h(RangeSlider, { id: 'it', values: [30, 60], keyboard: false, format: value => `${value} €`, look: LOOK }))".replace(
        "LOOK", "'ios-flat'" if base == LOOKS else "undefined"), base=base)
    assert page.run("return [slider.values, slider.keyboard]") == [[30, 60], False]
    assert page.thumb(0, "aria-valuetext") == "30 €"
    assert warnings(page) == []


def test_a_plane_is_a_component(react):
    page = react("""
        import { PlaneSlider } from 'swift-sliders/react';
        globalThis.told = [];
        const App = () => {
          const [values, setValues] = useState([[20, 80]]);
          return h(PlaneSlider, { id: 'it', values, xStep: 10, format: (value, axis) => `${axis} ${value}`,
            onInput: ({ target, detail }) => { setValues(target.values); told.push(detail.reason); } });
        };
        show(h(App));""", modules=["sliders-plane.js"])
    page.focus(0)
    page.key("ArrowRight")
    assert (page.values, page.run("return [told, slider.xStep]")) == ([[30, 80]], [["key"], "10"])
    assert page.thumb(0, "aria-valuetext") == "x 30"
    assert warnings(page) == []


def test_a_ruler_is_a_component(react):
    page = react("""
        globalThis.told = [];
        const App = () => {
          const [value, setValue] = useState(20);
          return h(RulerSlider, { id: 'it', value, step: 10, format: value => `${value} kg`,
            onInput: ({ target, detail }) => { setValue(target.valueAsNumber); told.push(detail.reason); } });
        };
        show(h(App));""", modules=["sliders-ruler.js"])
    page.focus(0)
    page.key("ArrowRight")
    assert page.run("return [slider.value, told, slider.step]") == ["30", ["key"], "10"]
    assert page.thumb(0, "aria-valuetext") == "30 kg"
    assert warnings(page) == []


SERVED = "h(RangeSlider, { id: 'it', className: 'price', max: 1000, values: [200, 700], minimumSpan: 20, keepsValuesBetweenSteps: true, keyboard: false, disabled: false, format: String })"


def test_a_server_renders_the_value_of_a_ruler(react, app):  # noqa: F811
    ruler = "h(RulerSlider, { id: 'it', max: 1000, value: 200, pixelsPerUnit: 4, tickLabels: false })"
    html = rendered(app, ruler, react.packages)
    for written in ('max="1000"', 'value="200"', 'pixels-per-unit="4"', 'tick-labels="false"'):
        assert f" {written}" in html, html
    page = react(f"""
        globalThis.served = document.querySelector('ruler-slider');
        hydrateRoot(document.querySelector('#root'), {ruler});""", served=html, modules=["sliders-ruler.js"])
    assert page.run("return [served === slider, slider.value, slider.tickLabels]") == [True, "200", False]
    assert warnings(page) == []


@pytest.mark.parametrize("classic", [False, True])
def test_a_server_renders_attributes_and_the_browser_takes_them_over(react, app, classic):  # noqa: F811
    # The classic script defines the elements before React compares them with what it renders.
    html = rendered(app, SERVED, react.packages)
    assert html.startswith("<range-slider ") and html.endswith("></range-slider>")
    for written in ('id="it"', 'class="price"', 'max="1000"', 'values="200 700"', 'minimum-span="20"', 'keeps-values-between-steps="true"', 'keyboard="false"'):
        assert f" {written}" in html, html
    assert "disabled" not in html and "format" not in html
    page = react(f"""
        globalThis.served = document.querySelector('range-slider');
        hydrateRoot(document.querySelector('#root'), {SERVED});""", served=html, classic=classic)
    assert page.run("return [served === slider, slider.values, slider.keepsValuesBetweenSteps, slider.keyboard, typeof slider.format]") == [True, [200, 700], True, False, "function"]
    assert warnings(page) == []


def test_react_finds_what_its_server_rendered_without_the_components(react):
    # The elements are defined before React compares the children, and its development build reports each difference. A
    # server of React 18.1 leaves out the children.
    served = """<form id="form"><range-slider id="it" max="100" values="20">
        <input slot="fallback" name="price" value="20"></range-slider></form>""".replace("\n        ", "")
    page = react("""
        globalThis.defined = slider.matches(':defined');
        globalThis.rendered = slider;
        // The page loads when React is done, however slow the machine is.
        addEventListener('load', event => event.stopImmediatePropagation(), { capture: true, once: true });
        const fallback = h('input', { slot: 'fallback', name: 'price', defaultValue: 20 });
        const form = h('form', { id: 'form' }, h('range-slider', { id: 'it', max: 100, values: '20' }, fallback));
        hydrateRoot(document.querySelector('#root'), form);""", served=served, classic=True)
    assert page.until("Object.keys(slider).some(name => name.startsWith('__reactProps$'))")
    page.run("dispatchEvent(new Event('load'))")
    state = "return [defined, slider === rendered, document.querySelector('input').disabled, [...new FormData(form)], slider.values]"
    assert page.settled(state) == [True, True, True, [], [20]]
    assert warnings(page) == []
