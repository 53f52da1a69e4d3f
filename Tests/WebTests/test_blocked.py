"""Tests `slider-blocked` and `obstacle`: what holds a thumb back from where a person asked it to go."""
import pytest
from pages import LEFT, TOP, Y, x
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
