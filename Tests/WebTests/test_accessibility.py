"""Tests what assistive technology reads: ARIA attributes, Chromium's accessibility tree, the rules of axe-core."""
import pathlib

import axe_playwright_python
import pytest
from test_gallery import show as show_gallery

AXE = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
ALL_KINDS = """<main><h1>Sliders</h1>
<range-slider label="Price" max="100" values="20 80"></range-slider>
<range-slider label="Many" max="100" values="10 20 30 40" collision="push" labels></range-slider>
<range-slider label="Ticks" max="100" value="50" ticks="0 50 100" labels></range-slider>
<range-slider label="Disabled" max="100" values="20 80" disabled></range-slider>
<range-slider label="One disabled" max="100" values="20 80" disabled-thumbs="0"></range-slider>
<label for="volume">Volume</label><range-slider id="volume" orientation="vertical" max="10" value="5"></range-slider>
<div dir="rtl"><range-slider aria-label="Right to left" max="100" values="20 80"></range-slider></div>
<circular-slider label="Angle" max="360" value="90"></circular-slider>
<circular-slider label="Bedtime" max="1440" values="1320 360" seam="wrap" press="bar"></circular-slider>
<circular-slider label="Timer" max="24" value="13" sweep="720" labels></circular-slider></main>"""


def numbers(page, index):
    """Returns the minimum, the value and the maximum of a thumb in its ARIA attributes."""
    return [float(page.thumb(index, f"aria-value{name}")) for name in ("min", "now", "max")]


def tree(page):
    """Returns role, name, value, limits and states of all groups and sliders in Chromium's accessibility tree."""
    page.settled()
    nodes = page.browser.devtools("Accessibility.getFullAXTree")["nodes"]
    found = []
    for node in nodes:
        role, name = node.get("role", {}).get("value"), node.get("name", {}).get("value")
        properties = {property["name"]: property["value"].get("value") for property in node.get("properties", [])}
        if role in ("group", "slider"):
            found.append({"role": role, "name": name, "value": node.get("value", {}).get("value"), **properties})
    return found


def violations(page):
    page.run(AXE)
    found = page.settled("return axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)")
    return [(fault["id"], fault["help"], [node["html"][:120] for node in fault["nodes"]]) for fault in found]


@pytest.mark.needs("devtools")
def test_chromiums_accessibility_tree_has_the_group_and_its_thumbs(page):
    page.slider('label="Price" min="0" max="100" values="20 80.5" step="any"')
    group, *sliders = tree(page)
    assert (group["role"], group["name"]) == ("group", "Price")
    assert [(slider["name"], slider["value"], slider["valuemin"], slider["valuemax"]) for slider in sliders] == [
        ("Minimum", 20, 0, 80.5), ("Maximum", 80.5, 20, 100)]
    assert all(slider["focusable"] and slider["orientation"] == "horizontal" for slider in sliders)
    page.focus(1)
    assert [bool(slider.get("focused")) for slider in tree(page)[1:]] == [False, True]


@pytest.mark.needs("devtools")
def test_chromiums_accessibility_tree_has_orientation_and_disabled_thumbs(page):
    page.slider('orientation="vertical" min="0" max="100" values="20 80" disabled-thumbs="0" label="Range"')
    _, low, high = tree(page)
    assert low["orientation"] == high["orientation"] == "vertical"
    assert (low["disabled"], high.get("disabled", False)) == (True, False)
    assert (low["valuemin"], low["valuemax"]) == (20, 20)


@pytest.mark.parametrize("attributes, tag, names", [
    ('label="Volume" value="5"', "range-slider", ["Volume"]), ('aria-label="Volume" value="5"', "range-slider", ["Volume"]),
    ('values="2 5"', "range-slider", ["Minimum", "Maximum"]), ('values="2 5 7"', "range-slider", ["Thumb 1", "Thumb 2", "Thumb 3"]),
    ('values="2 5" thumb-labels="From, To"', "range-slider", ["From", "To"]),
    ('values="2 5" thumb-labels=", To"', "range-slider", ["Minimum", "To"]),
    ('values="2 5" seam="wrap"', "circular-slider", ["Start", "End"]), ('label="Angle"', "circular-slider", ["Angle"]),
])
def test_thumbs_are_named_by_labels_or_by_their_places(page, attributes, tag, names):
    page.slider(f'max="10" {attributes}', tag)
    assert [page.thumb(index, "aria-label") for index in range(len(names))] == names
    assert page.run("return thumbs().length") == len(names)


@pytest.mark.needs("devtools")
def test_the_name_of_the_group_follows_the_label(page):
    page.slider('label="Price" max="100" values="20 80"')
    page.run("slider.label = 'Cost'")
    assert tree(page)[0]["name"] == "Cost"


def test_aria_numbers_have_full_precision(page):
    page.slider('min="0" max="1" step="any" values="0.1 0.7"')
    page.set("values", [1 / 3, 0.1 + 0.6])
    assert numbers(page, 0) == [0, 1 / 3, 0.1 + 0.6]
    assert numbers(page, 1) == [1 / 3, 0.1 + 0.6, 1]
    page.focus(0)
    page.key("ArrowRight")
    now = page.values[0]
    assert numbers(page, 0)[1] == now and numbers(page, 1)[0] == now


def test_aria_limits_are_what_a_drag_could_give_now(page):
    page.slider('min="0" max="100" values="20 50 80" minimum-span="10" step="5"')
    assert [numbers(page, index) for index in range(3)] == [[0, 20, 40], [30, 50, 70], [60, 80, 100]]
    page.run("slider.move(1, 60)")
    assert [numbers(page, index) for index in range(3)] == [[0, 20, 50], [30, 60, 70], [70, 80, 100]]
    page.run("slider.collision = 'push'")
    assert [numbers(page, index) for index in range(3)] == [[0, 20, 80], [10, 60, 90], [20, 80, 100]]
    page.run("slider.collision = 'cross'")
    assert numbers(page, 0)[::2] == numbers(page, 2)[::2] == [0, 100]
    page.run("slider.collision = 'stop'; slider.disabledThumbs = [1]")
    assert [numbers(page, index) for index in range(3)] == [[0, 20, 50], [60, 60, 60], [70, 80, 100]]


def test_aria_limits_of_all_thumbs_follow_values_set_by_script(page):
    page.slider('min="0" max="100" values="10 20 30 40" collision="push" minimum-span="5" press="thumb"')
    for script in ("slider.move(0, 90)", "slider.move(3, 50)", "slider.values = [1, 2, 3, 4]"):
        page.run(script)
        assert [numbers(page, index)[::2] for index in range(4)] == page.settled("return [0, 1, 2, 3].map(thumb => slider.limits(thumb))")


def test_aria_limits_on_a_wrapping_circle_are_the_bounds(page):
    page.slider('min="0" max="1440" values="1320 360" seam="wrap"', "circular-slider")
    assert [numbers(page, index) for index in (0, 1)] == [[0, 1320, 1440], [0, 360, 1440]]


def test_aria_value_texts_are_those_of_the_format(page):
    page.slider('min="0" max="100" values="20 80"')
    page.run("slider.format = value => value + ' €'")
    assert [page.thumb(index, "aria-valuetext") for index in (0, 1)] == ["20 €", "80 €"]
    page.focus(1)
    page.key("End")
    assert page.thumb(1, "aria-valuetext") == "100 €"


def test_a_thumb_stays_the_same_element_when_options_change(page):
    page.slider('min="0" max="100" values="20 80"')
    page.run("globalThis.before = thumbs()")
    page.run("slider.values = [30, 40]; slider.step = 10; slider.max = 200; slider.values = [10, 20, 30]")
    assert page.settled("return before.map((node, index) => node === thumbs()[index])") == [True, True]


def test_axe_finds_what_is_wrong(page):
    page.slider('aria-label="Price" max="100"')
    page.run("thumbs()[0].removeAttribute('aria-label')")
    assert "aria-input-field-name" in [fault for fault, *_ in violations(page)]


def test_axe_finds_nothing_on_a_page_of_all_kinds(page):
    page.show(ALL_KINDS)
    assert violations(page) == []


@pytest.mark.needs("devtools")
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_the_gallery(page, gallery, scheme):
    page.browser.emulate(prefers_color_scheme=scheme)
    show_gallery(page, gallery)
    assert violations(page) == []
