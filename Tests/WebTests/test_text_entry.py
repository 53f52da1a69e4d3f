"""Tests that values can be typed at the texts of thumbs, and over thumbs without one."""
import pytest
from pages import LENGTH, Y, x
from painted import LOOKS

pytestmark = pytest.mark.portable

# A field that goes cannot be reached any more, and is still there for screen readers.
FIELD = "slider.shadowRoot.querySelector('[part=field]:not([tabindex])')"
PLACE = f"const {{ x, y, width, height }} = {FIELD}.getBoundingClientRect(); return [x, y, x + width, y + height]"
TEXT = """
const drawn = slider.shadowRoot.querySelector('[part=drawing]')?.shadowRoot ?? slider.shadowRoot;
const node = [...drawn.querySelectorAll('text, [part~=label]')].find(node => node.textContent === arguments[0]);
const { x, y, width, height } = node.getBoundingClientRect();
return [Math.round(x + width / 2), Math.round(y + height / 2)];"""
KINDS = [("sliders", ""), (LOOKS, 'look="web"')]


def click(page, left, top):
    page.mouse.press(left, top)
    page.mouse.release()


def typed(page, *keys):
    for key in keys:
        page.key(key)


@pytest.mark.parametrize("base, more", KINDS)
def test_a_click_on_the_text_of_a_thumb_opens_a_field_there(page, base, more):
    page.slider(f'values="20 70" labels text-entry {more}', base=base)
    left, top = page.settled(TEXT, "70")
    click(page, left, top)
    field = page.settled(PLACE)
    assert field[0] < left < field[2] and field[1] < top + 1 < field[3] + 4 and field[3] - field[1] >= 24
    assert page.run(f"return [{FIELD}.value, {FIELD}.getAttribute('aria-label'), slider.shadowRoot.activeElement === {FIELD}]") == ["70", "Maximum", True]
    assert (page.values, page.events()) == ([20, 70], [])
    typed(page, "5", "5", "Enter")
    assert (page.values, page.events()) == ([20, 55], ["input 1 key", "change"])
    assert page.settled(f"return [{FIELD}, thumbs().indexOf(slider.shadowRoot.activeElement)]") == [None, 1]


@pytest.mark.parametrize("base, more", KINDS)
def test_a_digit_opens_a_field_over_a_thumb_without_a_text(page, base, more):
    page.slider(f'values="20 70" text-entry {more}', base=base)
    page.focus(0)
    typed(page, "4")
    field = page.settled(PLACE)
    assert field[0] < x(20) < field[2] and field[1] < Y < field[3]
    assert page.run(f"return {FIELD}.value") == "4"
    typed(page, "2", "Enter")
    assert page.values == [42, 70]


# Each kind of slider, with its script.
ALL = [("range-slider", "sliders", ""), ("circular-slider", LOOKS, 'look="web"'), ("plane-slider", "sliders-plane", ""), ("ruler-slider", "sliders-ruler", "")]
GOING = f"""
const field = {FIELD};
(new Function('field', arguments[0]))(field);
return [field.isConnected, getComputedStyle(field).opacity, field.selectionEnd, getSelection().rangeCount, {FIELD}, thumbs()[0].matches(':focus')]"""


@pytest.mark.parametrize("tag, base, look", ALL)
@pytest.mark.parametrize("ending", ["Enter", "Escape", "slider.textEntry = false; slider.value"])
def test_a_field_goes_without_its_caret_and_after_the_thumb_has_the_focus(page, tag, base, look, ending):
    # Screen readers follow a caret in what is removed, and lose the thumb.
    page.slider(f'value="20 30" text-entry {look}', tag, base=base)
    page.focus(0)
    typed(page, "4")
    script = f"field.dispatchEvent(new KeyboardEvent('keydown', {{ key: '{ending}', cancelable: true }}))" if ending.isalpha() else ending
    assert page.run(GOING, script) == [True, "0", 0, 0, None, True]
    page.until("!slider.shadowRoot.querySelector('[part=field]')")
    assert page.run("return thumbs()[0].matches(':focus')")


def test_escape_restores_and_returns_to_the_thumb(page):
    page.slider('values="20 70" text-entry')
    page.focus(0)
    typed(page, "4", "Escape")
    assert (page.values, page.events()) == ([20, 70], [])
    assert page.settled(f"return [{FIELD}, thumbs().indexOf(slider.shadowRoot.activeElement)]") == [None, 0]


def test_leaving_commits(page):
    page.slider('values="20 70" text-entry')
    page.focus(0)
    typed(page, "4", "0")
    page.run("slider.shadowRoot.activeElement.blur()")
    assert page.settled(f"return [...slider.values, {FIELD}]") == [40, 70, None]


def test_a_press_that_leaves_the_field_begins_to_select_a_text(page):
    page.show('<range-slider id="it" value="20" text-entry></range-slider><p style="position: absolute; left: 0; top: 300px; margin: 0">Here and there</p>')
    page.focus(0)
    typed(page, "4")
    page.browser.gestures("mouse", [(2, 308), (30, 308), (60, 308)])
    assert page.settled("return [slider.value, getSelection().toString().slice(0, 4)]") == ["4", "Here"]


def test_a_typed_value_keeps_to_the_neighbor(page):
    page.slider('values="20 70" text-entry')
    page.focus(0)
    typed(page, "9", "9", "Enter")
    assert page.values == [70, 70]


@pytest.mark.parametrize("tag, base, look", ALL)
def test_the_browser_says_that_a_text_is_no_number_which_stays_until_it_is_mended_or_left(page, tag, base, look):
    page.slider(f'value="20 30" text-entry {look}', tag, base=base)
    before = page.get("value")
    page.focus(0)
    typed(page, "4", "x")
    page.run(f"globalThis.field = {FIELD}; globalThis.reports = []; field.addEventListener('invalid', () => reports.push(field.validationMessage !== ''))")
    said = f"return [field.value, field.getAttribute('aria-invalid'), field.validity.valid, reports.splice(0), field === {FIELD}]"
    typed(page, "Enter")
    assert page.settled(said) == ["4x", "true", False, [True], True] and page.get("value") == before
    typed(page, "Backspace")
    assert page.settled(said) == ["4", None, True, [], True]
    typed(page, "Backspace", "Enter")
    assert page.settled(said) == ["", None, False, [True], True]
    typed(page, "x")
    page.run("slider.shadowRoot.activeElement.blur()")
    assert page.get("value") == before and page.settled(f"return {FIELD}") is None and page.events() == []


@pytest.mark.parametrize("tag, base, look", ALL)
def test_thumbs_say_that_digits_open_a_field(page, tag, base, look):
    described = "return thumbs()[0].ariaDescribedByElements?.map(node => node.textContent) ?? null"
    page.show(f'<p id="hint">In euros</p><{tag} id="it" value="20 30" text-entry {look}></{tag}>', base=base)
    assert page.settled(described) == ["Type a value"]
    page.run("slider.setAttribute('aria-describedby', 'hint')")
    assert page.settled(described) == ["In euros", "Type a value"]
    page.run("slider.lang = 'de'")
    page.until("thumbs()[0].ariaDescribedByElements[1].textContent === 'Wert eintippen'")
    for name in ("readOnly", "disabled"):
        page.set(name, True)
        assert page.settled(described) == ["In euros"]
        page.set(name, False)
    page.run("slider.textEntry = false; slider.removeAttribute('aria-describedby')")
    assert not page.settled(described)


def test_the_field_stays_inside_the_slider(page):
    page.slider('values="0 100" text-entry', style=f"#it {{ width: {LENGTH + 28}px }}")
    for thumb in (0, 1):
        page.focus(thumb)
        typed(page, "4")
        left, _, right, _ = page.settled(PLACE)
        box = page.run("const { left, right } = slider.getBoundingClientRect(); return [left, right]")
        assert box[0] - 1 <= left and right <= box[1] + 1
        typed(page, "Escape")


@pytest.mark.portable(cases=1)
@pytest.mark.parametrize("attributes", ["readonly", "disabled", 'disabled-thumbs="1"'])
def test_nothing_opens_where_nobody_can_move_the_thumb(page, attributes):
    page.slider(f'values="20 70" labels text-entry {attributes}')
    click(page, *page.settled(TEXT, "70"))
    assert (page.settled(f"return {FIELD}"), page.values) == (None, [20, 70])


def test_of_thumbs_with_one_text_the_nearest_is_typed(page):
    page.slider('values="49 51" labels label-overlap="merge" text-entry')
    left, top = page.settled(TEXT, "49 – 51")
    click(page, left + 6, top)
    typed(page, "6", "0", "Enter")
    assert page.values == [49, 60]


FIELD_OF_A_THUMB = f"thumbs()[0].dispatchEvent(new KeyboardEvent('keydown', {{ key: '1', bubbles: true, composed: true }})); return {FIELD}.value"
COMMIT = f"""{FIELD}.value = arguments[0];
{FIELD}.dispatchEvent(new KeyboardEvent('keydown', {{ key: 'Enter', cancelable: true }}));
return [slider.value, {FIELD}?.getAttribute('aria-invalid') ?? 'taken']"""


def entered(page, text):
    page.settled(FIELD_OF_A_THUMB)
    answer = page.run(COMMIT, text)
    typed(page, "Escape")
    return answer


@pytest.mark.portable(cases=6)
@pytest.mark.parametrize("lang, text, value", [
    ("de", "1.500", 1500), ("de", "1.400,5", 1400.5), ("de", "1300,5", 1300.5), ("de", "1.5", 1.5), ("de", "1,500", 1.5),
    ("fr", "1\u202f300,5", 1300.5), ("fr", "1\u00a0300,5", 1300.5), ("fr", "1 300", 1300), ("de-CH", "1’300.5", 1300.5), ("de-CH", "1'300", 1300),
    ("en", "1,500", 1500), ("en", "7,5", 7.5), ("en", "0,500", 0.5), ("en-IN", "1,23,456.5", 123456.5), ("ar-EG", "١٬٣٠٠٫٥", 1300.5),
    ("fa", "۱۳۰۰٫۵", 1300.5), ("ja", "１，３００．５", 1300.5), ("sv", "−5", -5),
])
def test_a_number_is_read_as_the_language_writes_it(page, lang, text, value):
    page.slider(f'min="-10" max="200000" step="0.1" value="200" text-entry lang="{lang}"')
    assert entered(page, text) == [str(value), "taken"]


@pytest.mark.portable(cases=2)
@pytest.mark.parametrize("lang, text", [("fr", "1.500"), ("en", "1.300,5"), ("de", "1,300.5"), ("de", "1.50.0")])
def test_a_text_that_could_be_two_numbers_or_none_is_not_taken(page, lang, text):
    page.slider(f'max="5000" step="any" value="200" text-entry lang="{lang}"')
    page.settled(FIELD_OF_A_THUMB)
    page.run(f"{FIELD}.value = arguments[0]; {FIELD}.dispatchEvent(new InputEvent('input'))", text)
    assert page.run(COMMIT, text) == ["200", "true"]


@pytest.mark.portable(cases=4)
@pytest.mark.parametrize("lang", ["en", "de", "fr", "de-CH", "ar-EG", "fa", "hi", "es", "pl", "he", "my"])
def test_what_the_field_and_the_text_of_a_thumb_show_can_be_typed_back(page, lang):
    page.slider(f'min="-20000" max="20000" step="0.001" value="0" text-entry lang="{lang}"')
    for value in (1200.5, -1500, 1.234, 12345.678):
        page.set("value", value)
        shown = page.settled("return thumbs()[0].ariaValueText")
        field = page.settled(FIELD_OF_A_THUMB)
        typed(page, "Escape")
        assert field == page.run("return new Intl.NumberFormat(arguments[0], { maximumFractionDigits: 9, useGrouping: false }).format(arguments[1])", lang, value)
        for text in (shown, field):
            page.set("value", 7)
            assert entered(page, text) == [str(value), "taken"]


def test_a_digit_of_the_language_opens_the_field(page):
    page.slider('values="20 70" text-entry lang="ar-EG"')
    page.run("thumbs()[0].dispatchEvent(new KeyboardEvent('keydown', { key: '٤', bubbles: true, composed: true }))")
    assert page.settled(f"return [{FIELD}.value, slider.shadowRoot.activeElement === {FIELD}]") == ["٢٠", True]


def test_without_the_attribute_texts_take_no_clicks_and_digits_do_nothing(page):
    page.slider('values="20 70" labels')
    page.focus(0)
    typed(page, "4")
    assert page.settled(f"return {FIELD}") is None


def test_a_ring_has_its_field_over_the_thumb(page):
    page.slider('value="20" text-entry', "circular-slider")
    page.focus(0)
    typed(page, "4", "4", "Enter")
    assert page.values == [44]


def test_taking_the_attribute_away_closes_the_field(page):
    page.slider('values="20 70" text-entry')
    page.focus(0)
    typed(page, "4")
    page.set("textEntry", False)
    assert (page.settled(f"return {FIELD}"), page.values) == (None, [20, 70])


# Texts that only the page can read

PERCENT = "slider.format = value => `${Math.round(value * 100)} %`"
TAGS = [
    ("sliders", "range-slider", 'max="1" step="0.01" value="0.12" labels text-entry'), ("sliders-looks", "circular-slider", 'look="hue" max="1" step="0.01" value="0.12" text-entry'),
    ("sliders-plane", "plane-slider", 'x-max="1" y-max="1" x-step="0.01" y-step="0.01" values="0.12 0.12" text-entry'), ("sliders-ruler", "ruler-slider", 'max="1" step="0.01" value="0.12" labels text-entry'),
]


@pytest.mark.parametrize("base, tag, attributes", TAGS)
def test_where_only_parse_could_read_the_texts_nothing_can_be_typed(page, base, tag, attributes):
    page.show(f'<{tag} id="it" {attributes}></{tag}>', base=base)
    page.run(PERCENT)
    page.settled()
    before = page.get("value")
    page.focus(0)
    for key in ("5", "0", "Enter"):
        page.key(key)
    assert page.get("value") == before
    assert page.run("return !" + FIELD)
    [warning] = page.browser.warnings()
    assert all(word in warning for word in ("text-entry", "parse", "format"))
    # No digit that was pressed before opens a field later.
    page.run("slider.format = null")
    assert page.settled("return !" + FIELD) or "look" in attributes


def test_a_readout_that_nobody_can_type_stays_in_the_picture(page):
    page.slider('look="glow" max="1" step="0.01" value="0.12" readout text-entry', "circular-slider", base=LOOKS)
    page.run(PERCENT)
    page.until("slider.shadowRoot.querySelector('[part=drawing]').shadowRoot.textContent.includes('12 %')")
    assert page.settled("return !" + FIELD)


def test_each_axis_says_whether_its_values_can_be_typed(page):
    page.slider('x-max="100" y-max="100" values="20 30" text-entry', "plane-slider", base="sliders-plane")
    page.run("slider.format = (value, axis) => axis === 'x' ? `${value} °C` : value > 50 ? 'high' : 'low'")
    described = "return thumbs().map(node => node.ariaDescribedByElements?.length ?? 0)"
    for axis in (0, 1, 0):
        page.focus(axis)
        assert page.settled(described) == [1, 0]
        page.key("4")
        assert page.settled("return !" + FIELD) == (axis == 1)
        page.key("Escape")
    assert len(page.browser.warnings()) == 1


def test_a_parser_that_comes_later_lets_people_type(page):
    page.slider('max="1" step="0.01" value="0.12" labels text-entry')
    page.load_extras()
    page.run(PERCENT)
    described = "return thumbs()[0].ariaDescribedByElements?.length ?? 0"
    assert page.settled(described) == 0
    page.run("slider.parse = text => parseFloat(text) / 100")
    assert page.settled(described) == 1
    page.focus(0)
    for key in ("5", "0", "Enter"):
        page.key(key)
    assert page.get("value") == "0.5"


SIZES = [
    ("sliders", "range-slider", "max='2000' value='20' labels"), (LOOKS, "circular-slider", "look='hue' max='2000' value='20'"),
    ("sliders-plane", "plane-slider", "x-max='2000' values='20 30'"), ("sliders-ruler", "ruler-slider", "max='2000' value='20' labels"),
]


@pytest.mark.parametrize("base, tag, attributes", SIZES)
@pytest.mark.parametrize("format", ["value => `${value} °C`", "value => `€${value.toFixed(2)}`", "value => `~${Math.round(value)}`", "value => `${value.toLocaleString('en')} m`"])
def test_numbers_with_other_words_around_them_can_be_typed(page, base, tag, attributes, format):
    page.slider(f"{attributes} text-entry", tag, base=base)
    page.run(f"slider.format = {format}")
    page.until("thumbs()[0].ariaValueText.length > 2")
    page.focus(0)
    for key in ("5", "0", "Enter"):
        page.key(key)
    assert (page.get("value").split()[0], page.browser.warnings()) == ("50", [])


@pytest.mark.parametrize("format", ["value => `${Math.floor(value / 60)}:${value % 60}`", "value => value > 5 ? 'high' : 'low'", "value => `${value / 1000}k`", "value => `${value} of 2000`"])
def test_numbers_that_texts_do_not_contain_cannot_be_typed(page, format):
    page.slider('min="-10" max="2000" value="20" labels text-entry')
    page.load_extras()
    page.run(f"slider.format = {format}")
    page.settled()
    page.focus(0)
    page.key("5")
    assert page.run("return !" + FIELD)
