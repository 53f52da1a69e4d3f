"""Tests where thumbs are beside their values, whether they show, and how the held track looks."""
import pytest

pytestmark = pytest.mark.portable

MIDDLES = """return thumbs().map(node => { const { x, y, width, height } = node.getBoundingClientRect(); return [x + width / 2, y + height / 2] })"""
# The boxes of what is painted as thumbs, without outlines: what is moved as a whole.
PAINTED = """return forms().filter(form => form.getAttribute('transform')).map(form => {
  const { x, y, width, height } = form.getBBox(), { e, f } = form.getCTM();
  return [x + e, y + f, width, height]; })"""
TRACK = "return Math.round(forms()[0].getBoundingClientRect().height)"
OUTSIDE = 'max="100" thumb-placement="outside" press-target="thumb"'


def middles(page):
    return page.settled(MIDDLES)


@pytest.mark.parametrize("look", ["", 'look="ios-flat"', 'look="web"'])
def test_the_outer_thumbs_are_beside_their_values(painted, look):
    painted.slider(f'{OUTSIDE} values="50 50" {look}')
    [lower, upper] = painted.settled(PAINTED)
    # Equal values: the thumbs touch, side by side.
    # The lines around plain thumbs, in the color of the page, overlap.
    assert lower[0] + lower[2] == pytest.approx(upper[0], abs=1 if look else 2) and lower[1] == upper[1]
    first, last = middles(painted)
    half = (last[0] - first[0]) / 2
    painted.set("values", [0, 40])
    moved = middles(painted)
    painted.set("values", [0, 50])
    assert middles(painted)[1][0] == pytest.approx(last[0]) and middles(painted)[0][0] == moved[0][0]
    painted.set("values", [50])
    assert middles(painted)[0][0] == pytest.approx(last[0] - half)
    painted.set("values", [0, 50, 100])
    left, middle, right = middles(painted)
    assert middle[0] == pytest.approx(last[0] - half) and right[0] - middle[0] == pytest.approx(middle[0] - left[0])


def test_a_drag_keeps_where_a_handle_was_taken(painted):
    painted.slider(f'{OUTSIDE} values="50 50" look="web" step="any"')
    (left, y), (right, _) = [map(round, middle) for middle in middles(painted)]
    painted.browser.gestures("mouse", [(left, y), (left - 10, y), (left - 60, y)])
    assert painted.values[1] == 50 and middles(painted)[0][0] == pytest.approx(left - 60, abs=1)
    painted.browser.gestures("mouse", [(right + 2, y), (right + 12, y), (right + 42, y)])
    assert middles(painted)[1][0] == pytest.approx(right + 40, abs=1)


@pytest.mark.parametrize("offset", [-30, 30])
def test_thumbs_are_inside_and_outside_a_ring(painted, offset):
    painted.slider('max="100" value="0" press-target="thumb"', "circular-slider", style="#it { width: 240px; height: 240px }")
    _, top = middles(painted)[0]
    painted.slider(f'max="100" value="0" press-target="thumb" thumb-offset="{offset}"', "circular-slider", style="#it { width: 240px; height: 240px }")
    left, moved = middles(painted)[0]
    # Outside a ring they take room, so the ring is smaller.
    assert (moved > top + 15) if offset < 0 else moved == pytest.approx(top, abs=1)
    center, radius = 100 + 120, 100 + 120 - moved
    assert left == pytest.approx(center)
    painted.set("values", [25])
    right = [round(coordinate) for coordinate in middles(painted)[0]]
    assert right == [round(center + radius), center]
    painted.browser.gestures("mouse", [tuple(right), (right[0], right[1] + 10), (center, round(center + radius))])
    assert painted.values == [50]


def test_thumbs_above_a_straight_track_move_with_their_targets(painted):
    painted.slider('max="100" values="20 80" thumb-offset="20" press-target="thumb" look="web"', style="#it { height: 90px }")
    _, y = middles(painted)[0]
    track = painted.settled("const { y, height } = forms()[0].getBoundingClientRect(); return y + height / 2")
    assert y == pytest.approx(track - 20, abs=1)
    painted.browser.gestures("mouse", [(round(middles(painted)[0][0]), round(y)), (250, round(y)), (260, round(y))])
    assert painted.values[0] > 30


def test_thumbs_and_views_turn_with_the_ring(painted):
    painted.slider('max="100" value="0" turns-thumbs', "circular-slider", style="#it { width: 240px; height: 240px }")
    painted.run("slider.metrics = { thumbLength: 40, thumbSize: 20 }; slider.paints = [{ role: 'thumb', coats: [{ fill: 'red' }] }]")
    [box] = painted.settled(PAINTED)
    assert box[2:] == [40, 20]
    painted.set("values", [25])
    [box] = painted.settled(PAINTED)
    assert box[2:] == [20, 40]
    painted.run("slider.turnsThumbs = false")
    [box] = painted.settled(PAINTED)
    assert box[2] == box[3] or box[2:] == [40, 20]
    painted.run("slider.turnsThumbs = true; slider.innerHTML = '<b slot=thumb-0 style=\"display: block; width: 40px; height: 10px\"></b>'")
    view = "const { width, height } = slider.firstChild.getBoundingClientRect(); return [width, height].map(Math.round)"
    assert painted.settled(view) == [10, 40]
    painted.set("values", [0])
    assert painted.settled(view) == [40, 10]
    painted.run("slider.turnsThumbs = null")
    painted.set("values", [25])
    assert painted.settled(view) == [40, 10]


@pytest.mark.parametrize("tag", ["range-slider", "circular-slider"])
def test_hidden_thumbs_keep_targets_and_keys(painted, tag):
    painted.slider('max="100" values="20 80" press-target="thumb" thumb-visibility="hidden"', tag)
    assert painted.settled(PAINTED) == []
    left, y = map(round, middles(painted)[0])
    painted.mouse.press(left, y)
    painted.mouse.drag(left + 12, y + 3)
    assert painted.settled(PAINTED) == []
    painted.mouse.release()
    assert painted.values[0] != 20
    painted.focus(1)
    painted.key("ArrowLeft")
    assert painted.values[1] == 79 and painted.thumb(1, "aria-valuenow") == "79"


def test_thumbs_show_while_they_are_held_hovered_or_focused(painted):
    painted.slider('max="100" values="20 80" thumb-visibility="held" look="web"')
    shown = lambda: len(painted.settled(PAINTED))  # noqa: E731
    assert shown() == 0
    left, y = map(round, middles(painted)[0])
    painted.mouse.drag(left, y)
    assert shown() == 1
    painted.mouse.press(left, y)
    painted.mouse.drag(left + 20, y)
    assert shown() == 1
    painted.mouse.release()
    painted.mouse.drag(left, y + 200)
    assert shown() == 0
    painted.key("Tab")
    painted.key("ArrowRight")
    assert shown() == 1


@pytest.mark.parametrize("look", ["", 'look="ios-flat"'])
def test_the_track_is_thicker_while_something_is_held(painted, look):
    painted.slider(f'max="100" values="20 80" held-track-scale="2" {look}')
    thickness = painted.settled(TRACK)
    left, y = map(round, middles(painted)[0])
    painted.mouse.press(left, y)
    painted.mouse.drag(left + 20, y)
    assert painted.settled(TRACK) == 2 * thickness
    spans = painted.settled("return forms().slice(1).map(form => Math.round(form.getBoundingClientRect().height))")
    assert 2 * thickness in spans
    painted.mouse.release()
    assert painted.settled(TRACK) == thickness
    painted.run("slider.heldTrackScale = 1")
    painted.mouse.press(left + 20, y)
    assert painted.settled(TRACK) == thickness


@pytest.mark.once
def test_the_plain_scripts_say_what_they_do_not_have(page):
    page.slider('thumb-placement="outside"')
    [warning] = page.browser.warnings()
    assert "thumb-placement: it needs sliders-looks.js; nothing is used" in warning


@pytest.mark.once
@pytest.mark.parametrize("attribute", ['thumb-placement="beside"', 'thumb-visibility="never"', 'held-track-scale="-1"', 'thumb-offset="far"'])
def test_what_cannot_be_read_is_reported(painted, attribute):
    painted.slider(f'max="100" values="20 80" {attribute}')
    [warning] = painted.browser.warnings()
    assert attribute.split("=")[0] in warning
