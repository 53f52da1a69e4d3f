"""Tests the texts of thumbs that are parts: they stay inside the control and apart, and upright sliders have room for them."""
import pytest
from painted import ALL, LOOKS, tag

BOXES = """
const { left, top, right, bottom } = slider.getBoundingClientRect();
return [...slider.shadowRoot.querySelectorAll('[part=label], [part~=tick-label]')].filter(node => node.textContent && node.checkVisibility({ visibilityProperty: true })).map(node => {
  const box = node.getBoundingClientRect();
  return { part: node.part.value, text: node.textContent, left: box.left - left, top: box.top - top, right: right - box.right, bottom: bottom - box.bottom, width: box.width, height: box.height };
});"""


def boxes(page):
    return page.settled(BOXES)


def overlap(one, other):
    return (abs(one["left"] + one["width"] / 2 - other["left"] - other["width"] / 2) < (one["width"] + other["width"]) / 2
            and abs(one["top"] + one["height"] / 2 - other["top"] - other["height"] / 2) < (one["height"] + other["height"]) / 2)


@pytest.mark.parametrize("more", ["", 'dir="rtl"', 'orientation="vertical"', 'ticks="count 5"', 'orientation="vertical" ticks="count 5"'])
@pytest.mark.parametrize("values", ["0 1000000", "0 0", "1000000 1000000", "499990 500010", "499990 500000 500010"])
def test_labels_stay_inside_and_apart(page, more, values):
    page.slider(f'max="1000000" step="10" values="{values}" labels {more}')
    found = boxes(page)
    labels = [box for box in found if box["part"] == "label"]
    assert [box["text"] for box in labels] == [f"{int(value):,}" for value in values.split()]
    for index, box in enumerate(found):
        assert min(box["left"], box["right"]) > -1 and (box["part"] != "label" or min(box["top"], box["bottom"]) > -1)
        assert not any(overlap(box, other) for other in found[:index])


BUBBLES = "::part(label), ::part(tick-label) { padding: 4px 9px; border: 2px solid; font: bold 20px/1.6 monospace }"


@pytest.mark.parametrize("more", ["", 'orientation="vertical"', 'label-overlap="merge"', 'ticks="values 45 50 55"'])
@pytest.mark.parametrize("values", ["50 52 80", "50 50 51", "98 99 100"])
def test_labels_with_padding_and_a_font_of_the_page_stay_apart(page, more, values):
    page.slider(f'max="100" values="{values}" labels {more}', style=BUBBLES)
    found = boxes(page)
    assert not any(overlap(box, other) for index, box in enumerate(found) for other in found[:index])
    assert all(min(box["left"], box["right"]) > -1 for box in found)


@pytest.mark.parametrize("changes", [["slider.style.fontSize = '30px'"], ["slider.labels = false", "slider.labels = true"]])
def test_labels_are_measured_again_when_the_page_changes_their_style(page, changes):
    page.slider('max="100" values="50 52" labels')
    low, high = boxes(page)
    assert low["width"] < 20
    page.run("document.head.appendChild(document.createElement('style')).textContent = arguments[0]", BUBBLES)
    for change in changes:
        page.run(change)
        page.settled()
    # Two frames more, for the drawing after the reading.
    page.settled()
    low, high = boxes(page)
    # They keep a space of at least half the size of their font.
    assert low["width"] > 40 and low["width"] + 7 < high["left"] - low["left"] < low["width"] + 20


@pytest.mark.parametrize("values", ["25000", "75000", "0 50000"])
def test_labels_round_a_ring_stay_inside(page, values):
    page.slider(f'max="100000" values="{values}" labels', "circular-slider")
    assert all(min(box["left"], box["right"], box["top"], box["bottom"]) > -1 for box in boxes(page))


def test_labels_stay_apart_in_a_drag_that_writes_no_more_than_it_must(page):
    page.slider('max="100" values="20 80" labels')
    page.drag(20, 79)
    low, high = boxes(page)
    assert page.values == [79, 80] and not overlap(low, high) and high["left"] - low["left"] < 30


SPACING = "* { letter-spacing: .12em; word-spacing: .16em; line-height: 1.5 }"


@pytest.mark.portable
@pytest.mark.parametrize("base, look", [("sliders", ""), (LOOKS, 'look="layers"')])
@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("spacing", [SPACING, "* { letter-spacing: .12em }", "* { word-spacing: 1em }"])
def test_labels_stay_apart_with_the_spacing_that_people_set(page, base, look, late, spacing):
    page.slider(f'max="100000" values="45180 45640" labels {look}', style="" if late else spacing, base=base)
    page.run("slider.format = value => `${value / 1000} t a d`")
    if late:
        page.rest()
        page.run("document.head.appendChild(document.createElement('style')).textContent = arguments[0]", spacing)
    page.rest()
    boxes = page.settled("""
        const drawn = slider.shadowRoot.querySelector('[part=drawing]')?.shadowRoot ?? slider.shadowRoot;
        return [...drawn.querySelectorAll('text, [part~=label]')].filter(node => node.textContent).map(node => node.getBoundingClientRect().toJSON())""")
    assert len(boxes) == 2 and boxes[0]["right"] <= boxes[1]["left"]


@pytest.mark.needs("devtools")
@pytest.mark.parametrize("look", [look for look in ALL if tag(look) == "circular-slider"])
def test_a_look_is_no_wider_than_a_small_page(page, look):
    page.browser.resize(320, 800)
    page.show(f'<circular-slider look="{look}" {ALL[look]}></circular-slider>', style="body { margin: 8px }", base=LOOKS)
    assert page.settled("return [document.documentElement.scrollWidth, slider.clientWidth === slider.clientHeight]") == [320, True]


@pytest.mark.needs("devtools")
def test_a_phone_page_with_labels_does_not_scroll_sideways(page):
    page.browser.resize(375, 700)
    page.show('<range-slider max="1000000" values="0 1000000" labels></range-slider><range-slider look="layers" max="1000000" values="0 1000000" labels></range-slider>'
              '<circular-slider max="1000000" value="250000" labels></circular-slider>')
    assert page.settled("return document.documentElement.scrollWidth") == 375


@pytest.mark.parametrize("base, more", [("sliders", "labels"), ("sliders-looks", "labels"), ("sliders-looks", 'labels look="layers"'), ("sliders-looks", "tick-labels")])
def test_an_upright_slider_is_as_wide_as_its_texts(page, base, more):
    page.show(f'<range-slider orientation="vertical" max="100" values="20 80" ticks="count 3" {more}></range-slider>', base=base)
    assert page.get("clientWidth") == 140
    page.set("max", 100_000_000)
    page.settled()
    assert page.get("clientWidth") > 160
    if base == "sliders":
        assert len(boxes(page)) == 5 and all(min(box["left"], box["right"]) > 0 for box in boxes(page))
    page.run("slider.style.width = '50px'")
    assert page.get("clientWidth") == 50


def test_labels_follow_the_font_size_of_the_page(page):
    page.slider('max="1000000" values="0 1000000" labels')
    page.run("document.body.style.fontSize = '32px'")
    page.rest()
    assert all(min(box["left"], box["right"]) > -1 for box in boxes(page))


TEXTS = """
const shown = node => node.textContent && getComputedStyle(node).visibility === 'visible' && getComputedStyle(node).display !== 'none';
return [...slider.shadowRoot.querySelectorAll('[part~=label]')].filter(shown).map(node => node.textContent)"""
VALUES = "return thumbs().map(node => [node.getAttribute('aria-valuenow'), node.getAttribute('aria-valuetext')])"


@pytest.mark.parametrize("base", ["sliders", "sliders-looks"])
@pytest.mark.parametrize("more", ["", 'dir="rtl"', 'orientation="vertical"'])
@pytest.mark.parametrize("values, texts", [
    ("20 80", ["20", "80"]), ("50 51", ["50 – 51"]), ("50 50", ["50"]), ("0 1 50 99 100", ["0 – 1", "50", "99 – 100"]), ("49 50 51", ["49 – 51"]),
])
def test_labels_that_would_overlap_become_one(page, base, more, values, texts):
    page.slider(f'max="100" values="{values}" labels label-overlap="merge" {more}', base=base)
    assert page.settled(TEXTS) == texts
    assert page.settled(VALUES) == [[value, value] for value in values.split()]
    shown = [box for box in boxes(page) if box["text"] in texts]
    assert all(min(box["left"], box["right"], box["top"], box["bottom"]) > -1 for box in shown)
    assert page.browser.warnings() == []


def test_labels_merge_and_part_during_a_drag(page):
    page.slider('max="100" values="20 80" labels label-overlap="merge"')
    page.run("slider.format = value => value + ' €'")
    page.mouse.press(114 + 60, 138)
    for value, texts in ((75, ["75 € – 80 €"]), (80, ["80 €"]), (20, ["20 €", "80 €"])):
        page.mouse.drag(114 + 3 * value, 138)
        assert page.settled(TEXTS) == texts
    page.mouse.release()


def test_one_label_of_two_thumbs_is_in_the_middle_and_held_with_either(page):
    page.slider('max="100" values="50 54" labels label-overlap="merge"')
    [box] = [box for box in boxes(page) if "–" in box["text"]]
    assert abs(box["left"] + box["width"] / 2 - (14 + 3 * 52)) < 1
    page.mouse.press(114 + 3 * 54 + 8, 138)
    assert page.settled("return [...slider.shadowRoot.querySelectorAll('[part~=label]')].map(node => node.part.value)") == ["held label", "held label"]


def test_labels_that_may_overlap_stay_at_their_thumbs(page):
    page.slider('max="100" values="50 51" labels label-overlap="overlap"')
    low, high = boxes(page)
    assert overlap(low, high) and high["left"] - low["left"] == pytest.approx(3, abs=0.6)
    page.set("labelOverlap", "apart")
    low, high = boxes(page)
    assert not overlap(low, high)


def test_an_upright_slider_has_room_for_labels_that_became_one(page):
    page.slider('orientation="vertical" max="1000000" values="500000 500001" labels label-overlap="merge"')
    [box] = [box for box in boxes(page) if "–" in box["text"]]
    assert min(box["left"], box["right"]) > -1


def test_a_label_without_text_shows_no_bubble(page):
    page.slider('max="100" values="20 80" labels')
    page.run("""
const bubbles = document.head.appendChild(document.createElement('style'));
bubbles.textContent = '::part(label) { padding: 4px; background: black }';
slider.format = value => value > 50 ? `${value}` : '';""")
    widths = page.settled("""
const labels = [...slider.shadowRoot.querySelectorAll('[part=label]')];
return labels.map(label => label.getBoundingClientRect().width);""")
    assert len(widths) == 2 and widths[0] == 0 < widths[1]
    page.run("slider.removeAttribute('labels')")
    assert page.settled("return [...slider.shadowRoot.querySelectorAll('[part=label]')].every(label => !label.offsetWidth)")


def test_the_mouse_over_a_slider_that_is_not_laid_out_yet_does_nothing(page):
    page.slider('max="100" values="20 80" labels="hover"')
    assert page.run("""
const errors = [];
addEventListener('error', event => errors.push(event.message));
const other = slider.cloneNode();
slider.replaceWith(other);
for (const type of ['pointerover', 'pointerout', 'focusin', 'focusout']) {
  other.shadowRoot.querySelector('[part=base]').dispatchEvent(new Event(type));
}
return errors;""") == []
    assert page.settled("return document.querySelector('range-slider').shadowRoot.querySelectorAll('[part=label]').length") == 2


@pytest.mark.parametrize("base, attributes, size", [
    ("sliders", "", 12), ("sliders", 'style="font-size: 24px"', 18), ("sliders-looks", 'look="ios-flat"', 12), ("sliders-looks", 'look="flat"', 12),
    ("sliders", 'orientation="vertical" style="height: 300px"', 12),
])
def test_labels_of_equal_values_are_at_least_half_an_em_apart(page, base, attributes, size):
    page.slider(f'max="500" values="120 120" labels {attributes}', base=base)
    page.run("slider.format = value => `${value} Hz`")
    page.until("(slider.shadowRoot.querySelector('[part=drawing]')?.shadowRoot ?? slider.shadowRoot).textContent.includes('Hz')")
    (left, right, top, bottom), (nextLeft, nextRight, nextTop, nextBottom) = page.settled("""
        const painted = slider.shadowRoot.querySelector('[part=drawing]')?.shadowRoot.querySelectorAll('text');
        return [...painted ?? slider.shadowRoot.querySelectorAll('[part~=label]')].map(node => {
            const { left, right, top, bottom } = node.getBoundingClientRect();
            return [left, right, top, bottom] })""")
    # Firefox reports boxes of SVG texts that are wider by a pixel on each side.
    slack = 3 if page.browser.name == "firefox" and base != "sliders" else 1
    assert max(nextLeft - right, left - nextRight, nextTop - bottom, top - nextBottom) >= size / 2 - slack


@pytest.mark.parametrize("base, tag, attributes, text", [
    ("sliders", "range-slider", 'max="1e-9" step="1e-10" value="3e-10"', "0.0000000003"),
    ("sliders", "range-slider", 'max="1" step="1e-12" value="5e-12"', "0.000000000005"),
    ("sliders", "range-slider", 'min="0.00000000005" max="1" step="0.1" value="0.1"', "0.10000000005"),
    ("sliders", "range-slider", 'max="1e-9" step="any" value="3e-10"', "0.0000000003"),
    ("sliders", "range-slider", 'max="1e-25" step="any" value="3e-26"', f"0.{'0' * 25}3"),
    ("sliders", "circular-slider", 'max="1e-9" step="1e-10" value="3e-10"', "0.0000000003"),
    ("sliders-plane", "plane-slider", 'x-max="1e-9" x-step="1e-10" values="3e-10 0"', "0.0000000003"),
    ("sliders-ruler", "ruler-slider", 'max="1e-9" step="1e-10" value="3e-10"', "0.0000000003"),
    ("sliders", "range-slider", 'max="1" step="0.1" value="0.3"', "0.3"), ("sliders", "range-slider", 'max="100" step="any" value="33.3333"', "33"),
])
def test_values_have_as_many_decimals_as_their_steps_or_a_hundredth_of_the_track(page, base, tag, attributes, text):
    page.show(f'<{tag} id="it" {attributes}></{tag}>', base=base)
    assert page.thumb(0, "aria-valuetext") == text
