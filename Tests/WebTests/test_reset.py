"""Tests that a double click, a double tap and keys reset a thumb, and that thumbs leap over forbidden ranges."""
import time

import pytest
from browser import to
from pages import Y, x

pytestmark = pytest.mark.portable

RESETS = 'values="20 80" reset-values="40 60" resets-on-double-tap'


def double_tap(page, value, kind="mouse"):
    """Taps twice in one action, as on a busy machine a second command may come too late."""
    taps = [{"type": name, "button": 0} for name in ("pointerDown", "pointerUp") * 2]
    page.browser.act({"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": [to(x(value), Y), *taps]})


def test_a_double_click_on_a_thumb_resets_it(page):
    page.slider(RESETS)
    double_tap(page, 20)
    assert (page.values, page.events()) == ([40, 80], ["input 0 reset", "change"])
    assert page.run("return thumbs().indexOf(slider.shadowRoot.activeElement)") == 0


@pytest.mark.needs("fingers")
def test_a_double_tap_of_a_finger_resets_a_thumb(page):
    page.slider(RESETS)
    double_tap(page, 80, "touch")
    assert (page.values, page.events()) == ([20, 60], ["input 1 reset", "change"])


def test_taps_that_are_far_apart_in_time_reset_nothing(page):
    page.slider(RESETS)
    for _ in range(2):
        page.drag(20)
        time.sleep(0.7)
    assert (page.values, page.events()) == ([20, 80], [])


def test_a_click_that_brings_a_thumb_and_another_on_it_reset_nothing(page):
    page.slider(RESETS)
    double_tap(page, 10)
    assert page.values == [10, 80]
    assert page.events() == ["slider-begin 0", "input 0 pointer", "slider-end 0", "change"]


def test_without_the_attribute_nothing_is_reset(page):
    page.slider('values="20 80" reset-values="40 60"')
    double_tap(page, 20)
    page.focus(0)
    page.run("addEventListener('keydown', event => { globalThis.kept = !event.defaultPrevented })")
    page.key("Delete")
    assert (page.values, page.events(), page.run("return kept")) == ([20, 80], [], True)


@pytest.mark.parametrize("key", ["Delete", "Backspace"])
def test_keys_reset_the_thumb_that_has_the_focus(page, key):
    page.slider(RESETS)
    page.focus(1)
    page.key(key)
    assert (page.values, page.events()) == ([20, 60], ["input 1 reset", "change"])
    page.set("readOnly", True)
    page.run("slider.values = [20, 80]")
    page.key(key)
    assert page.values == [20, 80]


@pytest.mark.once
@pytest.mark.parametrize("attributes, value", [('neutral="50"', 50), ("", 30)])
def test_without_a_value_a_thumb_goes_to_the_neutral_value_or_to_the_first(page, attributes, value):
    page.slider(f'value="30" resets-on-double-tap {attributes}')
    page.run("slider.value = 70")
    page.focus(0)
    page.key("Delete")
    assert page.values == [value]


def test_the_page_may_prevent_a_reset(page):
    page.slider(RESETS)
    page.run("slider.addEventListener('slider-proposal', event => event.preventDefault())")
    double_tap(page, 20)
    assert (page.values, page.events()) == ([20, 80], [])


@pytest.mark.once
def test_a_thumb_leaps_over_forbidden_ranges(page):
    page.slider('value="30" forbidden-ranges="40 60, 90 95"')
    page.drag(30, 48)
    assert page.values == [40]
    page.drag(40, 53)
    assert page.values == [60]
    page.focus(0)
    page.key("ArrowLeft")
    assert page.values == [40]
    page.key("ArrowRight")
    assert page.values == [60]
    page.run("slider.value = 92")
    assert page.values == [90]
    assert page.browser.warnings() == []


@pytest.mark.once
def test_forbidden_ranges_that_leave_no_value_are_reported_and_do_nothing(page):
    page.slider('value="30" forbidden-ranges="-1 101"')
    assert page.values == [30]
    assert len(page.browser.warnings()) == 1
