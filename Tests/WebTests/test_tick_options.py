"""Tests which ticks there are: at positions, by density, on steps, by a filter of the page; and clicks on them."""
import pytest
from pages import LENGTH, TOP, x
from painted import LOOKS

# The ticks as [position along the track in percent, length, text], in the order of their positions.
TICKS = """
const { x, width } = slider.getBoundingClientRect();
const middle = node => { const box = node.getBoundingClientRect(); return box.x + box.width / 2; };
const position = node => Math.round((middle(node) - x - 14) / (width - 28) * 1000) / 10;
const parts = [...slider.shadowRoot.querySelectorAll('[part~=tick]')];
return parts.map(node => [position(node), node.part.contains('minor-tick') ? 'small' : 'large', node.nextSibling.textContent])
  .sort((one, other) => one[0] - other[0]);"""


def ticks(page):
    return [[round(position), *more] for position, *more in page.settled(TICKS)]


def large(*positions):
    return [[position, "large", ""] for position in positions]


def small(*positions):
    return [[position, "small", ""] for position in positions]


@pytest.mark.parametrize("attributes, positions", [
    ('ticks="positions 0 25 50 100"', [0, 25, 50, 100]), ('min="1" max="100" scale="logarithmic" ticks="positions 0,50,100"', [0, 50, 100]),
    ('ticks="positions -5 50 105"', [50]), ('ticks="count 4" stepped-ticks step="10"', [0, 30, 70, 100]),
    ('ticks="positions 12 14 50" stepped-ticks step="10"', [10, 50]), ('ticks="count 4" stepped-ticks step="any"', [0, 33, 67, 100]),
])
def test_ticks_stand_at_positions_and_move_to_steps(page, attributes, positions):
    page.slider(attributes)
    assert ticks(page) == large(*positions)
    assert page.browser.warnings() == []


@pytest.mark.parametrize("attributes, expected", [
    ('ticks="0 50 100" tick-density="10"', large(0, 50, 100) + small(10, 20, 30, 40, 60, 70, 80, 90)),
    ('ticks="20 50" tick-density="10"', large(20, 50) + small(0, 10, 30, 40, 60, 70, 80, 90, 100)),
    ('ticks="0 100" tick-density="30"', large(0, 100) + small(33, 67)), ('ticks="0 100" tick-density="0.1"', large(0, 100)),
    ('ticks="0 50 100" tick-density="0"', large(0, 50, 100)), ('tick-density="10"', []),
])
def test_a_density_adds_minor_ticks_between_and_beside_the_others(page, attributes, expected):
    page.slider(attributes)
    assert ticks(page) == sorted(expected)


# The middle and the sides of each dot: the engine draws lines of no length, 4 wide, 4 below a thumb of 28.
DOTS = """
const { x, y } = slider.getBoundingClientRect();
const painted = slider.shadowRoot.querySelector('[part=drawing]')?.shadowRoot;
const nodes = [...painted?.querySelectorAll('svg > *, #magnified > *') ?? slider.shadowRoot.querySelectorAll('[part~=tick]')];
return nodes.map(node => node.getBoundingClientRect()).map(box => [box.x - x + box.width / 2, box.y - y + box.height / 2, box.width, box.height]);"""


@pytest.mark.parametrize("base", ["sliders", LOOKS])
def test_the_ticks_of_the_system_are_dots_at_the_steps(page, base):
    page.slider('step="25" ticks="system"', base=base)
    below = 22 + 14 + 4
    expected = [pytest.approx([14 + 3 * value, below, 4, 4], abs=0.1) for value in (0, 25, 50, 75, 100)]
    assert page.settled(DOTS) == expected
    page.set("ticks", "steps")
    assert all(box[3] != 4 for box in page.settled(DOTS)) and len(page.settled(DOTS)) == 5
    page.slider('step="1" ticks="system"', base=base)
    assert page.settled(DOTS) == []
    page.slider('step="25" orientation="vertical" ticks="system"', base=base)
    assert [box[2:] for box in page.settled(DOTS)] == [pytest.approx([4, 4], abs=0.1)] * 5
    page.slider('step="25" ticks="system"', "circular-slider", base=base)
    assert page.settled(DOTS) == []


def test_a_look_paints_the_ticks_of_the_system(painted):
    for look in ("ios-glass", "web"):
        painted.slider(f'look="{look}" step="25" ticks="system"')
        drawn = [box for box in painted.settled(DOTS) if box[2:] == pytest.approx([4, 4], abs=0.1)]
        distance = (drawn[-1][0] - drawn[0][0]) / 4
        assert [box[0] for box in drawn] == pytest.approx([drawn[0][0] + distance * index for index in range(5)], abs=0.1), look
        assert distance > 70 and len({box[1] for box in drawn}) == 1
    painted.slider('look="volume" step="25" value="50"', "circular-slider")
    without = len(painted.forms())
    painted.set("ticks", "system")
    assert len(painted.forms()) <= without


def test_a_density_fills_a_ring(page):
    page.slider('max="360" ticks="count 4" tick-density="5"', "circular-slider")
    assert page.settled("return ['[part~=tick]:not([part~=minor-tick])', '[part~=minor-tick]'].map(name => slider.shadowRoot.querySelectorAll(name).length)") == [4, 16]


def test_a_filter_decides_what_each_tick_is(page):
    page.slider('ticks="count 6" tick-density="10" labels')
    page.run("globalThis.asked = []; slider.filterTick = (value, kind) => { asked.push([value, kind]); return value % 50 ? value % 20 ? -1 : 0 : value ? 2 : 1 }")
    assert ticks(page) == [[0, "large", "0"], [20, "small", ""], [40, "small", ""], [50, "small", "50"], [60, "small", ""], [80, "small", ""], [100, "small", "100"]]
    assert page.run("return asked.slice(0, 11)") == [[value, 0 if value % 20 else 1] for value in range(0, 101, 10)]
    page.run("slider.filterTick = (value, kind) => value === 50 ? -1 : undefined")
    assert [position for position, *_ in ticks(page)] == [0, 10, 20, 30, 40, 60, 70, 80, 90, 100]
    page.run("slider.filterTick = null")
    assert len(ticks(page)) == 11


def test_a_filter_is_asked_about_decimal_values(page):
    page.slider('max="1" step="0.1" ticks="steps"')
    page.run("globalThis.asked = []; slider.filterTick = value => { asked.push(value) }")
    page.settled()
    assert page.run("return asked.slice(0, 11)") == [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]


def test_a_filter_that_throws_is_reported_and_the_ticks_stay(page):
    page.slider('ticks="count 3"')
    page.run("globalThis.reported = 0; addEventListener('error', () => reported++); slider.filterTick = () => { throw new Error('mine') }")
    assert ticks(page) == large(0, 50, 100)
    assert page.run("return reported > 0")


def test_a_look_paints_the_ticks_that_a_filter_leaves(painted):
    painted.slider('look="web" ticks="count 5" tick-density="5" tick-labels')
    painted.run("slider.filterTick = (value, kind) => kind === 0 ? 0 : value === 50 ? 1 : value === 25 ? 2 : -1")
    assert painted.texts() == ["25", "50"]
    minor = painted.settled("return forms().length")
    painted.run("slider.filterTick = (value, kind) => kind === 0 ? -1 : 1")
    assert painted.texts() == ["0", "25", "50", "75", "100"]
    # 16 minor ticks and 2 others were 3 elements with texts fewer than 5 ticks with texts.
    assert painted.settled("return forms().length") == minor - 16 - 2 * 2 + 2 * 5


def click(page, left, top):
    page.mouse.press(left, top)
    page.mouse.release()


@pytest.mark.parametrize("base, more", [("sliders", ""), (LOOKS, 'look="web" tick-labels')])
def test_a_click_on_a_text_moves_the_nearest_thumb_as_a_person_does(page, base, more):
    page.slider(f'values="20 70" ticks="count 5" labels clickable-ticks {more}', base=base)
    left, top = page.settled(TEXT_AT, "50")
    click(page, left, top)
    assert (page.values, page.events()) == ([20, 50], ["input 1 pointer", "change"])
    assert page.run("return thumbs().indexOf(slider.shadowRoot.activeElement)") == 1
    click(page, left, top)
    assert (page.values, page.events()) == ([20, 50], [])
    left, top = page.settled(TEXT_AT, "0")
    click(page, left, top)
    assert page.values == [0, 50]


TEXT_AT = """
const drawn = slider.shadowRoot.querySelector('[part=drawing]')?.shadowRoot ?? slider.shadowRoot;
const node = [...drawn.querySelectorAll('text, [part~=tick-label]')].find(node => node.textContent === arguments[0]);
const { x, y, width, height } = node.getBoundingClientRect();
return [Math.round(x + width / 2), Math.round(y + height / 2)];"""


def test_a_click_on_a_tick_counts_whatever_a_press_takes(page):
    page.slider('values="20 80" press-target="thumb" ticks="0 50 100" clickable-ticks')
    # The ticks are 38 to 43 pixels below the upper edge.
    click(page, x(51), TOP + 41)
    assert page.values == [50, 80]
    page.slider('values="20 80" press-target="thumb" ticks="0 50 100"')
    click(page, x(50), TOP + 41)
    assert (page.values, page.events()) == ([20, 80], [])


def test_of_close_ticks_the_one_under_the_pointer_counts(page):
    page.slider('value="0" ticks="count 51" clickable-ticks', style=f"#it {{ width: {LENGTH + 28}px }}")
    for value in (50, 30, 70):
        click(page, round(x(value)), TOP + 41)
        assert page.values == [value]


def test_a_text_counts_as_far_as_it_is_written(page):
    page.slider('value="0" ticks="0 50 60 100" clickable-ticks labels')
    page.run("slider.format = value => value === 50 ? 'half of everything' : ''")
    left, top = page.settled(TEXT_AT, "half of everything")
    # Beside the middle of the tick at 60, which has no text.
    click(page, x(60), top)
    assert page.values == [50] and x(60) > left + 20


def test_a_press_on_a_tick_drags_nothing(page):
    page.slider('values="20 80" ticks="0 50 100" clickable-ticks')
    page.mouse.press(x(50), TOP + 41)
    page.mouse.drag(x(60), TOP + 41)
    page.mouse.release()
    assert (page.values, page.events()) == ([20, 80], [])
    page.drag(20, 30)
    assert page.values == [30, 80]


@pytest.mark.parametrize("attributes", ["disabled", "readonly"])
def test_ticks_of_a_slider_that_nobody_may_move_do_nothing(page, attributes):
    page.slider(f'values="20 80" ticks="0 50 100" clickable-ticks {attributes}')
    click(page, x(50), TOP + 41)
    assert (page.values, page.events()) == ([20, 80], [])


def test_the_app_may_refuse_what_a_tick_would_do(page):
    page.slider('values="20 80" ticks="0 50 100" clickable-ticks')
    page.run("slider.addEventListener('slider-proposal', event => event.preventDefault())")
    click(page, x(50), TOP + 41)
    assert (page.values, page.events()) == ([20, 80], [])


def test_ticks_of_a_ring_take_clicks_inside_its_band(page):
    page.slider('max="360" value="0" press-target="thumb" ticks="count 4" labels clickable-ticks', "circular-slider")
    left, top = page.settled(TEXT_AT, "180")
    click(page, left, top)
    assert page.values == [180]


@pytest.mark.needs("fingers")
def test_a_finger_may_tap_a_tick(page):
    page.slider('values="20 80" ticks="0 50 100" clickable-ticks')
    page.fingers.press(x(50), TOP + 41)
    page.fingers.release()
    page.until("slider.values[0] === 50")
    assert page.values == [50, 80]
