"""Tests the events of drags and keys, their order and number, and proposals that the app drops or changes."""

import pytest

from pages import Y, x

pytestmark = pytest.mark.portable

PLAIN = 'min="0" max="100" values="20 80"'


def drag(page, *values):
    """Drags from value to value. Returns the events of each step."""
    heard = []
    page.mouse.press(x(values[0]), Y)
    heard.append(page.events())
    for value in values[1:]:
        page.mouse.drag(x(value), Y)
        heard.append(page.events())
    page.mouse.release()
    return [*heard, page.events()]


def test_a_drag_sends_begin_then_changes_then_end(page):
    page.slider(PLAIN)
    assert drag(page, 20, 30, 40) == [
        [], ["slider-begin 0", "input 0 pointer"], ["input 0 pointer"], ["slider-end 0", "change"]]
    assert page.values == [40, 80]


def test_a_drag_in_one_webdriver_action_sends_the_same_events(page):
    page.slider(PLAIN)
    page.drag(20, 30, 40)
    events = page.events()
    assert events[:2] == ["slider-begin 0", "input 0 pointer"] and events[-2:] == ["slider-end 0", "change"]
    assert page.values == [40, 80]


def test_a_tap_sends_nothing(page):
    page.slider(PLAIN)
    assert drag(page, 20) == [[], []]
    assert drag(page, 21, 21) == [[], [], []]


def test_a_drag_that_changes_no_value_sends_no_change(page):
    page.slider('min="0" max="100" step="50" values="0 50"')
    assert drag(page, 50, 55) == [[], ["slider-begin 1"], ["slider-end 1"]]


def test_a_press_that_brings_a_thumb_sends_begin_and_a_change(page):
    page.slider('min="0" max="100" value="20" press-target="track"')
    assert drag(page, 70) == [["slider-begin 0", "input 0 pointer"], ["slider-end 0", "change"]]
    assert page.values == [70]


def test_a_drag_of_the_bar_names_the_bar_and_both_thumbs(page):
    page.slider(PLAIN)
    assert drag(page, 50, 60) == [[], ["slider-begin span 0", "input 0,1 pointer"], ["slider-end span 0", "change"]]
    assert page.values == [30, 90]


def test_a_drag_beyond_an_end_sends_overshoot_and_counts_the_overshoot(page):
    page.slider('min="0" max="100" value="90"')
    assert drag(page, 90, 95, 110, 120, 50) == [
        [], ["slider-begin 0", "input 0 pointer"], ["input 0 pointer"], ["slider-overshoot 0"],
        ["input 0 pointer"], ["slider-end 0", "change"]]
    page.slider('min="0" max="1" value="0.5"')
    page.mouse.press(x(50), Y)
    page.mouse.drag(x(125), Y)
    assert page.get("overshoot") == 0.25
    assert page.run("return [slider.takeOvershoot(), slider.takeOvershoot()]") == [0.25, 0]
    page.events()
    page.mouse.drag(x(150), Y)
    assert page.events() == ["slider-overshoot 0"]
    assert page.run("return slider.takeOvershoot()") == 0.25
    page.mouse.release()
    assert page.get("overshoot") == 0


def test_escape_cancels_a_drag_and_restores_the_values(page):
    page.slider(PLAIN)
    page.mouse.press(x(20), Y)
    page.mouse.drag(x(40), Y)
    assert page.get("held") == [0]
    page.events()
    page.key("Escape")
    assert page.events() == ["input 0 cancel", "slider-cancel 0"]
    assert (page.values, page.get("held")) == ([20, 80], [])
    page.mouse.drag(x(60), Y)
    page.mouse.release()
    assert page.events() == []


@pytest.mark.once
def test_a_change_names_the_pushed_thumbs(page):
    page.slider('min="0" max="100" values="10 20 30" collision="push" minimum-span="10"')
    assert drag(page, 10, 40)[1] == ["slider-begin 0", "input 0,1,2 pointer"]
    assert page.values == [40, 50, 60]


def test_a_slider_that_is_not_continuous_sends_one_change_at_the_end(page):
    page.slider(f'{PLAIN} continuous="false"')
    assert drag(page, 20, 30, 40) == [[], ["slider-begin 0"], [], ["input 0 pointer", "slider-end 0", "change"]]


def test_a_key_sends_input_and_change_at_once(page):
    page.slider(f'{PLAIN} step="5"')
    page.focus(0)
    page.key("ArrowRight")
    assert page.events() == ["input 0 key", "change"]
    page.key("Home")
    page.events()
    page.key("Home")
    assert page.events() == []


def test_a_drag_that_ends_where_it_began_sends_no_change(page):
    page.slider(f'{PLAIN} step="5"')
    assert drag(page, 20, 30, 20) == [
        [], ["slider-begin 0", "input 0 pointer"], ["input 0 pointer"], ["slider-end 0"]]
    assert drag(page, 20, 30) == [[], ["slider-begin 0", "input 0 pointer"], ["slider-end 0", "change"]]


@pytest.mark.needs("fingers")
def test_a_finger_that_ends_where_it_began_sends_no_change_for_another(page):
    page.slider(f'{PLAIN} step="5"')
    page.fingers.press(x(20), Y)
    page.fingers.press(x(80), Y, 1)
    page.fingers.drag(x(30), Y)
    page.fingers.drag(x(70), Y, 1)
    page.fingers.drag(x(20), Y)
    page.events()
    page.fingers.release()
    assert page.events() == ["slider-end 0"]
    page.fingers.release(1)
    assert page.events() == ["slider-end 1", "change"]


def test_events_bubble_out_of_shadow_trees_and_proposals_can_be_cancelled(page):
    page.slider(PLAIN)
    page.run("""
        const host = document.createElement('div'), types = ['slider-begin', 'input', 'change', 'slider-end', 'slider-proposal'];
        globalThis.flags = {};
        globalThis.outside = [];
        slider.replaceWith(host);
        const root = host.attachShadow({ mode: 'open' });
        root.innerHTML = '<range-slider id="it" min="0" max="100" values="20 80" style="position: absolute; left: 100px; top: 100px; width: 328px">';
        for (const type of types) {
          root.addEventListener(type, event => flags[type] = [event.bubbles, event.composed, event.cancelable]);
          addEventListener(type, () => outside.push(type));
        }""")
    page.settled()
    page.drag(20, 40)
    usual = [True, True, False]
    assert page.settled("return flags") == {
        "slider-begin": usual, "input": usual, "change": [True, False, False], "slider-end": usual,
        "slider-proposal": [True, True, True]}
    # As that of a native control, `change` stays in its tree.
    assert page.run("return [...new Set(outside)]") == ["slider-proposal", "slider-begin", "input", "slider-end"]


def test_a_prevented_proposal_drops_the_change_and_the_drag_continues(page):
    page.slider(PLAIN)
    page.run("slider.addEventListener('slider-proposal', event => event.detail.values[0] > 50 && event.preventDefault())")
    assert drag(page, 20, 40, 60, 45) == [
        [], ["slider-begin 0", "input 0 pointer"], [], ["input 0 pointer"], ["slider-end 0", "change"]]
    assert page.values == [45, 80]


@pytest.mark.once
def test_a_drag_whose_proposals_are_all_prevented_changes_nothing(page):
    page.slider(PLAIN)
    page.run("slider.addEventListener('slider-proposal', event => event.preventDefault())")
    heard = [event for step in drag(page, 20, 40) for event in step]
    assert [event.split()[0] for event in heard] == ["slider-begin", "slider-end"] and page.values == [20, 80]
    page.focus(1)
    page.key("Home")
    assert (page.events(), page.values) == ([], [20, 80])


@pytest.mark.once
@pytest.mark.parametrize("tag, attributes, base, offset", [
    ("range-slider", 'values="30 60" step="30"', "sliders", (0, 0)), ("range-slider", 'values="30 60" step="30" press-target="span"', "sliders", (30, 0)),
    ("range-slider", 'look="web" values="30 60" step="30" press-target="span"', "sliders-looks", (30, 0)),
    ("circular-slider", 'value="90" max="360" step="30" wraps', "sliders", (0, 0)),
    ("circular-slider", 'values="90 180" max="360" step="30" wraps press-target="span"', "sliders", (-25, 61)),
    ("plane-slider", 'value="30 60" x-step="30" y-step="30"', "sliders-plane", (0, 0)), ("ruler-slider", 'value="30" step="30"', "sliders-ruler", (0, 0)),
])
def test_a_movement_that_changes_no_value_proposes_nothing(page, tag, attributes, base, offset):
    page.slider(attributes, tag=tag, base=base)
    page.run("globalThis.asked = 0; slider.addEventListener('slider-proposal', () => asked++)")
    left, top = (round(position + distance) for position, distance in zip(page.center(0), offset))
    page.browser.gestures("mouse", [(left + offset, top) for offset in (0, 1, 2)])
    page.until("!slider.editing")
    assert [event.split()[0] for event in page.events()] == ["slider-begin", "slider-end"]
    assert page.run("return asked") == 0


def test_values_altered_in_a_proposal_are_taken(page):
    page.slider(PLAIN)
    page.run("slider.addEventListener('slider-proposal', ({ detail }) => { detail.values = [Math.round(detail.values[0] / 25) * 25, 90] })")
    page.mouse.press(x(20), Y)
    page.mouse.drag(x(30), Y)
    assert page.values == [25, 90]
    assert page.events() == ["slider-begin 0", "input 0,1 pointer"]
    page.mouse.release()
    page.slider(PLAIN)
    page.run("slider.addEventListener('slider-proposal', ({ detail }) => detail.values[1] = detail.values[0] + 5)")
    page.focus(0)
    page.key("Home")
    assert page.values == [0, 5]


@pytest.mark.portable(cases=1)
@pytest.mark.parametrize("values", ["[5]", "[1, 2, 3]", "[NaN, 90]", "['a', 90]", "[]", "'20 x'"])
def test_bad_values_in_a_proposal_warn_and_the_proposed_values_are_taken(page, values):
    page.slider(PLAIN)
    page.run(f"slider.addEventListener('slider-proposal', ({{ detail }}) => detail.values = {values})")
    page.focus(0)
    page.key("Home")
    assert page.values == [0, 80]
    [warning] = page.browser.warnings()
    assert all(word in warning for word in ["range-slider", "slider-proposal", "used"]), warning


@pytest.mark.parametrize("script", ["slider.disabled = true; slider.values", "slider.cancel()"])
def test_a_drag_that_a_proposal_listener_ends_sends_begin_and_end(page, script):
    page.slider(PLAIN)
    page.run(f"globalThis.element = slider; element.addEventListener('slider-proposal', () => {{ {script.replace('slider', 'element')} }}, {{ once: true }})")
    page.mouse.press(x(20), Y)
    page.mouse.drag(x(30), Y)
    page.mouse.release()
    assert page.events() == ["slider-begin 0", "slider-end 0" if "disabled" in script else "slider-cancel 0"]
    assert page.run("return element.values") == [20, 80]


def test_a_proposal_is_sent_before_the_values_change(page):
    page.slider(PLAIN)
    page.run("slider.addEventListener('slider-proposal', ({ detail }) => globalThis.seen = [slider.values, detail.values])")
    page.focus(1)
    page.key("End")
    assert page.settled("return seen") == [[20, 80], [20, 100]]


def test_an_input_listener_can_set_the_values_during_a_drag(page):
    page.slider('min="0" max="100" values="20 80" collision="push"')
    page.run("slider.addEventListener('input', () => slider.values = [slider.values[0], 95])")
    page.mouse.press(x(20), Y)
    page.mouse.drag(x(30), Y)
    assert page.values == [30, 95]
    page.mouse.drag(x(40), Y)
    assert page.values == [40, 95]
    page.mouse.release()


def test_a_listener_of_a_proposal_may_take_the_thumb_away(page):
    page.slider('max="100" values="20 80"')
    page.run("slider.addEventListener('slider-proposal', () => { slider.values = [5]; slider.values })")
    page.drag(90, 90)
    assert page.values == [5]
    assert page.browser.warnings() == []
    page.drag(5, 5)
    assert page.values == [5]
