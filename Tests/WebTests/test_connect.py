"""Tests the attribute `connect`: the parts of the track that are filled, before, between and after the thumbs."""
import pytest
from pages import Y, x

pytestmark = pytest.mark.portable

# The left and right edges of each filled part on the tests' slider, whose drawn track goes from 100 to 428, by its names.
FILLED = """
const [track] = slider.shadowRoot.querySelectorAll('[part=track]'), { x, width } = track.getBoundingClientRect();
return Object.fromEntries([...slider.shadowRoot.querySelectorAll('[part~=span], [part~=outer]')].flatMap(node => {
  const [, inset] = getComputedStyle(node).clipPath.match(/inset\\((.*?)(?: round|\\))/), [, right, , left = right] = inset.split(' ').map(parseFloat);
  return inset === '50%' ? [] : [[node.getAttribute('part'), [Math.round(x + left), Math.round(x + width - right)]]];
}))"""
BEFORE, AFTER, SPAN = "outer before", "outer after", "span span-0"


@pytest.mark.once
@pytest.mark.parametrize("attributes, filled", [
    ("", {SPAN: [171, 357]}), ('connect="inner"', {SPAN: [171, 357]}), ('connect="none"', {}),
    ('connect="outer"', {BEFORE: [100, 177], AFTER: [351, 428]}),
    ('connect="all"', {BEFORE: [100, 177], AFTER: [351, 428], SPAN: [171, 357]}),
    ('connect="outer" dir="rtl"', {BEFORE: [351, 428], AFTER: [100, 177]}),
])
def test_the_words_say_what_is_filled(page, attributes, filled):
    page.slider(f'max="100" values="20 80" {attributes}')
    assert page.settled(FILLED) == filled
    assert page.browser.warnings() == []


def test_outside_a_single_thumb_is_the_rest_of_the_track(page):
    page.slider('max="100" value="20" connect="outer"')
    assert page.settled(FILLED) == {AFTER: [171, 428]}
    page.set("neutral", 80)
    assert page.settled(FILLED) == {BEFORE: [100, 177], AFTER: [351, 428]}


def test_the_filled_parts_follow_the_outer_thumbs(page):
    page.slider('max="100" values="20 50 80" connect="outer" press-target="thumb"')
    before = page.settled(FILLED)
    page.drag(50, 60)
    assert page.settled(FILLED) == before
    page.drag(20, 30)
    page.drag(80, 100)
    assert page.settled(FILLED) == {BEFORE: [100, 207]}
    page.set("connect", "inner")
    assert set(page.settled(FILLED)) == {SPAN, "span span-1"}


def test_each_part_takes_its_own_style(page):
    page.slider('max="100" values="20 80" connect="all"', style="""
        range-slider::part(outer) { background: rgb(1, 2, 3) } range-slider::part(after) { background: rgb(4, 5, 6) }""")
    colors = page.settled("""return ['before', 'after', 'span'].map(name =>
        getComputedStyle(slider.shadowRoot.querySelector(`[part~=${name}]`)).backgroundColor)""")
    assert colors == ["rgb(1, 2, 3)", "rgb(4, 5, 6)", "rgb(0, 122, 255)"]


def test_a_ring_fills_what_lies_outside(page):
    page.slider('max="100" values="80 20" wraps connect="outer"', "circular-slider",
                style="circular-slider::part(outer) { stroke: rgb(1, 2, 3) }")
    drawn = """return [...slider.shadowRoot.querySelectorAll('[part~=outer]')].map(node =>
        [node.getAttribute('part'), getComputedStyle(node).stroke, node.getTotalLength() > 0 && Math.round(node.getTotalLength() / 86 / Math.PI * 180)])"""
    assert page.settled(drawn) == [[BEFORE, "rgb(1, 2, 3)", False], [AFTER, "rgb(1, 2, 3)", 216]]
    page.run("slider.removeAttribute('wraps'); slider.values = [20, 80]")
    assert [angle for *_, angle in page.settled(drawn)] == [72, 72]


def test_turns_fill_each_lap(page):
    page.slider('max="100" values="20 60" sweep="720" connect="all"', "circular-slider")
    parts = page.settled("return [...slider.shadowRoot.querySelectorAll('[part~=outer]')].filter(node => node.getAttribute('d')).map(node => node.getAttribute('part'))")
    assert parts == [BEFORE, f"{AFTER} lap lap-2"]


@pytest.mark.parametrize("look", ["flat", "layers"])
def test_a_look_fills_the_parts_with_the_paints_of_spans_or_their_own(painted, look):
    painted.slider(f'max="100" values="20 80" look="{look}" connect="outer"')
    count = len(painted.forms())
    painted.set("connect", "none")
    bare = len(painted.forms())
    assert count == bare + 2
    painted.run("""slider.connect = 'all';
        slider.paints = [{ role: 'before', coats: [{ fill: '#010203' }] }, { role: 'after', coats: [{ fill: '#040506' }] }]""")
    assert painted.settled("return [...drawing().querySelectorAll('[fill]')].map(node => node.getAttribute('fill'))"
                           ".filter(fill => /^#0[14]0|rgb\\(1[, ]+2|rgb\\(4[, ]+5/.test(fill)).length") == 2


def test_a_look_without_spans_hides_them(painted):
    painted.slider('max="100" values="20 80" look="flat"')
    spans = len(painted.forms())
    painted.set("connect", "none")
    assert len(painted.forms()) == spans - 1


def test_a_histogram_selects_what_is_filled(painted):
    painted.slider('max="100" values="20 80" histogram="1 1 1 1 1 1 1 1 1 1"')
    columns = "return forms().slice(0, 10).map(node => node.querySelector('[fill]').getAttribute('fill'))"
    selected, other = painted.settled(columns)[2], painted.settled(columns)[0]
    assert selected != other
    for word, signs in [("inner", "..######.."), ("outer", "##......##"), ("all", "##########"), ("none", "..........")]:
        painted.set("connect", word)
        assert painted.settled(columns) == [selected if sign == "#" else other for sign in signs], word


def test_a_press_on_a_part_outside_brings_a_thumb_as_everywhere(page):
    page.slider('max="100" values="20 80" connect="outer"')
    page.browser.gestures("mouse", [(x(90), Y)])
    assert page.values == [20, 90]
