"""Tests <plane-slider>: two values at once, by pointers, keys, scripts and forms, and what assistive technology reads."""
import pytest
from pages import LEFT, TOP, needing
from test_accessibility import tree, violations

pytestmark = pytest.mark.portable

PLANE = "sliders-plane"
# The area is 200 pixels wide and high, within half a thumb of 28 pixels.
SIDE = 228
SIZE = f"plane-slider {{ width: {SIDE}px; height: {SIDE}px }}"
# A field that goes cannot be reached any more, and is still there for screen readers.
FIELD = "slider.shadowRoot.querySelector('[part=field]:not([tabindex])')"
POINTERS = ["mouse", needing("fingers", "touch"), needing("devtools", "pen")]


def at(x, y):
    """Returns the location of values of 0…100 on the tests' plane."""
    return LEFT + 14 + 2 * x, TOP + 14 + 200 - 2 * y


def show(page, attributes="", content="", style="", **more):
    page.show(f'<plane-slider id="it" {attributes}>{content}</plane-slider>', base=PLANE, style=SIZE + style, **more)


def slider(page, index, *names):
    return page.settled("return arguments[1].map(name => thumbs()[arguments[0]].getAttribute(name))", index, names)


def focused(page):
    """Returns the number of the coordinate that has the focus; -1 for none."""
    return page.settled("return thumbs().indexOf(slider.shadowRoot.activeElement)")


# Pointers

@pytest.mark.parametrize("kind", POINTERS)
def test_a_drag_moves_both_coordinates_and_keeps_the_distance_of_its_press(page, kind):
    show(page, 'values="20 30"')
    press = at(20, 30)
    page.browser.gestures(kind, [(press[0] + 4, press[1] - 6), (press[0] + 24, press[1] - 46), (press[0] + 44, press[1] - 66)])
    assert page.values == [[40, 60]]
    assert page.events() == ["slider-begin 0", "input 0 pointer", "input 0 pointer", "slider-end 0", "change"]


@pytest.mark.parametrize("kind", POINTERS)
def test_a_press_in_the_area_moves_the_nearest_point(page, kind):
    show(page, 'values="20 30, 80 70"')
    page.browser.gestures(kind, [at(75, 40)])
    assert page.values == [[20, 30], [75, 40]]
    assert page.events() == ["slider-begin 1", "input 1 pointer", "slider-end 1", "change"]
    assert focused(page) == 2


def test_a_pointer_outside_gives_the_nearest_values(page):
    show(page, 'values="50 50" x-enabled-range="10 60" y-step="25"')
    page.browser.gestures("mouse", [at(50, 50), at(40, 62), (LEFT + 400, TOP), (LEFT + 500, TOP - 40)])
    assert page.values == [[60, 100]]
    assert "slider-overshoot 0" in page.events()


def test_where_presses_count(page):
    show(page, 'values="20 30" press-target="thumb"')
    page.browser.gestures("mouse", [at(80, 80)])
    assert (page.values, page.events()) == ([[20, 30]], [])
    page.run("slider.pressTarget = 'relative'")
    page.browser.gestures("mouse", [at(80, 80), at(90, 70)])
    assert page.values == [[30, 20]]


@pytest.mark.needs("fingers")
def test_two_fingers_drag_two_points(page):
    show(page, 'values="20 20, 80 80"')
    page.fingers.press(*at(20, 20), finger=0)
    page.fingers.press(*at(80, 80), finger=1)
    page.fingers.drag(*at(30, 40), finger=0)
    page.fingers.drag(*at(60, 70), finger=1)
    assert (page.values, page.get("held")) == ([[30, 40], [60, 70]], [0, 1])
    page.fingers.release(0)
    page.fingers.release(1)
    assert (page.get("held"), page.events().count("change")) == ([], 2)


def test_points_do_not_limit_one_another(page):
    show(page, 'values="20 20, 80 80"')
    page.browser.gestures("mouse", [at(20, 20), at(90, 90), at(95, 95)])
    assert page.values == [[95, 95], [80, 80]]


def test_a_double_tap_resets_both_coordinates(page):
    show(page, 'values="20 30" resets-on-double-tap')
    page.run("slider.values = [[60, 70]]")
    for _ in range(2):
        page.browser.gestures("mouse", [at(60, 70)])
    assert page.values == [[20, 30]]
    assert page.events() == ["input 0 reset", "change"]


def test_shift_drags_by_less_with_fine_control(page):
    show(page, 'values="20 20" fine-control')
    page.mouse.press(*at(20, 20))
    page.mouse.hold_shift(True)
    page.mouse.drag(*at(60, 60))
    assert page.values == [[30, 30]]
    page.mouse.hold_shift(False)


# Keys

@pytest.mark.portable(cases=2)
@pytest.mark.parametrize("key, held, values, coordinate", [
    ("ArrowRight", [], [51, 50], 0), ("ArrowLeft", [], [49, 50], 0), ("ArrowUp", [], [50, 51], 1), ("ArrowDown", [], [50, 49], 1),
    ("ArrowRight", ["Shift"], [60, 50], 0), ("ArrowUp", ["Shift"], [50, 70], 1),
])
def test_arrows_move_the_coordinate_along_which_they_point(page, key, held, values, coordinate):
    show(page, 'values="50 50" y-page-steps="20"')
    page.key("Tab")
    assert focused(page) == 0
    page.key(key, *held)
    assert page.values == [values]
    assert focused(page) == coordinate
    assert page.events() == ["input 0 key", "change"]


@pytest.mark.portable(cases=2)
@pytest.mark.parametrize("key, value", [("Home", 0), ("End", 100), ("PageUp", 60), ("PageDown", 40)])
def test_other_keys_mean_the_coordinate_that_was_used_last(page, key, value):
    show(page, 'values="50 50"')
    page.key("Tab")
    page.key(key)
    assert page.values == [[value, 50]]
    page.run("slider.values = [[50, 50]]")
    page.key("ArrowUp")
    page.key("ArrowDown")
    page.key(key)
    assert page.values == [[50, value]]


def test_tab_stops_once_at_each_point_at_the_coordinate_that_was_used(page):
    show(page, 'values="20 20, 80 80"')
    page.key("Tab")
    page.key("ArrowUp")
    page.key("Tab")
    assert focused(page) == 2
    page.key("Tab", "Shift")
    assert focused(page) == 1
    assert page.settled("return thumbs().map(node => node.tabIndex)") == [-1, 0, 0, -1]


def test_arrows_move_as_the_screen_shows_it(page):
    show(page, 'values="50 50" dir="rtl" y-direction="down"')
    page.key("Tab")
    page.key("ArrowRight")
    page.key("ArrowUp")
    assert page.values == [[49, 49]]
    assert page.browser.warnings() == []


def test_keys_can_be_left_to_the_page(page):
    show(page, 'values="50 50" keyboard="false"')
    page.key("Tab")
    page.key("ArrowRight")
    assert page.values == [[50, 50]]


@pytest.mark.needs("wheel")
def test_the_wheel_moves_the_coordinate_that_has_the_focus(page):
    show(page, 'values="50 50" wheel')
    page.key("Tab")
    page.key("ArrowUp")
    page.browser.turn_wheel(*at(50, 50), -60)
    page.until("slider.y === 52")


# Typing

def press_keys(page, *keys):
    for key in keys:
        page.key(key)


def test_a_digit_opens_a_field_over_the_point_for_the_axis_that_was_used_last(page):
    show(page, 'values="20 30, 60 70" text-entry')
    press_keys(page, "Tab", "Tab", "4")
    left, top, right, bottom = page.settled(f"const {{ left, top, right, bottom }} = {FIELD}.getBoundingClientRect(); return [left, top, right, bottom]")
    x, y = at(60, 70)
    assert left < x < right and top < y < bottom and bottom - top >= 24
    assert page.run(f"return [{FIELD}.value, {FIELD}.getAttribute('aria-label'), {FIELD}.inputMode]") == ["4", "Horizontal 2", "decimal"]
    assert (page.values, page.events()) == ([[20, 30], [60, 70]], [])
    press_keys(page, "2", "Enter")
    assert (page.values, page.events()) == ([[20, 30], [42, 70]], ["input 1 key", "change"])
    assert (page.settled(f"return {FIELD}"), focused(page)) == (None, 2)
    press_keys(page, "ArrowUp", "8", "5", "Enter")
    assert (page.values, focused(page)) == ([[20, 30], [42, 85]], 3)


@pytest.mark.parametrize("kind", POINTERS)
def test_a_pointer_chooses_the_point_whose_value_is_typed_and_commits(page, kind):
    show(page, 'values="20 30, 60 70" text-entry')
    page.browser.gestures(kind, [at(60, 70)])
    press_keys(page, "4", "2")
    page.browser.gestures(kind, [at(20, 30)])
    assert page.values == [[20, 30], [42, 70]]
    assert (page.settled(f"return {FIELD}"), focused(page)) == (None, 0)


@pytest.mark.once
def test_a_typed_value_keeps_to_steps_and_limits_of_its_axis(page):
    show(page, 'values="20 30" x-step="25" x-enabled-range="0 50" y-min="-50" text-entry')
    press_keys(page, "Tab", "9", "9", "Enter", "ArrowUp", "-", "7", "Enter")
    assert page.values == [[50, -7]]


def test_escape_and_what_is_no_number_change_nothing(page):
    show(page, 'values="20 30" text-entry')
    press_keys(page, "Tab", "4", "x", "Enter")
    assert page.settled(f"return [{FIELD}.value, {FIELD}.getAttribute('aria-invalid')]") == ["4x", "true"]
    page.key("Escape")
    assert (page.values, page.events(), page.settled(f"return {FIELD}"), focused(page)) == ([[20, 30]], [], None, 0)


def test_a_number_is_typed_as_the_language_writes_it(page):
    show(page, 'values="1500.5 30" x-max="9000" x-step="any" text-entry lang="de"')
    page.run("thumbs()[0].dispatchEvent(new KeyboardEvent('keydown', { key: '2', bubbles: true, composed: true }))")
    assert page.settled(f"return {FIELD}.value") == "1500,5"
    page.run(f"{FIELD}.value = '2.500,5'")
    page.key("Enter")
    assert page.values == [[2500.5, 30]]


def test_the_field_stays_inside_the_plane_and_follows_its_point(page):
    show(page, 'values="0 100" text-entry')
    press_keys(page, "Tab", "4")
    box = f"const field = {FIELD}.getBoundingClientRect(), {{ left, top }} = slider.getBoundingClientRect(); return [field.left - left, field.top - top]"
    left, top = page.settled(box)
    assert -1 <= left <= 1 and -1 <= top
    page.run("slider.values = [[50, 50]]")
    left, top = page.settled(box)
    assert 60 < left < 114 and 80 < top < 114


@pytest.mark.portable(cases=1)
@pytest.mark.parametrize("attributes", ["", "text-entry readonly", "text-entry disabled-thumbs=0", "text-entry disabled"])
def test_nothing_is_typed_where_nobody_may(page, attributes):
    show(page, f'values="20 30" {attributes}')
    page.run("thumbs()[0].dispatchEvent(new KeyboardEvent('keydown', { key: '2', bubbles: true, composed: true }))")
    assert (page.settled(f"return {FIELD}"), page.values) == (None, [[20, 30]])


def test_a_field_goes_with_its_point_or_its_attribute(page):
    for change in ("slider.values = [[1, 2]]", "slider.textEntry = false", "slider.readOnly = true"):
        show(page, 'values="20 30, 60 70" text-entry')
        press_keys(page, "Tab", "Tab", "4")
        page.run(change)
        assert page.settled(f"return {FIELD}") is None


# Directions

@pytest.mark.portable(cases=2)
@pytest.mark.parametrize("attributes, x, y", [
    ("", 20, 30), ('dir="rtl"', 80, 30), ('dir="rtl" x-direction="right"', 20, 30), ('x-direction="left"', 80, 30), ('y-direction="down"', 20, 70),
])
def test_where_values_grow_to(page, attributes, x, y):
    show(page, f'values="20 30" {attributes}')
    assert page.center(0) == list(at(x, y))
    page.browser.gestures("mouse", [at(x, y), at(x + 10, y)])
    assert page.values == [[30 if x == 20 else 10, 30]]


# Discs

def test_a_disc_has_an_angle_and_a_distance(page):
    show(page, 'shape="disc" x-max="360" values="0 0"')
    page.browser.gestures("mouse", [at(100, 50)])
    assert page.values == [[90, 100]]
    page.browser.gestures("mouse", [at(100, 50), at(50, 25), at(50, 25)])
    assert page.values == [[180, 50]]
    page.browser.gestures("mouse", [at(50, 25), at(200, 50)])
    assert page.values == [[90, 100]]


def test_beside_a_disc_presses_are_the_pages(page):
    show(page, 'shape="disc" values="0 0"', style=f"plane-slider {{ --slider-thumb-size: 4px }}")
    page.run("globalThis.prevented = null; addEventListener('mousedown', event => { prevented = event.defaultPrevented })")
    page.browser.gestures("mouse", [(LEFT + 2, TOP + 2)])
    assert (page.values, page.events()) == ([[0, 0]], [])


def test_keys_turn_a_point_of_a_disc_and_move_it_outward(page):
    show(page, 'shape="disc" x-max="360" x-wraps values="0 50"')
    page.key("Tab")
    page.key("ArrowLeft")
    page.key("ArrowUp")
    assert page.values == [[359, 51]]


@pytest.mark.once
def test_names_of_a_disc(page):
    show(page, 'shape="disc" values="0 0"')
    assert [slider(page, index, "aria-label") for index in (0, 1)] == [["Angle"], ["Distance"]]


# Values

@pytest.mark.once
def test_values_are_pairs(page):
    show(page, 'value="20 30"')
    assert page.settled("return [slider.values, slider.value, slider.x, slider.y]") == [[[20, 30]], "20 30", 20, 30]
    page.run("slider.x = 40")
    page.run("slider.y = 50")
    assert page.values == [[40, 50]]
    page.run("slider.value = '1 2, 3 4'")
    assert page.settled("return [slider.values, slider.value]") == [[[1, 2], [3, 4]], "1 2,3 4"]
    page.run("slider.values = [5, 6]")
    assert page.values == [[5, 6]]
    page.run("slider.move(0, 7, 8)")
    assert (page.values, page.get("fractions")) == ([[7, 8]], [[0.07, 0.08]])
    assert page.browser.warnings() == []


@pytest.mark.once
@pytest.mark.parametrize("values", ["'1'", "[[1, 2], [3]]", "[]", "[[1, NaN]]", "'one two'"])
def test_what_are_no_pairs_changes_nothing(page, values):
    show(page, 'values="20 30"')
    page.run(f"slider.values = {values}")
    assert page.values == [[20, 30]]
    assert ["is no list of pairs of finite numbers" in text for text in page.browser.warnings()] == [True]


@pytest.mark.once
def test_axes_have_bounds_and_steps_in_any_order(page):
    show(page, 'values="7 0.33" x-min="-10" x-max="10" x-step="5" y-max="1" y-step="0.1"')
    assert page.settled("return slider.values.map(([x, y]) => [x, y.toFixed(2)])") == [[5, "0.30"]]
    page.run("slider.xStep = 'any'; slider.yStep = null; slider.yMin = -1")
    assert page.values == [[7, 0]]
    assert page.settled("return [slider.xMin, slider.xMax, slider.yMin, slider.yMax, slider.yStep]") == [-10, 10, -1, 1, "1"]


@pytest.mark.once
def test_faults_name_the_axis(page):
    show(page, 'values="7 3" y-min="20" y-max="10"')
    page.settled()
    assert ["y-max: below min; min is used" in text for text in page.browser.warnings()] == [True]


@pytest.mark.once
def test_attributes_that_say_what_they_cannot_cause_a_warning(page):
    show(page, 'values="7 3" shape="round" x-step="many"')
    page.settled()
    assert len(page.browser.warnings()) == 2


# Events and veto

@pytest.mark.once
def test_update_tells_which_points_have_new_values(page):
    show(page, 'values="20 20, 80 80"')
    page.run("globalThis.updates = []; slider.addEventListener('slider-update', ({ detail }) => updates.push(detail.thumbs))")
    page.run("slider.move(1, 70, 80)")
    page.settled()
    page.browser.gestures("mouse", [at(20, 20), at(30, 30)])
    assert page.settled("return updates") == [[1], [0]]


@pytest.mark.portable(cases=1)
@pytest.mark.parametrize("answer, values", [
    ("event.preventDefault()", [[20, 30]]), ("event.detail.values = [[10, event.detail.values[0][1]]]", [[10, 60]]),
    ("event.detail.values = 'nothing'", [[50, 60]]), ("", [[50, 60]]),
])
def test_the_page_decides_about_a_proposal(page, answer, values):
    show(page, 'values="20 30"')
    page.run(f"slider.addEventListener('slider-proposal', event => {{ {answer} }})")
    page.browser.gestures("mouse", [at(20, 30), at(50, 60)])
    assert page.values == values
    assert ("input 0 pointer" in page.events()) == (values != [[20, 30]])


def test_a_drag_that_comes_back_sends_no_change(page):
    show(page, 'values="20 30"')
    page.browser.gestures("mouse", [at(20, 30), at(50, 60), at(20, 30)])
    assert page.events()[-1] == "slider-end 0"


def test_a_plane_that_is_not_continuous_reports_at_the_end(page):
    show(page, 'values="20 30" continuous="false"')
    page.browser.gestures("mouse", [at(20, 30), at(50, 60), at(55, 60)])
    assert page.events() == ["slider-begin 0", "input 0 pointer", "slider-end 0", "change"]


# Forms and states

def test_a_form_has_two_entries_for_each_point(page):
    page.show('<form id="form"><fieldset id="set"><plane-slider id="it" name="pan" values="20 30"></plane-slider></fieldset></form>', base=PLANE, style=SIZE)
    entries = "return [...new FormData(form)].map(([name, value]) => `${name}=${value}`)"
    assert page.settled(entries) == ["pan.x=20", "pan.y=30"]
    page.run("slider.values = [[1, 2], [3, 4]]")
    assert page.settled(entries) == ["pan.x=1", "pan.y=2", "pan.x=3", "pan.y=4"]
    page.run("form.reset()")
    assert page.values == [[20, 30]]
    page.run("slider.formStateRestoreCallback('5 6', 'restore')")
    assert page.values == [[5, 6]]
    page.run("set.disabled = true")
    assert page.settled(entries) == []
    assert page.settled("return thumbs().map(node => [node.ariaDisabled, node.tabIndex, node.ariaValueMin, node.ariaValueMax])") == [["true", -1, "0", "100"]] * 2
    page.browser.gestures("mouse", [at(20, 30), at(50, 60)])
    assert (page.values, page.events()) == ([[5, 6]], [])


def test_single_points_can_be_disabled(page):
    show(page, 'values="20 30, 80 70" disabled-thumbs="0"')
    page.browser.gestures("mouse", [at(25, 25)])
    assert page.values == [[20, 30], [25, 25]]
    assert [slider(page, index, "aria-disabled") for index in range(4)] == [["true"]] * 2 + [[None]] * 2


# Assistive technology

@pytest.mark.needs("devtools")
def test_the_accessibility_tree_has_a_group_with_two_sliders_for_each_point(page):
    show(page, 'label="Color" x-label="Saturation" y-label="Brightness" values="20 30" y-enabled-range="10 90"')
    group, *sliders = tree(page)
    assert (group["role"], group["name"]) == ("group", "Color")
    assert [(each["name"], each["value"], each["valuemin"], each["valuemax"], each["orientation"]) for each in sliders] == [
        ("Saturation", 20, 0, 100, "horizontal"), ("Brightness", 30, 10, 90, "vertical")]
    page.run("slider.values = [[1, 2], [3, 40]]")
    assert [each["name"] for each in tree(page)] == ["Color", "Saturation 1", "Brightness 1", "Saturation 2", "Brightness 2"]


def test_names_and_numbers_are_in_the_language_of_the_element(page):
    show(page, 'values="1500 0.5" x-max="2000" y-max="1" y-step="0.1" lang="de"')
    assert [slider(page, index, "aria-label", "aria-valuetext") for index in (0, 1)] == [["Horizontal", "1.500"], ["Vertikal", "0,5"]]
    page.run("slider.lang = 'he'; slider.shape = 'disc'")
    page.until("thumbs()[0].ariaLabel === 'זווית' && thumbs()[1].ariaLabel === 'מרחק'")
    page.run("slider.lang = 'tlh'")
    page.until("thumbs()[0].ariaLabel === 'Angle'")


def test_texts_of_values_are_those_of_the_page(page):
    show(page, 'values="20 30"')
    page.run("slider.format = (value, axis, thumb) => `${axis}${thumb} ${value} %`")
    assert [slider(page, index, "aria-valuetext") for index in (0, 1)] == [["x0 20 %"], ["y0 30 %"]]
    page.run("slider.formatValueText = (value, axis) => axis === 'x' ? `${value} percent` : ''")
    assert [slider(page, index, "aria-valuetext") for index in (0, 1)] == [["20 percent"], ["y0 30 %"]]


ALL_KINDS = """<main><h1>Planes</h1><plane-slider label="One" values="20 30"></plane-slider>
<plane-slider label="Two" values="20 30, 50 60" x-label="Left" y-label="Up" x-ticks="count 5"></plane-slider>
<plane-slider label="Disc" shape="disc" x-max="360" x-wraps values="20 30"></plane-slider>
<plane-slider label="Typed" text-entry values="20 30"></plane-slider>
<plane-slider label="Off" disabled values="20 30"></plane-slider><plane-slider label="Read" readonly values="20 30"></plane-slider>
<label for="own">Own</label><plane-slider id="own" values="20 30"><canvas slot="area"></canvas></plane-slider></main>"""


def test_axe_finds_nothing(page):
    page.show(ALL_KINDS, base=PLANE)
    assert violations(page) == []
    page.run("""const [x] = thumbs(document.querySelector('[text-entry]'));
        x.focus();
        x.dispatchEvent(new KeyboardEvent('keydown', { key: '2', bubbles: true, composed: true }))""")
    page.until("document.querySelector('[text-entry]').shadowRoot.activeElement.part.contains('field')")
    assert violations(page) == []


# Drawing

def test_the_area_is_painted_by_custom_properties(page):
    show(page, style="plane-slider { --slider-x-colors: white, red; --slider-y-colors: black, transparent; --slider-track: rgb(1, 2, 3) }")
    background = "const { backgroundImage, backgroundColor } = getComputedStyle(slider.shadowRoot.querySelector('[part=area]'), '::before'); return [backgroundImage, backgroundColor]"
    image, color = page.settled(background)
    assert image.startswith("linear-gradient(to top, rgb(0, 0, 0), rgba(0, 0, 0, 0))") and "linear-gradient(to right, rgb(255, 255, 255), rgb(255, 0, 0))" in image
    assert color == "rgb(1, 2, 3)"
    page.run("slider.dir = 'rtl'; slider.yDirection = 'down'")
    page.until("getComputedStyle(slider.shadowRoot.querySelector('[part=area]'), '::before').backgroundImage.startsWith('linear-gradient(rgb(0')")
    assert "to left" in page.settled(background)[0]
    page.run("slider.shape = 'disc'")
    assert "conic-gradient(rgb(255" in page.settled(background)[0]
    page.run("slider.start = 30")
    image, _ = page.settled(background)
    assert image.startswith("radial-gradient(closest-side") and "conic-gradient(from 30deg" in image


def test_lines_of_the_grid_stand_at_the_ticks_of_the_axes(page):
    show(page, 'values="20 30" x-ticks="count 3" y-ticks="25"')
    grid = "return slider.shadowRoot.querySelector('[part=grid]').getAttribute('d')"
    assert page.settled(grid) == "M114 214L114 14M14 164L214 164"
    page.run("slider.shape = 'disc'; slider.xTicks = '0 25 50 75'; slider.yTicks = '50'")
    assert page.settled(grid).startswith("M114 114L114 14M114 114L214 114") and page.settled(grid).count("A50 50") == 2


FORBIDDEN = """return [...slider.shadowRoot.querySelectorAll('[part=forbidden-range]')].map(path =>
    [path.getAttribute('d'), path.getAttribute('stroke-width')])"""


def test_what_points_cannot_enter_is_shaded(page):
    show(page, 'values="50 50" x-enabled-range="20 100" y-ticks="50"')
    assert page.settled(FORBIDDEN) == []
    page.run("slider.showEnabledRange = true; slider.yForbiddenRanges = [[40, 60]]")
    assert page.settled(FORBIDDEN) == [["M14 114L54 114", "200"], ["M114 134L114 94", "200"]]
    assert page.settled("return [...slider.shadowRoot.querySelectorAll('path')].map(({ part }) => `${part}`)") == \
        ["grid", "forbidden-range", "forbidden-range"]
    assert page.settled("""const { a, d, e, f } = slider.shadowRoot.querySelector('path').getScreenCTM();
        return [a, d, e, f]""") == pytest.approx([1, 1, LEFT, TOP])
    page.run("slider.dir = 'rtl'; slider.yForbiddenRanges = null")
    assert page.settled(FORBIDDEN) == [["M214 114L174 114", "200"]]
    page.run("slider.xEnabledRange = null")
    assert page.settled(FORBIDDEN) == []


def test_of_a_disc_sectors_and_rings_are_shaded(page):
    show(page, 'values="50 50" shape="disc" x-wraps x-max="360" x-forbidden-ranges="330 390" y-enabled-range="0 80" show-enabled-range')
    (sector, sector_width), (ring, ring_width) = page.settled(FORBIDDEN)
    assert "A50 50 0 0 1 " in sector and sector_width == "100"
    assert "A90 90 0 0 1 " in ring and ring.endswith("Z") and float(ring_width) == pytest.approx(20)


@pytest.mark.needs("devtools")
def test_what_points_cannot_enter_shows_where_the_area_has_the_color_of_the_page(page):
    show(page, 'values="50 50" x-enabled-range="20 100" show-enabled-range', style="plane-slider { --slider-track: none }")
    stroke = "return getComputedStyle(slider.shadowRoot.querySelector('[part=forbidden-range]')).stroke"
    plain = page.settled(stroke)
    for emulated in ({"forced_colors": "active"}, {"prefers_contrast": "more"}):
        page.browser.emulate(**emulated)
        assert page.settled(stroke) != plain


def test_a_view_of_the_page_takes_the_position_of_the_area(page):
    show(page, 'values="20 30"', '<canvas slot="area"></canvas>')
    assert page.settled("""const { x, y, width, height } = slider.querySelector('canvas').getBoundingClientRect();
        return [x, y, width, height]""") == [LEFT + 14, TOP + 14, 200, 200]
    assert page.settled("return getComputedStyle(slider.shadowRoot.querySelector('[part=area]'), '::before').content") == "none"
    page.browser.gestures("mouse", [at(80, 60)])
    assert page.values == [[80, 60]]


def test_a_view_of_the_page_takes_the_position_of_a_thumb(page):
    show(page, 'values="20 30"', '<b slot="thumb-0">+</b>')
    assert page.settled("return slider.shadowRoot.querySelector('[part~=thumb]').hasAttribute('view')")
    page.run("slider.append(Object.assign(document.createElement('b'), { slot: 'span-0' }))")
    page.browser.gestures("mouse", [at(20, 30), at(50, 60)])
    assert page.values == [[50, 60]]


def test_the_thumb_says_that_it_is_held(page):
    show(page, 'values="20 30, 80 80"')
    page.mouse.press(*at(20, 30))
    page.mouse.drag(*at(22, 30))
    assert page.settled("return [...slider.shadowRoot.querySelectorAll('[part~=thumb]')].map(({ part }) => part.contains('held'))") == [True, False]


# Loading

def test_planes_and_sliders_stand_on_one_page(page):
    page.show('<plane-slider id="it" values="20 30"></plane-slider><range-slider id="other" value="40"></range-slider>', modules=["sliders-plane.js"], style=SIZE)
    page.browser.gestures("mouse", [at(20, 30), at(50, 60)])
    assert page.settled("return [slider.values, other.values]") == [[[50, 60]], [40]]
    assert page.browser.warnings() == []


def test_a_plane_is_resized(page):
    show(page, 'values="50 50"')
    page.run("slider.style.width = '428px'")
    page.settled()
    assert page.center(0) == [LEFT + 214, TOP + 114]
    page.browser.gestures("mouse", [(LEFT + 14 + 300, TOP + 114)])
    assert page.values == [[75, 50]]
