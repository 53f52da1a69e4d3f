"""Tests the cost of a move: the number of writes for any number of thumbs, and that it forces no layout."""
import shutil
import sys

import pytest
from pages import ROOT, Y, x

sys.path.append(str(ROOT / "Benchmarks"))
from tracing import Trace  # noqa: E402

COUNTS = [2, 10, 100, 1000]
MAXIMUM = 8
# Values of many thumbs. The dragged thumb is alone at 30: the lowest one, or one in the middle.
LOWEST = "const values = count => [30, ...Array.from({ length: count - 1 }, (_, index) => 70 + 20 * index / count)];"
MIDDLE = """const values = count => Array.from({ length: count }, (_, index) =>
    index < count / 2 ? 10 * index / count : index === count / 2 ? 30 : 60 + 30 * index / count);"""


@pytest.fixture
def counting(page):
    shutil.copy(ROOT / "Benchmarks/Page/counter.js", page.site.folder)

    def show(script, count, attributes=""):
        page.show(f'<range-slider id="it" max="100" press-target="thumb" {attributes}></range-slider>', head='<script src="counter.js"></script>')
        page.run(f"{script} slider.values = values(arguments[0])", count)
        page.settled("counter.watch(slider, slider.shadowRoot)")
        return page

    return show


def writes_per_move(page):
    page.mouse.press(x(30), Y)
    page.mouse.drag(x(31), Y)
    page.settled("counter.startMoves()")
    for value in (33, 38, 29, 41):
        page.mouse.drag(x(value), Y)
        page.settled()
    numbers = page.run("return counter.takeMoves()")
    page.mouse.release()
    assert 41 in [round(value, 9) for value in page.values]
    assert len(numbers) == 4
    return numbers


@pytest.mark.parametrize("attributes", ["", "connect='all' glide"])
def test_a_move_of_the_lowest_thumb_writes_the_same_for_any_number_of_thumbs(counting, attributes):
    numbers = [writes_per_move(counting(LOWEST, count, attributes)) for count in COUNTS]
    assert numbers == [[numbers[0][0]] * 4] * 4 and 0 < numbers[0][0] <= MAXIMUM


def test_a_move_between_neighbors_writes_the_same_for_any_number_of_thumbs(counting):
    numbers = [writes_per_move(counting(MIDDLE, count)) for count in COUNTS[1:]]
    assert numbers == [[numbers[0][0]] * 4] * 3 and 0 < numbers[0][0] <= MAXIMUM


@pytest.mark.parametrize("values, counts", [(LOWEST, COUNTS), (MIDDLE, COUNTS[1:])])
def test_a_move_of_a_thumb_with_a_label_writes_one_position_more_at_most(counting, values, counts):
    for count in counts:
        # Of many thumbs the labels have no room, and that of the thumb moves past them.
        assert 0 < max(writes_per_move(counting(values, count, "labels style='height: 44px'"))) <= MAXIMUM + (count > 10)


@pytest.mark.parametrize("collision", ["push", "cross"])
def test_a_move_writes_one_end_of_the_window_of_each_far_thumb_at_most(counting, collision):
    for count in COUNTS[1:3]:
        numbers = writes_per_move(counting(MIDDLE, count, f"collision='{collision}'"))
        assert 0 < max(numbers) <= MAXIMUM + count - 3


@pytest.mark.parametrize("collision", ["push", "cross"])
def test_a_move_that_changes_nothing_writes_nothing_of_far_thumbs(counting, collision):
    page = counting(LOWEST, 10, f"collision='{collision}'")
    page.mouse.press(x(30), Y)
    page.mouse.drag(x(-30), Y)
    page.settled("counter.take()")
    page.mouse.drag(x(-35), Y)
    assert page.settled("return counter.take()") == 0


def test_a_key_writes_no_more_than_a_move(counting):
    page = counting(MIDDLE, 100)
    page.focus(50)
    page.key("ArrowUp")
    page.settled("counter.take()")
    page.key("ArrowUp")
    assert 0 < page.settled("return counter.take()") <= MAXIMUM


def test_a_move_that_changes_nothing_writes_nothing(counting):
    page = counting(LOWEST, 10)
    page.mouse.press(x(30), Y)
    page.mouse.drag(x(-30), Y)
    page.settled("counter.take()")
    page.mouse.drag(x(-35), Y)
    assert page.settled("return counter.take()") == 0
    page.mouse.release()
    page.settled("counter.take()")
    page.run("slider.values = slider.values")
    assert page.settled("return counter.take()") == 0


def test_setting_all_values_writes_in_proportion_to_their_number(counting):
    rates = []
    for count in COUNTS[1:]:
        page = counting(LOWEST, count)
        page.run("slider.values = slider.values.map(value => value + 1)")
        rates.append(page.settled("return counter.take()") / count)
    assert 0 < max(rates) <= MAXIMUM
    assert max(rates) < 1.5 * min(rates)


def test_a_dragged_thumb_has_only_the_styles_that_a_move_computes(page):
    page.slider('max="100" values="30"')
    styles = "const [thumb] = thumbs(); return [getComputedStyle(thumb).transitionDuration, getComputedStyle(thumb, '::before').content]"
    page.mouse.press(x(30), Y)
    page.mouse.drag(x(40), Y)
    assert page.settled(styles) == ["0s", "none"]
    page.mouse.release()
    assert page.settled(styles)[1] == '""'


@pytest.mark.needs("devtools")
@pytest.mark.parametrize("tag", ["range-slider", "circular-slider"])
@pytest.mark.parametrize("moves", [False, True])
def test_a_drag_forces_no_layout(page, tag, moves):
    page.slider('max="100" values="20 50 80" labels press-target="thumb"', tag)
    if moves:
        page.run("slider.addEventListener('input', () => { slider.style.marginLeft = `${slider.values[0] % 7}px` })")
    page.run("globalThis.force = () => { document.body.style.paddingTop = '1px'; return document.body.offsetHeight }")
    left, top = map(round, page.center(0))
    with Trace(page.browser.debugger) as trace:
        page.run("force()")
        page.settled()
        page.mouse.press(left, top)
        page.settled()
        for distance in (10, 20, 15, 30):
            page.mouse.drag(left + distance, top + distance)
            page.settled()
    stacks = trace.forced_layouts()
    page.mouse.release()
    assert any("force" in frame for stack in stacks for frame in stack)
    assert page.values[0] != 20
    assert [stack for stack in stacks if any("sliders" in frame for frame in stack)] == []


def test_values_from_an_attribute_are_drawn_once(page):
    page.slider('max="100" values="20 80"')
    page.run("globalThis.formatted = []; slider.format = (value, thumb) => { formatted.push(thumb); return value }")
    page.settled()
    page.run("formatted.length = 0; slider.setAttribute('values', '30 70')")
    assert page.settled("return formatted") == [0, 1]
