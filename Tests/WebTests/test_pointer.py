"""Tests mouse and fingers: pointer capture, several fingers, cancelled touches, scrolling, transforms, resolution."""
from math import cos, radians, sin

import pytest
from pages import LEFT, TOP, Y, needing, x

pytestmark = pytest.mark.portable

PLAIN = 'min="0" max="100" values="20 80"'


@pytest.mark.needs("fingers")
def test_two_fingers_drag_two_thumbs_in_one_webdriver_action(page):
    page.slider(PLAIN)
    page.browser.gestures("touch", [(x(20), Y), (x(35), Y), (x(40), Y)], [(x(80), Y), (x(65), Y), (x(60), Y)])
    assert page.values == [40, 60]
    events = page.events()
    assert sorted(event for event in events if event.split()[0] in ("slider-begin", "slider-end")) == ["slider-begin 0", "slider-begin 1", "slider-end 0", "slider-end 1"]
    assert events.count("change") == 2


@pytest.mark.needs("fingers")
def test_two_fingers_drag_two_sliders(page):
    page.show(f'<range-slider id="it" {PLAIN}></range-slider><range-slider id="other" {PLAIN}></range-slider>',
              style="#other { position: absolute; left: 100px; top: 200px; width: 328px }")
    page.browser.gestures("touch", [(x(20), Y), (x(50), Y)], [(x(80), Y + 100), (x(60), Y + 100)])
    assert page.settled("return [slider.values, other.values]") == [[50, 80], [20, 60]]


@pytest.mark.needs("fingers")
def test_one_finger_drags_a_thumb(page):
    page.slider(PLAIN)
    page.drag(20, 40, 50, kind="touch")
    assert page.values == [50, 80]
    assert page.events()[-2:] == ["slider-end 0", "change"]


@pytest.mark.needs("fingers")
def test_two_fingers_drag_two_thumbs_step_by_step(page):
    page.slider(PLAIN)
    page.fingers.press(x(20), Y, finger=0)
    page.fingers.press(x(80), Y, finger=1)
    page.fingers.drag(x(40), Y, finger=0)
    assert (page.values, page.get("held")) == ([40, 80], [0, 1])
    page.fingers.drag(x(20), Y, finger=1)
    assert page.values == [40, 40]
    page.fingers.release(0)
    assert page.get("held") == [1]
    page.fingers.drag(x(30), Y, finger=1)
    page.fingers.release(1)
    assert (page.values, page.get("held")) == ([40, 40], [])


@pytest.mark.needs("fingers")
def test_a_second_press_on_a_held_thumb_does_nothing(page):
    page.slider(PLAIN)
    page.fingers.press(x(20), Y, finger=0)
    page.fingers.press(x(20) + 5, Y, finger=1)
    page.fingers.drag(x(60), Y, finger=1)
    assert (page.values, page.events()) == ([20, 80], [])
    page.fingers.drag(x(50), Y, finger=0)
    assert page.values == [50, 80]


def test_a_drag_continues_outside_the_slider(page):
    page.slider(PLAIN)
    page.mouse.press(x(20), Y)
    page.mouse.drag(x(40), Y + 400)
    assert page.values == [40, 80]
    page.mouse.drag(x(-30), 5)
    assert page.values == [0, 80]
    page.mouse.drag(x(60), Y + 500)
    page.mouse.release()
    assert page.values == [60, 80]
    page.mouse.drag(x(30), Y)
    assert page.values == [60, 80]


def test_a_lost_pointer_capture_ends_the_drag_as_a_release_does(page):
    page.slider(PLAIN)
    page.run("addEventListener('pointerdown', event => globalThis.number = event.pointerId, true)")
    page.mouse.press(x(20), Y)
    page.mouse.drag(x(40), Y)
    page.events()
    page.run("slider.shadowRoot.querySelector('[part=base]').releasePointerCapture(number)")
    page.mouse.drag(x(50), Y)
    assert page.events() == ["slider-end 0", "change"]
    assert (page.values, page.get("held")) == ([40, 80], [])


@pytest.mark.needs("devtools")
def test_a_cancelled_touch_restores_the_pushed_thumbs(page):
    page.slider('min="0" max="100" values="20 50 80" collision="push"')
    page.fingers.press(x(20), Y)
    page.fingers.drag(x(60), Y)
    assert page.values == [60, 60, 80]
    page.events()
    page.fingers.cancel()
    assert page.events() == ["input 0,1 cancel", "slider-cancel 0"]
    assert (page.values, page.get("held")) == ([20, 50, 80], [])


@pytest.mark.needs("buttons")
def test_other_mouse_buttons_do_nothing(page):
    page.slider(PLAIN)
    page.mouse.press(x(20), Y, button="right")
    page.mouse.drag(x(40), Y)
    page.mouse.release()
    assert (page.values, page.events()) == ([20, 80], [])


LOOK = 'look="web" max="100" value="50" drags-vertically style="width: 200px"'


@pytest.mark.needs("scroll")
@pytest.mark.parametrize("attributes, tag, path, scrolls", [
    (PLAIN, "range-slider", [(x(20), Y), (x(20), Y - 40), (x(20), Y - 100)], True),
    (PLAIN, "range-slider", [(x(50), Y), (x(50), Y - 40), (x(50), Y - 100)], True),
    (f'{PLAIN} orientation="vertical"', "range-slider", [(LEFT + 22, TOP + 152), (LEFT + 22, TOP + 112), (LEFT + 22, TOP + 60)], False),
    ('max="100" value="50"', "circular-slider", [(LEFT + 100, TOP + 186), (LEFT + 60, TOP + 170), (LEFT + 14, TOP + 100)], False),
    ('max="100" value="50"', "circular-slider", [(LEFT + 100, TOP + 60), (LEFT + 100, TOP + 20), (LEFT + 100, TOP - 40)], True),
    ('max="100" value="50" press-target="thumb"', "circular-slider", [(LEFT + 100, TOP + 60), (LEFT + 100, TOP + 20), (LEFT + 100, TOP - 40)], True),
    ('max="100" value="50" press-target="anywhere"', "circular-slider", [(LEFT + 100, TOP + 60), (LEFT + 60, TOP + 90), (LEFT + 60, TOP + 120)], False),
    ('max="100" value="50" drags-vertically', "circular-slider", [(LEFT + 100, TOP + 60), (LEFT + 100, TOP + 20), (LEFT + 100, TOP - 40)], False),
    ('max="100" value="50" drags-vertically', "circular-slider", [(LEFT + 5, TOP + 195), (LEFT + 5, TOP + 150), (LEFT + 5, TOP + 80)], True),
    ('max="100" value="50" press-target="anywhere"', "circular-slider", [(LEFT + 195, TOP + 5), (LEFT + 195, TOP - 20), (LEFT + 195, TOP - 60)], True),
    ('max="100" value="50" drags-vertically start="-135" sweep="270"', "circular-slider", [(LEFT + 100, TOP + 190), (LEFT + 100, TOP + 150), (LEFT + 100, TOP + 80)], True),
    ('max="100" value="50" drags-vertically start="-135" sweep="270"', "circular-slider", [(LEFT + 100, TOP + 100), (LEFT + 100, TOP + 60), (LEFT + 100, TOP + 10)], False),
    ('max="100" value="50" drags-vertically', "circular-slider", [(LEFT + 14, TOP + 100), (LEFT + 14, TOP + 70), (LEFT + 14, TOP + 20)], False),
    (LOOK, "circular-slider", [(LEFT + 5, TOP + 195), (LEFT + 5, TOP + 150), (LEFT + 5, TOP + 80)], True),
    (LOOK, "circular-slider", [(LEFT + 100, TOP + 100), (LEFT + 100, TOP + 60), (LEFT + 100, TOP + 10)], False),
])
def test_a_swipe_across_the_track_scrolls_the_page_unless_the_slider_takes_it(page, attributes, tag, path, scrolls):
    base = "sliders-looks" if "look" in attributes else "sliders"
    page.slider(attributes, tag, base=base, style="html { height: 3000px } range-slider#it[orientation=vertical] { width: 44px }")
    before = page.values
    page.browser.gestures("touch", path)
    assert (page.settled("return scrollY > 20") is True) == scrolls
    assert (page.values == before) == scrolls
    told = {event.split()[0] for event in page.events()}
    assert told <= {"slider-begin", "slider-cancel"} if scrolls else {"input", "change", "slider-end"} <= told


@pytest.mark.parametrize("attributes, tag, press", [
    (PLAIN, "range-slider", "span-and-track"), ('max="100"', "circular-slider", "span-and-track"),
    ('max="100" drags-vertically', "circular-slider", "anywhere"), ('max="100" drags-vertically press-target="thumb"', "circular-slider", "thumb"),
])
def test_the_press_property_has_the_default_of_the_element(page, attributes, tag, press):
    page.slider(attributes, tag)
    assert page.get("pressTarget") == press


def test_without_a_press_attribute_the_track_outside_the_thumbs_brings_one_and_a_tap_on_the_bar_does_nothing(page):
    page.slider(PLAIN)
    page.drag(50, 50)
    assert (page.values, page.events()) == ([20, 80], [])
    page.drag(50, 60)
    assert page.values == [30, 90]
    page.events()
    page.drag(5, 5)
    assert page.values == [5, 90]
    assert page.events() == ["slider-begin 0", "input 0 pointer", "slider-end 0", "change"]


def test_without_a_press_attribute_a_ring_takes_presses_on_its_band_alone(page):
    page.slider('max="100" value="50"', "circular-slider")
    page.mouse.press(LEFT + 130, TOP + 100)
    page.mouse.release()
    assert (page.values, page.events()) == ([50], [])
    page.mouse.press(LEFT + 186, TOP + 100)
    page.mouse.release()
    assert page.values == [25]


@pytest.mark.portable(cases=3)
@pytest.mark.parametrize("attributes, owned", [
    ("", [False, False, True]), ('press-target="span"', [False, False, True]), ('press-target="thumb"', [False, False, False]),
    ('press-target="anywhere"', [True, True, True]), ("drags-vertically", [True, True, True]), ('drags-vertically="false"', [False, False, True]),
    ('start="-135" sweep="90"', [False, False, False]),
])
def test_the_middle_the_corners_and_the_gap_of_a_ring_belong_to_the_page(page, attributes, owned):
    page.slider(f'max="100" value="0" {attributes}', "circular-slider")
    spots = [(LEFT + 100, TOP + 100), (LEFT + 3, TOP + 3), (LEFT + 186, TOP + 100)]
    assert page.settled("return arguments[0].map(spot => document.elementFromPoint(...spot) === slider)", spots) == owned
    thumb = page.center(0)
    assert page.run("return document.elementFromPoint(...arguments[0]) === slider", thumb)


@pytest.mark.needs("fingers")
def test_a_tap_beside_the_thumbs_brings_one_at_the_release(page):
    page.slider(PLAIN)
    page.browser.gestures("touch", [(x(5), Y)])
    assert page.values == [5, 80]
    assert page.events() == ["slider-begin 0", "input 0 pointer", "slider-end 0", "change"]


@pytest.mark.needs("fingers")
def test_a_touch_beside_the_thumbs_that_rests_brings_one(page):
    page.slider(PLAIN)
    page.fingers.press(x(5), Y)
    page.until("slider.values[0] === 5")
    assert (page.values, page.events()) == ([5, 80], ["slider-begin 0", "input 0 pointer"])
    page.fingers.drag(x(9), Y)
    page.fingers.release()
    assert page.values == [9, 80]


@pytest.mark.needs("scroll")
def test_a_swipe_across_that_starts_beside_the_thumbs_scrolls_and_sends_nothing(page):
    page.slider(PLAIN, style="html { height: 3000px }")
    # On a busy machine a finger would seem to rest before it moves.
    page.run("globalThis.setTimeout = () => 0")
    page.browser.gestures("touch", [(x(5), Y), (x(5), Y - 40), (x(5), Y - 100)])
    assert page.settled("return scrollY > 20")
    assert (page.values, page.events()) == ([20, 80], [])


@pytest.mark.needs("scroll")
@pytest.mark.parametrize("offset", [(0, 1), (1, 0)])
def test_a_finger_on_a_ring_drags_its_bar(page, offset):
    page.slider('max="24" wraps values="22 8" style="width: 300px"', tag="circular-slider", style="html { height: 3000px; width: 3000px }")
    radius = page.run("return slider.shadowRoot.querySelector('[part=track]').getBoundingClientRect().width / 2")
    center = page.run("const box = slider.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]")
    # From 2 o'clock, which is on the span.
    turns = [30, 40, 55, 75]
    path = [(round(center[0] + radius * sin(radians(turn))), round(center[1] - radius * cos(radians(turn)))) for turn in turns]
    page.browser.gestures("touch", path)
    assert page.settled("return [scrollX, scrollY]") == [0, 0]
    assert "slider-end" in " ".join(page.events()) and page.values == [1, 11]


@pytest.mark.needs("scroll")
def test_a_swipe_beside_an_upright_slider_with_texts_scrolls(page):
    page.slider('orientation="vertical" min="-12" max="12" value="0" ticks="-12 0 12" labels', style="html { height: 3000px }")
    box = page.run("const { x, y, width } = slider.getBoundingClientRect(); return [x, y, width]")
    across = round(box[0] + box[2] / 2 + 30)
    page.browser.gestures("touch", [(across, 150), (across, 110), (across, 40)])
    assert page.settled("return scrollY > 20")
    page.settled("scrollTo(0, 0)")
    on = round(box[0] + box[2] / 2)
    page.browser.gestures("touch", [(on, round(box[1]) + 100), (on, round(box[1]) + 80), (on, round(box[1]) + 50)])
    assert page.settled("return scrollY") == 0
    assert page.values[0] > 0


@pytest.mark.needs("fingers")
def test_a_swipe_along_the_track_scrolls_nothing(page):
    page.slider(PLAIN, style="html { height: 3000px; width: 3000px }")
    page.drag(20, 35, 50, kind="touch")
    assert page.settled("return [scrollX, scrollY]") == [0, 0]
    assert page.values == [50, 80]


def test_scrolling_the_page_during_a_drag_keeps_the_thumb_under_the_pointer(page):
    page.slider(PLAIN, style="html { width: 3000px; height: 3000px }")
    page.mouse.press(x(20), Y)
    page.mouse.drag(x(40), Y)
    page.run("scrollTo(30, 0)")
    page.settled()
    page.mouse.drag(x(40) + 3, Y)
    assert page.values == [51, 80]
    page.mouse.release()


def test_a_resize_during_a_drag_changes_no_value(page):
    page.slider(PLAIN)
    page.mouse.press(x(20) + 5, Y)
    page.mouse.drag(x(40) + 5, Y)
    page.events()
    page.run("slider.style.width = '628px'")
    assert (page.values, page.events(), page.get("held")) == ([40, 80], [], [0])
    page.mouse.drag(LEFT + 14 + 300 + 5, Y)
    assert page.values == [50, 80]
    page.mouse.release()


@pytest.mark.parametrize("style", [
    "transform: scale(2)", "transform: scale(0.5, 2)", "transform: scaleX(-1)", "rotate: 180deg", "transform: rotate(-90deg)",
    needing("devtools", "transform: rotate(30deg) skewX(20deg)"), needing("zoom", "zoom: 1.5"),
    "transform: rotate(90deg); height: 0",
])
def test_a_transformed_slider_keeps_the_thumb_under_the_pointer(page, style):
    page.show(f'<div><range-slider id="it" {PLAIN}></range-slider></div>',
              style=f"#it#it {{ left: -164px; top: -22px }} div {{ position: absolute; left: 450px; top: 400px; translate: 20px 30px; {style} }}")
    (fromX, fromY), (toX, toY) = page.center(0), page.center(1)
    page.mouse.press(fromX, fromY)
    page.mouse.drag((fromX + toX) / 2, (fromY + toY) / 2)
    assert page.values == pytest.approx([50, 80], abs=1e-3)
    page.mouse.release()


def test_a_rotated_circular_slider_keeps_the_thumb_under_the_pointer(page):
    page.slider('max="100" value="0"', "circular-slider", style="#it { transform: rotate(90deg) }")
    page.mouse.press(LEFT + 186, TOP + 100)
    page.mouse.drag(LEFT + 100, TOP + 186)
    assert page.values == pytest.approx([25], abs=1e-3)
    page.mouse.release()


def test_scrolling_a_box_around_the_slider_keeps_the_thumb_under_the_pointer(page):
    page.show(f'<div id="outer"><div><range-slider id="it" {PLAIN}></range-slider></div></div>',
              style="#outer { position: relative; overflow: auto; width: 600px; height: 400px } div > div { width: 2000px; height: 900px }")
    page.mouse.press(x(20), Y)
    page.mouse.drag(x(40), Y)
    page.run("outer.scrollLeft = 30")
    page.settled()
    page.mouse.drag(x(41), Y)
    assert page.values == [51, 80]
    page.mouse.release()


def test_a_fixed_slider_stays_while_the_page_scrolls(page):
    page.slider(PLAIN, style="html { width: 3000px; height: 3000px } #it#it { position: fixed }")
    page.mouse.press(x(20), Y)
    page.mouse.drag(x(40), Y)
    page.run("scrollTo(50, 0)")
    page.settled()
    page.mouse.drag(x(41), Y)
    assert page.values == [41, 80]
    page.mouse.release()


@pytest.mark.parametrize("kind", ["mouse", needing("fingers", "fingers")])
def test_a_drag_continues_if_the_page_captures_the_pointer(page, kind):
    page.show(f'<div id="pane"><range-slider id="it" {PLAIN}></range-slider></div>',
              style="#pane { position: absolute; inset: 0; touch-action: none }")
    page.run("pane.addEventListener('pointerdown', event => pane.setPointerCapture(event.pointerId))")
    pointer = getattr(page, kind)
    pointer.press(x(20), Y)
    pointer.drag(x(40), Y)
    pointer.drag(x(50), Y + 300)
    assert (page.values, page.get("held")) == ([50, 80], [0])
    pointer.release()
    assert page.get("held") == []
    assert page.events()[-2:] == ["slider-end 0", "change"]
    pointer.press(x(80), Y)
    pointer.drag(x(70), Y)
    pointer.release()
    assert page.values == [50, 70]


@pytest.mark.needs("scale")
@pytest.mark.parametrize("scale", [1, 3])
def test_a_drag_is_exact_at_any_resolution_of_the_screen(page, scale):
    page.browser.resize(800, 600, scale)
    page.slider('min="0" max="100" step="any" values="20 80"', style="range-slider#it { width: 328.5px }")
    assert page.settled("return devicePixelRatio") == scale
    middle = page.center(0)
    assert middle == pytest.approx([LEFT + 14 + 0.2 * 300.5, Y], abs=0.01)
    page.mouse.press(round(middle[0]), Y)
    page.mouse.drag(round(middle[0]) + 30, Y)
    page.mouse.release()
    assert page.values == pytest.approx([20 + 30 / 3.005, 80], abs=1e-9)
    assert page.center(0) == pytest.approx([middle[0] + 30, Y], abs=0.01)
    page.picture(f"scale-{scale}")


def test_shift_makes_a_drag_with_fine_control_slower(page):
    page.slider('min="0" max="100" value="20" fine-control')
    page.mouse.press(x(20), Y)
    page.mouse.drag(x(40), Y)
    page.mouse.hold_shift(True)
    page.mouse.drag(x(60), Y)
    assert page.values == [45]
    page.mouse.hold_shift(False)
    page.mouse.drag(x(70), Y)
    assert page.values == pytest.approx([55], abs=1e-9)
    page.mouse.release()


def test_a_drag_selects_no_text(page):
    page.show(f'<p>Text before</p><range-slider id="it" {PLAIN}></range-slider><p style="margin-top: 200px">Text after</p>')
    page.browser.gestures("mouse", [(x(20), Y), (x(40), Y + 60), (x(50), Y + 150)])
    assert page.settled("return String(getSelection())") == ""
    assert page.values == [50, 80]


def test_a_press_on_the_edge_of_the_target_of_a_thumb_focuses_it_and_drags(page):
    page.slider(PLAIN)
    page.mouse.press(x(80) + 8, Y + 18)
    assert page.settled("return thumbs().indexOf(slider.shadowRoot.activeElement)") == 1
    page.mouse.drag(x(60) + 8, Y + 18)
    assert page.values == [20, 60]
    page.mouse.release()
    assert page.settled("return thumbs().indexOf(slider.shadowRoot.activeElement)") == 1


def test_a_press_focuses_its_thumb_without_a_focus_ring(page):
    page.slider(PLAIN)
    page.drag(80, 70)
    assert page.settled("return thumbs().indexOf(slider.shadowRoot.activeElement)") == 1
    assert page.settled("return slider.shadowRoot.activeElement.matches(':focus-visible')") is False
    page.key("ArrowLeft")
    assert page.values == [20, 69]
    page.key("Tab", "Shift")
    assert page.settled("return slider.shadowRoot.activeElement.matches(':focus-visible')") is True


@pytest.mark.portable(cases=2)
@pytest.mark.parametrize("attributes, pressed, focused", [
    ('press-target="span"', 50, 0), ('press-target="track"', 70, 1), ('press-target="track"', 90, 1), ('disabled-thumbs="1"', 80, -1), ('press-target="thumb"', 50, -1),
])
def test_a_press_beside_the_thumbs_focuses_the_thumb_that_it_takes(page, attributes, pressed, focused):
    page.slider(f"{PLAIN} {attributes}")
    page.drag(pressed, pressed + 3)
    assert page.settled("return thumbs().indexOf(slider.shadowRoot.activeElement)") == focused


def test_the_press_option_says_where_a_press_counts(page):
    page.slider(f'{PLAIN} press-target="thumb"')
    page.drag(50, 60)
    assert page.values == [20, 80]
    page.slider(f'{PLAIN} press-target="track"')
    page.drag(40, 45)
    assert page.values == [45, 80]
