"""Tests <ruler-slider>: a scale that moves under a mark, by pointers, flicks, keys, typing, scripts and forms; docs/behavior.md §11."""
import pytest
from pages import LEFT, TOP, needing
from test_accessibility import violations
from test_lives import COUNTED

pytestmark = pytest.mark.portable

RULER = "sliders-ruler"
WIDTH, HEIGHT = 328, 68
SIZE = f"ruler-slider {{ width: {WIDTH}px }}"
POINTERS = ["mouse", needing("fingers", "touch"), needing("devtools", "pen")]
# The mark, and the distance of two steps of 1, each with a tick.
MARK = LEFT + WIDTH / 2, TOP + HEIGHT / 2
STEP = 8
# A field that goes cannot be reached any more, and is still there for screen readers.
FIELD = "slider.shadowRoot.querySelector('[part=field]:not([tabindex])')"
TICKS = """[...slider.shadowRoot.querySelectorAll('[part~=tick]')].filter(node => node.style.visibility !== 'hidden')"""
TEXTS = """[...slider.shadowRoot.querySelectorAll('[part~=tick-label]')].filter(node => node.style.visibility !== 'hidden')
    .sort((one, other) => one.getBoundingClientRect().x - other.getBoundingClientRect().x)"""
# The position of the scale as it is drawn: the value that would be under the mark. Its texts are at multiples of ten.
POSITION = f"""(() => {{
  const [text] = {TEXTS}, {{ x, width }} = text.getBoundingClientRect();
  return Number(text.textContent) + ({MARK[0]} - x - width / 2) / {STEP};
}})()"""


def at(distance, across=0):
    """Returns the location at a number of steps from the mark of a level ruler."""
    return MARK[0] + STEP * distance, MARK[1] + across


def show(page, attributes="", content="", style="", **more):
    page.show(f'<ruler-slider id="it" {attributes}>{content}</ruler-slider>', base=RULER, style=SIZE + style, **more)


def number(page):
    return page.get("valueAsNumber")


def drag(page, *points):
    """Drags with the mouse, which rests before it is released."""
    page.mouse.press(*points[0])
    for point in points[1:]:
        page.mouse.drag(*point)
    page.browser.awaited("await new Promise(resolve => setTimeout(resolve, 150))")
    page.mouse.release()
    page.until("!slider.moving")


# Events with times of their own, so that a flick is as fast on a busy machine.
DISPATCH = """
const now = performance.now(), [events] = arguments;
for (const [type, clientX, clientY, ago] of events) {
  const event = new PointerEvent(type, {
    bubbles: true, composed: true, cancelable: true, isPrimary: true, pointerId: 7, pointerType: 'mouse', clientX, clientY,
    buttons: type === 'pointerup' ? 0 : 1,
  });
  Object.defineProperty(event, 'timeStamp', { value: now - ago });
  slider.shadowRoot.elementFromPoint(%d, %d).dispatchEvent(event);
}""" % MARK


def flick(page, steps=-4):
    """Lets go of the scale while it moves by a number of steps in each twentieth of a second."""
    moves = [["pointermove", *at(steps * count), 150 - 50 * count] for count in (1, 2, 3)]
    page.run(DISPATCH, [["pointerdown", *at(0), 150], *moves, ["pointerup", *at(3 * steps), 0]])


def mark(page, *names):
    return page.settled("return arguments[0].map(name => thumbs()[0].getAttribute(name))", names)


# Pointers

@pytest.mark.parametrize("kind", POINTERS)
def test_the_scale_moves_with_the_pointer(page, kind):
    show(page, 'value="50"')
    page.browser.gestures(kind, [at(3), at(1), at(-2), at(-2)])
    page.until("!slider.moving")
    events = page.events()
    assert number(page) >= 55 and events[:2] == ["slider-begin 0", "input 0 pointer"]
    assert events[-2:] == ["slider-end 0", "change"] and events.count("change") == 1


def test_a_drag_moves_between_steps_and_comes_to_rest_on_one(page):
    show(page, 'value="50"')
    page.mouse.press(*at(0))
    page.mouse.drag(*at(-2.25))
    assert page.settled(f"return [slider.valueAsNumber, {POSITION}, slider.editing, slider.moving]") == [52, pytest.approx(52.25, abs=0.1), True, False]
    page.browser.awaited("await new Promise(resolve => setTimeout(resolve, 150))")
    page.mouse.release()
    page.until("!slider.editing")
    assert page.settled(f"return [slider.valueAsNumber, {POSITION}]") == [52, pytest.approx(52, abs=0.1)]
    assert page.events() == ["slider-begin 0", "input 0 pointer", "slider-end 0", "change"]


# The driver of this browser moves pointers as fast as requested, on a busy machine too.
@pytest.mark.needs("devtools")
@pytest.mark.parametrize("kind", POINTERS)
def test_a_flick_goes_on_and_ends_once_on_a_step(page, kind):
    show(page, 'value="50" max="1000"')
    page.browser.gestures(kind, [at(0), at(-4), at(-8), at(-12)])
    released, moving = page.run("return [slider.valueAsNumber, slider.moving]")
    assert 58 < released < 90 and moving
    assert page.run("return heard.includes('change')") is False
    page.until("!slider.moving")
    value, position = page.settled(f"return [slider.valueAsNumber, {POSITION}]")
    assert value > released and value % 1 == 0 and position == pytest.approx(value, abs=0.1)
    events = page.events()
    assert events[-2:] == ["slider-end 0", "change"]
    assert [events.count(name) for name in ("slider-begin 0", "slider-end 0", "change")] == [1, 1, 1]
    assert events.count("input 0 pointer") > 5


def test_a_flick_never_moves_back_and_is_not_corrected_at_its_end(page):
    # Long enough for a slow machine to draw some frames of it.
    show(page, 'value="50" max="1000" step="7" deceleration-rate="0.999"')
    page.run(f"""globalThis.positions = [];
        const note = () => {{ if (slider.moving) positions.push({POSITION.replace(f'/ {STEP}', f'* 7 / {STEP}')}); requestAnimationFrame(note); }};
        slider.addEventListener('slider-begin', note, {{ once: true }});""")
    flick(page)
    page.until("!slider.editing")
    positions = page.run("return positions")
    steps = [after - before for before, after in zip(positions, positions[1:])]
    assert len(steps) > 5 and min(steps) > -0.2
    # It slows down: the last movements are the smallest.
    assert sum(steps[-3:]) < sum(steps[:3])
    assert number(page) % 7 == 0


def test_a_flick_lands_on_a_detent(page):
    show(page, 'value="0" min="-100" step="any" tick-distance="1" detents="40" detent-distance="1000"')
    flick(page)
    page.until("!slider.moving && !slider.editing")
    assert number(page) == 40


@pytest.mark.once
def test_a_faster_deceleration_ends_nearer(page):
    ends = []
    for rate in ("0.998", "0.98"):
        show(page, f'value="50" max="1000" deceleration-rate="{rate}"')
        flick(page)
        page.until("!slider.moving")
        ends.append(number(page))
    assert ends[0] > ends[1] > 58


def test_a_touch_stops_the_scale_and_goes_on_with_the_edit(page):
    show(page, 'value="50" max="1000"')
    flick(page, steps=-6)
    page.run(DISPATCH, [["pointerdown", *at(10), 0]])
    stopped, editing, moving = page.settled("return [slider.valueAsNumber, slider.editing, slider.moving]")
    assert (editing, moving) == (True, False) and page.run("return heard.includes('slider-end 0')") is False
    page.browser.awaited("await new Promise(resolve => setTimeout(resolve, 150))")
    position = page.run(f"return {POSITION}")
    # The scale stays where the press stopped it, and the value is the one nearest to the mark.
    assert number(page) == stopped == pytest.approx(position, abs=0.51)
    page.run(DISPATCH, [["pointerup", *at(10), 0]])
    page.until("!slider.editing")
    assert number(page) == stopped, "a press that stops is no tap"
    events = page.events()
    assert [events.count(name) for name in ("slider-begin 0", "slider-end 0", "change")] == [1, 1, 1]


def test_beyond_its_ends_the_scale_gives_and_comes_back(page):
    show(page, 'value="99"')
    page.mouse.press(*at(0))
    page.mouse.drag(*at(-11))
    page.mouse.drag(*at(-21))
    value, position = page.settled(f"return [slider.valueAsNumber, {POSITION}]")
    assert value == 100 and 101 < position < 115
    assert "slider-overshoot 0" in page.events() and page.get("overshoot") > 0
    page.browser.awaited("await new Promise(resolve => setTimeout(resolve, 150))")
    page.mouse.release()
    page.until("!slider.moving")
    assert page.settled(f"return {POSITION}") == pytest.approx(100, abs=0.1)
    assert page.events()[-2:] == ["slider-end 0", "change"]


@pytest.mark.needs("devtools")
def test_with_reduced_motion_a_flick_ends_at_once(page):
    show(page, 'value="50" max="1000"')
    page.browser.emulate(prefers_reduced_motion="reduce")
    flick(page)
    value, moving, position = page.run(f"return [slider.valueAsNumber, slider.moving, {POSITION}]")
    assert value > 70 and not moving and position == pytest.approx(value, abs=0.1)
    events = page.events()
    assert events[-2:] == ["slider-end 0", "change"] and events.count("slider-end 0") == 1
    page.key("ArrowLeft")
    assert page.run(f"return {POSITION}") == pytest.approx(value - 1, abs=0.1)


@pytest.mark.needs("fingers")
def test_a_second_finger_does_not_hold_the_scale(page):
    show(page, 'value="50"')
    page.fingers.press(*at(0), finger=0)
    page.fingers.drag(*at(-2), finger=0)
    page.fingers.press(*at(5), finger=1)
    page.fingers.drag(*at(9), finger=1)
    page.fingers.release(1)
    assert (number(page), page.get("editing")) == (52, True)
    page.fingers.drag(*at(-3), finger=0)
    assert number(page) == 53
    page.fingers.release(0)
    page.until("!slider.editing")
    assert page.events().count("slider-end 0") == 1


@pytest.mark.needs("scroll")
@pytest.mark.parametrize("attributes, end, scrolls", [
    ("", (0, -100), True), ("", (-100, 0), False), ('bend-radius="200"', (0, -100), True), ('direction="up"', (0, 100), False),
])
def test_a_finger_across_the_scale_scrolls_the_page(page, attributes, end, scrolls):
    show(page, f'value="50" {attributes}', style=f"html {{ height: 3000px }} #it {{ top: 300px }} ruler-slider {{ height: {HEIGHT}px }}")
    x, y = MARK[0], MARK[1] + 200
    page.browser.gestures("touch", [(x, y), (x + end[0] * 0.4, y + end[1] * 0.4), (x + end[0], y + end[1])])
    assert (page.settled("return scrollY > 20") is True) == scrolls
    page.until("!slider.moving && !slider.editing")
    assert (number(page) == 50) == scrolls and ("change" in page.events()) != scrolls


def test_escape_restores_the_value_of_the_press(page):
    show(page, 'value="50"')
    page.mouse.press(*at(0))
    page.mouse.drag(*at(-5))
    assert number(page) == 55 and page.run("return slider.matches(':state(dragging)')") in (True, None)
    page.key("Escape")
    assert page.settled(f"return [slider.valueAsNumber, slider.editing, slider.moving, {POSITION}]") == [50, False, False, pytest.approx(50, abs=0.1)]
    assert page.events() == ["slider-begin 0", "input 0 pointer", "input 0 cancel", "slider-cancel 0"]


def test_shift_drags_by_less_with_fine_control(page):
    show(page, 'value="50" fine-control')
    page.mouse.press(*at(0))
    page.mouse.hold_shift(True)
    page.mouse.drag(*at(-12))
    assert number(page) == 53
    page.mouse.hold_shift(False)


@pytest.mark.portable(cases=2)
@pytest.mark.parametrize("direction, press, end", [
    ("right", (0, 0), (-40, 0)), ("left", (0, 0), (40, 0)), ("up", (0, 0), (0, 40)), ("down", (0, 0), (0, -40)),
])
def test_values_grow_in_a_direction_of_the_screen(page, direction, press, end):
    show(page, f'value="50" direction="{direction}"', style="ruler-slider { height: 228px }")
    x, y = LEFT + WIDTH / 2, TOP + 114
    drag(page, (x + press[0], y + press[1]), (x + end[0], y + end[1]))
    assert number(page) == 55
    assert mark(page, "aria-orientation") == ["vertical" if direction in ("up", "down") else None]


def test_right_to_left_turns_the_scale(page):
    show(page, 'value="50" dir="rtl"')
    drag(page, at(0), at(5))
    assert number(page) == 55
    page.focus(0)
    page.key("ArrowLeft")
    assert number(page) == 56


def test_a_bent_scale_turns_around_its_center(page):
    show(page, 'value="50" bend-radius="100" pixels-per-unit="10"', style="ruler-slider { height: 200px }")
    x, y = LEFT + WIDTH / 2, TOP + 100
    # A quarter of the circle to the left of the mark is 157 pixels of the scale.
    drag(page, (x, y), (x - 71, y + 29), (x - 100, y + 100))
    assert number(page) == 66
    turns = page.settled(f"return {TICKS}.map(node => parseFloat(node.style.rotate))")
    assert max(turns) - min(turns) > 1


@pytest.mark.once
def test_the_page_can_leave_the_changes_on_the_direction_out(page):
    show(page, 'value="50" continuous="false"')
    drag(page, at(0), at(-2), at(-5))
    assert page.events() == ["slider-begin 0", "input 0 pointer", "slider-end 0", "change"]


@pytest.mark.once
def test_a_drag_that_comes_back_sends_no_change(page):
    show(page, 'value="50"')
    drag(page, at(0), at(-5), at(0))
    assert page.events()[-1] == "slider-end 0"


# Without a drag

@pytest.mark.parametrize("kind", POINTERS)
def test_a_tap_beside_the_mark_brings_that_value(page, kind):
    show(page, 'value="50"')
    page.browser.gestures(kind, [at(7)])
    assert number(page) == 57
    assert page.events() == ["input 0 pointer", "change"]
    page.until("!slider.moving")
    assert page.settled(f"return {POSITION}") == pytest.approx(57, abs=0.1)


def test_a_tap_on_the_mark_changes_nothing_and_brings_the_focus(page):
    show(page, 'value="50"')
    page.browser.gestures("mouse", [at(0)])
    assert (number(page), page.events()) == (50, [])
    assert page.settled("return slider.shadowRoot.activeElement === thumbs()[0]")


def test_a_double_tap_at_the_mark_resets(page):
    show(page, 'value="50" resets-on-double-tap')
    page.run("slider.value = 70")
    page.run(DISPATCH, [[type, *at(1), ago] for type, ago in [("pointerdown", 200), ("pointerup", 150), ("pointerdown", 50), ("pointerup", 0)]])
    assert number(page) == 50 and page.events()[-2:] == ["input 0 reset", "change"]


@pytest.mark.portable(cases=2)
@pytest.mark.parametrize("key, held, value", [
    ("ArrowRight", [], 51), ("ArrowLeft", [], 49), ("ArrowUp", [], 51), ("ArrowDown", [], 49), ("PageUp", [], 60), ("PageDown", [], 40),
    ("Home", [], 0), ("End", [], 100), ("ArrowRight", ["Shift"], 60),
])
def test_keys(page, key, held, value):
    show(page, 'value="50"')
    page.key("Tab")
    page.key(key, *held)
    assert number(page) == value
    assert page.events() == ["input 0 key", "change"]
    page.until("!slider.moving")
    assert mark(page, "aria-valuenow") == [str(value)]


def test_a_key_stops_the_scale_with_one_end(page):
    show(page, 'value="50" max="1000"')
    flick(page, steps=-6)
    page.key("ArrowRight")
    value = number(page)
    events = page.events()
    assert events[-4:] == ["slider-end 0", "change", "input 0 key", "change"] and events.count("slider-end 0") == 1
    page.until("!slider.moving")
    assert number(page) == value and page.settled(f"return {POSITION}") == pytest.approx(value, abs=0.1)


def test_keys_can_be_left_to_the_page(page):
    show(page, 'value="50" keyboard="false"')
    page.key("Tab")
    page.key("ArrowRight")
    assert number(page) == 50


@pytest.mark.needs("wheel")
@pytest.mark.parametrize("attribute, focus", [("wheel", True), ("wheel-over-thumbs", False)])
def test_the_wheel(page, attribute, focus):
    show(page, f'value="50" {attribute}')
    if focus:
        page.key("Tab")
    page.browser.turn_wheel(*at(8), -60)
    page.until("slider.valueAsNumber === 51")
    assert page.events() == ["input 0 wheel", "change"]


def test_a_digit_begins_a_new_value(page):
    show(page, 'value="50" text-entry')
    page.key("Tab")
    page.key("7")
    assert page.settled(f"return {FIELD}.value") == "7"
    page.key("2")
    page.key("Enter")
    assert number(page) == 72
    assert page.events() == ["input 0 key", "change"]
    assert page.settled(f"return [{FIELD}, slider.shadowRoot.activeElement === thumbs()[0]]") == [None, True]


def test_a_click_on_the_text_of_the_value_opens_a_field_there(page):
    show(page, 'value="50" labels text-entry')
    label = "slider.shadowRoot.querySelector('[part~=label]').getBoundingClientRect()"
    x, y, width, height = page.settled(f"const {{ x, y, width, height }} = {label}; return [x, y, width, height]")
    page.browser.gestures("mouse", [(x + width / 2, y + height / 2)])
    assert page.settled(f"return {FIELD}.value") == "50"
    page.run(f"{FIELD}.value = '61'")
    page.key("Enter")
    assert (number(page), page.events()) == (61, ["input 0 key", "change"])


# What code does

@pytest.mark.portable(cases=1)
@pytest.mark.parametrize("change, value", [
    ("slider.value = 20", 20), ("slider.disabled = true", None), ("slider.max = 900", None), ("slider.stepUp(3)", None),
])
def test_code_stops_the_scale_with_one_end(page, change, value):
    show(page, 'value="50" max="1000"')
    flick(page, steps=-6)
    before = page.run(f"const before = slider.valueAsNumber; {change}; return [before, slider.valueAsNumber, slider.moving, slider.editing]")
    expected = value if value is not None else before[0] + 3 if "stepUp" in change else before[0]
    assert before[1:] == [expected, False, False]
    events = page.events()
    assert events[-2:] == ["slider-end 0", "change"] and events.count("slider-end 0") == 1
    assert number(page) == expected


@pytest.mark.portable(cases=2)
@pytest.mark.parametrize("change", ["slider.remove()", "slider.hidden = true", "slider.cancel()"])
def test_hiding_and_removing_stop_the_scale_with_one_end(page, change):
    show(page, 'value="50" max="1000"')
    page.run("globalThis.it = slider; for (const type of ['slider-end', 'change']) slider.addEventListener(type, () => (globalThis.ends ??= []).push(type))")
    flick(page, steps=-6)
    value = page.run(f"const before = it.valueAsNumber; {change}; return before")
    page.until("!it.moving")
    assert page.settled("return [ends, it.editing]") == [["slider-end", "change"], False]
    assert change == "slider.hidden = true" or page.run("return it.valueAsNumber") == value


@pytest.mark.once
def test_a_value_that_is_there_already_and_other_attributes_do_not_stop_the_scale(page):
    show(page, 'value="50" max="1000"')
    flick(page, steps=-6)
    assert page.run("slider.value = slider.valueAsNumber; slider.label = 'Weight'; slider.max = 1000; return [slider.valueAsNumber > 0, slider.moving]") == [True, True]
    page.until("!slider.moving")
    assert page.events().count("slider-end 0") == 1


def test_a_page_of_another_size_lets_the_scale_move_on(page):
    show(page, 'value="50" max="1000"')
    flick(page, steps=-6)
    page.run("slider.style.width = '428px'")
    page.until("!slider.editing")
    value = number(page)
    assert page.settled(f"return [{POSITION} + 50 / {STEP}]") == [pytest.approx(value, abs=0.1)]
    assert page.events().count("slider-end 0") == 1


@pytest.mark.once
def test_the_value_is_a_text_and_a_number(page):
    show(page, 'value="20.4"')
    assert page.settled("return [slider.value, slider.valueAsNumber]") == ["20", 20]
    page.run("slider.valueAsNumber = 40")
    page.run("slider.stepUp(2); slider.stepDown()")
    assert page.settled("return [slider.value, slider.nextValue(), slider.previousValue(), slider.limits()]") == ["41", 42, 40, [0, 100]]
    page.run("slider.setAttribute('value', '70')")
    assert number(page) == 70
    page.run("slider.value = 'nothing'")
    assert number(page) == 70 and len(page.browser.warnings()) == 1


@pytest.mark.once
def test_options_come_in_any_order(page):
    show(page, 'value="0.33" step="0.1" min="-2" max="2"')
    assert page.settled("return slider.valueAsNumber.toFixed(1)") == "0.3"
    page.run("slider.step = 'any'; slider.scale = 'linear'; slider.enabledRange = [-1, 1]")
    assert number(page) == 0.33
    assert page.settled("return [slider.min, slider.max, slider.limits(), slider.step]") == [-2, 2, [-1, 1], "any"]


@pytest.mark.once
def test_attributes_that_say_what_they_cannot_cause_a_warning(page):
    show(page, 'direction="around" major-interval="1.5" min="20" max="10"')
    page.settled()
    assert len(page.browser.warnings()) == 3


@pytest.mark.portable(cases=1)
@pytest.mark.parametrize("answer, value", [
    ("event.preventDefault()", 50), ("event.detail.values = [70]", 70), ("event.detail.values = 'nothing'", 57), ("", 57),
])
def test_the_page_decides_about_a_proposal(page, answer, value):
    show(page, 'value="50"')
    page.run(f"slider.addEventListener('slider-proposal', event => {{ {answer} }})")
    page.browser.gestures("mouse", [at(7)])
    page.until("!slider.moving")
    assert number(page) == value
    assert page.settled(f"return {POSITION}") == pytest.approx(value, abs=0.1)


@pytest.mark.once
def test_a_page_that_rejects_what_a_flick_wants_brings_the_scale_back(page):
    show(page, 'value="50" max="1000"')
    page.run("slider.addEventListener('slider-proposal', event => event.preventDefault())")
    flick(page)
    page.until("!slider.moving && !slider.editing")
    assert number(page) == 50 and page.settled(f"return {POSITION}") == pytest.approx(50, abs=0.1)
    assert page.events() == ["slider-begin 0", "slider-end 0"]


@pytest.mark.once
def test_update_tells_of_new_values(page):
    show(page, 'value="50"')
    page.run("globalThis.updates = []; slider.addEventListener('slider-update', ({ detail }) => updates.push([slider.valueAsNumber, ...detail.thumbs]))")
    page.run("slider.value = 60; slider.value = 70")
    page.settled()
    page.browser.gestures("mouse", [at(3)])
    assert page.settled("return updates") == [[70, 0], [73, 0]]


@pytest.mark.once
def test_an_app_that_disables_it_in_a_change_ends_it(page):
    show(page, 'value="50" max="1000"')
    page.run("slider.addEventListener('input', () => { if (slider.valueAsNumber > 70) slider.disabled = true })")
    flick(page, steps=-6)
    page.until("!slider.moving && slider.disabled")
    assert number(page) > 70 and page.events().count("slider-end 0") == 1
    assert not page.get("editing")


# Forms and states

def test_forms(page):
    page.show('<form id="form"><fieldset id="set"><ruler-slider id="it" name="weight" value="50"></ruler-slider></fieldset></form>', base=RULER, style=SIZE)
    entries = "return [...new FormData(form)].map(([name, value]) => `${name}=${value}`)"
    assert page.settled(entries) == ["weight=50"]
    drag(page, (MARK[0], MARK[1]), (MARK[0] - 40, MARK[1]))
    assert page.settled(entries) == ["weight=55"]
    page.run("form.reset()")
    assert number(page) == 50
    page.run("slider.formStateRestoreCallback('60', 'restore')")
    assert number(page) == 60
    page.run("set.disabled = true")
    assert page.settled(entries) == []
    assert mark(page, "aria-disabled", "tabindex", "aria-valuemin", "aria-valuemax") == ["true", None, "0", "100"]
    page.run("heard.length = 0")
    page.browser.gestures("mouse", [at(5)])
    assert (number(page), page.events()) == (60, [])


def test_it_says_that_it_is_held(page):
    show(page, 'value="50"')
    page.mouse.press(*at(0))
    page.mouse.drag(*at(1))
    assert page.settled("return slider.shadowRoot.querySelector('[part~=thumb]').part.value") == "thumb thumb-0 held"


# Assistive technology

def test_assistive_technology_meets_one_slider(page):
    show(page, 'label="Exposure" min="-2" max="2" step="0.1" value="0.5" enabled-range="-1 1"')
    assert mark(page, "aria-label", "aria-valuenow", "aria-valuemin", "aria-valuemax", "aria-valuetext") == ["Exposure", "0.5", "-1", "1", "0.5"]
    page.run("slider.format = value => `${value} EV`")
    assert mark(page, "aria-valuetext") == ["0.5 EV"]
    page.run("slider.formatValueText = value => `${value} stops`")
    assert mark(page, "aria-valuetext") == ["0.5 stops"]
    assert page.settled(f"return {TEXTS}.map(node => node.textContent)")[:2] == ["-1 EV", "0 EV"]


ALL_KINDS = """<main><h1>Rulers</h1><ruler-slider label="One" value="50"></ruler-slider>
<ruler-slider label="Text" value="50" labels text-entry></ruler-slider><ruler-slider label="Bent" bend-radius="200" value="50"></ruler-slider>
<ruler-slider label="Upright" direction="up" value="50"></ruler-slider><ruler-slider label="Off" disabled value="50"></ruler-slider>
<label for="own">Own</label><ruler-slider id="own" readonly value="50"></ruler-slider></main>"""


def test_axe_finds_nothing(page):
    page.show(ALL_KINDS, base=RULER)
    assert violations(page) == []


# Drawing

@pytest.mark.once
def test_only_what_shows_is_made(page):
    show(page, 'value="500000" max="1000000"')
    count = page.settled("return slider.shadowRoot.querySelectorAll('*').length")
    assert page.settled(f"return {TICKS}.length") in (41, 42)
    flick(page, steps=-9)
    page.until("!slider.moving")
    page.run("slider.value = 7")
    page.run("slider.value = 999999")
    page.settled()
    assert page.run("return slider.shadowRoot.querySelectorAll('*').length") <= count + 3


@pytest.mark.once
def test_a_tick_that_moves_keeps_its_node(page):
    show(page, 'value="50"')
    page.run(f"globalThis.known = {TICKS}; globalThis.far = known.map(node => node.getBoundingClientRect().x)")
    page.mouse.press(*at(0))
    page.mouse.drag(*at(-3))
    moved = page.settled("return known.map((node, index) => Math.round(node.getBoundingClientRect().x - far[index]))")
    assert moved.count(-3 * STEP) >= len(moved) - 4


def test_ticks_and_texts(page):
    show(page, 'value="50" min="0" max="100" major-interval="5" tick-spacing="20"')
    parts = f"return {TICKS}.map(node => [node.part.value, Math.round(node.getBoundingClientRect().x + node.getBoundingClientRect().width / 2)])"
    ticks = dict((x, part) for part, x in page.settled(parts))
    assert ticks[MARK[0]] == "selected tick" and ticks[MARK[0] + 20] == "tick minor-tick" and ticks[MARK[0] + 100] == "tick"
    assert page.settled(f"return {TEXTS}.map(node => [node.textContent, node.part.value])") == [["45", "tick-label"], ["50", "selected tick-label"], ["55", "tick-label"]]
    page.run("slider.tickLabels = false")
    assert page.settled(f"return {TEXTS}.length") == 0


def test_the_scale_fades_at_its_ends(page):
    show(page, 'value="50"')
    opacity = f"return {TICKS}.map(node => Number(node.style.opacity)).sort((one, other) => one - other)"
    minimum, *_, maximum = page.settled(opacity)
    assert minimum < 0.15 and maximum == 1
    page.run("slider.fade = 0")
    assert page.settled(opacity)[0] == 1


@pytest.mark.parametrize("attributes, width, height", [
    ("", 3, 34), ('mark-width="5" mark-length="20"', 5, 20), ('direction="up"', 34, 3),
])
def test_the_mark_is_in_the_middle(page, attributes, width, height):
    show(page, f'value="50" {attributes}', style="ruler-slider { height: 100px }")
    box = page.settled("const { x, y, width, height } = slider.shadowRoot.querySelector('[part~=thumb]').getBoundingClientRect(); return [x + width / 2, y + height / 2, width, height]")
    assert box == [MARK[0], TOP + 50, width, height]


def test_the_length_of_a_unit_and_the_distance_of_ticks(page):
    show(page, 'value="70" min="30" max="150" step="0.1" pixels-per-unit="40" tick-distance="0.5" major-interval="2" minimum-major-distance="30"')
    drag(page, at(0), at(-5))
    assert number(page) == 71
    xs = sorted(page.settled(f"return {TICKS}.map(node => Math.round(node.getBoundingClientRect().x))"))
    assert {after - before for before, after in zip(xs, xs[1:])} <= {19, 20, 21}
    assert page.settled(f"return {TEXTS}.map(node => Number(node.textContent))") == list(range(67, 76))


def test_the_size_follows_what_is_shown(page):
    show(page, 'value="50"')
    heights = [page.settled("return slider.offsetHeight")]
    for change in ("slider.tickLabels = false", "slider.setAttribute('labels', '')", "slider.setAttribute('bend-radius', '200')"):
        page.run(change)
        heights.append(page.settled("return slider.offsetHeight"))
    assert heights == [68, 44, 80, 120]


def test_a_view_of_the_page_takes_the_position_of_the_mark(page):
    show(page, 'value="50"', '<b slot="thumb-0">▲</b>')
    middle = page.settled("const { x, y, width, height } = slider.querySelector('b').getBoundingClientRect(); return [x + width / 2, y + height / 2]")
    assert middle == [pytest.approx(MARK[0], abs=1), pytest.approx(MARK[1], abs=1)]
    assert page.settled("return getComputedStyle(slider.shadowRoot.querySelector('[part~=thumb]')).backgroundColor") == "rgba(0, 0, 0, 0)"


@pytest.mark.needs("devtools")
def test_frames_of_a_flick_make_no_nodes_and_take_no_memory_of_the_engine(page):
    page.site.folder.joinpath("counted.js").write_text(COUNTED)
    show(page, 'value="50" max="100000"', head='<script src="counted.js"></script>')
    flick(page, steps=-9)
    page.until("!slider.moving")
    taken = "return [slider.shadowRoot.querySelectorAll('*').length, memory.buffer.byteLength]"
    nodes, memory = page.run(taken)
    for _ in range(3):
        flick(page, steps=-9)
        page.until("!slider.moving")
    after = page.run(taken)
    assert after[0] <= nodes + 3 and after[1] == memory


# Loading

def test_rulers_planes_and_sliders_stand_on_one_page(page):
    page.show('<ruler-slider id="it" value="20"></ruler-slider><plane-slider id="plane" values="1 2"></plane-slider><range-slider id="other" value="40"></range-slider>',
              modules=["sliders-plane.js", "sliders-ruler.js"], style=SIZE)
    page.browser.gestures("mouse", [at(5)])
    assert page.settled("return [slider.value, plane.value, other.value]") == ["25", "1 2", "40"]
    assert page.browser.warnings() == []


def test_the_classic_script(page):
    page.show('<ruler-slider id="it" value="50" lang="de"></ruler-slider>', base=RULER, style=SIZE, classic=True)
    drag(page, at(0), at(-5))
    assert number(page) == 55 and mark(page, "aria-label") == ["Wert"]


@pytest.mark.once
@pytest.mark.parametrize("attributes", ['step="any" tick-distance="1e-10"', 'step="1e-10"'])
def test_texts_of_ticks_have_as_many_decimals_as_their_distance(page, attributes):
    show(page, f'value="0" max="1e-9" pixels-per-unit="8e10" major-interval="1" minimum-major-distance="8" {attributes}')
    assert {"0", "0.0000000001", "0.0000000003"} <= set(page.settled(f"return {TEXTS}.map(node => node.textContent)"))
