"""Tests `slider-blocked` and `obstacle`: what holds a thumb back from where a person asked it to go."""
import pytest
from pages import LEFT, TOP, Y, x
from painted import LOOKS
from test_kinds import KINDS, drag, typed
from test_plane import at, show as show_plane

pytestmark = pytest.mark.portable

END = {"kind": "bound", "thumb": 0, "value": 100}
# Attributes, the values of a drag, and what holds its thumb back at the last one.
CASES = {
    "end": ('value="50"', (50, 70, 110), END),
    "limit": ('value="50" thumb-limits="20 60"', (50, 70), {"kind": "limit", "thumb": 0, "value": 60}),
    "enabled range": ('value="50" enabled-range="40 100"', (50, 30), {"kind": "enabledRange", "thumb": 0, "value": 40}),
    "forbidden range": ('value="20" forbidden-ranges="30 60"', (20, 40), {"kind": "forbiddenRange", "thumb": 0, "range": [30, 60]}),
    "neighbor": ('values="20 60"', (20, 70), {"kind": "neighbor", "thumb": 0, "from": 1}),
    "minimum span": ('values="20 60" minimum-span="10"', (20, 70), {"kind": "minimumSpan", "thumb": 0, "from": 1, "value": 10}),
    "maximum span": ('values="40 60" maximum-span="30"', (60, 80), {"kind": "maximumSpan", "thumb": 1, "from": 0, "value": 30}),
    "minimum separation": ('values="20 60" minimum-separation="30"', (20, 70), {"kind": "minimumSeparation", "thumb": 0, "from": 1}),
    "disabled thumb": ('values="20 60" disabled-thumbs="1" collision="push"', (20, 70), {"kind": "disabledThumb", "thumb": 0, "from": 1}),
}


def load(page):
    """Waits until the page can tell what holds a thumb back."""
    page.until("slider.obstacle !== undefined")


def show(page, attributes=""):
    page.slider(attributes)
    load(page)


def listen(page, script):
    """Runs a script at each `slider-blocked`, with its detail."""
    page.run(f"slider.addEventListener('slider-blocked', ({{ detail }}) => {{ {script} }})")


@pytest.mark.parametrize("case", CASES)
def test_a_drag_says_once_what_holds_its_thumb_back(page, case):
    attributes, (first, *others), obstacle = CASES[case]
    show(page, f'max="100" {attributes}')
    assert page.get("obstacle") is None
    page.mouse.press(x(first), Y)
    for value in others:
        page.mouse.drag(x(value), Y)
    assert (page.obstacles(), page.get("obstacle")) == ([obstacle], obstacle)
    # Farther in the same direction, it's the same obstacle.
    page.mouse.drag(x(others[-1] + (1 if others[-1] > first else -1)), Y)
    assert (page.obstacles(), page.get("obstacle")) == ([], obstacle)
    page.mouse.drag(x(first), Y)
    assert (page.obstacles(), page.get("obstacle")) == ([None], None)
    page.mouse.drag(x(others[-1]), Y)
    page.mouse.release()
    assert (page.obstacles(), page.get("obstacle")) == ([obstacle, None], None)


def test_the_obstacle_has_its_properties_in_one_order(page):
    show(page, 'max="100" values="20 60" minimum-span="10"')
    page.drag(20, 70)
    listen(page, "globalThis.text = JSON.stringify(detail)")
    page.mouse.press(x(50), Y)
    page.mouse.drag(x(70), Y)
    assert page.run("return text") == '{"obstacle":{"kind":"minimumSpan","thumb":0,"from":1,"value":10}}'


def test_of_two_reasons_each_has_an_event(page):
    show(page, 'max="100" values="10 60" minimum-span="10"')
    page.mouse.press(x(10), Y)
    page.mouse.drag(x(70), Y)
    page.mouse.drag(x(-10), Y)
    assert [obstacle["kind"] for obstacle in page.obstacles()] == ["minimumSpan", "bound"]


def test_the_event_follows_the_values_and_comes_before_the_end(page):
    show(page, 'max="100" value="90"')
    page.run("""
        globalThis.types = [];
        for (const type of ['slider-begin', 'input', 'slider-overshoot', 'slider-blocked', 'slider-end', 'change'])
          addEventListener(type, ({ type, bubbles, composed, cancelable, target }) => types.push([type, bubbles, composed, cancelable, target === slider]));""")
    page.mouse.press(x(90), Y)
    page.mouse.drag(x(110), Y)
    page.mouse.drag(x(120), Y)
    page.mouse.release()
    types = page.settled("return types")
    assert [type for type, *_ in types] == [
        "slider-begin", "input", "slider-blocked", "slider-overshoot", "slider-blocked", "slider-end", "change"]
    assert {tuple(flags) for type, *flags in types if type == "slider-blocked"} == {(True, True, False, True)}
    assert page.run("return slider.matches(':state(dragging)')") in (False, None)


def test_an_event_is_no_end_of_a_drag(page):
    show(page, 'max="100" value="90"')
    page.mouse.press(x(90), Y)
    page.mouse.drag(x(110), Y)
    page.mouse.drag(x(95), Y)
    assert len(page.obstacles()) == 2 and page.run("return slider.matches(':state(dragging)')") in (True, None)
    page.mouse.release()
    assert page.run("return slider.matches(':state(dragging)')") in (False, None)


def test_a_key_that_changes_nothing_says_why(page):
    show(page, 'max="100" value="99"')
    page.focus(0)
    page.key("ArrowRight")
    assert (page.events(), page.obstacles()) == (["input 0 key", "change"], [])
    page.key("ArrowRight")
    page.key("ArrowRight")
    assert (page.events(), page.obstacles(), page.get("obstacle")) == ([], [END], END)
    page.key("ArrowLeft")
    assert (page.obstacles(), page.get("obstacle")) == ([None], None)


def test_escape_ends_what_holds_a_thumb_back(page):
    show(page, 'max="100" value="50"')
    page.mouse.press(x(50), Y)
    page.mouse.drag(x(110), Y)
    page.key("Escape")
    assert (page.obstacles(), page.get("obstacle")) == ([END, None], None)
    page.mouse.release()


def test_a_handler_that_sets_values_gets_no_second_event(page):
    show(page, 'max="100" value="50"')
    listen(page, "slider.value = 30; globalThis.seen = slider.obstacle")
    page.mouse.press(x(50), Y)
    page.mouse.drag(x(110), Y)
    assert (page.obstacles(), page.run("return seen"), page.get("obstacle"), page.values) == ([END], None, None, [30])
    page.mouse.drag(x(120), Y)
    assert (page.obstacles(), page.get("obstacle")) == ([], END)
    page.mouse.release()


@pytest.mark.parametrize("script", ["slider.value = 30", "slider.move(0, 30)", "slider.stepDown()", "slider.max = 200", "slider.disabled = true"])
def test_a_script_that_changes_the_slider_clears_the_obstacle(page, script):
    show(page, 'max="100" value="99"')
    page.focus(0)
    page.key("ArrowRight")
    page.key("ArrowRight")
    assert (page.obstacles(), page.get("obstacle")) == ([END], END)
    page.run(script)
    assert (page.obstacles(), page.get("obstacle")) == ([], None)


def test_the_obstacle_is_only_read(page):
    show(page)
    assert page.run("'use strict'; try { slider.obstacle = 1 } catch (error) { return error.name }") == "TypeError"


def test_the_first_obstacle_loads_the_extras(page):
    page.slider('max="100" values="20 60"')
    page.mouse.press(x(20), Y)
    page.mouse.drag(x(70), Y)
    page.until("obstacles.length")
    obstacle = {"kind": "neighbor", "thumb": 0, "from": 1}
    assert (page.obstacles(), page.get("obstacle")) == ([obstacle], obstacle)
    page.mouse.release()
    assert (page.obstacles(), page.get("obstacle")) == ([None], None)


# Attributes, the thumb that a key moves up or down, and what is read.
READ = {
    "neighbor": ('values="20 20"', 0, "ArrowRight", "Blocked by Maximum"),
    "minimum span": ('values="20 30" minimum-span="10"', 0, "ArrowRight", "At least 10 apart"),
    "maximum span": ('values="20 30" maximum-span="10"', 1, "ArrowRight", "At most 10 apart"),
    "limit": ('value="60" thumb-limits="20 60"', 0, "ArrowRight", "At most 60"),
    "lower limit": ('value="20" thumb-limits="20 60"', 0, "ArrowLeft", "At least 20"),
    "German": ('value="20" thumb-limits="20 60" lang="de"', 0, "ArrowLeft", "Mindestens 20"),
    "end": ('value="100"', 0, "ArrowRight", ""),
}


def read(page):
    """Returns what the live region of the slider says."""
    page.settled("")
    return page.run("return slider.shadowRoot.querySelector('[role=status]')?.textContent ?? ''")


@pytest.mark.parametrize("case", READ)
def test_assistive_technology_reads_why_a_key_changes_nothing(page, case):
    attributes, thumb, key, text = READ[case]
    show(page, f'max="100" {attributes}')
    page.focus(thumb)
    page.key(key)
    if text:
        page.until("slider.shadowRoot.querySelector('[role=status]')?.textContent")
    assert read(page) == text


def test_the_ends_of_a_range_across_the_seam_are_read_as_values(page):
    page.slider('max="360" wraps value="340" forbidden-ranges="350 370" text-entry', tag="circular-slider")
    load(page)
    page.run("slider.dispatchEvent(new Event('x')); thumbs()[0].focus()")
    typed(page, *"355", "Enter")
    page.until("slider.shadowRoot.querySelector('[role=status]')?.textContent")
    assert read(page) == "Not between 350 and 10"


def test_a_drag_is_not_read_and_a_reading_ends_with_its_obstacle(page):
    show(page, 'max="100" values="20 60"')
    page.mouse.press(x(20), Y)
    page.mouse.drag(x(70), Y)
    page.mouse.release()
    assert read(page) == ""
    page.focus(0)
    page.key("ArrowRight")
    page.until("slider.shadowRoot.querySelector('[role=status]').textContent === 'Blocked by Maximum'")
    page.key("ArrowLeft")
    assert read(page) == ""


@pytest.mark.parametrize("own, text", [("() => 'Sold out'", "Sold out"), ("() => ''", ""), ("() => undefined", "Blocked by Maximum")])
def test_a_page_can_replace_what_is_read(page, own, text):
    show(page, 'max="100" values="20 20"')
    page.run(f"slider.formatObstacleText = {own}")
    page.focus(0)
    page.key("ArrowRight")
    assert page.obstacles()
    if text:
        page.until("slider.shadowRoot.querySelector('[role=status]')?.textContent")
    assert read(page) == text


@pytest.mark.parametrize("attributes, key, text", [
    ('minimum-span="2" values="20 22"', "ArrowRight", "At least 2 days apart"),
    ('maximum-span="2" values="20 22"', "ArrowLeft", "At most 2 days apart"),
])
@pytest.mark.parametrize("own", ["", "() => undefined", "distance => `${distance} days`"])
def test_a_page_can_format_distances(page, attributes, key, text, own):
    show(page, f'max="100" {attributes}')
    page.run(f"slider.format = value => `day ${{value}}`; slider.formatDistance = {own or 'undefined'}")
    page.focus(0)
    page.key(key)
    assert page.obstacles()
    page.until("slider.shadowRoot.querySelector('[role=status]')?.textContent")
    assert read(page) == (text if "days" in own else text.replace("2 days", "day 2"))


# What is drawn

# The middle and the size of the line without its width, in the viewport, and the data of its path.
LINE = """
const node = slider.shadowRoot.querySelector('[part=obstacle]');
if (!node) return null;
const { x, y, width, height } = node.firstChild.getBBox(), { left, top } = node.getBoundingClientRect();
return { middle: [left + x + width / 2, top + y + height / 2], size: [width, height], data: node.firstChild.getAttribute('d') }"""
THUMB = 28


def line(page):
    """Returns the line that shows what holds a thumb back; None if there is none."""
    return page.settled(LINE)


def pull(page, *values):
    """Presses at the position of the first value, and moves to those of the others."""
    page.mouse.press(x(values[0]), Y)
    for value in values[1:]:
        page.mouse.drag(x(value), Y)


# Attributes, the values of a drag, and the middle of the line.
ACROSS = {
    "limit": ('value="50" thumb-limits="20 60"', (50, 70), x(60) + THUMB / 2),
    "lower limit": ('value="50" thumb-limits="20 60"', (50, 10), x(20) - THUMB / 2),
    "enabled range": ('value="50" enabled-range="40 100"', (50, 30), x(40) - THUMB / 2),
}
ALONG = {
    "minimum span": ('values="20 60" minimum-span="30"', (20, 50), x(45), x(60) - x(30) - THUMB),
    "minimum separation": ('values="20 60" minimum-separation="60"', (20, 70), x(50), 60 - THUMB),
    "forbidden range": ('value="20" forbidden-ranges="30 60"', (20, 40), x(45) + THUMB / 4, x(60) - x(30) - THUMB / 2),
}
# Attributes, and the value of the thumb that is pulled from 20 to 70.
WALLS = {
    "neighbor": ('values="20 60"', 60),
    "disabled thumb": ('values="20 60" disabled-thumbs="1" collision="push"', 60),
    "span under the thumbs": ('values="20 60" minimum-span="5"', 55),
}


@pytest.mark.parametrize("case", ACROSS)
def test_a_limit_is_a_line_across_the_track_in_front_of_the_thumb(page, case):
    attributes, values, middle = ACROSS[case]
    show(page, f'max="100" {attributes}')
    pull(page, *values)
    drawn = line(page)
    assert drawn["middle"] == pytest.approx([middle, Y], abs=8) and drawn["size"][0] == 0 and drawn["size"][1] >= THUMB - 4


@pytest.mark.parametrize("case", ALONG)
def test_a_span_or_a_range_is_a_line_along_the_track(page, case):
    attributes, values, middle, length = ALONG[case]
    show(page, f'max="100" {attributes}')
    pull(page, *values)
    drawn = line(page)
    assert drawn["middle"] == pytest.approx([middle, Y], abs=5)
    assert drawn["size"][1] == 0 and length - 20 < drawn["size"][0] < length


def test_a_maximum_span_is_a_line_from_center_to_center(page):
    show(page, 'max="100" values="40 60" maximum-span="30"')
    pull(page, 60, 90)
    drawn = line(page)
    assert drawn["middle"] == pytest.approx([x(55), Y], abs=1) and drawn["size"] == pytest.approx([x(70) - x(40), 0], abs=1)


@pytest.mark.parametrize("case", WALLS)
def test_a_thumb_in_the_way_is_a_line_across_the_track(page, case):
    attributes, value = WALLS[case]
    show(page, f'max="100" {attributes}')
    pull(page, 20, 70)
    drawn = line(page)
    assert drawn["middle"] == pytest.approx([x(value) + THUMB / 2, Y], abs=4) and drawn["size"] == pytest.approx([0, THUMB - 4], abs=2)


def test_the_end_of_the_track_and_keys_draw_nothing(page):
    show(page, 'max="100" values="20 60" thumb-limits="20 30, 60 100"')
    pull(page, 60, 110)
    assert (page.get("obstacle")["kind"], line(page)) == ("bound", None)
    page.mouse.release()
    page.focus(0)
    page.key("ArrowLeft")
    assert (page.get("obstacle")["kind"], line(page)) == ("limit", None)


# What ends a pull, and whether the same press can pull again.
ENDS = {
    "slider.move(0, 30)": True, "slider.max = 90": True, "slider.cancel()": False,
    "slider.disabled = true": False, "const { parentNode: parent } = slider; slider.remove(); parent.append(it_)": False,
}


@pytest.mark.parametrize("script", ENDS)
def test_a_script_that_ends_the_pull_removes_the_line(page, script):
    show(page, 'max="100" values="20 60"')
    page.run("globalThis.it_ = slider")
    pull(page, 20, 70)
    assert line(page)
    page.run(script)
    assert line(page) is None
    page.mouse.drag(x(40), Y)
    page.mouse.drag(x(75), Y)
    assert (line(page) is not None) == ENDS[script]
    page.mouse.release()
    assert line(page) is None


def test_the_line_is_there_only_while_a_pointer_pulls(page):
    show(page, 'max="100" values="20 60"')
    assert line(page) is None
    pull(page, 20, 70)
    assert line(page)
    page.mouse.drag(x(30), Y)
    assert line(page) is None
    page.mouse.drag(x(70), Y)
    assert line(page)
    page.key("Escape")
    assert line(page) is None
    page.mouse.release()
    pull(page, 20, 70)
    assert line(page)
    page.mouse.release()
    assert line(page) is None


def test_a_pull_draws_the_line_even_if_no_value_changes(page):
    show(page, 'max="100" value="60" thumb-limits="20 60"')
    pull(page, 60, 70)
    assert ("input 0 pointer" in page.events(), page.values, line(page) is not None) == (False, [60], True)
    page.run("slider.lang = 'de'; slider.max = 90")
    assert line(page) is None
    page.mouse.drag(x(80), Y)
    assert line(page)


def test_the_first_obstacle_is_drawn_as_soon_as_the_extras_have_loaded(page):
    page.slider('max="100" values="20 60"')
    pull(page, 20, 70)
    page.until("slider.shadowRoot.querySelector('[part=obstacle]')")
    page.mouse.release()
    assert line(page) is None


@pytest.mark.needs("fingers")
def test_the_line_is_in_front_of_a_thumb_that_another_finger_moves(page):
    show(page, 'max="100" values="20 60" collision="push" press-target="thumb"')
    page.fingers.press(x(60), Y, finger=1)
    page.fingers.drag(x(70), Y, finger=1)
    page.fingers.press(x(20), Y)
    page.fingers.drag(x(90), Y)
    assert line(page)["middle"] == pytest.approx([x(70) + THUMB / 2, Y], abs=4)
    # The finger that moved last is free.
    page.fingers.drag(x(75), Y, finger=1)
    assert line(page) is None
    page.fingers.drag(x(91), Y)
    assert line(page)["middle"] == pytest.approx([x(75) + THUMB / 2, Y], abs=4)
    page.fingers.release()
    assert line(page) is None
    page.fingers.release(finger=1)


def test_a_round_line_follows_the_track(page):
    page.slider('max="100" wraps values="10 40" maximum-span="50" press-target="thumb"', tag="circular-slider")
    load(page)
    left, top = page.center(0)
    page.mouse.press(*page.center(1))
    # The thumbs are at 36° and 144°; the pointer goes to the bottom and to the upper left.
    bottom = page.settled("const { x, y, width, height } = slider.getBoundingClientRect(); return [x + width / 2, y + height - 14]")
    page.mouse.drag(*bottom)
    page.mouse.drag(bottom[0] - 80, bottom[1] - 60)
    assert (page.get("obstacle")["kind"], "A" in line(page)["data"]) == ("maximumSpan", True)
    page.mouse.release()
    assert line(page) is None


def test_a_point_of_a_plane_has_a_line_in_front_of_it(page):
    show_plane(page, 'values="50 50" x-enabled-range="0 60" y-enabled-range="20 100"')
    page.mouse.press(*at(50, 50))
    page.mouse.drag(*at(80, 50))
    right, down = at(60, 50)
    drawn = line(page)
    assert drawn["middle"] == pytest.approx([right + 18, down], abs=6) and drawn["size"] == pytest.approx([0, 48], abs=1)
    page.mouse.drag(*at(40, 10))
    right, down = at(40, 20)
    drawn = line(page)
    assert drawn["middle"] == pytest.approx([right, down + 18], abs=6) and drawn["size"] == pytest.approx([48, 0], abs=1)
    page.mouse.drag(*at(40, 40))
    assert line(page) is None
    page.mouse.drag(*at(40, 110))
    assert (page.get("obstacle")["kind"], line(page)) == ("bound", None)
    page.mouse.release()


STROKE = "return getComputedStyle(slider.shadowRoot.querySelector('[part=obstacle] path'))[arguments[0]]"


@pytest.mark.parametrize("tag, base, attributes", [
    ("range-slider", "sliders", 'max="100" values="20 60"'),
    ("range-slider", "sliders", 'max="100" values="20 60" press-target="thumb"'),
    ("plane-slider", "sliders-plane", 'values="20 50" x-enabled-range="0 60"')])
def test_the_line_has_the_color_of_text_and_a_page_can_restyle_it(page, tag, base, attributes):
    page.slider(attributes, tag, base=base, style="#it { color: rgb(1, 2, 3); width: 328px; height: 44px } .own::part(obstacle) { stroke: rgb(4, 5, 6); stroke-width: 9px } .none::part(obstacle) { display: none }")
    load(page)
    pull(page, 20, 70)
    assert [page.settled(STROKE, name) for name in ("stroke", "pointerEvents", "display", "fill", "opacity")] == ["rgb(1, 2, 3)", "none", "inline", "none", "1"]
    hidden = "return slider.shadowRoot.querySelector('[part=obstacle]').getAttribute('aria-hidden')"
    assert page.run(hidden) == "true"
    page.run("slider.className = 'own'")
    assert [page.settled(STROKE, name) for name in ("stroke", "strokeWidth")] == ["rgb(4, 5, 6)", "9px"]
    page.run("slider.className = 'none'")
    assert page.settled("return slider.shadowRoot.querySelector('[part=obstacle]').checkVisibility()") is False
    page.mouse.release()


@pytest.mark.parametrize("look, is_part", [("", True), ('look="flat"', False), ('histogram="1 2 3"', False)])
def test_a_picture_draws_its_own_line(page, look, is_part):
    page.slider(f'max="100" value="60" thumb-limits="20 60" {look}', base=LOOKS)
    page.settled("")
    middle, down = page.center(0)
    forms = "return slider.shadowRoot.querySelector('[part=drawing]')?.shadowRoot.querySelectorAll('svg *').length ?? 0"
    page.mouse.press(middle, down)
    before = page.settled(forms)
    page.mouse.drag(middle + 30, down)
    assert (page.get("obstacle")["kind"], line(page) is not None, page.settled(forms) > before) == ("limit", is_part, not is_part)
    page.mouse.release()
    assert (line(page), page.settled(forms)) == (None, before)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.tag)
def test_each_kind_says_where_it_ends(page, kind):
    kind.show(page)
    load(page)
    drag(page, kind)
    assert (page.obstacles(), page.get("obstacle")) == ([END], END)
    page.mouse.release()
    page.until("!slider.moving")
    assert (page.obstacles(), page.get("obstacle")) == ([None], None)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.tag)
def test_each_kind_says_why_a_key_changes_nothing(page, kind):
    kind.show(page, value=100)
    load(page)
    typed(page, "ArrowRight")
    assert (page.events(), page.obstacles(), page.get("obstacle")) == ([], [END], END)
    page.run("slider.value = '20 20'.slice(0, arguments[0])", 3 * kind.count - 1)
    assert (page.obstacles(), page.get("obstacle")) == ([], None)


def test_the_thumb_of_an_obstacle_on_a_plane_is_the_number_of_a_coordinate(page):
    show_plane(page, 'values="20 30, 70 70" y-enabled-range="10 80"')
    page.mouse.press(*at(70, 70))
    page.mouse.drag(*at(75, 95))
    end = {"kind": "enabledRange", "thumb": 3, "value": 80}
    assert (page.obstacles(), page.get("obstacle")) == ([end], end)
    # The horizontal coordinate comes first.
    page.mouse.drag(LEFT + 14 + 220, TOP)
    end = {"kind": "bound", "thumb": 2, "value": 100}
    assert (page.obstacles(), page.get("obstacle")) == ([end], end)
    page.mouse.drag(*at(70, 75))
    assert (page.obstacles(), page.get("obstacle")) == ([None], None)
    page.mouse.release()
