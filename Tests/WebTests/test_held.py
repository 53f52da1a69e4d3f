"""Tests that a held thumb is drawn above the others, in the plain elements and in the pictures of looks."""
import pytest
from pages import Y, x

pytestmark = pytest.mark.portable

TOP = """
const root = slider.shadowRoot, { left, right, y, height } = thumbs()[arguments[0]].getBoundingClientRect();
const spots = [left + 2, right - 2].map(x => root.elementsFromPoint(x, y + height / 2).find(node => node.matches('[role=slider]')));
return spots.every(node => node === thumbs()[arguments[0]])"""
# The positions of the painted thumbs from left to right, as the colors of their fills, in the order of painting.
FILLS = "return forms().slice(2).map(form => form.querySelector('path')?.getAttribute('fill')).filter(Boolean).map(fill => +fill.slice(4))"


@pytest.mark.parametrize("thumb", [0, 1, 2])
def test_a_held_thumb_is_above_its_neighbors_and_one_with_the_focus(page, thumb):
    page.slider('max="100" values="40 44 48" press-target="thumb"')
    page.focus(2 if thumb < 2 else 0)
    page.key("ArrowUp" if thumb == 2 else "ArrowDown")
    page.mouse.press(x(40 + 4 * thumb), Y)
    page.mouse.drag(x(41 + 4 * thumb), Y)
    assert page.settled(TOP, thumb)
    page.mouse.release()
    assert page.settled("return thumbs().map(node => getComputedStyle(node).zIndex)")[thumb] in ("auto", "1")


def test_the_order_of_thumbs_stays_that_of_their_indices(page):
    page.slider('max="100" values="20 80"')
    page.run("globalThis.nodes = thumbs()")
    page.mouse.press(x(20), Y)
    page.mouse.drag(x(30), Y)
    assert page.settled("return thumbs().every((node, index) => node === nodes[index])")


@pytest.fixture
def colored(painted):
    painted.slider('max="100" values="20 50 80" collision="cross" press-target="thumb"')
    painted.run("""slider.paints = [{ role: 'track', coats: [] }, { role: 'span', coats: [] },
        ...[1, 2, 3].map((number, thumb) => ({ role: 'thumb', thumb, coats: [{ fill: `#00000${number}` }] }))]""")
    assert painted.settled(FILLS) == [1, 2, 3]
    return painted


def test_a_look_paints_a_held_thumb_last(colored):
    colored.mouse.press(x(20), Y)
    assert colored.settled(FILLS) == [2, 3, 1]
    colored.mouse.drag(x(60), Y)
    assert colored.values == [50, 60, 80] and colored.settled(FILLS) == [1, 3, 2]
    colored.run("slider.neutral = 10; slider.values = [50, 60, 70]")
    assert colored.settled(FILLS) == [1, 3, 2]
    colored.mouse.release()
    assert colored.settled(FILLS) == [1, 2, 3]


def test_a_held_thumb_of_a_look_is_below_texts(painted):
    painted.slider('look="ios-flat" max="100" values="40 50" labels press-target="thumb"')
    painted.mouse.press(x(40), Y)
    kinds = painted.settled("return forms().map(form => form.querySelector('text') ? 'text' : form.querySelector('path, circle, rect') ? 'part' : '').filter(Boolean)")
    assert kinds[-2:] == ["text", "text"] and "text" not in kinds[:-2]


@pytest.mark.needs("fingers")
def test_two_held_thumbs_are_above_the_others_in_the_order_of_their_indices(colored):
    for finger, value in enumerate((50, 20)):
        colored.fingers.press(x(value), Y, finger)
        colored.fingers.drag(x(value + 2), Y, finger)
    assert colored.settled(FILLS) == [3, 1, 2]
    colored.fingers.release(0)
    colored.fingers.release(1)
    assert colored.settled(FILLS) == [1, 2, 3]
