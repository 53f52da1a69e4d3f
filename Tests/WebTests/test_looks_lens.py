"""Tests the lenses that held thumbs of glass are, and the springs with which they grow and shrink."""
import re

import pytest
from pages import ROOT

CASES = (ROOT / "Tests/Support/lenses.txt").read_text().splitlines()
GLASS = 'look="ios-glass" max="100" values="20 80"'
# Reads the lenses of a drawing: the shape, the part of the slider that it shows, and the lines at its edge.
LENSES = """
const box = (path, matrix) => {
  const { x, y, width, height } = path.getBBox();
  const from = new DOMPoint(x, y).matrixTransform(matrix), to = new DOMPoint(x + width, y + height).matrixTransform(matrix);
  const corner = Number(path.getAttribute('d').match(/A([\\d.]+)/)[1]) * matrix.a;
  return [from.x, from.y, to.x - from.x, to.y - from.y, corner];
};
const matrix = node => new DOMMatrix(getComputedStyle(node).transform);
const root = drawing();
return [...root.querySelectorAll('use[href="#magnified"]')].map(use => {
  const group = use.parentNode, clip = group.getAttribute('clip-path').match(/#(.*)\\)/)[1];
  const shape = box(root.getElementById(clip).firstChild, matrix(group));
  const shown = matrix(group).multiply(matrix(use)).inverse();
  const from = new DOMPoint(shape[0], shape[1]).matrixTransform(shown);
  const content = [from.x, from.y, ...shape.slice(2).map(side => side * shown.a)];
  const middle = shape[0] + shape[2] / 2;
  const thumb = forms().find(form => /^translate/.test(form.getAttribute('transform')) && Math.abs(matrix(form).e - middle) < .01
    && Math.abs(matrix(form).f - shape[1] - shape[3] / 2) < .01);
  const lines = [...thumb.children].map(path => [box(path, matrix(thumb)), Number(path.getAttribute('stroke-width'))]);
  return { shape, content, edge: lines[0], rim: lines[1] };
});"""
WIDTH = """
const thumb = forms().find(form => matrixOf(form).e > 150 && /^translate/.test(form.getAttribute('transform')));
return Math.max(...[...thumb.querySelectorAll('path')].slice(0, 1).map(path => path.getBoundingClientRect().width));"""


def text(number):
    return f"{round(number, 2) + 0:.2f}".removesuffix(".00")


def rests(page):
    """Waits until nothing grows or shrinks."""
    page.run("return new Promise(done => setTimeout(done, 1200))")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.split(";")[0])
def test_lenses_are_as_in_every_host(painted, case):
    head = case.split(";")[0]
    look, width, height, values, held = re.fullmatch(r"(\S+) (\d+)x(\d+) \[(.*)\] \[(.*)\]", head).groups()
    values, held = [float(value) for value in values.split(",")], [int(thumb) for thumb in held.split(",")]
    turned = ' orientation="vertical"' if int(height) > int(width) else ""
    painted.slider(f'look="{look}" max="100" values="{" ".join(map(str, values))}" style="width: {width}px; height: {height}px"{turned}')
    for thumb in held:
        painted.run("""const { x, y, width, height } = thumbs()[arguments[0]].getBoundingClientRect();
            thumbs()[arguments[0]].dispatchEvent(new PointerEvent('pointerdown', { pointerId: 40 + arguments[0], pointerType: 'touch',
            isPrimary: !arguments[0], button: 0, buttons: 1, clientX: x + width / 2, clientY: y + height / 2, bubbles: true, composed: true, cancelable: true }))""", thumb)
    rests(painted)
    lenses = painted.settled(LENSES)
    numbers = lambda list: " ".join(map(text, list))
    lines = [f"shape {numbers(lens['shape'])}, shows {numbers(lens['content'])}, edge {numbers(lens['edge'][0])} "
             f"{text(lens['edge'][1])}, rim {numbers(lens['rim'][0])} {text(lens['rim'][1])}" for lens in lenses]
    assert "; ".join([head, *lines]) == case


def press(painted, thumb=1):
    x, y = map(round, painted.center(thumb))
    painted.mouse.drag(x, y)
    painted.mouse.press(x, y)
    return x, y


WATCH = """
globalThis.seen = [];
const watch = () => {
  const lens = drawing().querySelector('[clip-path^="url(#lens"]'), thumb = forms().at(-1);
  const scale = lens ? new DOMMatrix(getComputedStyle(lens).transform).a * 57.35 : NaN;
  seen.push([performance.now(), scale, thumb.getBoundingClientRect().width, thumb.querySelectorAll('path').length]);
  requestAnimationFrame(watch);
};
watch();"""


def test_a_held_thumb_grows_and_shrinks_with_springs(painted):
    painted.slider(GLASS)
    painted.settled(WATCH)
    press(painted)
    rests(painted)
    widths = [row[1] for row in painted.run("return seen.splice(0)") if row[1]]
    assert min(widths) < 50 and widths[-1] == pytest.approx(57.35, abs=0.01)
    assert 58.5 < max(widths) < 60
    painted.mouse.release()
    rests(painted)
    rows = painted.run("return seen.splice(0)")
    widths = [row[1] for row in rows if row[1]]
    assert min(widths) < 37 and max(widths) > 50, "it shrinks under the paint that returns"
    assert rows[-1][1] is None and painted.run("return drawing().querySelectorAll('use').length") == 0


def test_with_reduced_motion_a_held_thumb_has_its_size_at_once(painted):
    painted.browser.emulate(prefers_reduced_motion="reduce")
    painted.slider(GLASS)
    painted.settled(WATCH)
    press(painted)
    painted.mouse.release()
    painted.settled("return 1")
    widths = {round(row[1], 2) for row in painted.run("return seen.splice(0)") if row[1]}
    assert widths <= {57.35}


def test_a_hold_that_passes_to_another_thumb_changes_sizes_at_once(painted):
    painted.slider('look="ios-glass" max="100" values="20 30" collision="cross"')
    x, y = press(painted, 0)
    rests(painted)
    painted.mouse.drag(x + 150, y)
    assert painted.settled("return drawing().querySelectorAll('use').length") == 1
    assert painted.settled("return forms().slice(-2).map(form => form.querySelectorAll('[opacity]').length)") == [0, 0]


@pytest.mark.parametrize("body", [
    '<b slot="track"></b>', '<b slot="span-0"></b>', '<b slot="thumb-1">x</b>',
])
def test_views_of_the_page_are_in_no_lens(painted, body):
    painted.slider(GLASS)
    painted.run("slider.innerHTML = arguments[0]", body)
    painted.settled("return 1")
    press(painted)
    assert painted.settled("return drawing().querySelectorAll('use').length") == 0


def test_in_forced_colors_a_held_thumb_is_no_lens(painted):
    painted.browser.emulate(forced_colors="active")
    painted.slider(GLASS)
    press(painted)
    assert painted.settled("return drawing().querySelectorAll('use').length") == 0
    assert painted.settled("return forms().length") == 4


def test_a_person_who_wants_less_transparency_sees_opaque_thumbs(painted):
    painted.browser.emulate(prefers_reduced_transparency="reduce")
    painted.slider(GLASS)
    press(painted)
    rests(painted)
    assert painted.settled("return drawing().querySelectorAll('use').length") == 0
    width = painted.settled("return forms().at(-1).querySelector('path').getBBox().width")
    assert width == pytest.approx(57.35, abs=0.01)


def test_a_movement_writes_only_what_moves(painted):
    painted.slider(GLASS)
    x, y = press(painted)
    rests(painted)
    painted.watch()
    painted.mouse.drag(x + 5, y)
    written = painted.written()
    assert written <= 14
