"""Tests what holds for a slider of every kind. A new kind is in these tests with one line in KINDS."""
from dataclasses import dataclass

import pytest

pytestmark = pytest.mark.portable


@dataclass
class Kind:
    """An element of a kind, with one thumb."""

    tag: str
    # The script that defines it.
    base: str
    # The attributes that give each coordinate its bounds.
    bounds: str
    # The name of the thumb, or of its first coordinate, in English and in German.
    names: tuple
    # Where a pointer goes from the thumb, in pixels: to larger values, and then beyond the last.
    offset: tuple
    size: str = "width: 228px"
    # How many coordinates the thumb has.
    count: int = 1
    # Whether values grow to the left in text from right to left.
    is_mirrored: bool = True

    def show(self, page, attributes="", value=50, bounds=(0, 100), around="{}", style=""):
        """Shows the element, whose coordinates have one value and the same bounds."""
        values = " ".join([str(value)] * self.count)
        element = f'<{self.tag} id="it" value="{values}" {self.bounds.format(*bounds)} {attributes}></{self.tag}>'
        page.show(around.replace("{}", element), base=self.base, style=f"#it {{ {self.size} }} {style}")


KINDS = [
    Kind("range-slider", "sliders", 'min="{}" max="{}"', ("Value", "Wert"), ((40, 0), (200, 0))),
    Kind("circular-slider", "sliders", 'start="-90" sweep="180" min="{}" max="{}"', ("Value", "Wert"), ((60, 40), (114, 200)), is_mirrored=False),
    Kind("plane-slider", "sliders-plane", 'x-min="{0}" x-max="{1}" y-min="{0}" y-max="{1}"', ("Horizontal", "Horizontal"), ((40, -40), (105, -105)),
         size="width: 228px; height: 228px", count=2),
    Kind("ruler-slider", "sliders-ruler", 'min="{}" max="{}" pixels-per-unit="2"', ("Value", "Wert"), ((-40, 0), (-200, 0))),
]
EACH = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.tag)
# A field that goes cannot be reached any more, and is still there for screen readers.
FIELD = "slider.shadowRoot.querySelector('[part=field]:not([tabindex])')"


def first(page, *names):
    """Returns attributes of the first thumb, or of its first coordinate."""
    return page.settled("return arguments[0].map(name => thumbs()[0].getAttribute(name))", names)


def drag(page, kind):
    """Drags the first thumb along the direction of its kind. Returns the events of each step, and of the release."""
    x, y = page.center(0)
    heard = []
    page.mouse.press(x, y)
    for right, down in kind.offset:
        page.mouse.drag(x + right, y + down)
        heard.append(page.events())
    return heard


def numbers(page):
    """Returns the values of all coordinates."""
    return page.settled("return String(slider.value).split(' ').map(Number)")


def field(page, property):
    """Returns a property of the field, or of its style; None if there is no field."""
    return page.settled(f"const field = {FIELD}; return field && (field[arguments[0]] ?? getComputedStyle(field)[arguments[0]])", property)


def typed(page, *keys):
    page.focus(0)
    for key in keys:
        page.key(key)


# Texts

@EACH
def test_names_and_numbers_are_in_the_language_of_the_element(page, kind):
    kind.show(page, 'lang="de"', value=1500, bounds=(0, 2000))
    page.until(f"thumbs()[0].ariaLabel === '{kind.names[1]}'")
    assert first(page, "aria-valuetext") == ["1.500"]
    page.run("slider.lang = 'en'")
    page.until(f"thumbs()[0].ariaLabel === '{kind.names[0]}'")
    assert first(page, "aria-valuetext") == ["1,500"]


@EACH
def test_names_and_texts_can_change_later(page, kind):
    kind.show(page, 'label="Price"')
    group = "[thumbs()[0], thumbs()[0].closest('[role=group]') ?? slider.shadowRoot.querySelector('[part=base]')].map(node => node.ariaLabel)"
    assert any("Price" in (name or "") for name in page.settled(f"return {group}"))
    page.run("slider.label = 'Weight'; slider.format = value => `${value} kg`")
    assert any("Weight" in (name or "") for name in page.settled(f"return {group}")) and first(page, "aria-valuetext") == ["50 kg"]
    page.run("slider.format = value => `${value} lb`")
    assert first(page, "aria-valuetext") == ["50 lb"]
    page.run("slider.formatValueText = value => `${value} pounds`")
    assert first(page, "aria-valuetext") == ["50 pounds"]
    page.run("slider.formatValueText = null; slider.format = null")
    assert first(page, "aria-valuetext") == ["50"]


@EACH
def test_properties_that_were_set_before_the_element_was_defined_are_taken_over(page, kind):
    kind.show(page, around="{}<script>it.value = '20 20'.slice(0, %d); it.textEntry = true; it.format = value => `${value} kg`</script>" % (3 * kind.count - 1))
    assert numbers(page) == [20] * kind.count and first(page, "aria-valuetext") == ["20 kg"]
    assert page.run("return [slider.textEntry, slider.hasAttribute('text-entry')]") == [True, True]


# Events

@EACH
def test_a_drag_sends_its_events_in_order(page, kind):
    kind.show(page)
    assert drag(page, kind) == [["slider-begin 0", "input 0 pointer"], ["input 0 pointer"]]
    assert numbers(page) == [100] * kind.count
    overshoot = page.run("return [slider.overshoot].flat()")
    assert len(overshoot) == kind.count and min(overshoot) > 0
    page.mouse.release()
    page.until("!slider.moving")
    assert [event for event in page.events() if event != "slider-overshoot 0"] == ["slider-end 0", "change"]
    page.until("String(slider.overshoot).replaceAll(',', '') === '0'.repeat(arguments[0])".replace("arguments[0]", str(kind.count)))


@EACH
def test_further_beyond_the_last_value_a_drag_sends_its_overshoot(page, kind):
    kind.show(page, value=100)
    assert drag(page, kind) == [["slider-begin 0", "slider-overshoot 0"], ["slider-overshoot 0"]]
    page.mouse.release()
    page.until("!slider.moving")
    assert page.events()[-1] == "slider-end 0" and numbers(page) == [100] * kind.count


@EACH
def test_escape_restores_the_value_of_the_press(page, kind):
    kind.show(page)
    drag(page, kind)
    dragging = "return slider.matches(':state(dragging)')"
    assert page.run(dragging) in (True, None)
    page.key("Escape")
    assert page.events() == ["input 0 cancel", "slider-cancel 0"] and not page.run(dragging)
    page.mouse.release()
    page.until("!slider.moving")
    assert (numbers(page), page.events()) == ([50] * kind.count, [])


@EACH
def test_a_key_sends_its_change_at_once(page, kind):
    kind.show(page)
    typed(page, "ArrowRight")
    assert (numbers(page)[0], page.events()) == (51, ["input 0 key", "change"])


@EACH
def test_scripts_send_nothing(page, kind):
    kind.show(page)
    page.run("slider.value = '20 20'.slice(0, arguments[0])", 3 * kind.count - 1)
    assert (numbers(page), page.events()) == ([20] * kind.count, [])


# What people can change

@EACH
@pytest.mark.parametrize("change", ["slider.disabled = true", "around.disabled = true"])
def test_nobody_moves_what_is_disabled(page, kind, change):
    kind.show(page, around='<fieldset id="around" style="border: 0; margin: 0; padding: 0">{}</fieldset><button>')
    page.run(change)
    assert first(page, "aria-disabled", "tabindex") == ["true", None]
    drag(page, kind)
    page.mouse.release()
    page.key("Tab")
    assert (numbers(page), page.events(), page.run("return slider.shadowRoot.activeElement")) == ([50] * kind.count, [], None)
    page.run(change.replace("true", "false"))
    assert first(page, "aria-disabled", "tabindex") == [None, "0"]


@EACH
def test_only_scripts_move_what_is_read_only(page, kind):
    kind.show(page, "readonly")
    drag(page, kind)
    page.mouse.release()
    typed(page, "ArrowRight")
    assert (numbers(page), page.events(), first(page, "aria-readonly", "tabindex")) == ([50] * kind.count, [], ["true", "0"])
    page.run("slider.value = '20 20'.slice(0, arguments[0])", 3 * kind.count - 1)
    assert numbers(page) == [20] * kind.count


@pytest.mark.parametrize("attribute", ["disabled", "readOnly"])
@EACH
def test_what_is_disabled_in_a_drag_keeps_its_value_and_reports_it_once(page, kind, attribute):
    kind.show(page)
    x, y = page.center(0)
    (right, down), _ = kind.offset
    page.mouse.press(x, y)
    page.mouse.drag(x + right, y + down)
    values = numbers(page)
    page.events()
    page.run(f"slider.{attribute} = true")
    page.mouse.drag(x, y)
    page.mouse.release()
    assert values[0] > 50 and numbers(page) == values
    assert page.events() == ["slider-end 0", "change"]


@EACH
def test_a_message_makes_it_invalid(page, kind):
    kind.show(page)
    page.run("slider.setCustomValidity('Too loud')")
    assert page.settled("return [slider.checkValidity(), slider.matches(':invalid')]") == [False, True]
    assert page.run("return thumbs().map(node => node.ariaInvalid)") == ["true"] * kind.count


@EACH
def test_from_right_to_left_the_left_arrow_is_more_where_values_grow_to_the_left(page, kind):
    kind.show(page, 'dir="rtl"')
    typed(page, "ArrowLeft")
    assert numbers(page)[0] == (51 if kind.is_mirrored else 49)
    # What is mirrored moves in the other direction.
    x, y = page.center(0)
    (right, down), _ = kind.offset
    page.browser.gestures("mouse", [(x, y), (x - right if kind.is_mirrored else x + right, y + down)])
    page.until("!slider.moving")
    assert numbers(page)[0] > 52


# Typed values

@EACH
def test_a_typed_value_keeps_to_steps_and_bounds(page, kind):
    kind.show(page, "text-entry")
    typed(page, "4", "2", ".", "3")
    assert field(page, "value") == "42.3" and page.events() == []
    page.key("Enter")
    assert (numbers(page)[0], page.events(), field(page, "value")) == (42, ["input 0 key", "change"], None)
    typed(page, "9", "9", "9", "Enter")
    assert numbers(page)[0] == 100
    typed(page, "7", "Escape")
    assert numbers(page)[0] == 100


@EACH
def test_the_field_has_the_font_of_the_page_also_of_one_that_changes(page, kind):
    kind.show(page, "text-entry", style="#it::part(base) { font: 18px serif } #it.large::part(base) { font: 24px monospace }")
    typed(page, "4")
    assert (field(page, "fontSize"), field(page, "fontFamily")) == ("18px", "serif")
    page.run("slider.classList.add('large')")
    assert (field(page, "fontSize"), field(page, "fontFamily")) == ("24px", "monospace")


# Colors

PARTS = """return [...slider.shadowRoot.querySelectorAll('[part]')].map(node => getComputedStyle(node))
    .map(({ backgroundColor, stroke }) => backgroundColor + stroke).join()"""


@EACH
@pytest.mark.needs("devtools")
def test_parts_have_other_colors_in_the_dark(page, kind):
    kind.show(page, style=":root { color-scheme: light dark }")
    light = page.settled(PARTS)
    page.browser.emulate(prefers_color_scheme="dark")
    assert page.settled(PARTS) != light


@EACH
@pytest.mark.needs("devtools")
def test_forced_colors_tell_enabled_and_disabled_parts_apart(page, kind):
    kind.show(page)
    page.browser.emulate(forced_colors="active")
    thumb = "return getComputedStyle(slider.shadowRoot.querySelector('[part~=thumb]')).backgroundColor"
    enabled = page.settled(thumb)
    page.set("disabled", True)
    assert page.settled(thumb) != enabled
