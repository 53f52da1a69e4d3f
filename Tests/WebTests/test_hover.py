"""Tests the event `slider-hover`: the value under a pointer that presses nothing, docs/behavior.md §4.13."""
import pytest
from pages import LEFT, TOP, Y, x

pytestmark = pytest.mark.portable

HEAR = "globalThis.told = []; addEventListener('slider-hover', ({ detail }) => told.push(detail.value))"


def hovering(page, attributes, tag="range-slider"):
    page.slider(attributes, tag)
    page.run(HEAR)
    return page


def told(page):
    return page.settled("return told.splice(0)")


def test_hover_tells_the_value_under_the_pointer_once_and_nothing_where_it_leaves(page):
    hovering(page, 'values="20 80" step="10" reports-hover')
    for value in (33, 34, 52, 52):
        page.mouse.drag(x(value), Y)
    assert told(page) == [30, 50]
    page.mouse.drag(x(52), Y + 150)
    assert told(page) == [None]
    page.mouse.drag(x(52), Y + 160)
    assert (told(page), page.values, page.events()) == ([], [20, 80], [])


def test_hover_is_silent_unless_asked_for(page):
    hovering(page, 'values="20 80"')
    page.load_extras()
    page.mouse.drag(x(30), Y)
    assert told(page) == []
    page.set("reportsHover", True)
    page.settled()
    page.mouse.drag(x(40), Y)
    assert told(page) == [40]
    page.set("reportsHover", False)
    assert told(page) == [None]
    page.mouse.drag(x(50), Y)
    assert told(page) == []


def test_a_pointer_that_presses_hovers_over_nothing_new(page):
    hovering(page, 'values="20 80" reports-hover')
    page.mouse.press(x(20), Y)
    told(page)
    page.mouse.drag(x(40), Y)
    assert told(page) == []
    page.mouse.release()
    page.mouse.drag(x(41), Y)
    # To WebKit a pointer that was captured leaves when it is released, and comes again.
    assert [value for value in told(page) if value is not None] == [41]


def test_a_disabled_slider_reports_no_hover(page):
    hovering(page, 'values="20 80" reports-hover disabled')
    page.mouse.drag(x(40), Y)
    assert told(page) == []


def test_hover_reports_the_values_of_a_ring_and_nothing_in_its_middle(page):
    hovering(page, 'max="360" reports-hover', "circular-slider")
    page.mouse.drag(LEFT + 186, TOP + 100)
    page.mouse.drag(LEFT + 100, TOP + 100)
    assert told(page) == [90, None]


@pytest.mark.needs("devtools")
def test_hover_follows_a_slider_that_is_scrolled(page):
    hovering(page, 'values="20 80" reports-hover')
    page.run("document.body.style.height = '3000px'; scrollTo(0, 60)")
    page.mouse.drag(x(30), Y - 60)
    assert told(page)[-1] == 30
