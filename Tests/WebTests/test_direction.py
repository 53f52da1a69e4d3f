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
