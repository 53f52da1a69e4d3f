"""Tests that the elements leave alone whatever names a page or a framework puts on them, before and after they are
defined, and that they have no name of their own beside their public interface."""
import itertools

import pytest
from painted import LOOKS
from pages import LEFT, TOP

# Names that frameworks put on elements.
FRAMEWORKS = [
    "__reactFiber$k2l", "__reactProps$k2l", "__reactEvents$k2l", "__reactContainer$k2l", "_reactRootContainer",
    "_listeners", "__vnode", "_vnode", "_vei", "_vod", "__vueParentComponent", "__vue_app__", "__attributes", "__className", "__styles",
    "__svelte_meta", "__click", "__ngContext__", "_$litPart$", "_$litElement$", "_x_dataStack", "_x_effects", "_x_marker", "jQuery3700123",
    "$$click", "_$host", "__handlers",
]
FIRST = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_$"
# Preact's mangle.json gives its private properties one letter, or two underscores and a letter.
PREACT = [f"__{letter}" for letter in FIRST]
SHORT = ["".join(letters) for letters in [*itertools.product(FIRST), *itertools.product(FIRST, FIRST + "0123456789")]]
# Puts an object under each name on every slider, and finds the names whose object is another one now.
MARK = f"""
globalThis.sliderTags = 'range-slider, circular-slider';
globalThis.marks = new Map;
globalThis.mark = names => {{
  for (const element of document.querySelectorAll(sliderTags)) {{
    const given = Object.fromEntries(names.filter(name => !(name in HTMLElement.prototype)).map(name => [name, {{ name }}]));
    marks.set(element, Object.assign(element, given) && given);
  }}
}};
globalThis.touched = () => [...marks].flatMap(([element, given]) => Object.keys(given).filter(name => element[name] !== given[name]));
globalThis.added = () => [...marks].flatMap(([element, given]) => Object.keys(element).filter(name => !(name in given)));
"""
RING = f"#ring {{ position: absolute; left: {LEFT + 500}px; top: {TOP}px; width: 200px; height: 200px }}"
BODY = ('<range-slider id="it" max="100" values="20 80" LOOK></range-slider><circular-slider id="ring" max="100" value="25" LOOK></circular-slider>'
        f"<script>{MARK}</script>")
DRAGGED = ["slider-begin 0", "input 0 pointer", "input 0 pointer", "slider-end 0", "change"]


@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize("base, look, classic", [
    ("sliders", "", False), ("sliders", "", True), (LOOKS, "", False), (LOOKS, 'selected-color="red"', False), (LOOKS, 'selected-color="red"', True),
])
def test_names_of_frameworks_are_left_alone(page, base, look, classic, when):
    names = [*SHORT, *PREACT, *FRAMEWORKS]
    given = f"<script>mark({names})</script>" if when == "before" else ""
    page.show(BODY.replace("LOOK", look) + given, style=RING, base=base, classic=classic)
    if when == "after":
        page.run("mark(arguments[0])", names)
    page.settled()
    page.browser.warnings()
    page.drag(20, 30, 40)
    assert (page.values, page.events()) == ([40, 80], DRAGGED)
    # The ring's thumb is at its right end, and its lower end is half of the values.
    page.browser.gestures("mouse", [(LEFT + 685, TOP + 100), (LEFT + 660, TOP + 160), (LEFT + 600, TOP + 185)])
    assert page.settled("return Math.round(ring.values[0])") == 50
    assert page.events() == [f"{event} @ring" for event in DRAGGED]
    assert page.run("return [touched(), added()]") == [[], []]
    assert page.browser.warnings() == []


PUBLIC = {
    "constructor", "connectedCallback", "disconnectedCallback", "connectedMoveCallback", "adoptedCallback", "attributeChangedCallback",
    "formAssociatedCallback", "formDisabledCallback", "formResetCallback", "formStateRestoreCallback",
    "values", "value", "valueAsNumber", "spans", "disabled", "readOnly", "format", "formatValueText", "formatObstacleText", "formatDistance", "parse", "filterTick", "fractions",
    "fractionOf", "valueAt", "reset", "overshoot", "obstacle", "held", "takeOvershoot", "limits", "nextValue",
    "previousValue", "move", "stepUp", "stepDown", "cancel",
    "form", "labels", "defaultValue", "setCustomValidity", "validity", "validationMessage", "willValidate", "checkValidity", "reportValidity",
}
PAINTED = {"paints", "metrics", "fonts", "images", "formatReadout", "formatTick"}


@pytest.mark.portable
@pytest.mark.parametrize("base, more", [("sliders", set()), (LOOKS, PAINTED)])
@pytest.mark.parametrize("tag", ["range-slider", "circular-slider"])
def test_every_name_on_an_element_is_public(page, base, more, tag):
    page.slider(tag=tag, base=base)
    names, attributes, own = page.run("""
        const names = [];
        for (let holder = slider; (holder = Object.getPrototypeOf(holder)) !== HTMLElement.prototype;) names.push(...Object.getOwnPropertyNames(holder));
        return [names, slider.constructor.observedAttributes, Object.getOwnPropertyNames(slider)]""")
    properties = {"".join(word.capitalize() if index else word for index, word in enumerate(name.split("-"))) for name in attributes}
    assert set(names) | properties == PUBLIC | more | properties
    assert own == []
    if base != "sliders":
        page.run("slider.look = 'glow'")
        page.settled()
    page.load_extras()
    page.run("slider.labels = true; slider.ticks = 'count 3'")
    assert page.settled("""
        const roots = [slider.shadowRoot], named = [];
        for (const root of roots) for (const node of [root, ...root.querySelectorAll('*')]) {
          if (node.shadowRoot) roots.push(node.shadowRoot);
          named.push(...Object.getOwnPropertyNames(node).map(name => `${node.localName} ${name}`));
        }
        return named""") == []


@pytest.mark.portable
@pytest.mark.parametrize("tag, base", [("plane-slider", "sliders-plane"), ("ruler-slider", "sliders-ruler")])
def test_no_name_on_a_plane_or_a_ruler_is_short_or_private(page, tag, base):
    page.slider("labels", tag=tag, base=base)
    names, own, named = page.settled("""
        const names = [];
        for (let holder = slider; (holder = Object.getPrototypeOf(holder)) !== HTMLElement.prototype;) names.push(...Object.getOwnPropertyNames(holder));
        const nodes = [slider.shadowRoot, ...slider.shadowRoot.querySelectorAll('*')];
        return [names, Object.getOwnPropertyNames(slider), nodes.flatMap(node => Object.getOwnPropertyNames(node))]""")
    assert len(names) > 20 and {name for name in names if len(name) < 3 or "_" in name} <= {"x", "y"}
    assert own == [] and named == []


@pytest.mark.portable
def test_only_properties_of_the_element_are_taken_over(page):
    page.show('<range-slider id="it" max="100"></range-slider><script>'
              "it.values = [10, 30]; it.o = 1; it.move = 'mine'; it.toString = 2; it.minimumSpan = 5</script>")
    assert page.run("return [slider.values, slider.o, slider.move, slider.toString, slider.getAttribute('minimum-span')]") == [[10, 30], 1, "mine", 2, "5"]
    assert page.run("return Object.keys(slider)") == ["o", "move", "toString"]


def test_the_accessors_of_a_subclass_take_what_was_set_before(page):
    page.slider()
    assert page.settled("""
        const mine = document.body.appendChild(document.createElement('my-slider'));
        mine.unit = '€';
        mine.max = 8;
        return import('./sliders.js').then(({ RangeSlider }) => {
          customElements.define('my-slider', class extends RangeSlider {
            set unit(unit) { this.format = value => value + unit; }
          });
          return new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        }).then(() => [mine.values, thumbs(mine)[1].getAttribute('aria-valuetext'), Object.keys(mine)])""") == [[0, 8], "8€", []]
