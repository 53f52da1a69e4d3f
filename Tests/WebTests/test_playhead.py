"""Tests playheads, docs/behavior.md §4.16: a slider in the slot `playhead` of another one of its kind."""
import pytest
from painted import LOOKS
from pages import Y, x

pytestmark = pytest.mark.portable

KINDS = [("range-slider", "sliders", ""), ("circular-slider", "sliders", "start='225' sweep='270'"), ("range-slider", LOOKS, 'look="ios-flat"'),
         ("circular-slider", LOOKS, 'look="volume"')]
HEAD = "document.querySelector('#head')"
CENTERS = """
const middle = node => { const { x, y, width, height } = node.getBoundingClientRect(); return [x + width / 2, y + height / 2].map(Math.round) };
return [...thumbs(), ...thumbs(document.querySelector('#head'))].map(middle)"""


def show(page, head="", tag="range-slider", base="sliders", attributes="", value=50, style=""):
    page.show(f'<{tag} id="it" max="100" values="20 80" press-target="thumb" {attributes}>'
              f'<{tag} id="head" slot="playhead" label="Playhead" max="100" value="{value}" {head}></{tag}></{tag}>', base=base, style=style)
    page.until(f"{HEAD}.shadowRoot.querySelector('[part=track]')?.checkVisibility() !== true")


def values(page):
    return page.settled(f"return [slider.values, {HEAD}.values]")


@pytest.mark.portable(cases=2)
@pytest.mark.parametrize("tag, base, attributes", KINDS)
def test_a_playhead_is_on_the_track_of_its_slider(page, tag, base, attributes):
    show(page, tag=tag, base=base, attributes=attributes, style="#it { --slider-thumb-size: 40px }")
    for position in (20, 35, 80):
        page.set("values", [position, 80])
        page.run(f"{HEAD}.values = {position}")
        lower, _, head = page.settled(CENTERS)
        assert lower == head
    assert page.browser.warnings() == []


def test_the_track_of_a_playhead_is_that_of_handles_beside_their_values(page):
    """The value points are those of the thumbs' inner edges."""
    show(page, base=LOOKS, attributes='thumb-placement="outside" look="ios-flat"')
    page.run(f"slider.metrics = {{ thumbLength: 20, thumbSize: 30 }}; {HEAD}.values = 20")
    lower, _, head = page.settled(CENTERS)
    assert head[0] - lower[0] == 10 and head[1] == lower[1]


@pytest.mark.portable(cases=1)
@pytest.mark.parametrize("tag, base, attributes", KINDS)
def test_a_playhead_stays_between_the_values_without_events(page, tag, base, attributes):
    show(page, tag=tag, base=base, attributes=attributes, value=10)
    assert values(page) == [[20, 80], [20]]
    page.set("values", [40, 80])
    assert values(page) == [[40, 80], [40]]
    page.set("values", [5, 80])
    assert values(page) == [[5, 80], [10]]
    page.set("values", [5, 7])
    assert values(page) == [[5, 7], [7]]
    assert page.events() == []


@pytest.mark.once
@pytest.mark.parametrize("name, attributes", [("min", 'min="-60"'), ("scale", 'min="1" scale="logarithmic"'), ("orientation", 'orientation="vertical"')])
def test_a_playhead_with_another_scale_than_its_slider_warns(page, name, attributes):
    show(page, attributes=attributes, head='min="1"' if name == "scale" else "")
    page.settled()
    [warning] = page.browser.warnings()
    assert f"its {name} is not that of the slider around it; its own is used" in warning


@pytest.mark.once
def test_a_playhead_may_get_its_bounds_after_it_was_added(page):
    page.show('<range-slider id="it" max="60" values="12 44"></range-slider>')
    page.run("const head = document.createElement('range-slider'); head.slot = 'playhead'; slider.append(head); head.max = 60; head.value = 24")
    page.rest()
    assert page.browser.warnings() == []
    page.run("slider.firstElementChild.max = 90")
    page.settled()
    assert len(page.browser.warnings()) == 1


@pytest.mark.once
def test_an_enabled_range_of_its_own_counts_instead(page):
    show(page, head='enabled-range="10 95"', value=10)
    assert values(page) == [[20, 80], [10]]


def test_a_drag_of_a_handle_carries_the_playhead(page):
    show(page, value=30)
    page.drag(20, 60)
    assert values(page) == [[60, 80], [60]]
    assert {event for event in page.events() if "@head" in event} == set()
    # The playhead covers the handle there, which the keyboard meets as ever.
    page.key("ArrowLeft")
    assert values(page) == [[59, 80], [59]]
    page.set("values", [25, 80])
    assert values(page) == [[25, 80], [30]]


@pytest.mark.portable(cases=2)
@pytest.mark.parametrize("kind", ["mouse", "touch"])
@pytest.mark.parametrize("base, attributes", [("sliders", ""), (LOOKS, 'look="web"')])
def test_a_press_takes_the_nearer_thumb(page, kind, base, attributes):
    show(page, base=base, attributes=attributes, value=30)
    page.drag(31, 50, kind=kind)
    moved = values(page)
    assert moved[0] == [20, 80] and 48 <= moved[1][0] <= 50
    events = page.events()
    assert events[0] == "slider-begin 0 @head" and events[-1] == "change @head" and all(event.endswith("@head") for event in events)
    page.drag(21, 11, kind=kind)
    assert values(page)[0][0] in (10, 11) and values(page)[1] == moved[1]
    events = page.events()
    assert events[0] == "slider-begin 0" and events[-1] == "change" and not any(event.endswith("@head") for event in events)


def test_both_thumbs_can_be_taken_where_they_are_at_the_same_position(page):
    """Handles beside their values and the playhead at its own."""
    show(page, base=LOOKS, attributes='thumb-placement="outside" look="web"', value=20)
    lower, _, head = page.settled(CENTERS)
    assert head[0] > lower[0] + 5
    page.browser.gestures("mouse", [(lower[0] - 1, lower[1]), (lower[0] - 11, lower[1]), (lower[0] - 31, lower[1])])
    assert values(page)[0][0] < 12 and values(page)[1] == [20]
    page.browser.gestures("mouse", [(head[0] + 1, head[1]), (head[0] + 11, head[1]), (head[0] + 61, head[1])])
    assert values(page)[0][0] < 12 and values(page)[1][0] > 35


def test_a_tap_on_the_track_moves_a_playhead_whose_target_is_the_track(page):
    show(page, head='press-target="track"', value=30)
    page.browser.gestures("mouse", [(x(60), Y)])
    assert values(page) == [[20, 80], [60]]
    assert page.events() == ["slider-begin 0 @head", "input 0 pointer @head", "slider-end 0 @head", "change @head"]
    page.run(f"{HEAD}.pressTarget = null")
    page.browser.gestures("mouse", [(x(45), Y)])
    assert values(page)[0] == [20, 80]
    page.run(f"slider.pressTarget = 'track'; {HEAD}.pressTarget = 'thumb'; heard.splice(0)")
    page.browser.gestures("mouse", [(x(30), Y)])
    assert values(page)[0] == [30, 80] and page.events()[0] == "slider-begin 0"


def test_a_playhead_that_only_shows_a_value_leaves_presses_to_the_slider(page):
    show(page, head="readonly", value=22)
    page.drag(22, 12)
    assert values(page) == [[10, 80], [22]]


@pytest.mark.portable(cases=2)
@pytest.mark.parametrize("tag, base, attributes", KINDS)
def test_the_keyboard_meets_the_thumbs_of_the_slider_and_then_the_playhead(page, tag, base, attributes):
    show(page, tag=tag, base=base, attributes=attributes)
    page.events()
    for _ in range(3):
        page.key("Tab")
    assert page.settled(f"return {HEAD}.shadowRoot.activeElement === thumbs({HEAD})[0]")
    page.key("ArrowRight")
    assert values(page) == [[20, 80], [51]]
    page.key("End")
    page.key("ArrowRight")
    assert values(page) == [[20, 80], [80]]
    page.key("Home")
    assert values(page) == [[20, 80], [20]]
    assert {event.split()[-1] for event in page.events()} == {"@head"}


@pytest.mark.needs("devtools")
def test_assistive_technology_meets_the_playhead_after_the_thumbs(page):
    show(page, attributes='thumb-labels="Start, End"')
    nodes = [node for node in page.browser.devtools("Accessibility.getFullAXTree")["nodes"] if not node["ignored"]]
    names = [node["name"]["value"] for node in nodes if node["role"]["value"] == "slider"]
    assert names == ["Start", "End", "Playhead"]


def test_a_press_with_the_mouse_gives_the_focus_to_what_it_takes(page):
    show(page, value=50)
    focused = f"return document.activeElement.id + ' ' + thumbs(document.activeElement).indexOf(document.activeElement.shadowRoot.activeElement)"
    for value, owner in [(50, "head 0"), (20, "it 0"), (80, "it 1"), (55, "head 0"), (77, "it 1")]:
        page.browser.gestures("mouse", [(x(value), Y)])
        assert page.settled(focused) == owner


@pytest.mark.parametrize("base, attributes", [("sliders", ""), (LOOKS, 'look="web"')])
def test_only_the_thumb_and_the_texts_of_a_playhead_show(page, base, attributes):
    show(page, base=base, attributes=attributes, head=f"labels ticks='count 3' {attributes}")
    page.until(f"{HEAD}.shadowRoot.querySelector('[part=base]').textContent.includes('50') || {HEAD}.shadowRoot.querySelector('[part=drawing]')")
    shown = f"return [...{HEAD}.shadowRoot.querySelectorAll('[part=track], [part~=span], [part~=outer]')].filter(node => node.checkVisibility() && node.getBoundingClientRect().width)"
    assert page.settled(f"{shown}.length") == 0
    page.picture(f"playhead-{base}")


def test_a_slider_that_is_no_playhead_anymore_has_its_own_values(page):
    show(page, value=10)
    assert values(page)[1] == [20]
    page.run("globalThis.head = document.querySelector('#head'); head.slot = ''")
    assert page.settled("return head.values") == [10]
    page.run("head.slot = 'playhead'")
    assert page.settled("return head.values") == [20]
    page.run("document.body.append(head)")
    assert page.settled("return [head.values, head.shadowRoot.querySelector('[part=track]').checkVisibility()]") == [[10], True]
    page.drag(30, 40)
    assert page.values == [20, 80]


def test_a_playhead_that_comes_later_is_found(page):
    page.slider('max="100" values="20 80" press-target="thumb"')
    page.run("slider.innerHTML = '<range-slider id=head slot=playhead value=90></range-slider>'")
    page.until(f"{HEAD}.values?.[0] === 80")
    page.drag(77, 67)
    page.run("globalThis.head = document.querySelector('#head')")
    assert page.settled("return [slider.values, head.values]") == [[20, 80], [70]]
    assert page.browser.warnings() == []


@pytest.mark.parametrize("attributes, head", [('orientation="vertical"', 'orientation="vertical"'), ('dir="rtl"', "")])
def test_a_playhead_follows_vertical_and_mirrored_tracks(page, attributes, head):
    show(page, attributes=attributes, head=head, value=20)
    lower, _, above = page.settled(CENTERS)
    assert lower == above
