"""Tests `readonly`: values that only scripts can change, which take the focus and are submitted; docs/behavior.md §4.14."""
import pytest
from pages import Y, x
from painted import LOOKS

READONLY = 'name="price" values="20 80" readonly'


def test_no_person_changes_a_read_only_slider(page):
    page.slider(f'{READONLY} wheel press-target="anywhere"')
    page.drag(20, 40)
    page.drag(95, 97)
    page.focus(0)
    for key in ("ArrowRight", "End", "PageUp"):
        page.key(key)
    assert (page.values, page.events()) == ([20, 80], [])
    assert page.run("return thumbs().indexOf(slider.shadowRoot.activeElement)") == 0


def test_scripts_change_a_read_only_slider(page):
    page.slider(READONLY)
    page.run("slider.values = [30, 70]; slider.move(0, 40); slider.stepUp(5, 1)")
    assert page.values == [40, 75]


def test_a_read_only_slider_says_so_and_is_submitted(page):
    page.show(f'<form id="form"><range-slider id="it" {READONLY}></range-slider></form>')
    state = "return [thumbs().map(node => [node.ariaReadOnly, node.tabIndex, node.ariaDisabled]), slider.readOnly, slider.matches(':disabled')]"
    assert page.settled(state) == [[["true", 0, None]] * 2, True, False]
    assert page.settled("return [...new FormData(form)].map(([, value]) => value)") == ["20", "80"]
    page.run("slider.readOnly = false")
    assert page.settled(state) == [[[None, 0, None]] * 2, False, False]
    page.drag(20, 40)
    page.run("slider.setAttribute('readonly', 'false')")
    assert page.settled("return [slider.readOnly, slider.hasAttribute('readonly')]") == [True, True]


def test_a_read_only_slider_is_not_validated_as_any_form_control(page):
    page.slider(READONLY)
    page.run("slider.setCustomValidity('No')")
    assert page.get("willValidate") is False


def test_becoming_read_only_ends_a_drag(page):
    page.slider('values="20 80"')
    page.mouse.press(x(20), Y)
    page.mouse.drag(x(40), Y)
    page.events()
    page.run("slider.readOnly = true")
    assert (page.values, page.events()) == ([40, 80], ["slider-end 0", "change"])
    page.mouse.release()


def test_nothing_can_be_typed_into_a_read_only_slider(page):
    page.slider('look="glow" max="360" value="250" readout text-entry readonly', "circular-slider", base=LOOKS)
    assert page.settled("return slider.shadowRoot.querySelector('input').readOnly") is True
    page.focus(0)
    page.key("5")
    page.key("\ue007")
    assert page.values == [250]
    page.set("readOnly", False)
    assert page.settled("return slider.shadowRoot.querySelector('input').readOnly") is False


SHADOW = "return getComputedStyle(slider.shadowRoot.querySelector('[part~=thumb]')).boxShadow"


@pytest.mark.parametrize("tag, base", [
    ("range-slider", "sliders"), ("circular-slider", "sliders"), ("plane-slider", "sliders-plane"), ("ruler-slider", "sliders-ruler")])
def test_thumbs_are_flat_unless_the_page_styles_them(page, tag, base):
    page.slider('value="20 30"', tag, base=base)
    usual = page.settled(SHADOW)
    page.run("slider.readOnly = true")
    assert page.settled(SHADOW).endswith("0px 0px 0px 2px inset") and "inset" not in usual
    page.run("slider.readOnly = false")
    assert page.settled(SHADOW) == usual
    page.slider('value="20 30" readonly', tag, base=base, style=f"{tag}[readonly]::part(thumb) {{ box-shadow: none }}")
    assert page.settled(SHADOW) == "none"


@pytest.mark.parametrize("attributes, child", [('look="web"', ""), ("", '<b slot="thumb-0">A</b>')])
def test_looks_and_views_stay_as_they_are(page, attributes, child):
    page.show(f'<range-slider id="it" value="20" readonly {attributes}>{child}</range-slider>', base=LOOKS)
    assert page.settled(SHADOW) == "none"
