"""Tests the event `slider-update`: after each change whoever made it, and once when the element is ready."""
import pytest
from pages import Y, x

LISTENER = "<script>globalThis.told = []; addEventListener('slider-update', ({ target, detail }) => told.push([target.values, detail.thumbs]))</script>"


def slider(page, attributes='values="20 80"', tag="range-slider"):
    """Shows a slider, and forgets the first update."""
    page.show(f'<{tag} id="it" {attributes}></{tag}>{LISTENER}')
    assert len(told(page)) == 1


def told(page):
    """Returns the values and the indices of the updates since the last call."""
    return page.settled("return told.splice(0)")


@pytest.mark.parametrize("classic", [False, True])
def test_one_update_tells_that_an_element_is_ready(page, classic):
    page.show(f'{LISTENER}<range-slider id="it" values="20 80"></range-slider><circular-slider value="30"></circular-slider>', classic=classic)
    assert told(page) == [[[20, 80], [0, 1]], [[30], [0]]]
    page.run("slider.remove(); document.body.append(slider)")
    page.run("slider.label = 'Price'; slider.style.width = '400px'")
    assert told(page) == []


def test_a_made_element_tells_of_itself_after_the_script_that_made_it(page):
    slider(page)
    page.run("""const made = document.createElement('range-slider');
        made.addEventListener('slider-update', ({ target, detail }) => told.push([target.values, detail.thumbs]));
        made.values = [1, 2, 3]; made.max = 10""")
    assert told(page) == [[[1, 2, 3], [0, 1, 2]]]


@pytest.mark.parametrize("script, update", [
    ("slider.values = [30, 80]", [[30, 80], [0]]), ("slider.move(1, 90)", [[20, 90], [1]]), ("slider.stepUp(5)", [[25, 80], [0]]),
    ("slider.max = 50", [[20, 50], [1]]), ("slider.step = 50", [[0, 100], [0, 1]]), ("slider.setAttribute('values', '1 2')", [[1, 2], [0, 1]]),
    ("slider.values = [50]", [[50], [0]]), ("slider.values = [20, 80, 90]", [[20, 80, 90], [0, 1, 2]]), ("slider.values = [20]", [[20], [0]]),
    ("slider.values = [1, 2]; slider.values; slider.values = [3, 4]; slider.max = 3.5; slider.move(0, 1)", [[1, 3.5], [0, 1]]),
])
def test_what_a_script_sets_together_is_one_update(page, script, update):
    slider(page)
    page.run(script)
    assert told(page) == [update]


@pytest.mark.parametrize("script", [
    "slider.values = [20, 80]", "slider.move(0, 20)", "slider.step = 10", "slider.values = [30, 80]; slider.values = [20, 80]", "slider.format = String",
    "slider.setAttribute('labels', '')", "slider.disabled = true", "slider.cancel()",
])
def test_without_a_change_there_is_no_update(page, script):
    slider(page)
    page.run(script)
    assert told(page) == []


def test_an_update_comes_between_begin_and_input(page):
    slider(page)
    page.run("for (const type of ['slider-begin', 'slider-update', 'input', 'slider-end', 'change']) slider.addEventListener(type, () => told.push(type))")
    page.mouse.press(x(20), Y)
    page.mouse.drag(x(30), Y)
    order = ["slider-begin", "slider-update", [[30, 80], [0]], "input"]
    assert told(page) == order
    page.mouse.drag(x(30), Y)
    assert told(page) == []
    page.mouse.drag(x(40), Y)
    page.mouse.release()
    assert told(page) == ["slider-update", [[40, 80], [0]], "input", "slider-end", "change"]
    page.key("ArrowRight")
    assert told(page) == ["slider-update", [[41, 80], [0]], "input", "change"]


BY_A_PERSON = ["slider-update", "input", "change"]


@pytest.mark.parametrize("change, sent", [
    (lambda page: page.drag(20, 40), ["slider-begin", "slider-update", "input", "slider-end", "change"]),
    (lambda page: page.key("ArrowRight"), BY_A_PERSON), (lambda page: page.key("Delete"), BY_A_PERSON),
    (lambda page: [page.key(name) for name in ("5", "5", "Enter")], BY_A_PERSON),
    (lambda page: page.browser.gestures("mouse", [(x(50), Y + 19)]), BY_A_PERSON),
    (lambda page: page.run("slider.values = [1, 2]"), ["slider-update"]), (lambda page: page.run("form.reset()"), ["slider-update"]),
    (lambda page: page.run("slider.formStateRestoreCallback('12 34', 'restore')"), ["slider-update"]),
])
def test_every_direction_of_changing_a_value_sends_its_events(page, change, sent):
    page.show("""<form id="form"><range-slider id="it" values="20 80" reset-values="40 60" resets-on-double-tap
        ticks="0 50 100" clickable-ticks text-entry></range-slider></form>""")
    page.load_extras()
    page.run("slider.move(1, 85)")
    page.focus(0)
    page.settled()
    page.run("""globalThis.told = [];
        for (const type of ['slider-begin', 'slider-update', 'input', 'slider-end', 'slider-cancel', 'change'])
          slider.addEventListener(type, () => told.push(type))""")
    change(page)
    assert told(page) == sent


def test_a_drag_of_the_bar_and_a_cancel_are_one_update_each(page):
    slider(page)
    page.mouse.press(x(50), Y)
    page.mouse.drag(x(60), Y)
    assert told(page) == [[[30, 90], [0, 1]]]
    page.key("Escape")
    assert told(page) == [[[20, 80], [0, 1]]]
    page.mouse.release()


def test_disabling_during_a_drag_is_no_update(page):
    slider(page)
    page.mouse.press(x(20), Y)
    page.mouse.drag(x(30), Y)
    told(page)
    page.run("slider.disabled = true")
    assert told(page) == []
    page.mouse.release()


def test_a_slider_that_is_not_continuous_updates_while_it_is_dragged(page):
    slider(page, 'values="20 80" continuous="false"')
    page.mouse.press(x(20), Y)
    page.mouse.drag(x(30), Y)
    assert (told(page), page.events()) == ([[[30, 80], [0]]], ["slider-begin 0"])
    page.mouse.release()
    assert told(page) == []


def test_a_prevented_proposal_updates_nothing(page):
    slider(page)
    page.run("slider.addEventListener('slider-proposal', event => event.preventDefault())")
    page.drag(20, 40)
    assert told(page) == []


def test_a_form_reset_is_an_update(page):
    page.show(f'{LISTENER}<form id="form"><range-slider id="it" values="20 80"></range-slider></form>')
    page.run("slider.values = [1, 2]")
    assert len(told(page)) == 2
    page.run("form.reset()")
    assert told(page) == [[[20, 80], [0, 1]]]


def test_a_listener_may_set_values(page):
    slider(page)
    page.run("slider.addEventListener('slider-update', () => { slider.values = [slider.values[0], 95] })")
    page.run("slider.move(0, 30)")
    assert told(page) == [[[30, 95], [0]], [[30, 95], [1]]]
    page.drag(30, 40)
    assert page.values == [40, 95]
    assert page.browser.warnings() == []


def test_a_slider_that_is_not_seen_tells_of_its_values(page):
    slider(page)
    page.settled("slider.style.display = 'none'")
    page.run("slider.values = [30, 80]")
    assert told(page) == [[[30, 80], [0]]]
    page.settled("slider.style.display = ''")
    assert told(page) == []
    assert page.run("return slider.shadowRoot.querySelector('[role=slider]').getAttribute('aria-valuenow')") == "30"
