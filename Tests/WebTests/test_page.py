"""Tests the elements in the layout of a page: their sizes, and printing."""
import pytest

pytestmark = pytest.mark.portable

CONTAINERS = [
    '<div style="display: flex">IT</div>', '<div style="display: grid; grid-template-columns: auto 1fr">IT<p>Text</p></div>',
    '<table><tr><td>IT</td></tr></table>', '<div style="float: left">IT</div>',
    '<div style="display: flex; flex-direction: column; align-items: center">IT</div>',
]


@pytest.mark.parametrize("container", CONTAINERS)
def test_a_slider_without_a_width_is_as_wide_as_a_range_input(page, container):
    page.show(container.replace("IT", '<range-slider max="100"></range-slider>'))
    assert page.settled("return [slider.offsetWidth, slider.offsetHeight]") == [129, 44]


@pytest.mark.parametrize("tag, attributes, width", [("range-slider", "", 60), ("circular-slider", "", 60), ("range-slider", "orientation='vertical'", 44)])
def test_a_slider_can_be_narrower_than_its_default_width(page, tag, attributes, width):
    page.show(f'<div style="display: flex; width: 60px"><{tag} {attributes}></{tag}></div>')
    assert page.settled("return slider.offsetWidth") == width


def test_a_slider_fills_a_wider_block(page):
    page.show('<div style="width: 500px"><range-slider></range-slider></div>')
    assert page.settled("return slider.offsetWidth") == 500


def test_printing_keeps_the_colors_of_track_span_and_thumbs(page):
    page.slider()
    assert page.settled("""
        return [...slider.shadowRoot.querySelectorAll('[part=track], [part~=span], [part~=thumb]')]
          .map(part => getComputedStyle(part).printColorAdjust)""") == ["exact"] * 4


@pytest.mark.needs("devtools")
def test_a_slider_has_the_width_of_the_paper_while_printing_and_its_old_width_afterward(page):
    page.show('<range-slider max="100" values="20 80"></range-slider>', style="range-slider { margin: 0 10.25px }")
    page.run("""
        globalThis.look = () => [slider, ...thumbs()].map(node => node.getBoundingClientRect()).map(({ x, width }) => [x, width]);
        matchMedia('print').addEventListener('change', ({ matches }) => { if (matches) globalThis.printed = look(); })""")
    before = page.settled("return look()")
    page.browser.devtools("Page.printToPDF", paperWidth=4)
    (left, width), *thumbs = page.run("return printed")
    assert width < before[0][1] - 100
    assert thumbs == [pytest.approx([left + share * (width - 28), 28], abs=0.6) for share in (0.2, 0.8)]
    assert page.settled("return look()") == before
