"""Tests texts of thumbs that are shown on hover or during a drag alone, as parts and painted."""
import pytest
from pages import x

# The tracks of sliders with labels are lower, for the texts above them.
Y = 138
PARTS = """return thumbs().flatMap(thumb => {
    const label = thumb.querySelector('[part~=label]');
    return getComputedStyle(label).visibility === 'visible' && label.textContent ? label.textContent : [];
})"""
PAINTED = "return [...drawing().querySelectorAll('text')].map(node => node.textContent).filter(Boolean)"
KINDS = ["", 'look="flat"', 'look="flat" label-overlap="merge"', 'label-overlap="merge"']


@pytest.fixture(params=KINDS)
def labeled(request, painted):
    """Makes a slider with these words of `labels`. Returns a function that lists the texts that are shown."""
    def show(word, more='values="20 50 80"'):
        painted.slider(f'max="100" labels="{word}" {more} {request.param}')
        return lambda: painted.settled(PAINTED if "look" in request.param else PARTS)
    return show


def test_on_hover_the_thumb_under_the_mouse_has_its_text(labeled, page):
    shown = labeled("hover")
    assert shown() == []
    for index, value in enumerate((20, 50, 80)):
        page.mouse.drag(x(value), Y)
        assert shown() == [str(value)]
    page.mouse.drag(x(35), Y)
    assert shown() == []
    assert page.browser.warnings() == []


@pytest.mark.parametrize("word", ["hover", "drag"])
def test_the_thumb_with_the_focus_of_the_keyboard_has_its_text(labeled, page, word):
    shown = labeled(word)
    page.key("Tab")
    assert shown() == ["20"]
    page.key("ArrowUp")
    assert shown() == ["21"]
    page.key("Tab")
    assert shown() == ["50"]
    page.run("slider.blur(); slider.shadowRoot.activeElement?.blur()")
    assert shown() == []


@pytest.mark.parametrize("word, beside", [("hover", ["50"]), ("drag", [])])
def test_in_a_drag_the_held_thumb_has_its_text(labeled, page, word, beside):
    shown = labeled(word)
    page.mouse.drag(x(50), Y)
    assert shown() == beside
    page.mouse.press(x(50), Y)
    page.mouse.drag(x(60), Y)
    assert shown() == ["60"]
    page.mouse.drag(x(60), Y + 300)
    assert shown() == ["60"]
    page.mouse.release()
    assert shown() == []


def test_in_a_drag_of_a_bar_both_its_thumbs_have_their_texts(labeled, page):
    shown = labeled("drag")
    page.mouse.press(x(35), Y)
    page.mouse.drag(x(40), Y)
    assert shown() == ["25", "55"]


def test_a_text_that_is_not_shown_moves_no_other(labeled, page):
    shown = labeled("drag", 'values="49 50 51"')
    page.mouse.press(x(51), Y)
    page.mouse.drag(x(52), Y)
    assert shown() == ["52"]
    position = """const node = drawing()?.querySelector('text') ?? thumbs()[2].querySelector('[part~=label]');
        const { x, width } = node.getBoundingClientRect();
        return x + width / 2"""
    assert page.settled(position) == pytest.approx(x(52), abs=0.6)


@pytest.mark.parametrize("word", ["always", "", "true"])
def test_otherwise_all_thumbs_have_texts(labeled, page, word):
    assert labeled(word)() == ["20", "50", "80"]
    assert page.browser.warnings() == []


def test_the_room_for_texts_is_kept(page):
    page.slider('max="100" labels="hover"')
    assert page.settled("return slider.clientHeight") == 76


def test_another_word_warns_and_shows_all_texts(page):
    page.slider('max="100" labels="sometimes"')
    assert page.settled(PARTS) == ["0", "100"]
    [warning] = page.browser.warnings()
    assert all(word in warning for word in ["range-slider", "labels", "sometimes", "hover", "drag", "true is used"]), warning


def test_frameworks_may_set_the_words_as_a_property(page):
    page.slider('max="100"')
    for value, text in [("hover", "hover"), ("drag", "drag"), ("always", "always"), (True, ""), (False, None), ("", "")]:
        page.set("labels", value)
        assert page.run("return slider.getAttribute('labels')") == text, value


def test_the_label_of_a_held_thumb_has_the_part_held(page):
    page.slider('max="100" values="20 80" labels', style="range-slider::part(held label) { color: rgb(1, 2, 3) }")
    parts = "return thumbs().map(node => node.querySelector('[part~=label]')).map(node => [node.part.contains('held'), getComputedStyle(node).color])"
    before = page.settled(parts)
    assert before[0] == before[1] and not before[0][0]
    page.mouse.press(x(20), Y)
    assert page.settled(parts) == [[True, "rgb(1, 2, 3)"], before[1]]
    page.mouse.release()
    assert page.settled(parts) == before
