"""Tests drags in pages that have drags, layouts, and activations of their own, and that keep releases to themselves."""
import pytest

pytestmark = pytest.mark.portable(cases=6)

# All kinds of sliders, with and without a look: the script, the name, and the attributes of each.
KINDS = [
    ("sliders", "range-slider", 'max="100" value="40"'), ("sliders", "circular-slider", 'max="100" value="40"'),
    ("sliders-plane", "plane-slider", 'values="40 40"'), ("sliders-ruler", "ruler-slider", 'max="100" value="40"'),
    ("sliders-looks", "range-slider", 'max="100" value="40" look="ios-flat"'),
    ("sliders-looks", "circular-slider", 'max="100" value="40" look="volume" drags-vertically'),
]
STYLE = "#it#it { position: relative; left: 0; top: 0 } body { padding: 60px } a, summary, label, button { display: block }"
THUMB = "const { x, y, width, height } = thumbs()[0].getBoundingClientRect(); return [x + width / 2, y + height / 2]"


def show(page, kind, around="<div>{}</div>", style=""):
    script, tag, attributes = kind
    page.show(around.format(f'<{tag} id="it" {attributes}></{tag}>'), base=script, style=STYLE + style)


def press(page, across=0, down=0):
    """Presses the thumb, and drags it a few times. Returns the position of the pointer."""
    x, y = map(round, page.settled(THUMB))
    page.mouse.press(x, y)
    for part in (1, 2, 3):
        page.mouse.drag(x + across * part // 3, y + down * part // 3)
        page.settled()
    return x + across, y + down


# Drags of the page

@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("around", ['<div draggable="true">{}</div>', '<div draggable="true"><p><b>{}</b></p></div>', '<a href="#link">{}</a>'])
def test_a_thumb_can_be_dragged_within_what_the_page_lets_people_drag(page, kind, around):
    show(page, kind, around)
    page.run("globalThis.dragged = []; for (const type of ['dragstart', 'pointercancel']) addEventListener(type, event => dragged.push([type, event.defaultPrevented]))")
    before = page.get("value")
    press(page, 40, 30)
    page.mouse.release()
    page.until("!slider.moving")
    assert page.get("value") != before
    assert {"slider-end", "change"} <= {event.split()[0] for event in page.events()}
    assert "pointercancel" not in str(page.run("return dragged"))


@pytest.mark.needs("devtools")
def test_the_page_drags_what_is_beside_a_slider(page):
    show(page, KINDS[0], '<div draggable="true" id="card">{}<p id="text">A card</p></div>')
    page.run("globalThis.dragged = []; addEventListener('dragstart', event => dragged.push(event.defaultPrevented))")
    x, y = map(round, page.run("const { x, y } = text.getBoundingClientRect(); return [x + 5, y + 5]"))
    page.browser.devtools("Input.setInterceptDrags", enabled=True)
    page.mouse.press(x, y)
    page.mouse.drag(x + 20, y + 20)
    page.mouse.drag(x + 40, y + 40)
    page.browser.devtools("Input.setInterceptDrags", enabled=False)
    assert page.settled("return dragged") == [False]
    page.mouse.release()


# Layouts

GROWTH = "slider.addEventListener('input', () => { slider.parentElement.style[arguments[0]] = arguments[1] })"


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind[1] != "ruler-slider" and "vertically" not in kind[2]])
@pytest.mark.parametrize("property, value", [
    ("paddingLeft", "37px"), ("transform", "translateX(37px)"), ("transform", "scale(1.1)"), ("animation", "come 1s 1ms both"),
])
def test_the_thumb_stays_under_the_pointer_whatever_moves_the_slider(page, kind, property, value):
    show(page, kind, style="@keyframes come { from { transform: translateX(-60px) } to { transform: translateX(37px) } }"
                           "div { transform-origin: 0 0; width: max-content } #it#it { width: 300px }")
    page.run(GROWTH, property, value)
    x, y = press(page, -40, 30)
    page.rest()
    page.mouse.drag(x, y + 1)
    page.mouse.drag(x, y)
    thumb = page.settled(THUMB)
    page.mouse.release()
    if kind[1] == "circular-slider":
        box = page.run("const { x, y, width, height } = slider.getBoundingClientRect(); return [x + width / 2, y + height / 2]")
        across, down = x - box[0], y - box[1]
        assert (thumb[0] - box[0]) * down == pytest.approx((thumb[1] - box[1]) * across, abs=700)
    else:
        assert thumb[0] == pytest.approx(x, abs=3)


def test_a_thumb_stays_under_the_pointer_in_a_scroller_that_the_document_does_not_see(page):
    page.show('<div id="host"><range-slider id="it" max="100" value="40"></range-slider></div>', style=STYLE + "#it#it { width: 300px }")
    page.run("""
        const root = document.getElementById('host').attachShadow({ mode: 'open' });
        root.innerHTML = '<div style="overflow: auto; width: 350px"><div style="width: 900px"><slot></slot></div></div>';
        globalThis.scroller = root.firstChild""")
    x, y = press(page, 30)
    page.run("scroller.scrollLeft = 50")
    page.settled()
    page.mouse.drag(x + 1, y)
    page.mouse.drag(x, y)
    assert page.settled(THUMB)[0] == pytest.approx(x, abs=2)
    page.mouse.release()


@pytest.mark.parametrize("kind", KINDS)
def test_a_release_changes_no_value_of_a_slider_that_moved(page, kind):
    show(page, kind)
    press(page, 40, 30)
    before = page.get("value")
    page.run("slider.parentElement.style.paddingLeft = '50px'")
    page.settled()
    page.mouse.release()
    page.until("!slider.moving")
    assert kind[1] == "ruler-slider" or page.get("value") == before


# Releases that do not arrive

@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("events", [["pointerup"], ["pointerup", "lostpointercapture"]])
def test_a_drag_whose_release_the_page_keeps_to_itself_ends_as_with_a_release(page, kind, events):
    show(page, kind)
    page.run("for (const type of arguments[0]) addEventListener(type, event => event.stopImmediatePropagation(), true)", events)
    before = page.get("value")
    x, y = press(page, 40, 30)
    page.mouse.release()
    page.mouse.drag(x + 60, y)
    page.until("!slider.moving")
    after = page.get("value")
    events = [event.split()[0] for event in page.events()]
    assert after != before
    assert (events[-2:], events.count("slider-end"), page.get("held ?? []")) == (["slider-end", "change"], 1, [])
    page.mouse.drag(x, y)
    assert page.get("value") == after


def test_a_press_ends_a_drag_whose_release_was_lost(page):
    show(page, KINDS[0], '<div>{}</div><p id="text">Text</p>')
    page.run("""
        globalThis.send = (type, x) => slider.shadowRoot.querySelector('[role=slider]').dispatchEvent(new PointerEvent(type, {
            bubbles: true, composed: true, pointerId: 5, pointerType: 'touch', clientX: x, clientY: thumbs()[0].getBoundingClientRect().y + 14 }))""")
    x = page.settled(THUMB)[0]
    page.run("send('pointerdown', arguments[0]); send('pointermove', arguments[0] + 30)", x)
    page.events()
    page.run("text.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerId: 5, pointerType: 'touch' }))")
    assert page.events() == ["slider-end 0", "change"]
    assert page.get("held") == []


@pytest.mark.parametrize("kind", KINDS)
def test_escape_still_restores_the_value(page, kind):
    show(page, kind)
    before = page.get("value")
    press(page, 40, 30)
    page.key("Escape")
    assert page.get("value") == before
    page.mouse.release()


# Activations

AROUND = {
    "summary": '<details id="outer"><summary>{}</summary>Details</details>',
    "link": '<a href="#link">{}</a>', "label": '<label>{}<input type="checkbox" id="outer"></label>',
    "checkbox": '<label><input type="checkbox" id="outer">{}</label>', "button": '<form id="outer"><button>{}</button></form>',
}
ACTIVATED = "return location.hash || globalThis.wasSubmitted || !!globalThis.outer?.open || !!globalThis.outer?.checked"
WATCH = "addEventListener('submit', event => { globalThis.wasSubmitted = true; event.preventDefault() })"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", AROUND)
def test_what_was_meant_for_a_thumb_activates_nothing_around_the_slider(page, kind, name):
    show(page, kind, AROUND[name])
    page.run(WATCH)
    press(page, 40, 30)
    page.mouse.release()
    press(page)
    page.mouse.release()
    # In a form, Enter on a thumb submits it.
    for key in (" ", "Enter") if name != "button" else " ":
        page.key(key)
    assert not page.settled(ACTIVATED)


def test_a_drag_that_ends_beside_the_slider_activates_nothing(page):
    show(page, KINDS[0], '<a href="#link" style="padding: 40px">{}</a>')
    press(page, 30, 45)
    page.mouse.release()
    assert not page.settled(ACTIVATED)


def test_a_tap_on_the_second_thumb_keeps_the_focus_within_a_label(page):
    show(page, ("sliders", "range-slider", 'max="100" values="20 70"'), "<label>Price {}</label>")
    x, y = map(round, page.settled(THUMB.replace("[0]", "[1]")))
    page.mouse.press(x, y)
    page.mouse.release()
    assert page.settled("return thumbs().indexOf(slider.shadowRoot.activeElement)") == 1


@pytest.mark.parametrize("attributes", ['ticks="0 50 100" labels clickable-ticks', "labels text-entry"])
def test_a_click_on_a_tick_or_a_text_activates_nothing(page, attributes):
    show(page, ("sliders", "range-slider", f'max="100" value="40" {attributes}'), AROUND["summary"])
    page.until("[...slider.shadowRoot.querySelectorAll('div')].some(node => /pointer|text/.test(node.style.cursor))")
    x, y = map(round, page.settled("""
        const node = [...slider.shadowRoot.querySelectorAll('div')].findLast(node => /pointer|text/.test(node.style.cursor));
        const { x, y, width, height } = node.getBoundingClientRect(); return [x + width / 2, y + height / 2]"""))
    page.mouse.press(x, y)
    page.mouse.release()
    assert not page.settled(ACTIVATED)
    assert page.get("value") == "100" or page.run("return !!slider.shadowRoot.querySelector('[part=field]')")


def test_a_press_that_takes_nothing_activates_what_is_around_the_slider(page):
    show(page, ("sliders", "range-slider", 'max="100" value="40" press-target="thumb"'), AROUND["summary"])
    x, y = map(round, page.settled(THUMB))
    page.mouse.press(x + 80, y)
    page.mouse.release()
    assert page.settled(ACTIVATED)
