"""Tests the texts of looks: labels that merge or move apart and stay inside, numerals, readouts, typing in them."""
import pytest
from pages import x

pytestmark = pytest.mark.portable

BOXES = """
return [...drawing().querySelectorAll('text')].filter(node => node.textContent).map(node => {
  // Firefox adds a pixel around the box of a text.
  const { x, width } = node.getBoundingClientRect(), half = node.getComputedTextLength() / 2;
  const middle = x + width / 2 - slider.getBoundingClientRect().x;
  return [node.textContent, middle - half, middle + half];
})"""
RING = 'max="360" step="any" value="200" readout text-entry label="Angle"'
FIELD = "slider.shadowRoot.querySelector('[part=field]:not([tabindex])')"


def labeled(painted, values, overlap):
    painted.slider(f'look="ios-flat" max="100" values="{values}" labels label-overlap="{overlap}"')
    return painted.settled(BOXES)


def test_labels_are_centered_on_their_thumbs(painted):
    first, second = labeled(painted, "20 80", "apart")
    assert [first[0], second[0]] == ["20", "80"]
    assert [(first[1] + first[2]) / 2, (second[1] + second[2]) / 2] == pytest.approx([x(20) - 100, x(80) - 100], abs=0.6)


def test_labels_that_would_overlap_move_apart(painted):
    (_, _, end), (_, start, _), _ = labeled(painted, "49.5 50 90", "apart")
    # Half an em; WebKit rounds boxes to whole pixels.
    assert 3 < start - end <= 6.5


def test_labels_keep_the_space_and_the_distance_that_the_page_sets(painted):
    painted.slider('max="100" values="20 24"', style="#it { height: 120px }")
    painted.run("slider.metrics = { labels: true, labelSpacing: 20 }")
    (_, _, end), (_, start, _) = painted.settled(BOXES)
    assert start - end == pytest.approx(20, abs=0.6)
    top = "return drawing().querySelector('text').getBoundingClientRect().y"
    before = painted.settled(top)
    painted.run("slider.metrics = { labels: true, labelDistance: 16 }")
    assert before - painted.settled(top) == pytest.approx(5, abs=0.6)
    painted.run("slider.metrics = { labels: true, labelSpacing: -1 }")
    assert "labelSpacing" in painted.browser.warnings()[0]


def test_labels_that_would_overlap_merge(painted):
    assert [text for text, *_ in labeled(painted, "48 50 90", "merge")] == ["48 – 50", "90"]
    assert [text for text, *_ in labeled(painted, "48 50 52", "merge")] == ["48 – 52"]
    assert [text for text, *_ in labeled(painted, "50 50", "merge")] == ["50"]
    assert [text for text, *_ in labeled(painted, "48 50 90", "overlap")] == ["48", "50", "90"]


def test_labels_merge_and_separate_during_a_drag(painted):
    labeled(painted, "20 80", "merge")
    painted.mouse.press(x(20), 138)
    painted.mouse.drag(x(78), 138)
    text, *_ = painted.settled(BOXES)[0]
    assert text.endswith(" – 80")
    painted.mouse.drag(x(30), 138)
    assert len(painted.settled(BOXES)) == 2


@pytest.mark.parametrize("values", [[0, 100], [0, 1, 2, 3], [98, 99, 100]])
def test_labels_that_fit_stay_inside_the_control(painted, values):
    painted.slider(f'look="system" max="100" values="{" ".join(map(str, values))}" labels')
    painted.run("slider.format = value => `number ${value}`")
    boxes = painted.settled(BOXES)
    assert [text for text, *_ in boxes] == [f"number {value}" for value in values]
    # The control is 328 pixels wide; without moving, the outer labels would leave it.
    assert all(start >= -1 and end <= 329 for _, start, end in boxes)
    assert all(right[1] - left[2] > 3 for left, right in zip(boxes, boxes[1:]))


def test_labels_move_apart_again_when_a_font_has_loaded(painted):
    painted.slider('look="system" max="100" values="30 50" labels label-overlap="apart"')
    painted.settled("""
        document.head.append(Object.assign(document.createElement('style'), { textContent: 'range-slider::part(base) { font-family: Late, Narrow }' }));
        slider.format = value => 'iiiiiiiiii ' + value;""")
    near = painted.settled(BOXES)
    painted.settled("""
        const late = new FontFace('Late', 'local("DejaVu Sans Mono")');
        document.fonts.add(late);
        return late.load().then(() => new Promise(requestAnimationFrame)).then(() => true)""")
    far = painted.settled(BOXES)
    assert far[0][2] - far[0][1] > 1.3 * (near[0][2] - near[0][1])
    assert 3 < far[1][1] - far[0][2]


def test_labels_and_assistive_technology_have_the_text_of_the_format(painted):
    labeled(painted, "20 80", "apart")
    painted.run("slider.format = (value, thumb) => `${thumb}: ${value}`")
    assert painted.texts() == ["0: 20", "1: 80"]
    assert painted.thumb(1, "aria-valuetext") == "1: 80"


def test_label_placement_puts_labels_above_below_or_inside(painted):
    labeled(painted, "20 80", "apart")
    tops = {}
    for position in ("above", "below", "inside"):
        painted.set("labelPlacement", position)
        tops[position] = painted.settled("return +drawing().querySelector('text').getAttribute('y')")
    assert tops == {"above": 13, "inside": 38, "below": 63}


def test_a_clock_has_numerals_and_a_read_out_that_functions_can_replace(painted):
    painted.slider('look="clock12" max="720" values="540 300" wraps', "circular-slider")
    assert painted.texts() == [*map(str, [12, *range(1, 12)]), "8 hr"]
    painted.run("slider.formatTick = (value, index) => index % 3 ? '' : String(value); slider.formatReadout = ([from, to]) => `${from}–${to}`")
    assert [text for text in painted.texts() if text] == ["0", "180", "360", "540", "540–300"]


def test_a_slider_without_a_look_can_have_a_read_out(painted):
    painted.slider('max="360" value="200" readout', "circular-slider")
    assert painted.texts() == ["200"]
    painted.set("value", 100)
    assert painted.texts() == ["100"]
    assert painted.settled(f"return {FIELD}") is None


class TestTyping:
    """Tests a readout in which the value can be typed: it is a text field."""

    @pytest.fixture
    def ring(self, painted):
        painted.slider(RING, "circular-slider", body="<button id=next>Next</button>", style="#it { width: 320px }")
        painted.field = lambda: painted.settled(f"return {FIELD}.value")
        return painted

    def click(self, ring):
        left, top = ring.settled(f"const {{ left, top, width, height }} = {FIELD}.getBoundingClientRect(); return [left + width / 2, top + height / 2]")
        ring.mouse.press(round(left), round(top))
        ring.mouse.release()

    def type(self, ring, *keys):
        for key in keys:
            ring.key({"Enter": "\ue007", "Backspace": "\ue003"}.get(key, key))

    def test_the_field_is_in_the_middle_and_has_the_value(self, ring):
        assert ring.texts() == [] and ring.field() == "200"
        middle = ring.settled(f"const {{ left, width }} = {FIELD}.getBoundingClientRect(); return left + width / 2")
        assert middle == pytest.approx(100 + 160, abs=1)

    def test_enter_commits_the_typed_value(self, ring):
        self.click(ring)
        assert ring.events() == []
        self.type(ring, "9", "5", "Enter")
        assert (ring.values, ring.field()) == ([95], "95")
        assert ring.events() == ["input 0 key", "change"]
        assert ring.run("return slider.shadowRoot.activeElement === thumbs()[0]")

    def test_escape_restores_the_value_before_typing(self, ring):
        self.click(ring)
        self.type(ring, "9", "5", "Escape")
        assert (ring.values, ring.field(), ring.events()) == ([200], "200", [])

    def test_leaving_the_field_commits_the_typed_value(self, ring):
        self.click(ring)
        self.type(ring, "9", "5", "Tab")
        assert ring.values == [95]
        assert ring.settled("return document.activeElement.id") == "next"

    @pytest.mark.portable(cases=1)
    @pytest.mark.parametrize("keys, value", [("1000", 360), ("-5", 0), ("7,5", 7.5), ("7.5", 7.5)])
    def test_a_typed_value_is_clamped_to_the_bounds(self, ring, keys, value):
        self.click(ring)
        self.type(ring, *keys, "Enter")
        assert ring.values == [value]

    @pytest.mark.parametrize("language, value", [("en", 360), ("de", 1)])
    def test_a_comma_separates_thousands_where_the_language_of_the_slider_writes_them_so(self, ring, language, value):
        ring.settled(f"slider.lang = '{language}'")
        self.click(ring)
        self.type(ring, *"1,000", "Enter")
        assert ring.values == [value]

    @pytest.mark.portable(cases=1)
    @pytest.mark.parametrize("keys", ["x", "1e", "-", "1.2.3"])
    def test_a_text_that_is_no_number_is_marked_invalid_and_stays_in_the_field(self, ring, keys):
        self.click(ring)
        self.type(ring, *keys, "Enter")
        assert ring.values == [200] and ring.run(f"return [{FIELD}.matches(':focus'), {FIELD}.getAttribute('aria-invalid')]") == [True, "true"]
        self.type(ring, "Escape")
        assert ring.field() == "200" and not ring.run(f"return {FIELD}.hasAttribute('aria-invalid')")

    def test_a_digit_on_the_focused_thumb_begins_to_type_a_value(self, ring):
        ring.focus(0)
        self.type(ring, "4", "2")
        assert ring.values == [200]
        self.type(ring, "Enter")
        assert ring.values == [42]
        self.type(ring, "ArrowRight")
        assert ring.values == [pytest.approx(45.6)]

    def test_a_typed_value_is_snapped_to_the_steps(self, ring):
        ring.set("step", 10)
        self.click(ring)
        self.type(ring, "4", "4", "Enter")
        assert ring.values == [40] and ring.field() == "40"

    def test_the_field_shows_the_formatted_value_and_the_plain_number_while_typing(self, ring):
        ring.run("slider.format = value => `${value} degrees`")
        assert ring.field() == "200 degrees"
        self.click(ring)
        assert ring.field() == "200"
        self.type(ring, "Escape")
        assert ring.field() == "200 degrees"

    def test_of_several_thumbs_the_focused_one_is_typed(self, ring):
        ring.run("slider.values = [20, 80]")
        ring.focus(1)
        self.type(ring, "9", "0", "Enter")
        assert ring.values == [20, 90]

    def test_the_field_follows_a_drag(self, ring):
        left, top = map(round, ring.center(0))
        ring.mouse.press(left, top)
        ring.mouse.drag(left + 5, top + 5)
        assert ring.field() == ring.thumb(0, "aria-valuetext") != "200"

    def test_the_field_of_a_disabled_slider_is_disabled(self, ring):
        ring.set("disabled", True)
        assert ring.settled(f"return {FIELD}.disabled") is True

    def test_the_field_has_the_name_of_the_typed_thumb(self, ring):
        name = f"return {FIELD}.getAttribute('aria-label')"
        assert ring.settled(name) == "Angle"
        ring.run("slider.values = [20, 80]")
        ring.focus(1)
        self.type(ring, "9")
        assert ring.settled(name) == "Maximum Angle"

    def test_the_field_is_removed_with_the_attribute(self, ring):
        ring.set("textEntry", False)
        assert ring.settled(f"return {FIELD}") is None


def test_format_functions_that_throw_are_reported_and_the_default_texts_are_shown(painted):
    painted.slider('look="volume" max="100" value="30" ticks="0 50 100" tick-labels labels', "circular-slider")
    painted.run("""globalThis.reported = 0;
        addEventListener('error', () => reported++);
        slider.format = slider.formatTick = slider.formatReadout = () => { throw new Error('mine') }""")
    before = painted.texts()
    painted.focus(0)
    painted.key("ArrowUp")
    assert painted.events() == ["input 0 key", "change"]
    assert "30" in before and painted.texts() == [text.replace("30", "31") for text in before]
    assert painted.run("return reported > 0")
