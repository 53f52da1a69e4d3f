"""Tests that looks are readable: on light and dark pages, in any size, and in the font size of the page."""
import pytest
from painted import ALL, ROUND, tag

BOXES = """
const { left, top, right, bottom } = slider.getBoundingClientRect();
return [...drawing().querySelectorAll('text')].map(node => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return { text: node.textContent, size: Number(node.getAttribute('font-size')), x: x + width / 2 - left, y: y + height / 2 - top, width, height: 0.6 * height };
});"""


def overlap(one, other):
    return abs(one["x"] - other["x"]) < (one["width"] + other["width"]) / 2 and abs(one["y"] - other["y"]) < (one["height"] + other["height"]) / 2


@pytest.mark.parametrize("ground", ["#fff", "#000", "#fff; color-scheme: dark"])
def test_the_number_of_the_glow_is_on_a_dark_ground_of_its_own(painted, ground):
    painted.slider('look="glow" max="360" value="250"', "circular-slider", style=f"body {{ background: {ground} }}")
    face, readout = painted.settled("return [forms()[0].querySelector('path'), drawing().querySelector('text')].map(node => [node.getAttribute('fill'), node.getBoundingClientRect().width])")
    assert (face[0], readout[0]) == ("#1a1a1a", "#ffffff") and face[1] > readout[1]


@pytest.mark.parametrize("side", [64, 100, 200, 300, 500])
@pytest.mark.parametrize("look", ROUND)
def test_texts_of_round_looks_touch_nothing_in_any_size(painted, look, side):
    painted.slider(f'look="{look}" {ALL[look]}', tag(look), style=f"#it {{ width: {side}px }}")
    for _ in range(2):
        boxes = painted.settled(BOXES)
        for index, box in enumerate(boxes):
            assert box["size"] >= 9 and 0 <= box["x"] - box["width"] / 2 and box["x"] + box["width"] / 2 <= side
            assert not any(overlap(box, other) for other in boxes[:index]), (box, boxes)
        painted.run("slider.format = value => `${value} and more`")


def test_a_long_text_in_the_middle_is_as_small_as_it_takes(painted):
    painted.look("bedtime")
    [short] = [box for box in painted.settled(BOXES) if box["text"] == "8 hr"]
    painted.run("slider.format = value => new Date(value * 60000).toISOString().slice(11, 16)")
    [long] = [box for box in painted.settled(BOXES) if box["text"] == "23:00 – 07:00"]
    assert short["size"] == 26 and 9 <= long["size"] < 26
    painted.run("slider.format = () => 'so long that nobody can read it in the middle'")
    assert not [box for box in painted.settled(BOXES) if "nobody" in box["text"]]


@pytest.mark.parametrize("text", ["US$1,250.00", "10:00 PM – 6:00 AM"])
@pytest.mark.parametrize("look", ["glow", "clock12", "clock24", "bedtime", "thermostat", "compass"])
def test_a_long_read_out_shrinks_breaks_or_goes(painted, look, text):
    painted.slider(f'look="{look}" readout {ALL[look]}', tag(look), style="#it { width: 320px }")
    lines = 0
    for side in [320, 280, 240, 200, 160, 120]:
        painted.run(f"slider.style.width = '{side}px'; slider.formatReadout = () => '~'")
        painted.rest()
        # What the look writes at this size where nothing has to shrink.
        [own] = [box["size"] for box in painted.settled(BOXES) if box["text"] == "~"]
        painted.run(f"slider.formatReadout = () => '{text}'")
        painted.rest()
        boxes = painted.settled(BOXES)
        middle = [box for box in boxes if box["text"] and (box["text"] == text or len(box["text"]) > 4 and box["text"] in text)]
        for box in middle:
            assert box["size"] >= min(11, own)
            assert not any(overlap(box, other) for other in boxes if other not in middle), (side, box, boxes)
            # The farthest corner is on the face, and touches neither the track nor a thumb.
            assert ((abs(box["x"] - side / 2) + box["width"] / 2) ** 2 + (box["y"] - side / 2) ** 2) ** 0.5 < side / 2 - 16 * side / 320
        lines += len(middle)
    assert lines


def test_a_typed_text_in_the_middle_is_as_small_as_a_painted_one(painted):
    painted.look("bedtime", 'readout text-entry')
    size = "const field = slider.shadowRoot.querySelector('[part=field]'); return field && parseFloat(field.style.fontSize)"
    assert painted.settled(size) == 26
    painted.run("slider.parse = () => 0; slider.format = () => 'a longer text'")
    assert 9 <= painted.settled(size) < 26


@pytest.mark.parametrize("attributes", ['look="flat" labels', 'look="layers" ticks="0 100" tick-labels', 'labels label-placement="above"', 'ticks="0 100" tick-labels'])
def test_painted_texts_follow_the_font_size_of_the_page(painted, attributes):
    painted.slider(f'values="20 80" {attributes}', style="#it { width: 600px; height: 160px }")
    sizes = "return [...drawing().querySelectorAll('text')].map(node => Number(node.getAttribute('font-size')))"
    assert {*painted.settled(sizes)} == {12}
    painted.run("document.documentElement.style.fontSize = '32px'")
    painted.rest()
    assert {*painted.settled(sizes)} == {24}
    painted.run("slider.fonts = { label: { size: 15 }, 'tick-label': { size: 15 } }")
    assert {*painted.settled(sizes)} == {15}


# Their thumbs are images, have a line of their own, or are not drawn.
NOT_OUTLINED = {"pictures", "photos", "flat", "layers"}


@pytest.mark.needs("devtools")
@pytest.mark.parametrize("look", sorted(ALL.keys()))
def test_more_contrast_outlines_the_thumbs_of_a_look(painted, look):
    painted.look(look)
    drawn = painted.settled("return drawing().innerHTML")
    painted.browser.emulate(prefers_contrast="more")
    painted.rest()
    assert (painted.settled("return drawing().innerHTML") == drawn) == (look in NOT_OUTLINED)


# The first and the last pixel of what a slider shows, down from its upper edge, and its height.
REACH = """
const { top, height } = slider.getBoundingClientRect();
const nodes = [...drawing().querySelectorAll('path, text'), ...slider.shadowRoot.querySelectorAll('[role=slider], [part~=tick], [part$=label]')]
  .filter(node => node.localName === 'path' || node.role || node.textContent).map(node => node.getBoundingClientRect()).filter(({ width, height }) => width * height > 0);
return [Math.min(...nodes.map(box => box.top - top)), Math.max(...nodes.map(box => box.bottom - top)), height];"""


@pytest.mark.parametrize("more", ["", "labels", 'ticks="0 50 100" tick-labels', 'ticks="0 50 100" labels', 'histogram-height="80"', 'histogram-height="80" labels', 'look="ios-flat"', 'look="layers" labels'])
def test_a_histogram_leaves_no_room_unused_and_sticks_out_nowhere(painted, more):
    painted.slider(f'values="20 80" histogram="1 5 3" {more}')
    first, last, height = painted.settled(REACH)
    # Boxes of texts are higher than their letters, in Firefox most.
    assert -2 <= first <= 8 and -2 <= height - last <= 12, (first, last, height)


def test_a_histogram_in_little_room_leaves_the_thumbs_inside(painted):
    painted.slider('values="20 80" histogram="1 5 3"', style="#it { height: 30px }")
    assert painted.center(0)[1] == pytest.approx(100 + 30 - 14, abs=0.1)
    painted.drag(20, 40)


@pytest.mark.parametrize("base", ["sliders", "sliders-looks"])
def test_laps_of_a_ring_have_different_colors(page, base):
    page.slider('max="30" value="25" sweep="1080"', "circular-slider", base=base)
    colors = page.settled("return [...slider.shadowRoot.querySelectorAll('path[part~=span]')].map(node => getComputedStyle(node).stroke)")
    assert len(colors) == len({*colors}) == 3


def test_sliders_of_a_look_share_their_style_sheets(painted):
    painted.show('<circular-slider look="volume"></circular-slider>' * 2 + '<circular-slider look="hue"></circular-slider>', base="sliders-looks")
    one, same, other = painted.settled("""
        const sheets = [...document.querySelectorAll('circular-slider')].map(({ shadowRoot }) => shadowRoot.adoptedStyleSheets);
        return sheets.map(list => list.map(sheet => sheets[0].indexOf(sheet)))""")
    assert same == one and other == one[:-1] + [-1]
