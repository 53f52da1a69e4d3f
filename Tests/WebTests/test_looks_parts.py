"""Tests that a slider without a look keeps its parts, and their styles, whatever is painted beside them."""
import re

import pytest
from pages import x

PAGE = """
range-slider, circular-slider { --slider-accent: rgb(1, 2, 3); --slider-track: rgb(4, 5, 6); --slider-thumb-size: 40px; --slider-thickness: 10px; color: rgb(7, 8, 9) }
::part(thumb) { background: rgb(10, 11, 12); transition: none }
::part(span-0) { opacity: 0.5 }"""
EXTRAS = [
    'ticks="0 50 100" tick-labels', 'labels label-placement="above"', 'labels label-placement="inside"', 'histogram="1 3 5 8"', 'readings="40"',
    'enabled-range="10 90" show-enabled-range', 'ticks="count 5" minor-ticks="1"', "readout",
]
# Each part with its styles that the page may set, and its position.
PARTS = """
const looks = ['backgroundColor', 'stroke', 'strokeWidth', 'opacity', 'clipPath', 'width', 'height', 'translate', 'display', 'boxShadow', 'outlineColor', 'd'];
return [...slider.shadowRoot.querySelectorAll('[part=track], [part~=span], [part~=thumb]')].map(node => {
  const style = getComputedStyle(node);
  return [node.part.value, ...looks.map(name => style[name])];
});"""


@pytest.mark.parametrize("tag", ["range-slider", "circular-slider"])
@pytest.mark.parametrize("extra", EXTRAS)
def test_what_is_painted_beside_leaves_track_spans_and_thumbs_as_they_are(painted, tag, extra):
    style = PAGE + f" {tag}#it {{ width: 328px; height: 328px }}"
    drawn = []
    # Labels take room, painted or not.
    for attributes in ("labels" if extra.startswith("labels") else "", extra):
        painted.slider(f'values="20 80" {attributes}', tag, style=style)
        painted.focus(1)
        painted.key("ArrowRight")
        drawn.append(painted.settled(PARTS))
    if extra.startswith("histogram"):
        # The columns are on one side of a straight track, which therefore moves to the other.
        drawn = [[[re.sub(r"px \S+px$", "px", str(style)) for style in part] for part in parts] for parts in drawn]
    assert drawn[0] == drawn[1] and len(drawn[0]) == 4


@pytest.mark.parametrize("name, part, property", [
    ("track-color", "track", "backgroundColor"), ("selected-color", "span", "backgroundColor"), ("thumb-color", "thumb", "backgroundColor"),
])
@pytest.mark.parametrize("extra", ["", 'histogram="1 2 3"'])
def test_color_attributes_hold_without_a_look_and_follow_the_page(painted, name, part, property, extra):
    painted.slider(f'values="20 80" {extra} {name}="var(--brand)"', style=":root { --brand: rgb(1, 2, 3) }")
    color = f"return getComputedStyle(slider.shadowRoot.querySelector('[part~={part}]')).{property}"
    assert painted.settled(color) == "rgb(1, 2, 3)"
    painted.run("document.documentElement.style.setProperty('--brand', 'rgb(3, 2, 1)')")
    assert painted.settled(color) == "rgb(3, 2, 1)"
    painted.run(f"slider.removeAttribute('{name}')")
    assert painted.settled(color) not in ("rgb(1, 2, 3)", "rgb(3, 2, 1)")
    assert painted.page.browser.warnings() == []


def test_what_is_painted_beside_has_the_colors_of_the_parts(painted):
    painted.slider('values="20 80" histogram="1 2 3 4" ticks="0 100" tick-labels', style=PAGE)
    html = painted.html()
    assert all(color in html for color in ("#010203", "#040506", "#070809"))
    painted.run("slider.style.cssText = '--slider-accent: #112233; color: #445566'")
    painted.until("['#112233', '#445566'].every(color => drawing().innerHTML.includes(color))")


@pytest.mark.parametrize("extra", ["", 'histogram="1 2 3"', "labels label-placement='above'"])
def test_a_look_that_comes_and_goes_leaves_the_plain_parts(painted, extra):
    painted.slider(f'values="20 80" {extra}', style=PAGE)
    before = painted.settled(PARTS)
    painted.run("slider.look = 'layers'")
    painted.settled()
    assert painted.settled(PARTS) != before
    painted.run("slider.look = null")
    painted.settled()
    assert painted.settled(PARTS) == before


def test_a_drag_beside_a_histogram_moves_the_parts_and_the_columns(painted):
    painted.slider('values="20 80" histogram="1 2 3 4 5 6 7 8 9 10" labels label-placement="above"', style="#it { height: 44px !important }")
    before = painted.html()
    painted.drag(20, 50)
    assert painted.values == [50, 80]
    assert painted.center(0)[0] == pytest.approx(x(50), abs=0.1)
    assert painted.html() != before and painted.texts() == ["50", "80"]


def test_a_text_inside_a_thumb_is_above_the_thumb(painted):
    painted.slider('values="20 80" labels label-placement="inside"')
    painted.mouse.press(*map(round, painted.center(0)))
    host = "slider.shadowRoot.querySelector('[part=drawing]')"
    assert painted.settled(f"return Number(getComputedStyle({host}).zIndex) > Number(getComputedStyle(thumbs()[0]).zIndex)")
    painted.run("slider.labelPlacement = 'above'")
    assert painted.settled(f"return getComputedStyle({host}).zIndex") == "auto"


@pytest.mark.parametrize("look, tag", [("flat", "range-slider"), ("bedtime", "circular-slider")])
def test_a_page_gives_the_focused_thumb_of_a_look_an_outline(painted, look, tag):
    painted.slider(f'look="{look}" values="20 80"', tag, style="::part(thumb):focus-visible { outline: 3px solid rgb(1, 2, 3) }")
    outline = "const { outlineColor, outlineStyle } = getComputedStyle(thumbs()[0]); return [outlineColor, outlineStyle]"
    assert painted.run(outline)[1] == "none"
    painted.key("Tab")
    assert painted.settled(outline) == ["rgb(1, 2, 3)", "solid"]
