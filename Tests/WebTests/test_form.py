"""Tests the elements in a form: entries, reset, restored values, disabling, labels."""
import pytest

pytestmark = pytest.mark.portable

FORM = """
<form id="form"><fieldset id="set"><label for="it">Price</label>
<range-slider id="it" name="price" min="0" max="100" step="0.5" values="20 80"></range-slider>
<circular-slider id="ring" name="angle" min="0" max="360" value="90"></circular-slider></fieldset></form>"""
ENTRIES = "return [...new FormData(form)].map(([name, value]) => `${name}=${value}`)"


def test_a_form_has_one_entry_for_each_thumb(page):
    page.show(FORM)
    assert page.settled(ENTRIES) == ["price=20", "price=80", "angle=90"]
    page.run("slider.values = [30, 70, 90.5]")
    assert page.settled(ENTRIES) == ["price=30", "price=70", "price=90.5", "angle=90"]
    page.run("slider.name = ''")
    assert page.settled(ENTRIES) == ["angle=90"]
    page.run("slider.name = 'cost'; ring.disabled = true")
    assert page.settled(ENTRIES) == ["cost=30", "cost=70", "cost=90.5"]


def test_a_value_that_a_key_changed_is_submitted(page):
    page.show(FORM)
    page.focus(1)
    page.key("End")
    assert page.settled(ENTRIES)[:2] == ["price=20", "price=100"]


def test_a_slider_that_enters_a_form_is_submitted(page):
    page.show('<form id="form"></form><range-slider id="it" name="late" max="10" value="5"></range-slider>')
    page.run("form.append(slider)")
    assert page.settled(ENTRIES) == ["late=5"]
    page.run("document.body.append(slider)")
    assert page.settled(ENTRIES) == []
    page.run("slider.setAttribute('form', 'form')")
    assert page.settled(ENTRIES) == ["late=5"]


def test_a_form_reset_restores_the_values_of_the_attributes(page):
    page.show(FORM)
    page.run("slider.values = [1, 2, 3]; ring.value = 10; form.reset()")
    assert page.settled("return [slider.values, ring.values]") == [[20, 80], [90]]
    assert page.events() == []
    page.show('<form id="form"><range-slider id="it" max="10"></range-slider></form>')
    page.run("slider.values = [4]; form.reset()")
    assert page.values == [0, 10]


def test_going_back_to_a_page_restores_the_values(page):
    page.show(FORM)
    page.run("slider.values = [30, 60]; ring.value = 45")
    page.settled()
    page.browser.open(page.site.address("sliders.js"))
    page.back()
    assert page.settled("return [slider.values, ring.values]") == [[30, 60], [45]]


def test_a_form_state_is_restored_from_a_value(page):
    page.show(FORM)
    page.run("slider.formStateRestoreCallback('12 34', 'restore')")
    assert page.values == [12, 34]


def test_a_disabled_fieldset_disables_its_sliders(page):
    page.show(FORM)
    page.run("set.disabled = true")
    assert page.settled("return [slider.matches(':disabled'), ring.matches(':disabled'), slider.disabled]") == [True, True, False]
    assert page.settled("return thumbs().map(node => [node.getAttribute('aria-disabled'), node.tabIndex])") == [["true", -1]] * 2
    assert page.settled(ENTRIES) == []
    x, y = page.center(0)
    page.browser.gestures("mouse", [(round(x), round(y)), (round(x) + 60, round(y))])
    assert (page.values, page.events()) == ([20, 80], [])
    page.run("set.disabled = false")
    assert page.settled("return thumbs().map(node => [node.getAttribute('aria-disabled'), node.tabIndex])") == [[None, 0]] * 2
    page.focus(0)
    page.key("Home")
    assert page.values == [0, 80]


def test_a_slider_has_the_form_labels_and_validity_of_a_form_control(page):
    page.show(FORM)
    assert page.settled("return [slider.form === form, slider.labels[0].textContent, slider.willValidate, slider.checkValidity(),"
                        "slider.validity.valid, slider.validationMessage, slider.name]") == [True, "Price", True, True, True, "", "price"]
    assert page.run("return [...form.elements].filter(element => element.localName !== 'fieldset').map(element => element.id)") == ["it", "ring"]


def test_a_click_on_a_label_focuses_the_first_thumb(page):
    page.show(FORM)
    page.run("document.querySelector('label').click()")
    assert page.settled("return [document.activeElement.id, thumbs().indexOf(slider.shadowRoot.activeElement)]") == ["it", 0]


def test_a_single_thumb_is_named_by_its_label(page):
    page.show('<form><label for="it">Volume</label><range-slider id="it" max="10" value="5"></range-slider></form>')
    assert page.thumb(0, "aria-label") == "Volume"


def test_a_custom_message_makes_a_slider_invalid(page):
    page.show(FORM, style="#it:invalid { margin-top: 7px }")
    page.run("globalThis.told = 0; slider.addEventListener('invalid', () => told++); slider.setCustomValidity('Too dear')")
    state = ("return [slider.matches(':invalid'), slider.validity.customError, slider.validationMessage, slider.checkValidity(), form.checkValidity(), told,"
             "getComputedStyle(slider).marginTop]")
    assert page.settled(state) == [True, True, "Too dear", False, False, 2, "7px"]
    page.run("slider.values = [30, 40]; slider.setCustomValidity('')")
    assert page.settled(state) == [False, False, "", True, True, 2, "0px"]


def test_enter_on_a_thumb_submits_the_form(page):
    page.show(FORM)
    page.run("globalThis.sent = []; form.addEventListener('submit', event => { event.preventDefault(); sent.push(event.submitter?.id ?? null) })")
    page.focus(1)
    page.key("\ue007")
    assert page.settled("return sent") == [None]
    page.run("form.insertAdjacentHTML('beforeend', '<button type=button></button><button id=go></button><button id=other></button>')")
    page.focus(1)
    page.key("\ue007")
    assert page.settled("return sent") == [None, "go"]
    page.run("go.disabled = true; slider.setCustomValidity('')")
    page.focus(1)
    page.key("\ue007")
    assert page.settled("return sent") == [None, "go"]
    page.run("go.disabled = false; slider.setCustomValidity('Too dear')")
    page.focus(1)
    page.key("\ue007")
    assert page.settled("return sent") == [None, "go"]
    page.slider('values="20 80"')
    page.focus(0)
    page.key("\ue007")
    assert (page.values, page.events(), page.browser.warnings()) == ([20, 80], [], [])


def test_the_default_value_is_that_of_the_attributes(page):
    page.show(FORM)
    assert page.settled("return [slider.defaultValue, ring.defaultValue]") == ["20 80", "90"]
    page.run("slider.values = [1, 2]; ring.value = 3; slider.defaultValue = '30 40'; ring.defaultValue = 50; form.reset()")
    assert page.settled("return [slider.values, ring.values, slider.defaultValue]") == [[30, 40], [50], "30 40"]
    page.slider()
    assert page.get("defaultValue") == ""


@pytest.mark.portable(cases=2)
@pytest.mark.parametrize("script, values", [
    ("made.value = 0", [[0]]), ("made.values = [-5, 5]", [[-5, 5]]), ("", [[-12, 12]]), ("made.value = 0; made.setAttribute('value', 3)", [[3]]),
])
def test_a_reset_restores_what_a_script_gave_a_new_slider(page, script, values):
    page.show('<form><input type="reset"></form>')
    page.run(f"""
        const made = document.createElement('range-slider');
        Object.assign(made, {{ id: 'it', name: 'band', min: -12, max: 12 }});
        {script};
        document.querySelector('form').append(made);""")
    page.settled()
    page.run("document.querySelector('#it').values = [7]")
    page.run("document.querySelector('[type=reset]').click()")
    assert page.settled("return [document.querySelector('#it').values]") == values


def test_values_of_a_page_that_is_gone_back_to_are_not_what_a_reset_restores(page):
    page.show("")
    page.run("""
        globalThis.made = document.createElement('range-slider');
        made.value = 30;
        made.formStateRestoreCallback('40');
        document.body.append(made);""")
    assert page.settled("return made.values") == [40]
    page.run("made.reset()")
    assert page.settled("return made.values") == [30]
