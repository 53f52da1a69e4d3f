"""Tests values as parts of the track, `reset()` and gaps in `values`."""
import pytest


@pytest.mark.parametrize("attributes, tag, values, fractions", [
    ('', "range-slider", [-5, 0, 25, 100, 120], [0, 0, 0.25, 1, 1]), ('min="1" max="100" scale="logarithmic"', "range-slider", [1, 10, 100], [0, 0.5, 1]),
    ('scale="piecewise 0:0:1 0.5:100:10 1:1000"', "range-slider", [50, 550], [0.25, 0.75]), ('dir="rtl" step="50"', "range-slider", [30], [0.3]),
    ('max="360" wraps', "circular-slider", [90], [0.25]),
])
def test_values_have_fractions_of_the_track(page, attributes, tag, values, fractions):
    page.slider(attributes, tag)
    assert page.run("return arguments[0].map(value => slider.fractionOf(value))", values) == pytest.approx(fractions)


@pytest.mark.parametrize("attributes, fractions, values", [
    ('', [-1, 0, 0.3, 1, 2], [0, 0, 30, 100, 100]), ('step="50"', [0.3], [30]), ('min="1" max="100" scale="logarithmic"', [0.5], [10]),
])
def test_fractions_of_the_track_have_values_on_a_step_or_not(page, attributes, fractions, values):
    page.slider(attributes)
    assert page.run("return arguments[0].map(fraction => slider.valueAt(fraction))", fractions) == pytest.approx(values)


def test_what_is_no_number_has_neither(page):
    page.slider()
    assert page.run("return [undefined, null, NaN, Infinity, 'x'].flatMap(it => [slider.valueAt(it), slider.fractionOf(it)])") == [None] * 10


def test_the_fractions_of_the_thumbs_follow_their_values(page):
    page.slider('values="20 80"')
    assert page.run("slider.max = 200; slider.move(0, 50); return slider.fractions") == [0.25, 0.4]
    page.slider('max="360" value="90" wraps', "circular-slider")
    assert page.get("fractions") == [0.25]


def test_a_reset_takes_the_values_of_the_attributes_again(page):
    page.slider('values="20 80"')
    assert page.run("slider.values = [1, 2, 3]; slider.reset(); return slider.values") == [20, 80]
    page.focus(0)
    page.key("End")
    page.events()
    assert page.run("slider.setAttribute('values', '30 40'); slider.move(0, 35); slider.reset(); return slider.values") == [30, 40]
    assert page.events() == []
    page.slider()
    assert page.run("slider.values = [3]; slider.reset(); return slider.values") == [0, 100]


@pytest.mark.parametrize("script, values", [
    ("slider.values = [null, 50]", [20, 50]), ("slider.values = [30, undefined]", [30, 80]), ("slider.values = [null, null]", [20, 80]),
    ("slider.values = [10, 60]; slider.values = [null, 50]", [10, 50]), ("slider.values = [null, 90, 95]", [20, 90, 95]), ("slider.values = [null]", [20]),
    ("slider.values = [90, null]", [90, 90]),
])
def test_a_gap_in_values_leaves_a_thumb_as_it_is(page, script, values):
    page.slider('values="20 80"')
    page.run(script)
    assert (page.values, page.browser.warnings()) == (values, [])


@pytest.mark.parametrize("script", ["slider.values = [20, 80, null]", "slider.values = [null, 'x']", "slider.values = null", "slider.value = null"])
def test_a_gap_without_a_thumb_warns_and_changes_nothing(page, script):
    page.slider('values="20 80"')
    page.run(script)
    assert page.values == [20, 80]
    assert len(page.browser.warnings()) == 1
