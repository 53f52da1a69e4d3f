"""Tests every key in every direction on both elements, and the wheel."""
import pytest
from pages import Y, x

pytestmark = pytest.mark.portable

STEPPED = 'min="0" max="100" step="2" values="50 90"'
UP_AND_DOWN = [("ArrowUp", 52), ("ArrowDown", 48), ("PageUp", 70), ("PageDown", 30), ("Home", 0), ("End", 90)]
FORWARDS = [("ArrowRight", 52), ("ArrowLeft", 48)]
BACKWARDS = [("ArrowRight", 48), ("ArrowLeft", 52)]


def struck(page, key, *held, thumb=0):
    page.focus(thumb)
    page.key(key, *held)
    return page.values[thumb]


@pytest.mark.portable(cases=2)
@pytest.mark.parametrize("attributes, tag, keys", [
    ("", "range-slider", FORWARDS), ('dir="rtl"', "range-slider", BACKWARDS),
    ('orientation="vertical"', "range-slider", FORWARDS), ('dir="rtl" orientation="vertical"', "range-slider", FORWARDS),
    ("", "circular-slider", FORWARDS), ('sweep="-270"', "circular-slider", FORWARDS),
])
def test_each_key_moves_the_thumb_and_shift_makes_ten_steps(page, attributes, tag, keys):
    page.slider(f"{STEPPED} {attributes}", tag)
    for key, value in keys + UP_AND_DOWN:
        page.set("values", [50, 90])
        assert struck(page, key) == value, key
        assert page.events() == ["input 0 key", "change"]
        if key.startswith("Arrow"):
            page.set("values", [50, 90])
            assert struck(page, key, "Shift") == 50 + 10 * (value - 50), f"Shift + {key}"
            assert page.events() == ["input 0 key", "change"]


def test_arrow_keys_follow_the_inherited_direction(page):
    page.show(f'<div dir="rtl"><range-slider id="it" {STEPPED}></range-slider></div>')
    assert struck(page, "ArrowLeft") == 52
    page.run("document.querySelector('div').dir = 'ltr'")
    assert page.settled("return slider.matches(':dir(ltr)')")
    page.set("values", [50, 90])
    page.settled()
    assert struck(page, "ArrowLeft") == 48


@pytest.mark.once
def test_without_steps_an_arrow_key_moves_a_hundredth_of_the_track(page):
    page.slider('min="0" max="1000" step="any" value="500"')
    assert [struck(page, key) for key in ("ArrowRight", "PageUp", "ArrowDown", "PageDown")] == [510, 610, 600, 500]


@pytest.mark.once
def test_arrow_keys_go_from_step_to_step(page):
    page.slider('min="1" max="1000" value="1" scale="list 1 2 5 10 1000"')
    assert [struck(page, "ArrowUp") for _ in range(5)] == [2, 5, 10, 1000, 1000]
    page.slider('min="0" max="10" step="3" value="0"')
    assert [struck(page, "ArrowUp") for _ in range(5)] == [3, 6, 9, 10, 10]
    assert [struck(page, "ArrowDown") for _ in range(2)] == [9, 6]
    page.slider('min="0" max="1" step="0.1" value="0"')
    assert [struck(page, "ArrowUp") for _ in range(4)] == [0.1, 0.2, 0.3, 0.4]


def test_home_and_end_go_to_the_limits_of_the_thumb(page):
    page.slider('min="0" max="100" values="20 50 80" step="1" minimum-span="5" enabled-range="10 95"')
    assert [struck(page, key, thumb=1) for key in ("Home", "End")] == [25, 75]
    assert [struck(page, "Home", thumb=0), struck(page, "End", thumb=2)] == [10, 95]


@pytest.mark.once
def test_keys_follow_the_collision_rule(page):
    page.slider('min="0" max="100" values="50 52" step="2"')
    assert [struck(page, "ArrowUp"), struck(page, "ArrowUp")] == [52, 52]
    page.run("slider.collision = 'push'")
    assert (struck(page, "ArrowUp"), page.values) == (54, [54, 54])
    page.run("slider.collision = 'cross'; slider.values = [50, 52]")
    page.focus(0)
    page.key("PageUp")
    assert page.values == [52, 70]
    assert page.run("return thumbs().indexOf(slider.shadowRoot.activeElement)") == 1
    page.key("ArrowUp")
    assert page.values == [52, 72]


def test_keys_cross_the_seam_of_a_wrapping_circle(page):
    page.slider('min="0" max="1440" step="30" values="1410 30" wraps', "circular-slider")
    assert [struck(page, "ArrowUp") for _ in range(2)] == [0, 30]
    assert (page.values, page.get("spans")) == ([30, 30], [0])
    assert [struck(page, "ArrowDown") for _ in range(2)] == [0, 1410]


def test_keys_do_nothing_to_a_held_thumb(page):
    page.slider(STEPPED)
    box = page.center(0)
    page.mouse.press(round(box[0]), round(box[1]))
    page.mouse.drag(round(box[0]) + 30, round(box[1]))
    before = page.values
    page.events()
    page.key("ArrowUp")
    assert (page.values, page.events()) == (before, [])
    page.mouse.release()


def test_tab_goes_from_thumb_to_thumb_past_disabled_ones(page):
    page.show('<button>before</button><range-slider id="it" max="100" values="10 50 90" disabled-thumbs="1"></range-slider>'
              '<button>after</button>')
    page.settled("document.querySelector('button').focus()")
    visited = []
    for _ in range(3):
        page.key("Tab")
        visited.append(page.settled("""
            const active = document.activeElement;
            return active === slider ? thumbs().indexOf(slider.shadowRoot.activeElement) : active.textContent"""))
    assert visited == [0, 2, "after"]
    page.key("Tab", "Shift")
    assert page.settled("return thumbs().indexOf(slider.shadowRoot.activeElement)") == 2


def test_keys_without_a_meaning_are_left_to_the_page(page):
    page.slider(STEPPED)
    page.run("globalThis.left = []; addEventListener('keydown', event => event.defaultPrevented || left.push(event.key))")
    page.focus(0)
    for key in ("a", "Escape", "5"):
        page.key(key)
    for modifier in ("Control", "Alt"):
        page.key("ArrowRight", modifier)
    page.key("ArrowRight")
    assert page.settled("return left.filter(key => !['Control', 'Alt'].includes(key))") == ["a", "Escape", "5", "ArrowRight", "ArrowRight"]
    assert page.values == [52, 90]


def test_escape_is_left_to_the_page_without_a_drag(page):
    page.slider(STEPPED)
    page.run("globalThis.escapes = 0; addEventListener('keydown', event => escapes += event.key === 'Escape')")
    x, y = map(round, page.center(0))
    page.mouse.press(x, y)
    page.mouse.drag(x + 30, y)
    page.key("Escape")
    assert page.settled("return escapes") == 0 and page.values == [50, 90]
    page.mouse.release()
    page.key("Escape")
    assert page.settled("return escapes") == 1


def test_a_slider_listens_to_the_wheel_only_if_the_wheel_option_is_on(page):
    page.slider()
    page.load_extras()
    assert page.settled("""
        const { addEventListener, removeEventListener } = EventTarget.prototype;
        let count = 0;
        EventTarget.prototype.addEventListener = function (type, ...rest) {
          if (type === 'wheel') count += 1;
          addEventListener.call(this, type, ...rest);
        };
        EventTarget.prototype.removeEventListener = function (type, ...rest) {
          if (type === 'wheel') count = 0;
          removeEventListener.call(this, type, ...rest);
        };
        const other = document.createElement('range-slider'), counts = [];
        document.body.append(other);
        for (const key of ['wheel', 'wheelOverThumbs']) for (const isWanted of [false, true, false]) {
          other[key] = isWanted;
          counts.push(other.values && count > 0);
        }
        Object.assign(EventTarget.prototype, { addEventListener, removeEventListener });
        return counts;""") == 2 * [False, True, False]


@pytest.mark.needs("wheel")
def test_the_wheel_moves_the_focused_thumb_if_the_option_is_on(page):
    page.slider(STEPPED)
    page.load_extras()
    page.focus(0)
    page.browser.turn_wheel(*page.center(0), -120)
    assert page.values == [50, 90]
    page.set("wheel", True)
    page.browser.turn_wheel(*page.center(0), -120)
    assert (page.values, page.events()) == ([52, 90], ["input 0 wheel", "change"])
    page.browser.turn_wheel(*page.center(0), 120)
    assert page.values == [50, 90]
    page.run("slider.blur(); document.activeElement.blur()")
    page.browser.turn_wheel(*page.center(0), 120)
    assert page.values == [50, 90]


@pytest.mark.needs("wheel")
@pytest.mark.parametrize("tag", ["range-slider", "circular-slider"])
def test_the_wheel_moves_the_hovered_thumb_if_the_option_is_on(page, tag):
    page.slider('max="100" values="20 60"', tag)
    page.load_extras()
    page.browser.turn_wheel(*page.center(1), -120)
    assert page.values == [20, 60]
    page.set("wheelOverThumbs", True)
    page.browser.turn_wheel(*page.center(1), -120)
    assert (page.values, page.events()) == ([20, 61], ["input 1 wheel", "change"])
    assert page.run("return document.activeElement.localName") == "body"
    page.focus(0)
    page.browser.turn_wheel(*page.center(1), 120)
    assert page.values == [20, 60] and page.run("return slider.shadowRoot.activeElement === thumbs()[0]")


@pytest.mark.needs("wheel")
def test_away_from_thumbs_the_wheel_moves_the_focused_thumb_with_the_other_option(page):
    page.slider('max="100" values="20 60" wheel-over-thumbs')
    page.focus(0)
    page.browser.turn_wheel(x(40), Y, -120)
    assert page.values == [20, 60]
    page.set("wheel", True)
    page.browser.turn_wheel(x(40), Y, -120)
    assert page.values == [21, 60]


@pytest.mark.needs("wheel")
def test_the_focus_goes_with_a_thumb_that_the_wheel_moves_across_another(page):
    page.slider('max="100" values="58 59" collision="cross" wheel-over-thumbs')
    page.focus(0)
    left, top = page.center(0)
    for _ in range(2):
        page.browser.turn_wheel(left - 8, top, -120)
    assert page.values == [59, 60] and page.run("return slider.shadowRoot.activeElement === thumbs()[1]")


@pytest.mark.needs("wheel")
@pytest.mark.parametrize("attributes", ["disabled-thumbs='1'", "readonly"])
def test_a_wheel_over_a_thumb_that_cannot_move_is_left_to_the_page(page, attributes):
    page.slider(f'max="100" values="20 60" wheel-over-thumbs {attributes}')
    page.run("addEventListener('wheel', event => { globalThis.isTaken = event.defaultPrevented })")
    page.browser.turn_wheel(*page.center(1), -120)
    assert (page.values, page.run("return isTaken")) == ([20, 60], False)


@pytest.mark.parametrize("turn", ["{ deltaY: -120, ctrlKey: true }", "{ deltaX: 120 }"])
def test_a_wheel_that_zooms_or_scrolls_sideways_is_left_to_the_page(page, turn):
    page.slider('max="100" values="50 90" wheel')
    page.focus(0)
    assert page.run(f"""
        const event = new WheelEvent('wheel', {{ bubbles: true, composed: true, cancelable: true, ...{turn} }});
        thumbs()[0].dispatchEvent(event);
        return event.defaultPrevented;""") is False
    assert page.values == [50, 90]


def test_attributes_say_how_many_steps_arrows_and_pages_go(page):
    page.slider(f'{STEPPED} arrow-steps="3" page-steps="5"')
    for key, held, value in [
        ("ArrowRight", [], 56), ("ArrowDown", [], 44), ("PageUp", [], 60), ("PageDown", [], 40),
        ("ArrowRight", ["Shift"], 60), ("ArrowDown", ["Shift"], 40), ("Home", [], 0),
    ]:
        page.set("values", [50, 90])
        assert struck(page, key, *held) == value, key
    assert page.run("return [slider.arrowSteps, slider.pageSteps]") == [3, 5]
    page.run("slider.arrowSteps = null; slider.pageSteps = null; slider.values = [50, 90]")
    assert page.run("return [slider.arrowSteps, slider.pageSteps]") == [1, 10]
    assert [struck(page, "ArrowRight"), struck(page, "PageUp")] == [52, 72]
    page.slider('max="100" step="any" value="50" arrow-steps="5"')
    assert struck(page, "ArrowRight") == 55


@pytest.mark.once
@pytest.mark.parametrize("count", ["0", "-2", "1.5", "many"])
def test_a_count_of_steps_that_is_none_warns(page, count):
    page.slider(f'{STEPPED} arrow-steps="{count}"')
    assert struck(page, "ArrowRight") == 52
    [warning] = page.browser.warnings()
    assert "arrow-steps" in warning and "default is used" in warning


def test_without_the_keyboard_keys_are_left_to_the_page(page):
    page.slider(f'{STEPPED} keyboard="false"')
    page.run("globalThis.left = []; addEventListener('keydown', event => left.push([event.key, event.defaultPrevented]))")
    assert [struck(page, "ArrowRight"), struck(page, "End")] == [50, 50]
    assert page.run("return left") == [["ArrowRight", False], ["End", False]]
    page.set("keyboard", True)
    assert struck(page, "ArrowRight") == 52


@pytest.mark.parametrize("tag, attributes", [("range-slider", 'value="30"'), ("range-slider", 'value="30" ticks="0 50 100" clickable-ticks')])
def test_a_key_after_a_tap_on_the_track_shows_the_focus(page, tag, attributes):
    page.slider(attributes, tag=tag)
    page.mouse.press(x(50), Y)
    page.mouse.release()
    page.run("globalThis.left = 0; for (const type of ['blur', 'focus', 'focusin', 'focusout']) addEventListener(type, () => left++, true)")
    shown = "return [slider.value, slider.shadowRoot.activeElement.matches(':focus-visible')]"
    assert page.settled(shown) == ["50", False]
    page.key("ArrowRight")
    assert page.settled(shown) == ["51", True]
    # The page hears nothing of it.
    assert page.run("return left") == 0
