"""Tests the attribute `direction`: where the values of a straight slider grow, whatever the direction of text."""
import pytest

pytestmark = pytest.mark.portable

# A vertical slider of the tests: its track is 300 pixels long, from y 114 to 414, at x 122.
DOWN = 'direction="down" orientation="vertical" style="width: 44px; height: 328px" max="100"'


def test_downward_the_lowest_value_is_on_top(page):
    page.slider(f'{DOWN} values="20 80"')
    assert [page.center(index) for index in (0, 1)] == [[122, 174], [122, 354]]
    assert page.thumb(0, "aria-orientation") == "vertical"
    assert page.run("return slider.shadowRoot.querySelector('[part~=span]').style.clipPath") == "inset(71px 0px round 3px)"
    page.set("direction", "up")
    assert [page.center(index) for index in (0, 1)] == [[122, 354], [122, 174]]
    assert page.browser.warnings() == []


def test_downward_a_drag_down_is_more_and_so_is_the_key_up(page):
    page.slider(f'{DOWN} values="20 80"')
    page.browser.gestures("mouse", [(122, 174), (122, 204)])
    assert page.values == [30, 80]
    page.browser.gestures("mouse", [(122, 400)])
    assert page.values == [30, 95]
    page.focus(0)
    for key, value in [("ArrowUp", 31), ("ArrowRight", 32), ("ArrowDown", 31), ("PageUp", 41), ("Home", 0)]:
        page.key(key)
        assert page.values == [value, 95], key


@pytest.mark.needs("wheel")
def test_downward_the_wheel_turned_up_is_more(page):
    page.slider(f'{DOWN} value="20" wheel')
    page.focus(0)
    page.browser.turn_wheel(122, 174, -100)
    assert page.values == [21]


def test_downward_ticks_and_their_texts_stand_at_their_values(page):
    page.slider(f'{DOWN} ticks="values 0 25 100" value="50" labels'.replace("width: 44px", "width: 140px"))
    ticks = page.settled("""return [...slider.shadowRoot.querySelectorAll('[part~=tick-label]')].map(node => {
        const { y, height } = node.getBoundingClientRect();
        return [node.textContent, Math.round(y + height / 2)];
    })""")
    assert ticks == [["0", 114], ["25", 189], ["100", 414]]


def test_downward_a_look_and_its_histogram_follow(painted):
    painted.slider(f'{DOWN} look="flat" histogram="1 2 4" value="20" direction="down"')
    columns = "return forms().slice(0, 3).map(node => node.getBoundingClientRect()).map(({ y, width }) => [y, width])"
    down = painted.settled(columns)
    assert [y for y, _ in down] == sorted(y for y, _ in down) and down[0][1] < down[2][1]
    painted.set("direction", "up")
    up = painted.settled(columns)
    assert [y for y, _ in up] == sorted((y for y, _ in up), reverse=True) and up[0][1] < up[2][1]


@pytest.mark.parametrize("dir", ["ltr", "rtl"])
@pytest.mark.parametrize("direction, centers, key", [
    ("left", [354, 174], "ArrowLeft"), ("right", [174, 354], "ArrowRight"),
])
def test_a_direction_holds_whatever_the_direction_of_text(page, dir, direction, centers, key):
    page.slider(f'max="100" values="20 80" dir="{dir}" direction="{direction}"')
    assert [page.center(index)[0] for index in (0, 1)] == centers
    page.focus(0)
    page.key(key)
    assert page.values == [21, 80]


def test_without_a_direction_values_grow_with_the_text_and_upward(page):
    page.slider('max="100" value="20" dir="rtl"')
    assert (page.get("direction"), page.center(0)) == ("auto", [354, 122])
    page.run("slider.orientation = 'vertical'; slider.style.cssText = 'width: 44px; height: 328px'")
    assert page.center(0) == [122, 354]


@pytest.mark.parametrize("attributes, word", [
    ('direction="down"', "down"), ('direction="left" orientation="vertical"', "left"),
])
def test_a_direction_across_the_slider_warns_and_is_left_out(page, attributes, word):
    page.slider(f'max="100" value="20" {attributes}')
    page.run("slider.values = [30]")
    page.settled()
    [warning] = page.browser.warnings()
    assert all(part in warning for part in ["range-slider", "direction", word, "orientation", "auto is used"]), warning


# Vertical text

WRITING = ["vertical-rl", "vertical-lr", "sideways-rl", "sideways-lr"]
BOX = "const { width, height } = slider.getBoundingClientRect(); return [Math.round(width), Math.round(height)]"


def supported(page, mode):
    return page.run("return CSS.supports('writing-mode', arguments[0])", mode)


@pytest.mark.portable(cases=4)
@pytest.mark.parametrize("mode", WRITING)
@pytest.mark.parametrize("target", ["html", "range-slider"])
def test_in_vertical_text_a_slider_is_vertical_and_grows_with_the_text(page, mode, target):
    page.show('<range-slider max="100" values="20 80"></range-slider>', style=f"{target} {{ writing-mode: {mode} }}")
    if not supported(page, mode):
        return
    assert page.run(BOX) == [44, 200]
    (_, first), (_, second) = page.center(0), page.center(1)
    grows_up = mode == "sideways-lr"
    assert (first > second) == grows_up and abs(first - second) > 90
    assert (page.thumb(0, "aria-orientation"), page.get("orientation"), page.get("direction")) == ("vertical", "vertical", "auto")
    page.run("slider.dir = 'rtl'")
    assert (page.center(0)[1] > page.center(1)[1]) != grows_up
    assert page.browser.warnings() == []


@pytest.mark.parametrize("mode", ["vertical-rl", "vertical-lr"])
def test_in_vertical_text_a_drag_down_is_more(page, mode):
    page.show('<range-slider max="100" value="20"></range-slider>', style=f"html {{ writing-mode: {mode} }}")
    left, top = map(round, page.center(0))
    page.mouse.press(left, top)
    page.mouse.drag(left, top + 50)
    page.mouse.release()
    assert page.values[0] > 45
    before = page.values[0]
    page.key("ArrowDown")
    assert page.values[0] < before


def test_an_orientation_holds_in_vertical_text(page):
    page.show('<range-slider max="100" values="20 80" orientation="horizontal"></range-slider>', style="html { writing-mode: vertical-rl }")
    width, height = page.run(BOX)
    assert (width, height) == (129, 44)
    assert page.center(0)[0] < page.center(1)[0]
    page.run("slider.orientation = 'vertical'")
    page.settled()
    assert page.run(BOX) == [44, 200]


def test_a_writing_mode_that_changes_turns_the_slider(page):
    page.show('<range-slider max="100" values="20 80"></range-slider>')
    page.run("document.documentElement.style.writingMode = 'vertical-rl'")
    page.settled()
    assert page.settled(BOX) == [44, 200]
    page.run("document.documentElement.style.writingMode = ''")
    page.settled()
    assert page.settled(BOX)[1] == 44
    assert page.center(0)[0] < page.center(1)[0]
    assert page.browser.warnings() == []


@pytest.mark.parametrize("attributes", ["labels", 'labels ticks="0 50 100"'])
def test_in_vertical_text_labels_lie_beside_the_track_and_stay_horizontal(page, attributes):
    page.show(f'<range-slider max="1000" values="200 800" {attributes}></range-slider>', style="html { writing-mode: vertical-rl }")
    page.until("slider.shadowRoot.querySelector('[part=label]')?.textContent")
    width, height = page.settled(BOX)
    assert width > 60 and height == 200
    box = page.settled("const { width, height } = slider.shadowRoot.querySelector('[part~=label]').getBoundingClientRect(); return [width, height]")
    assert box[0] > box[1]
    inside = page.settled("""
        const around = slider.getBoundingClientRect();
        return [...slider.shadowRoot.querySelectorAll('[part$=label]')].every(node => {
            const { left, right } = node.getBoundingClientRect();
            return left >= around.left && right <= around.right })""")
    assert inside


@pytest.mark.parametrize("base, tag, attributes, size", [
    ("sliders-ruler", "ruler-slider", "", [100, 200]), ("sliders-ruler", "ruler-slider", 'direction="left"', [129, 68]),
    ("sliders-ruler", "ruler-slider", 'direction="up"', [100, 200]), ("sliders", "circular-slider", "", [200, 200]),
    ("sliders", "circular-slider", "labels", [200, 200]), ("sliders-plane", "plane-slider", "", [200, 200]),
    ("sliders-looks", "range-slider", 'look="ios-flat"', [44, 200]), ("sliders-looks", "circular-slider", 'look="bedtime"', None),
])
def test_in_vertical_text_no_slider_loses_its_size(page, base, tag, attributes, size):
    page.show(f'<{tag} {attributes}></{tag}>', base=base)
    level = page.settled(BOX)
    page.show(f'<{tag} {attributes}></{tag}>', base=base, style="html { writing-mode: vertical-rl }")
    assert page.settled(BOX) == (size or level)
    assert page.browser.warnings() == []


@pytest.mark.parametrize("mode, dir, is_down", [("vertical-rl", "ltr", True), ("vertical-lr", "rtl", False), ("horizontal-tb", "ltr", None)])
def test_in_vertical_text_a_ruler_runs_with_the_text(page, mode, dir, is_down):
    page.show(f'<ruler-slider max="100" value="50" dir="{dir}"></ruler-slider>', base="sliders-ruler", style=f"html {{ writing-mode: {mode} }}")
    left, top = map(round, page.center(0))
    page.mouse.press(left, top)
    page.mouse.drag(left, top + 40)
    page.mouse.release()
    page.until("!slider.moving")
    value = page.get("valueAsNumber")
    assert value == 50 if is_down is None else (value < 50) == is_down
