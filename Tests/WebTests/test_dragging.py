"""Tests the state `dragging`, by which a page styles an element while something of it is dragged."""
import pytest
from pages import Y, x

pytestmark = pytest.mark.portable

IS_DRAGGED = "return slider.matches(':state(dragging)')"
STATES = """for (const type of ['slider-begin', 'input', 'slider-end', 'slider-cancel'])
    slider.addEventListener(type, () => { (globalThis.states ??= []).push([type, slider.matches(':state(dragging)')]) });"""


@pytest.mark.parametrize("tag", ["range-slider", "circular-slider"])
def test_an_element_is_dragging_from_begin_to_end(page, tag):
    page.slider('max="100" value="20"', tag)
    page.run(STATES)
    left, top = map(round, page.center(0))
    page.mouse.press(left, top)
    assert not page.settled(IS_DRAGGED)
    page.mouse.drag(left + 9, top + 9)
    assert page.settled(IS_DRAGGED)
    page.mouse.release()
    assert not page.settled(IS_DRAGGED)
    assert page.run("return states") == [["slider-begin", True], ["input", True], ["slider-end", False]]


def test_a_tap_that_brings_a_thumb_is_a_drag(page):
    page.slider('max="100" value="20" press-target="track"')
    page.mouse.press(x(70), Y)
    assert page.settled(IS_DRAGGED)
    page.mouse.release()
    assert not page.settled(IS_DRAGGED)


@pytest.mark.parametrize("script", ["slider.cancel()", "slider.disabled = true", "slider.remove(); document.body.append(it)", "slider.values = [1, 2, 3]"])
def test_whatever_ends_a_drag_ends_the_state(page, script):
    page.slider('max="100" values="20 80"')
    page.run("globalThis.it = slider")
    page.mouse.press(x(20), Y)
    page.mouse.drag(x(30), Y)
    assert page.settled(IS_DRAGGED)
    page.run(script)
    assert not page.settled(IS_DRAGGED)


@pytest.mark.needs("fingers")
def test_an_element_is_dragging_until_the_last_finger_is_lifted(page):
    page.slider('max="100" values="20 80"')
    for finger, value in enumerate((20, 80)):
        page.fingers.press(x(value), Y, finger)
        page.fingers.drag(x(value - 10), Y, finger)
    page.fingers.release(0)
    assert page.settled(IS_DRAGGED)
    page.fingers.release(1)
    assert not page.settled(IS_DRAGGED)


def test_keys_and_scripts_do_not_drag(page):
    page.slider('max="100" value="20"')
    page.run(STATES)
    page.focus(0)
    page.key("ArrowUp")
    page.run("slider.values = [50]")
    assert page.settled("return states") == [["input", False]]
