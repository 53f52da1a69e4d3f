"""Tests the texts of ticks, painted or not: their numbers, and that they touch nothing."""
import pytest
from painted import LOOKS

# The texts of ticks with their boxes, and the boxes of what they must not touch: ticks, thumbs, the control.
TEXTS = """
const box = node => { const { left, top, right, bottom } = node.getBoundingClientRect(); return [left, top, right, bottom]; };
const painted = slider.shadowRoot.querySelector('[part=drawing]')?.shadowRoot;
const texts = painted ? [...painted.querySelectorAll('text')] : [...slider.shadowRoot.querySelectorAll('[part~=tick-label]')];
const shown = texts.filter(node => node.textContent);
return [shown.map(node => node.textContent), shown.map(box), thumbs().map(box), box(slider)];"""
KINDS = [("sliders", "labels"), (LOOKS, "labels"), (LOOKS, "tick-labels"), (LOOKS, 'look="web" tick-labels')]


def meet(one, other):
    return min(one[2], other[2]) - max(one[0], other[0]) > 0.5 and min(one[3], other[3]) - max(one[1], other[1]) > 0.5


def positioned(page):
    """Returns the texts of ticks, once it is sure that they touch nothing."""
    texts, boxes, thumbs, (left, top, right, bottom) = page.settled(TEXTS)
    for index, box in enumerate(boxes):
        # Firefox reports boxes of SVG texts that are wider by a pixel on each side.
        assert not any(meet(box, other) for other in boxes[:index] + thumbs), texts[index]
        assert left - 1.1 <= box[0] and box[2] <= right + 1.1 and top - 2 <= box[1] and box[3] <= bottom + 2, texts[index]
    return texts


@pytest.mark.parametrize("base, labels", KINDS)
@pytest.mark.parametrize("attributes, tag, texts", [
    ('ticks="count 4"', "range-slider", ["0", "33.3", "66.7", "100"]), ('max="1" ticks="count 4"', "range-slider", ["0", "0.333", "0.667", "1"]),
    ('max="1000" step="10" ticks="count 4"', "range-slider", ["0", "333", "667", "1,000"]),
    ('max="4" ticks="0 0.5 4"', "range-slider", ["0", "0.5", "4"]), ('max="2" step="0.25" ticks="0 0.25 2"', "range-slider", ["0", "0.25", "2"]),
    ('ticks="count 6"', "circular-slider", ["0", "16.7", "33.3", "50", "66.7", "83.3"]),
])
def test_numbers_are_rounded_to_a_hundredth_of_their_distance(page, base, labels, attributes, tag, texts):
    page.slider(f'value="50" {labels} {attributes}', tag, base=base, style="circular-slider#it { width: 320px }")
    assert positioned(page) == texts


@pytest.mark.parametrize("base, labels", KINDS)
@pytest.mark.parametrize("attributes, tag", [
    ('max="50" ticks="steps"', "range-slider"), ('max="100000" step="100" ticks="count 21"', "range-slider"), ('ticks="count 12"', "circular-slider"),
    ('max="100000" ticks="count 24"', "circular-slider"), ('orientation="vertical" max="100000" ticks="count 7"', "range-slider"),
    ('orientation="vertical" ticks="count 21"', "range-slider"), ('dir="rtl" max="100000" ticks="count 11"', "range-slider"),
])
def test_texts_touch_no_other_no_thumb_and_no_edge(page, base, labels, attributes, tag):
    page.slider(f'value="0" {labels} {attributes}', tag, base=base, style="#it[orientation=vertical] { width: calc(44px + 6em) }")
    assert len(positioned(page)) >= 2


@pytest.mark.parametrize("base, labels", KINDS)
def test_a_format_writes_the_texts(page, base, labels):
    page.slider(f'value="0" ticks="0 50 100" {labels}', base=base)
    page.run("slider.format = value => `$${value}.00`")
    assert positioned(page) == ["$0.00", "$50.00", "$100.00"]


@pytest.mark.parametrize("base, ticks, shown", [
    ("sliders", "0 25 25 50 100", 4), (LOOKS, "0 25 25 50 100", 4), ("sliders", "0 0.5 0.9 50 99.5 100", 3), ("sliders", "positions 0 0.2 50 100", 3),
])
def test_of_ticks_that_are_too_near_as_many_are_drawn_as_have_room(page, base, ticks, shown):
    page.slider(f'max="100" value="50" ticks="{ticks}"', base=base)
    page.until(f"slider.shadowRoot.querySelectorAll('[part~=tick]').length === {shown}")
    warnings = page.browser.warnings()
    assert len(warnings) == (shown < len(set(ticks.removeprefix("positions ").split())))
    assert all(part in warning for warning in warnings for part in ["ticks", "no room for all", "what has room is used"])


@pytest.mark.parametrize("ticks, tag, width, warns", [
    ("steps", "range-slider", "200px", True), ("count 200", "range-slider", "300px", True), ("count 1", "range-slider", "300px", False),
    ("steps", "range-slider", "340px", False), ("system", "range-slider", "200px", False), ("none", "range-slider", "200px", False),
    ("0 50 100", "circular-slider", "200px", False), ("0 50 200", "range-slider", "300px", False),
])
def test_the_console_shows_a_warning_of_ticks_without_room(page, ticks, tag, width, warns):
    page.slider(f'max="100" value="50" ticks="{ticks}"', tag, style=f"#it#it {{ width: {width} }}")
    page.load_extras()
    page.settled()
    page.run("slider.value = 30; slider.value = 40")
    page.settled()
    warnings = page.browser.warnings()
    assert len(warnings) == warns and all("none is used" in warning for warning in warnings)
