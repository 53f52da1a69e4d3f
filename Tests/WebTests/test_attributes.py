"""Tests attributes, the properties that reflect them, and values set by script, which send no events."""
import re

import pytest
from test_package import reference

PROPERTIES = [
    ("min", "min", -10, "-10"), ("max", "max", 250, "250"), ("step", "step", "5", "5"), ("step", "step", [0, 5, 20], "0 5 20"),
    ("connect", "connect", "outer", "outer"), ("orientation", "orientation", "vertical", "vertical"), ("direction", "direction", "left", "left"), ("minimumSpan", "minimum-span", 10, "10"),
    ("maximumSpan", "maximum-span", 60, "60"), ("minimumSeparation", "minimum-separation", 4, "4"),
    ("enabledRange", "enabled-range", [10, 90], "10 90"),
    ("disabledThumbs", "disabled-thumbs", [0, 2], "0 2"), ("collision", "collision", "push", "push"),
    ("scale", "scale", "power 2", "power 2"), ("pressTarget", "press-target", "track", "track"), ("spanDrag", "span-drag", "all", "all"),
    ("detents", "detents", [25, 50], "25 50"), ("detentDistance", "detent-distance", 16, "16"), ("ticks", "ticks", "count 5", "count 5"), ("neutral", "neutral", 50, "50"),
    ("name", "name", "price", "price"), ("disabled", "disabled", True, ""), ("keepsValuesBetweenSteps", "keeps-values-between-steps", True, ""),
    ("fineControl", "fine-control", True, ""), ("dragsVertically", "drags-vertically", True, ""),
    ("wheel", "wheel", True, ""), ("wheelOverThumbs", "wheel-over-thumbs", True, ""), ("snapsWhileDragging", "snaps-while-dragging", False, "false"),
    ("continuous", "continuous", False, "false"), ("accessibilityStep", "accessibility-step", 4, "4"),
    ("label", "label", "Price", "Price"), ("thumbLabels", "thumb-labels", "From, To", "From, To"),
]


def test_properties_reflect_attributes(page):
    page.slider()
    for property, name, value, text in PROPERTIES:
        page.run("slider.replaceWith(Object.assign(document.createElement('range-slider'), { id: 'it', max: 100, values: [20, 50, 80] }))")
        page.set(property, value)
        assert page.run("return slider.getAttribute(arguments[0])", name) == text, f"{property} = {value}"
        page.run("const [name, text] = arguments; slider.removeAttribute(name); slider.setAttribute(name, text)", name, text)
        read = page.run("return slider[arguments[0]]", property)
        assert read == (" ".join(map(str, value)) if isinstance(value, list) else value), f"{name}={text}"
    assert page.browser.warnings() == []


def test_a_circle_reflects_whether_it_wraps(page):
    page.slider('max="100" values="80 20"', "circular-slider")
    page.set("wraps", True)
    assert page.run("return slider.getAttribute('wraps')") == "" and page.get("spans") == [40]
    assert page.browser.warnings() == []


def test_the_span_of_a_single_thumb_grows_from_the_neutral_value(page):
    page.slider('style="width: 328px" min="-50" max="50" neutral="0"')
    drawn = "return [...slider.shadowRoot.querySelectorAll('[part~=span]')].map(part => part.style.clipPath)"
    page.set("values", [25])
    above = page.run(drawn)
    page.set("values", [-25])
    below = page.run(drawn)
    # The control is 328 points wide and the thumb 28, so the track is 300 long and its middle is at 164. A quarter is
    # 75 points, and a round end adds 3.
    assert (above, below) == (["inset(0px 86px 0px 161px round 3px)"], ["inset(0px 161px 0px 86px round 3px)"])


@pytest.mark.parametrize("attributes, values", [
    ('', [0, 100]), ('min="10" max="20"', [10, 20]), ('max="100" values="20 80"', [20, 80]), ('max="100" value="30"', [30]),
    ('max="100" value="30 40 50"', [30, 40, 50]), ('max="100" values="20 80" value="5"', [20, 80]),
    ('max="100" step="20" values="33 70"', [40, 80]), ('max="100" step="0 5 20" values="2 70"', [0, 20]),
    ('max="100" step="any" values="33.25"', [33.25]), ('max="100" values="80 20"', [80, 80]),
    ('scale="list 1 2 5 10" values="2 7"', [2, 5]), ('max="10" values="3 30"', [3, 10]),
    ('scale="piecewise 0:0 0.5:100:10 1:1000" values="42 456"', [42, 460]),
    ('max="100" step="10" minimum-span="15" values="20 30"', [20, 40]),
    ('max="100" thumb-limits="0 50, , 60 100" values="70 70 10"', [50, 70, 70]),
    ('max="100" values=""', [0, 100]), ('max="100" values=" "', [0, 100]), ('max="100" value=""', [0, 100]), ('max="100" values="" value="30"', [30]),
    ('max="1e308"', [0, 1e308]), ('min="-8e307" max="8e307"', [-8e307, 8e307]),
])
def test_attributes_give_a_range_slider_its_values(page, attributes, values):
    page.slider(attributes)
    assert page.values == values


@pytest.mark.parametrize("attributes, values, spans", [
    ('', [0], None), ('max="100" value="25"', [25], None), ('max="1440" wraps values="1320 360"', [1320, 360], [480]),
    ('max="100" wraps values="30 30" spans="100"', [30, 30], [100]),
    ('max="100" wraps values="30 30"', [30, 30], [0]), ('max="100" values=""', [0], None),
])
def test_attributes_give_a_circular_slider_its_values_and_spans(page, attributes, values, spans):
    page.slider(attributes, "circular-slider")
    assert (page.values, page.get("spans")) == (values, spans)


def test_values_set_by_script_send_no_events(page):
    page.slider('min="0" max="100" values="20 80"')
    for script, values in [
        ("slider.values = [30, 70]", [30, 70]), ("slider.value = '35 65'", [35, 65]), ("slider.move(0, 90)", [65, 65]),
        ("slider.collision = 'push'; slider.move(0, 90)", [90, 90]), ("slider.setAttribute('values', '10 20')", [10, 20]),
        ("slider.step = 10; slider.stepUp(2, 1)", [10, 40]), ("slider.stepDown(1, 1)", [10, 30]), ("slider.max = 25", [10, 25]),
        ("slider.values = [5]", [10]), ("slider.valueAsNumber = 20", [20]), ("slider.cancel()", [20]),
    ]:
        page.run(script)
        assert page.values == values, script
    assert page.events() == []


def test_properties_set_by_script_can_be_read_at_once(page):
    page.slider('min="0" max="100" values="20 80"')
    assert page.run("slider.step = 50; slider.values = [40, 90]; slider.max = 200; return slider.values") == [50, 100]
    assert page.run("slider.values = [40, 90]; return [slider.value, slider.valueAsNumber]") == ["50 100", None]
    assert page.run("return slider.limits(0).concat(slider.limits(1))") == [0, 100, 50, 200]
    assert page.run("return [-1, 0.5, 2, 'a', undefined].map(thumb => slider.limits(thumb ?? NaN))") == [[]] * 5
    assert page.run("return [0, 1].flatMap(thumb => [slider.previousValue(thumb), slider.nextValue(thumb)])") == [0, 100, 50, 150]
    assert page.run("return [-1, 2].flatMap(thumb => [slider.previousValue(thumb), slider.nextValue(thumb)])") == [None] * 4
    assert page.run("slider.values = [0, 200]; return [slider.previousValue(0), slider.nextValue(1)]") == [None, None]


def test_options_set_in_any_order_give_the_same_values(page):
    options = ["slider.min = 10", "slider.max = 500", "slider.step = 20", "slider.minimumSpan = 50", "slider.values = [300, 310]"]
    results = []
    for turn in range(len(options)):
        page.slider()
        for option in options[turn:] + options[:turn]:
            page.run(option)
        results.append(page.values)
    assert results == [[310, 370]] * len(options)


@pytest.mark.parametrize("tag", ["range-slider", "circular-slider"])
@pytest.mark.parametrize("attributes, bounds, step, values", [
    ("", [0, 100], "1", [33]), ('max="360"', [0, 360], "1", [33]), ('min="-10"', [-10, 100], "1", [33]), ('min="0.5"', [0.5, 100], "1", [33.5]),
    ('step="any"', [0, 100], "any", [33.3]), ('step="none"', [0, 100], "none", [33.3]), ('step="0"', [0, 100], "0", [33.3]),
    ('step="5"', [0, 100], "5", [35]), ('max="0.9"', [0, 0.9], "any", [0.9]), ('min="33" max="33.5"', [33, 33.5], "any", [33.3]),
    ('max="1"', [0, 1], "1", [1]), ('min="200"', [200, 200], "any", [200]), ('min="1" scale="logarithmic"', [1, 100], "any", [33.3]),
    ('scale="power 2"', [0, 100], "any", [33.3]), ('scale="piecewise 0:10 1:60"', [10, 60], "any", [33.3]), ('scale="list 5 30 90"', [5, 90], "any", [30]),
])
def test_without_attributes_bounds_are_0_to_100_and_a_linear_scale_has_steps_of_1(page, tag, attributes, bounds, step, values):
    page.slider(f'values="33.3" {attributes}', tag)
    assert page.settled("return [[slider.min, slider.max], slider.step, slider.values]") == [bounds, step, values]


# Bounds whose difference is not finite.
FAR = 'min="-1e308" max="1e308"'
FAR_AXES = 'x-min="-1e308" x-max="1e308" y-min="-1e308" y-max="1e308"'


@pytest.mark.parametrize("tag, base, attributes", [
    ("range-slider", "sliders", f'{FAR} value="30"'), ("range-slider", "sliders-looks", f'look="web" {FAR} values="30 60"'),
    ("circular-slider", "sliders", f'{FAR} value="30"'), ("plane-slider", "sliders-plane", f'{FAR_AXES} value="30 40"'),
    ("ruler-slider", "sliders-ruler", f'{FAR} value="30"'),
])
def test_bounds_that_cannot_be_used_disable_the_slider_until_there_are_others(page, tag, base, attributes):
    page.slider(attributes, tag, base=base)
    value = page.get("value")
    assert value.split()[0] == "30" and page.thumb(0, "aria-disabled") == "true"
    left, top = map(round, page.center(0))
    page.browser.gestures("mouse", [(left, top), (left + 40, top)])
    page.run("thumbs()[0].dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true }))")
    assert page.get("value") == value and page.events() == []
    [warning] = page.browser.warnings()
    assert "max: too far from min; nothing is used" in warning
    for name in re.findall(r"([xy-]*m\w+)=", attributes):
        page.run("slider.setAttribute(arguments[0], arguments[0].endsWith('max') ? 100 : 0)", name)
    assert page.get("value") == value and page.thumb(0, "aria-disabled") is None
    page.focus(0)
    page.key("Home")
    assert page.get("value").split()[0] == "0"


def test_an_axis_whose_bounds_cannot_be_used_keeps_points_where_they_are(page):
    page.slider('x-min="-1e308" x-max="1e308" value="30 40"', "plane-slider", base="sliders-plane")
    left, top = map(round, page.center(0))
    page.browser.gestures("mouse", [(left, top), (left + 40, top - 20)])
    x, y = page.settled("return slider.values[0]")
    assert x == 30 and y > 40


@pytest.mark.parametrize("name, text", [("max", "{{ max }}"), ("step", "{{ step }}"), ("min", "low"), ("scale", "bent"), ("scale", "list 3 2 1")])
def test_a_text_that_cannot_be_read_means_the_default(page, name, text):
    page.slider(f'values="33.3" {name}="{text}"')
    assert page.run("return [slider.values, slider.limits()]") == [[33], [0, 100]]
    assert len(page.browser.warnings()) == 1
    page.run("slider.removeAttribute(arguments[0])", name)
    assert page.run("return [slider.values, slider.limits()]") == [[33], [0, 100]]


@pytest.mark.parametrize("step, text", [("any", "33.3"), ("0", "33.3"), ("0.0001", "33.3333")])
def test_values_without_steps_are_read_to_a_hundredth_of_the_track(page, step, text):
    page.slider(f'value="33.3333" min="0" max="99" step="{step}"')
    assert page.thumb(0, "aria-valuetext") == text


def test_properties_set_before_the_element_is_defined_are_taken(page):
    page.show("<range-slider id='it' max='100'></range-slider><script>it.values = [10, 30]; it.format = value => value + '€'</script>")
    assert page.values == [10, 30]
    assert page.thumb(1, "aria-valuetext") == "30€"
    page.run("slider.format = value => value + '£'")
    assert page.thumb(1, "aria-valuetext") == "30£"
    assert page.run("return Object.hasOwn(slider, 'format')") is False


@pytest.mark.parametrize("text, is_disabled", [("", True), ("disabled", True), ("false", True), (None, False)])
def test_disabled_follows_the_rules_of_form_controls(page, text, is_disabled):
    page.slider('max="100" values="20 80"' + ("" if text is None else f' disabled="{text}"'))
    assert page.settled("return [slider.disabled, slider.matches(':disabled'), thumbs()[0].ariaDisabled]") == [
        is_disabled, is_disabled, "true" if is_disabled else None]
    page.set("disabled", not is_disabled)
    assert page.settled("return [slider.disabled, slider.matches(':disabled')]") == [not is_disabled] * 2


def test_a_format_makes_the_texts_of_labels_ticks_and_assistive_technology(page):
    page.slider('min="0" max="100" values="20 80" labels ticks="0 50 100"')
    page.run("slider.format = (value, thumb) => thumb == null ? `at ${value}` : `${value}% of ${thumb}`")
    assert [page.thumb(index, "aria-valuetext") for index in (0, 1)] == ["20% of 0", "80% of 1"]
    texts = page.settled("return [...slider.shadowRoot.querySelectorAll('[part$=label]')].map(node => node.textContent)")
    assert sorted(texts) == ["20% of 0", "80% of 1", "at 0", "at 100", "at 50"]
    page.run("slider.move(0, 33)")
    assert page.thumb(0, "aria-valuetext") == "33% of 0"


@pytest.mark.parametrize("attributes, said", [
    ('min="low"', ["min", "low", "default"]), ('max="100" step="-x"', ["step", "-x"]), ('max="100" collision="bounce"', ["collision", "bounce"]),
    ('press-target="everywhere"', ["press-target", "everywhere"]), ('scale="logarithmic" min="0" max="10"', ["scale", "linear"]),
    ('min="5" max="1"', ["max", "min"]), ('max="100" values="1 x"', ["values", "1 x"]), ('max="100" minimum-span="-1"', ["minimum-span"]),
    ('max="100" values="1 2 3" minimum-span="60"', ["minimum-span", "largest"]), ('max="100" thumb-limits="50 10"', ["limits", "pairs"]),
    ('max="100" enabled-range="10"', ["enabled-range", "pairs"]), ('max="100" disabled-thumbs="7"', ["disabled-thumbs", "none"]),
    ('ticks="many"', ["ticks", "many"]), ('max="Infinity"', ["max", "Infinity"]),
    ('scale="list 3 2 1"', ["scale", "linear"]), ('max="100" maximum-span="-4"', ["maximum-span", "none"]),
    ('orientation="diagonal"', ["orientation", "diagonal", "horizontal"]), ('max="100" detents="half"', ["detents", "half"]),
    ('min="-" max="100"', ['min="-', "not a number", "default"]), ('neutral="-"', ["neutral", "default"]), ('disabled-thumbs="-"', ["disabled-thumbs=", "default"]),
    ('max="100" thumb-limits="- 50"', ["limits", "pairs"]), ('max="100" enabled-range="- -"', ["enabled-range", "not a number"]),
    ('max="100" step="list"', ['step="list', "numbers", "default"]), ('scale="power"', ["scale", "numbers", "default"]),
    ('max="100" scale="power 2 3"', ["scale", '"3" is not', "default"]), ('ticks="count"', ["ticks", "numbers", "default"]),
    ('minimum-separation="-1"', ["minimum-separation", "below 0"]), ('max="100" thumb-limits="0 50, 0 90, 0 90"', ["limits", "no such thumb"]),
    ('disabled-thumbs="0.5"', ["disabled-thumbs", "no such thumb"]), ('disabled-thumbs="1e300"', ["disabled-thumbs", "no such thumb"]),
    ('ticks="count -5"', ['ticks="count -5', "numbers above 0", "default"]), ('ticks="count 0"', ["ticks", "above 0", "default"]),
    ('max="100" values="20 80" spans="30"', ["spans", "wraps", "none"]), ('max="100" scale="power -2"', ["scale", "above 0", "default"]),
    ('step="-1"', ["step", "not below 0", "default"]),
    *((f'{name}="-4"', [f'{name}="-4"', "not below 0; 0"]) for name in ("detent-distance", "accessibility-step", "tick-density", "glide")),
    ('forbidden-ranges="20-30"', ["forbidden-ranges", 'write "20 30"', "default"]), ('enabled-range="-5--1.5"', ['write "-5 -1.5"']),
    ('continuous="no"', ["continuous", "not true, false; true is used"]), ('fine-control="off"', ["fine-control", "not true, false; true is used"]),
])
def test_a_bad_attribute_warns_and_the_slider_works(page, attributes, said):
    page.slider(attributes)
    values = page.values
    [warning] = page.browser.warnings()
    assert all(word in warning for word in ["range-slider", *said, "used"]), warning
    assert len(values) >= 1 and all(isinstance(value, (int, float)) for value in values)
    page.focus(0)
    page.key("End")
    page.key("Home")
    assert len(page.values) == len(values)


@pytest.mark.parametrize("attribute, text, near", [
    ("collision", "pushh", "push"), ("collision", "puhs", "push"), ("press-target", "spanAndTrack", "span-and-track"), ("step", "an", "any"), ("ticks", "coumt", "count"),
    ("scale", "LINEAR", "linear"), ("labels", "hoover", "hover"), ("continuous", "flase", "false"), ("look", "layer", "layers"), ("tick-side", "abov", "above"),
    ("step", "non-e", "none"), ("collision", "bounce", None), ("direction", "no", None), ("press-target", "x" * 100_000, None), ("detents", "a mumber", None),
])
def test_a_warning_suggests_the_word_that_is_near(page, attribute, text, near):
    page.slider(f'{attribute}="{text}"', base="sliders-looks")
    page.settled()
    [warning] = page.browser.warnings()
    assert re.findall(r"is not .*?(?: \(did you mean ([\w-]+)\?\))?;", warning) == [near or ""]


@pytest.mark.parametrize("element, base, attribute, near", [
    ("plane-slider", "sliders-plane", 'shape="disk"', "disc"), ("plane-slider", "sliders-plane", 'look="layer"', "layers"), ("ruler-slider", "sliders-ruler", 'direction="rigth"', "right"),
])
def test_a_warning_of_planes_and_rulers_suggests_a_word_too(page, element, base, attribute, near):
    page.slider(attribute, element, base=base)
    page.settled()
    [warning] = page.browser.warnings()
    assert f"(did you mean {near}?); the default is used" in warning


def test_a_negative_distance_of_detents_attracts_nothing(page):
    page.slider('max="100" value="20" step="any" detents="50" press-target="track" detent-distance="-4"')
    page.drag(20, 51)
    assert page.values == [51]


@pytest.mark.parametrize("tag, values", [("range-slider", [0, 100]), ("circular-slider", [0])])
def test_values_that_cannot_be_read_mean_the_default_whatever_was_there(page, tag, values):
    page.slider('max="100" values="20 80"', tag)
    page.run("slider.setAttribute('values', '{{ values }}')")
    assert page.values == values
    [warning] = page.browser.warnings()
    assert "{{ values }}" in warning and "default is used" in warning
    page.run("slider.setAttribute('values', '30 40'); slider.setAttribute('values', '')")
    assert (page.values, page.browser.warnings()) == (values, [])


@pytest.mark.parametrize("attributes, said", [
    ('start="north"', ["start", "north"]), ('sweep="all"', ["sweep", "all"]), ('value="x"', ["value", "x"]),
])
def test_a_bad_attribute_of_a_circular_slider_warns_and_the_slider_works(page, attributes, said):
    page.slider(f'max="100" {attributes}', "circular-slider")
    page.settled()
    [warning] = page.browser.warnings()
    assert all(word in warning for word in ["circular-slider", *said, "used"]), warning
    page.focus(0)
    page.key("ArrowUp")
    assert page.values == [1]
    assert "NaN" not in page.settled("return slider.shadowRoot.innerHTML")


@pytest.mark.parametrize("name", [row["name"] for row in reference.rows("looks")])
def test_an_attribute_of_looks_is_warned_of_where_there_are_none(page, name):
    page.slider(f'{name}="1"')
    page.settled()
    [warning] = page.browser.warnings()
    assert f"{name}: it needs sliders-looks.js; nothing is used" in warning
    page.slider(f'{name}="false"')
    page.settled()
    assert page.browser.warnings() == []


@pytest.mark.parametrize("script, name, text, values", [
    ("slider.thumbLimits = '0 10,'", "thumb-limits", "0 10,", [10, 80]), ("slider.thumbLimits = [null, [85, 100]]", "thumb-limits", ",85 100", [20, 85]),
    ("slider.thumbLimits = null", "thumb-limits", None, [20, 80]), ("slider.labels = true", "labels", "", [20, 80]),
    ("slider.labels = ''", "labels", "", [20, 80]), ("slider.labels = false", "labels", None, [20, 80]),
    ("slider.thumbLabels = ['From', 'To']", "thumb-labels", "From,To", [20, 80]),
    *((f"slider.keyboard = {value}", "keyboard", text, [20, 80]) for value, text in [("false", "false"), ("'false'", "false"), ("undefined", None), ("null", None)]),
    *((f"slider.keepsValuesBetweenSteps = {value}", "keeps-values-between-steps", text, [20, 80]) for value, text in [("''", ""), ("'true'", ""), ("'false'", None), ("undefined", None)]),
    ("slider.disabled = undefined", "disabled", None, [20, 80]), ("slider.min = undefined", "min", None, [20, 80]),
])
def test_frameworks_may_set_any_attribute_as_a_property(page, script, name, text, values):
    page.slider('min="0" max="100" values="20 80"')
    page.run("'use strict'; " + script)
    assert page.settled("return [slider.getAttribute(arguments[0]), slider.values]", name) == [text, values]
    assert page.run("return [slider.limits(0).length, slider.labels.length]") == [2, 0]


def test_a_clone_has_the_values_of_the_attribute(page):
    page.slider('max="100" values="20 80"')
    page.run("slider.values = [30, 40]")
    assert page.settled("return [slider.cloneNode().values, slider.parentNode.cloneNode(true).querySelector('range-slider').values]") == [[20, 80]] * 2


def test_labels_and_limits_may_be_set_before_the_element_is_defined(page):
    page.show("<range-slider id='it' max='100' values='20 80'></range-slider><script>it.labels = true; it.thumbLimits = [[0, 10], null]</script>")
    assert page.settled("return [slider.hasAttribute('labels'), slider.values]") == [True, [10, 80]]


def test_a_format_that_throws_is_reported_and_the_slider_still_works(page):
    page.slider('min="0" max="100" values="20 80" step="1" labels')
    page.run("globalThis.reported = 0; addEventListener('error', () => reported++); slider.format = () => { throw new Error('mine') }")
    page.focus(0)
    page.key("ArrowUp")
    assert page.events() == ["input 0 key", "change"]
    assert (page.values, page.thumb(0, "aria-valuetext"), page.run("return reported > 0")) == ([21, 80], "21", True)


def test_a_value_that_rounds_to_zero_has_no_sign_in_its_text(page):
    page.slider('min="-50" max="50" values="-0.3 0"')
    assert page.thumb(0, "aria-valuetext") == "0"


def test_bad_values_from_script_warn_and_change_nothing(page):
    page.slider('min="0" max="100" values="20 80"')
    for bad in ("slider.values = [NaN, 3]", "slider.value = 'x'", "slider.move(7, 3)", "slider.move(0, NaN)", "slider.move(1, null)", "slider.move(1)",
                "slider.move(0, '')", "slider.move(0, [1, 2])", "slider.move(0, '1 2')", "slider.move(null, 5)", "slider.values = []",
                "slider.values = ['', 80]"):
        page.run(bad)
        assert page.values == [20, 80], bad
        assert len(page.browser.warnings()) == 1, bad


def test_labels_that_are_false_show_no_texts_and_take_no_room(page):
    page.slider('max="100" values="20 80" labels="false"')
    assert page.settled("return [slider.clientHeight, thumbs()[0].textContent]") == [44, ""]
    page.slider('max="100" values="20 80" labels')
    assert page.settled("return [slider.clientHeight, thumbs()[0].textContent]") == [76, "20"]


FLAGS = ["keeps-values-between-steps", "fine-control", "drags-vertically", "snaps-while-dragging", "continuous", "labels", "wheel", "wheel-over-thumbs"]
PAINTED_FLAGS = ["tick-labels", "show-enabled-range", "readout"]


@pytest.mark.parametrize("name", FLAGS)
@pytest.mark.parametrize("tag", ["range-slider", "circular-slider"])
def test_a_flag_with_the_text_false_is_off(page, tag, name):
    page.slider("values='20 80'", tag)
    if name == "labels":
        page.load_extras()
    # As of every form control, the property `labels` has the label elements.
    off = "return [slider.clientHeight, slider.shadowRoot.textContent, getComputedStyle(slider).touchAction, arguments[0] === 'labels' || slider[arguments[1]]]"
    key = re.sub("-(.)", lambda match: match[1].upper(), name)
    page.run("slider.setAttribute(arguments[0], 'false')", name)
    first = page.settled(off, name, key)
    assert name == "labels" or first[-1] is False
    page.run("slider.setAttribute(arguments[0], '')", name)
    assert page.settled(off, name, key) != first and page.settled(off, name, key)[-1] is True
    page.run("slider[arguments[1]] = false", name, key)
    assert page.settled(off, name, key) == first


@pytest.mark.parametrize("name", PAINTED_FLAGS)
@pytest.mark.parametrize("tag", ["range-slider", "circular-slider"])
def test_a_flag_of_what_is_painted_is_off_with_the_text_false(page, tag, name):
    page.slider("values='20 80' ticks='0 50' enabled-range='10 90'", tag, base="sliders-looks")
    drawn = "return [slider.clientHeight, slider.clientWidth, slider.shadowRoot.querySelector('[part=drawing]')?.shadowRoot.innerHTML || '']"
    without = page.settled(drawn)
    page.run("slider.setAttribute(arguments[0], '')", name)
    assert page.settled(drawn) != without or (tag, name) == ("range-slider", "readout")
    page.run("slider.setAttribute(arguments[0], 'false')", name)
    assert page.settled(drawn) == without


@pytest.mark.parametrize("value", ["false", "null", "undefined"])
def test_a_glide_that_is_taken_away_is_none(page, value):
    page.slider('glide="500" values="20 80"')
    page.run(f"slider.glide = {value}")
    assert page.settled("return [slider.glide, slider.hasAttribute('glide')]") == [0, False]
    page.run("slider.setAttribute('glide', 'true')")
    assert page.settled("return slider.glide") == 300
    page.run("slider.setAttribute('glide', 'false')")
    assert page.settled("return slider.glide") == 0
    assert page.browser.warnings() == []


def test_a_warning_of_move_says_what_is_wrong(page):
    page.slider('values="20 80"')
    page.run("slider.move(2, 50); slider.move(0, NaN)")
    one, other = page.browser.warnings()
    assert "there is no thumb 2; what was there before is used" in one
    assert '"NaN" is no finite number; what was there before is used' in other
