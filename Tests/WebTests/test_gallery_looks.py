"""Tests the looks in the gallery: images, typed values, glides and redraws."""
import pytest
from test_gallery import show


def position(page, card, index=0):
    """Returns the center of a thumb of a card's first slider, in whole pixels."""
    page.run("document.querySelector(`#${arguments[0]} .stage`).scrollIntoView({ block: 'center' })", card)
    return page.settled("""
        const slider = document.querySelector(`#${arguments[0]} .stage :is(range-slider, circular-slider)`);
        const { x, y, width, height } = thumbs(slider)[arguments[1]].getBoundingClientRect();
        return [x + width / 2, y + height / 2].map(Math.round)""", card, index)


def of(page, card, what):
    return page.settled(f"const slider = document.querySelector('#{card} .stage :is(range-slider, circular-slider)'); return {what}")


def drawn(page, card):
    """Returns the numbers of the images that a card's first slider draws."""
    return of(page, card, """[...slider.shadowRoot.querySelector('[part=drawing]').shadowRoot.querySelectorAll('image')]
        .map(image => Object.entries(pictures).find(([, has]) => Object.values(has).includes(image.getAttribute('href')))?.[0])""")


@pytest.mark.parametrize("card", ["span", "photos", "bedtime"])
def test_looks_of_images_show_the_images_in_the_page(page, gallery, card):
    show(page, gallery)
    numbers = drawn(page, card)
    assert numbers and all(numbers)
    assert page.browser.warnings() == []


def test_the_held_thumb_of_the_span_shows_another_image_and_the_overshoot_is_shown(page, gallery):
    show(page, gallery)
    x, y = position(page, "span", 1)
    free = drawn(page, "span")
    page.mouse.press(x, y)
    page.mouse.drag(1270, y)
    assert drawn(page, "span") != free
    assert of(page, "span", "slider.overshoot") > 1
    assert page.run("return document.querySelector('#span .values').lastChild.lastChild.textContent") > "1"
    page.mouse.release()
    assert drawn(page, "span") == free
    assert page.run("return document.querySelector('#span .values').lastChild.lastChild.textContent") == "0"


def test_the_bar_of_the_span_can_be_dragged(page, gallery):
    show(page, gallery)
    (left, y), (right, _) = position(page, "span", 0), position(page, "span", 1)
    page.browser.gestures("mouse", [((left + right) // 2, y), ((left + right) // 2 + 60, y)])
    lower, upper = of(page, "span", "slider.values")
    assert lower > 0.15 and upper - lower == pytest.approx(0.5, abs=1e-9)


def test_the_angle_of_the_glow_can_be_typed(page, gallery):
    show(page, gallery)
    position(page, "glow")
    page.run("thumbs(document.querySelector('#glow circular-slider'))[0].focus()")
    for key in ("4", "5", "Enter"):
        page.key({"Enter": "\ue007"}.get(key, key))
    assert of(page, "glow", "slider.values") == [45]


def test_thumbs_of_the_flat_look_glide_when_the_width_changes(page, gallery):
    show(page, gallery)
    x, _ = position(page, "flat", 1)
    # Slow, so that a busy machine sees a gliding thumb, too.
    page.browser.devtools("Animation.enable")
    page.browser.devtools("Animation.setPlaybackRate", playbackRate=0.05)
    of(page, "flat", "document.querySelector('#flat .stage').style.inlineSize = '60%'")
    where = "thumbs(document.querySelector('#flat range-slider'))[1].getBoundingClientRect().x"
    middle = page.settled(f"return {where}")
    page.browser.devtools("Animation.setPlaybackRate", playbackRate=1)
    page.rest()
    assert page.settled(f"return {where}") < middle < x
    assert of(page, "flat", "slider.values") == [0.2, 0.8]


@pytest.mark.needs("scroll")
def test_a_swipe_across_scrolls_the_list_and_a_swipe_along_moves_a_thumb(page, gallery):
    show(page, gallery, "phone")
    x, y = position(page, "photos")
    scrolled = "document.querySelector('.list').scrollTop"
    page.browser.gestures("touch", [(x, y), (x, y - 20), (x, y - 60), (x, y - 90)])
    assert of(page, "photos", scrolled) > 20 and of(page, "photos", "slider.values") == [2, 8]
    of(page, "photos", "document.querySelector('.list').scrollTop = 0")
    x, y = position(page, "photos")
    page.browser.gestures("touch", [(x, y), (x + 20, y), (x + 60, y)])
    assert of(page, "photos", scrolled) == 0 and of(page, "photos", "slider.values[0]") > 2


def test_options_of_the_layers_look_redraw_at_once(page, gallery):
    show(page, gallery)
    position(page, "layers")
    picture = "slider.shadowRoot.querySelector('[part=drawing]').shadowRoot.innerHTML"
    before = of(page, "layers", picture)
    for name, value in {"roundness": "0", "selected-color": "#ff0000", "max": "12"}.items():
        of(page, "layers", f"slider.setAttribute('{name}', '{value}')")
        after = of(page, "layers", picture)
        assert after != before, name
        before = after


@pytest.mark.needs("devtools")
def test_forced_colors_leave_out_the_face_behind_the_texts_of_a_dial(page, gallery):
    face = "slider.shadowRoot.querySelector('[part=drawing]').shadowRoot.querySelector('svg > g').children.length"
    show(page, gallery)
    assert of(page, "bedtime", face) == 1
    page.browser.emulate(forced_colors="active")
    show(page, gallery)
    assert of(page, "bedtime", face) == 0
