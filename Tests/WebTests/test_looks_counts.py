"""Tests the cost of a move with a look: it writes only the parts that it changes, for any number of thumbs."""
import sys

import pytest
from pages import ROOT
from painted import ALL

sys.path.append(str(ROOT / "Benchmarks"))
from tracing import Trace  # noqa: E402

MAXIMUM, GLASS = 8, ("system", "ios-glass", "mac-glass")
NAMES = """
globalThis.changes = [];
new MutationObserver(records => changes.push(...records.map(({ target, attributeName }) => `${target.localName}.${attributeName ?? 'text'}`)))
  .observe(drawing(), { attributes: true, childList: true, characterData: true, subtree: true });"""


def moves(painted, thumb=0):
    """Moves a thumb. Returns the number of writes of each move, and the names of what the last one wrote."""
    x, y = map(round, painted.center(thumb))
    painted.watch()
    painted.run(NAMES)
    painted.mouse.press(x, y)
    painted.mouse.drag(x + 2, y + 1)
    painted.written()
    numbers = []
    for distance in (6, 11, 9, 14):
        painted.run("changes.length = 0")
        painted.mouse.drag(x + distance, y + 1)
        numbers.append(painted.written())
    names = painted.run("return changes.sort().join(' ')")
    painted.mouse.release()
    return numbers, names


@pytest.mark.parametrize("look", ALL)
def test_a_move_with_a_look_writes_at_most_as_much_as_without(painted, look):
    painted.browser.emulate(prefers_reduced_motion="reduce")
    painted.look(look)
    numbers, _ = moves(painted)
    # A lens moves its shape, what it shows, and its hole.
    maximum = MAXIMUM + (look in GLASS) * 3
    # The volume knob makes the nodes of a light, with its glow, when the light turns on.
    assert 0 < min(numbers) and max(numbers) <= maximum + (look == "volume") * 24 and sorted(numbers)[1] <= maximum


def test_a_move_with_a_look_writes_the_same_for_any_number_of_thumbs(painted):
    written = []
    for count in (3, 10, 100, 1000):
        painted.slider('look="ios-flat" max="100" press-target="thumb"')
        painted.run("""slider.values = [30, ...Array.from({ length: arguments[0] - 1 }, (_, index) => 70 + 20 * index / arguments[0])]""", count)
        written.append(moves(painted))
    assert written == [written[0]] * 4 and max(written[0][0]) <= MAXIMUM


def test_a_thumb_with_several_coats_moves_with_one_write(painted):
    painted.look("layers")
    assert moves(painted)[1] == "g.transform path.d"


def test_a_move_of_a_gradient_along_the_track_writes_its_mask_only(painted):
    painted.slider('max="100" values="20 80"')
    painted.run("slider.paints = [{ role: 'span', coats: [{ alongTrack: ['red', 'blue'] }] }]")
    painted.settled()
    assert painted.run("return drawing().querySelectorAll('defs > g > path').length") > 100
    assert moves(painted)[1] == "g.transform path.d"
    assert painted.run("return drawing().querySelector('mask#e1-0m path').getAttribute('d').slice(0, 5)") != ""


def test_a_move_of_a_glow_writes_its_own_filter_only(painted):
    painted.slider('max="100" value="20"')
    painted.run("slider.paints = [{ role: 'span', coats: [{ fill: 'red', glow: { from: 1, to: 9 } }] }]")
    assert moves(painted)[1] == "feGaussianBlur.stdDeviation g.transform path.d"


def test_a_move_repaints_only_the_histogram_columns_whose_selection_changes(painted):
    painted.slider('max="100" values="20 80" look="ios-flat" style="height: 132px"')
    painted.run("slider.histogram = Array.from({ length: 50 }, (_, index) => index + 1)")
    names = moves(painted)[1].split()
    assert "g.transform" in names and 0 < len([name for name in names if name.startswith("path.fill")]) <= 4


def test_a_move_with_a_look_that_changes_nothing_writes_nothing(painted):
    painted.look("layers")
    x, y = map(round, painted.center(0))
    painted.mouse.press(x, y)
    painted.mouse.drag(x - 140, y)
    painted.written()
    painted.watch()
    painted.mouse.drag(x - 150, y)
    assert painted.written() == 0
    painted.mouse.release()
    painted.settled()
    painted.watch()
    painted.run("slider.values = slider.values")
    assert painted.written() == 0


@pytest.mark.needs("devtools")
@pytest.mark.parametrize("look", ["layers", "glow"])
def test_a_drag_with_a_look_forces_no_layout(painted, look):
    painted.look(look, "labels label-overlap='merge'")
    painted.run("globalThis.force = () => { document.body.style.paddingTop = '1px'; return document.body.offsetHeight }")
    x, y = map(round, painted.center(0))
    painted.mouse.press(x, y)
    painted.settled()
    with Trace(painted.page.browser.debugger) as trace:
        painted.run("force()")
        for distance in (10, 20, 15, 30):
            painted.mouse.drag(x + distance, y + distance)
            painted.settled()
    stacks = trace.forced_layouts()
    painted.mouse.release()
    assert any("force" in frame for stack in stacks for frame in stack)
    assert [stack for stack in stacks if any("sliders" in frame for frame in stack)] == []
