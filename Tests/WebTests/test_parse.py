"""Tests formats that parse: values set and typed as the page writes them."""
import pytest
from painted import LOOKS

FORMAT = """
slider.format = value => value >= 1000 ? `${value / 1000}k` : String(value);
slider.parse = text => { const [, number, k] = /^([\\d.]+)(k?)$/.exec(text.trim()) ?? []; return number * (k ? 1000 : 1) };"""


@pytest.mark.parametrize("attributes, script, values", [
    ('value="5"', "slider.value = '1.5k'", [1500]), ('value="5"', "slider.value = ' 700 '", [700]), ('values="5 10"', "slider.value = '1.5k 2k'", [1500, 2000]),
    ('values="5 10"', "slider.values = ['1.5k', null]", [1500, 1500]), ('values="5 10"', "slider.values = [3, '2k']", [3, 2000]),
    ('values="5 10"', "slider.move(1, '2.5k')", [5, 2500]), ('value="5"', "slider.value = '5 7'", [5, 7]), ('value="5"', "slider.valueAsNumber = 30", [30]),
])
def test_values_may_be_set_as_the_page_writes_them(page, attributes, script, values):
    page.slider(f'max="5000" {attributes}')
    page.run(FORMAT + script)
    assert (page.values, page.browser.warnings()) == (values, [])


@pytest.mark.parametrize("parse", ["() => NaN", "() => {}", "() => 'much'", "() => { throw new Error('mine') }"])
def test_what_a_parse_cannot_read_is_read_as_numbers(page, parse):
    page.slider('value="5"')
    page.run(f"addEventListener('error', event => event.preventDefault()); slider.parse = {parse}; slider.value = '30'")
    assert page.values == [30]
    page.browser.warnings()
    page.run("slider.value = 'x'")
    assert page.values == [30]
    assert any("no list of finite numbers" in warning for warning in page.browser.warnings())


def test_a_parse_hears_of_each_text_and_its_thumb(page):
    page.slider('values="5 10"')
    page.run("globalThis.heard = []; slider.parse = (...given) => { heard.push(given); return Number(given[0]) }; slider.values = '20 30'; slider.values = [1, 2]")
    assert page.run("return heard") == [["20", 0], ["30", 1]]


def test_a_parse_set_before_definition_reads_a_value_set_before_it(page):
    page.show("<range-slider id='it' max='5000' value='5'></range-slider><script>it.value = '1.5k'; it.parse = text => 1000 * parseFloat(text)</script>")
    assert page.values == [1500]


def test_a_restored_state_is_not_parsed(page):
    page.slider('values="5 10"')
    page.run("slider.parse = () => 77; slider.formStateRestoreCallback('12 34', 'restore')")
    assert page.values == [12, 34]


def test_a_typed_text_is_read_by_the_page(page):
    page.slider('look="glow" max="5000" step="1" value="1500" readout text-entry', "circular-slider", base=LOOKS)
    page.run(FORMAT)
    position = "const { x, y, width, height } = slider.shadowRoot.querySelector('input').getBoundingClientRect(); return [x + width / 2, y + height / 2]"
    page.mouse.press(*map(round, page.settled(position)))
    page.mouse.release()
    field = "const field = slider.shadowRoot.querySelector('input'); return [field.value, field.getAttribute('aria-invalid')]"
    assert page.settled(field) == ["1.5k", None]
    page.run("const field = slider.shadowRoot.querySelector('input'); field.value = 'no'; field.dispatchEvent(new Event('input'))")
    assert page.settled(field) == ["no", "true"]
    page.run("const field = slider.shadowRoot.querySelector('input'); field.value = '2.5k'; field.dispatchEvent(new Event('input'))")
    assert page.settled(field) == ["2.5k", None]
    page.key("\ue007")
    assert page.run("return slider.shadowRoot.activeElement?.localName") == "div"
    assert (page.values, page.events()) == ([2500], ["input 0 key", "change"])
