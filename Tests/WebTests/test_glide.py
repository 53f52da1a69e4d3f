"""Tests the attribute `glide`: taps and values set by script glide, in the drawing alone. Glides last longer than a busy machine
takes for a few frames."""
import math

import pytest
from pages import Y, x

pytestmark = pytest.mark.portable

# Records in each frame the centers of all thumbs, relative to the first one's at the begin, until they rest.
RECORD = """
globalThis.record = act => new Promise(resolve => {
  const frames = [], begin = performance.now();
  let last, rest = 0;
  act();
  const look = now => {
    frames.push([Math.round(now - begin), ...thumbs().map(node => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    })]);
    const positions = frames.at(-1).slice(1).join();
    if (positions !== last) rest = now;
    last = positions;
    // A glide may begin late, and never pauses for so long.
    if (now - rest < 500) requestAnimationFrame(look);
    else resolve(frames);
  };
  requestAnimationFrame(look);
});"""


def recorded(page, script):
    page.run(RECORD)
    return page.settled(f"return record(() => {{ {script} }})")


def lefts(frames, index=0):
    return [thumbs[index][0] for _, *thumbs in frames]


def end(frames, position):
    """Returns the times of the last frame of a glide to a position, and of the first one there, which a busy machine shows late."""
    index = next(index for index, left in enumerate(lefts(frames)) if left == pytest.approx(position, abs=0.01))
    return frames[index - 1][0] - frames[0][0], frames[index][0]


def is_gliding(positions, start, end):
    between = [position for position in positions if min(start, end) + 1 < position < max(start, end) - 1]
    offsets = [b - a for a, b in zip(positions, positions[1:])]
    return len(between) > 2 and positions[-1] == pytest.approx(end, abs=0.01) and all(offset * (end - start) >= 0 for offset in offsets)


@pytest.mark.portable(cases=2)
@pytest.mark.parametrize("script, values", [
    ("slider.values = [80, 90]", [80, 90]), ("slider.value = '80 90'", [80, 90]), ("slider.setAttribute('values', '80 90')", [80, 90]),
    ("slider.move(0, 50)", [50, 60]), ("slider.stepUp(30)", [50, 60]),
])
def test_values_of_scripts_are_there_at_once_and_their_drawing_glides(page, script, values):
    page.slider('max="100" values="20 60" glide="2000"')
    page.run(f"{script}; globalThis.now = [slider.values]; queueMicrotask(() => queueMicrotask(() => now.push(thumbs()[0].ariaValueNow)))")
    assert page.run("return now") == [values, str(values[0])]
    page.run("slider.removeAttribute('glide'); slider.values = [20, 60]")
    page.settled("slider.glide = 2000")
    frames = recorded(page, script)
    assert is_gliding(lefts(frames), x(20), x(values[0]))
    assert page.events() == []


def test_a_span_and_a_label_glide_with_their_thumbs(page):
    page.slider('max="100" value="20" labels glide="1200"')
    page.run("""globalThis.seen = [];
        const look = () => {
          const label = thumbs()[0].firstChild.getBoundingClientRect(), thumb = thumbs()[0].getBoundingClientRect();
          const [, right] = slider.shadowRoot.querySelector('[part~=span]').style.clipPath.match(/inset\\(\\w+ ([\\d.]+)px/);
          seen.push([thumb.x + thumb.width / 2, label.x + label.width / 2, 428 - right - 3, thumbs()[0].textContent]);
          if (seen.length < 120) requestAnimationFrame(look);
        };
        slider.value = 80;
        requestAnimationFrame(() => requestAnimationFrame(look));""")
    seen = page.until("seen.length === 120 && seen")
    assert len({round(thumb) for thumb, *_ in seen}) > 3
    for thumb, label, span, text in seen:
        assert (label, span) == pytest.approx((thumb, thumb), abs=0.6) and text == "80"


def test_a_tap_glides_and_has_sent_its_events(page):
    page.slider('max="100" value="20" press-target="track" glide="2000"')
    page.run(RECORD + "slider.addEventListener('pointerdown', () => { globalThis.frames = record(() => {}) }, true)")
    page.browser.gestures("mouse", [(x(80), Y)])
    assert page.run("return [slider.value, heard]") == ["80", ["slider-begin 0", "input 0 pointer", "slider-end 0", "change"]]
    frames = page.settled("return frames")
    assert is_gliding(lefts(frames), x(20), x(80))


@pytest.mark.needs("fingers")
def test_the_tap_of_a_finger_glides(page):
    page.slider('max="100" value="20" press-target="track" glide="2000"')
    page.fingers.press(x(80), Y)
    page.fingers.release()
    frames = recorded(page, "")
    assert page.values == [80] and is_gliding(lefts(frames), frames[0][1][0], x(80))


def test_a_drag_ends_the_glide_and_never_glides(page):
    page.slider('max="100" values="20 60" press-target="track" glide="5000"')
    page.run("slider.values = [10, 90]")
    page.mouse.press(x(40), Y)
    page.mouse.drag(x(41), Y)
    assert [page.center(index) for index in (0, 1)] == [[x(41), Y], [x(90), Y]]
    page.mouse.drag(x(50), Y)
    assert page.center(0) == [x(50), Y]
    page.run("slider.values = [50, 70]")
    assert page.center(1) == [x(70), Y]
    page.mouse.release()
    assert page.center(0) == [x(50), Y]


def test_keys_do_not_glide(page):
    page.slider('max="100" value="20" glide="5000"')
    page.focus(0)
    page.key("End")
    assert page.center(0) == [x(100), Y]


def test_a_glide_takes_as_long_as_the_attribute_says(page):
    for glide, low, high in [("", 200, 1000), ("1200", 1100, 2400)]:
        page.slider(f'max="100" value="20" glide="{glide}"')
        frames = recorded(page, "slider.value = 90")
        last, arrival = end(frames, x(90))
        assert low < arrival and last < high, glide


def test_values_that_are_set_again_do_not_begin_anew(page):
    page.slider('max="100" value="20" glide="2000"')
    frames = recorded(page, "slider.value = 90; for (const time of [500, 1000, 1500]) setTimeout(() => { slider.values = [90]; slider.label = time }, time)")
    assert is_gliding(lefts(frames), x(20), x(90))
    assert end(frames, x(90))[0] < 3000


def test_another_value_turns_a_glide_where_it_is(page):
    page.slider('max="100" value="20" glide="1500"')
    frames = recorded(page, "slider.value = 90; setTimeout(() => { slider.value = 20 }, 200)")
    positions = lefts(frames)
    top = max(positions)
    assert x(21) < top < x(90)
    assert max(abs(b - a) for a, b in zip(positions, positions[1:])) < 0.8 * (x(90) - x(20)) and positions[-1] == pytest.approx(x(20), abs=0.01)


def test_thumbs_of_a_ring_glide_round_it_and_across_the_seam(page):
    page.slider('max="100" value="90" wraps glide="2000"', "circular-slider", style="#it { left: 100px; top: 100px; width: 228px }")
    frames = recorded(page, "slider.value = 15")
    assert all(math.dist(thumb, (214, 214)) == pytest.approx(100, abs=0.1) for _, thumb in frames)
    assert len({round(left) for left in lefts(frames)}) > 3
    assert all(top < 214 for _, (_, top) in frames), "the shorter way"


@pytest.mark.portable(cases=1)
@pytest.mark.parametrize("attributes", ['look="flat"', 'look="flat" labels', 'histogram="1 2 3 4"'])
def test_what_is_painted_glides(painted, attributes):
    painted.slider(f'max="100" value="20" glide="1500" {attributes}')
    painted.settled("slider.value = 90")
    first = painted.html()
    second = painted.settled("return new Promise(resolve => setTimeout(() => resolve(drawing().innerHTML), 60))")
    recorded(painted, "")
    last = painted.html()
    assert (first != second or "histogram" in attributes) and second != last
    painted.run("slider.glide = false; slider.value = 20")
    painted.run("slider.value = 90")
    assert painted.html() == last


def test_without_the_attribute_nothing_glides(page):
    page.slider('max="100" values="20 60" press-target="track"')
    for attribute in (None, "false", "0", "-5"):
        page.run("if (arguments[0]) slider.setAttribute('glide', arguments[0])", attribute)
        page.run("slider.values = [20, 60]")
        page.run("slider.values = [30, 70]; slider.values")
        assert page.run("return thumbs().map(node => node.style.translate)") == ["104px 22px", "224px 22px"], attribute
        assert len(page.browser.warnings()) == (attribute == "-5"), attribute


def test_the_first_values_do_not_glide(page):
    page.show("")
    page.run("document.body.innerHTML = '<range-slider id=it max=100 values=\"50 60\" glide=5000></range-slider>'")
    assert page.center(0) == [x(50), Y]


@pytest.mark.needs("devtools")
def test_with_reduced_motion_nothing_glides(page):
    page.slider('max="100" value="20" glide="5000"')
    page.browser.emulate(prefers_reduced_motion="reduce")
    page.run("slider.value = 90")
    assert page.center(0) == [x(90), Y]


def test_an_element_that_leaves_the_page_stops(page):
    page.slider('max="100" value="20" glide="5000"')
    page.run("slider.value = 90; slider.values; const it = slider; it.remove(); document.body.append(it)")
    assert page.center(0) == [x(90), Y]


def test_the_property_is_the_time(page):
    page.slider()
    read = []
    for value in (True, 500, "200", False, None):
        page.set("glide", value)
        read.append(page.run("return [slider.glide, slider.getAttribute('glide')]"))
    assert read == [[300, ""], [500, "500"], [200, "200"], [0, None], [0, None]]
