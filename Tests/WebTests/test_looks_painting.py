"""Tests what is drawn: looks, paints and metrics set by script, parts added by attributes; changes redraw at once."""
import re

import pytest
from pages import ROOT
from painted import ALL, ROUND, STRAIGHT
from samples import SAMPLES

BOX = {"role": "track", "coats": [{"fill": "#f00"}]}


def of(form, name):
    """Returns all nodes with a name in a tree."""
    found = [form] if form[0] == name else []
    return found + [node for child in form[2] if isinstance(form[2], list) for node in of(child, name)]


def test_these_tests_know_all_looks_of_the_engine():
    goldens = {file.stem for file in (ROOT / "Tests/SlidersLooksTests/Goldens").glob("*.txt")}
    assert goldens - {"ring-sides"} == set(ALL) == set(SAMPLES)


def test_the_page_only_names_measures_of_the_engine():
    wire = (ROOT / "Web/Sources/Wire/Wire.swift").read_text()
    cases = re.search(r"enum Measure: .*?\{(.*?)\}", wire, re.DOTALL)[1]
    words = (ROOT / "Web/elements/looks/words.js").read_text()
    grammar = re.search(r"const grammar = \{(.*?)\};", words, re.DOTALL)[1]
    named = re.findall(r"^  (\w+):", grammar, re.MULTILINE)
    assert len(named) > 20 and set(named) <= set(re.findall(r"\w+", cases))


@pytest.mark.parametrize("look", ALL)
def test_every_look_draws_shapes_without_warnings(painted, look):
    painted.look(look)
    forms = painted.forms()
    assert sum(len(of(form, "path") + of(form, "image") + of(form, "use")) for form in forms) > 3
    assert "NaN" not in painted.html() and "undefined" not in painted.html()
    assert painted.page.browser.warnings() == []
    assert painted.settled("return getComputedStyle(thumbs()[0]).backgroundColor") == "rgba(0, 0, 0, 0)"


@pytest.mark.parametrize("look", ["pictures", "photos", "bedtime"])
def test_the_images_of_looks_load(painted, look):
    painted.look(look)
    assert painted.settled("""
        return Promise.all([...drawing().querySelectorAll('image')].map(image => new Promise(resolve => {
          const probe = new Image;
          probe.onload = () => resolve(probe.naturalWidth > 8);
          probe.onerror = () => resolve(image.getAttribute('href'));
          probe.src = image.getAttribute('href');
        }))).then(list => list.length > 0 && list.every(answer => answer === true) || list)""") is True


def test_a_round_look_sets_size_and_path_unless_the_page_does(painted):
    painted.slider('look="thermostat" min="10" max="30" value="10"', "circular-slider")
    assert painted.get("offsetWidth") == 280
    start = painted.center(0)
    painted.slider('look="thermostat" min="10" max="30" value="10" start="0"', "circular-slider", style="circular-slider { width: 100px }")
    assert painted.get("offsetWidth") == 100
    assert painted.center(0)[0] == pytest.approx(150, abs=0.01) and start[0] < 200


def test_a_round_look_scales_with_its_side_but_for_what_the_page_fixes(painted):
    painted.slider('look="hue" max="360"', "circular-slider", style="circular-slider { width: 120px }")
    width = "return getComputedStyle(thumbs()[0]).width"
    assert painted.settled(width) == "19px"
    painted.run("slider.metrics = { thumbSize: 30 }")
    assert painted.settled(width) == "30px"


def test_paints_and_metrics_set_by_script_are_drawn(painted):
    painted.slider('max="100" values="20 80"')
    painted.run("""
        slider.metrics = { thumbSize: 40, thickness: 10, ends: 'centers' };
        slider.paints = [
          { role: 'track', coats: [{ fill: 'rgb(1 2 3 / 50%)', roundness: 0, flush: true }] },
          { role: 'span', coats: [{ gradient: ['red', 'blue'] }] },
          { role: 'thumb', coats: [{ fill: '#fff', inset: 4, roundness: 0, shadow: { color: '#00000080', y: 2, blur: 3 } }, { fill: '#000', inset: 10 }] },
          { role: 'thumb', thumb: 1, coats: [] },
        ];""")
    track, span, first, second = painted.forms()
    assert track[2] == [["path", {"d": "M20 17H308V27H20V17Z", "fill": "#010203", "fill-opacity": "0.5"}, ""]]
    assert [stop[1] for stop in of(span, "stop")] == [{"offset": "0", "stop-color": "#ff0000"}, {"offset": "1", "stop-color": "#0000ff"}]
    assert first[1] == {"transform": "translate(77.6 22)"}
    assert [path[1]["d"] for path in of(first, "path")][0] == "M-16 -16H16V16H-16V-16Z"
    assert [shadow[1]["stdDeviation"] for shadow in of(first, "feDropShadow")] == ["3"]
    assert second[2] == ""


def test_paints_set_before_the_element_is_defined_are_drawn(painted):
    name = painted.site.add(
        '<!doctype html><script>const early = document.createElement("range-slider"); early.id = "it";'
        f'early.paints = [{BOX}]; early.metrics = {{ thickness: 9 }};</script><body><script>document.body.append(early)</script>'
        '<script type="module" src="sliders-looks.js"></script>')
    painted.open(painted.site.address(name))
    assert painted.settled("""const path = slider.shadowRoot.querySelector('[part=drawing]').shadowRoot.querySelector('svg > g path');
        return [path.getAttribute('fill'), Math.round(path.getBBox().height)]""") == ["#ff0000", 9]


def test_a_changed_option_of_a_look_redraws_at_once(painted):
    painted.look("layers")
    corners = painted.html()
    painted.run("slider.roundness = 0")
    assert painted.html() != corners
    painted.run("slider.selectedColor = 'rgb(255 0 0)'")
    assert '#ff0000' in painted.html()
    painted.run("slider.roundness = slider.selectedColor = null")
    assert painted.html() == corners


def test_colors_can_be_custom_properties_and_current_color(painted):
    painted.slider(f'look="flat" {STRAIGHT["flat"]} selected-color="var(--mine)" thumb-color="currentColor"',
                   style="#it { --mine: rgb(1 2 3) } #it::part(base) { color: rgb(4 5 6) }")
    assert "#010203" in painted.html() and "#040506" in painted.html()


def test_a_changed_color_writes_only_the_attributes_that_differ(painted):
    painted.look("layers")
    painted.watch()
    painted.run("slider.selectedColor = 'red'")
    # It writes the attribute, the custom property and the color of the selected part.
    assert painted.written() == 3
    painted.run("slider.selectedColor = 'rgb(255 0 0)'")
    assert painted.written() == 2


@pytest.mark.parametrize("attribute, value, said", [
    ("look", "pretty", "system, ios-flat"), ("roundness", "round", "it needs a look"), ("selected-end-color", "red", "it needs a look"), ("thumb-color", "shiny", "no color"),
    ("histogram", "1 2 x", "is no number"), ("label-overlap", "fight", "apart, merge, overlap"),
    ("minor-ticks", "-1", "below 0"), ("histogram-height", "-5", "below 0"), ("tick-side", "left", "below, above"),
])
def test_a_wrong_attribute_of_a_look_warns(painted, attribute, value, said):
    painted.slider()
    painted.run("slider.setAttribute(...arguments)", attribute, value)
    painted.settled()
    [warning] = set(painted.page.browser.warnings())
    assert said in warning and attribute in warning


@pytest.mark.parametrize("tag", ["range-slider", "circular-slider"])
@pytest.mark.parametrize("attributes", ['thumb-placement="outside"', 'thumb-offset="6"', 'thumb-visibility="visible"', 'held-track-scale="2"', 'look="pretty"'])
def test_without_a_look_painted_thumbs_and_tracks_have_only_the_edges_that_a_page_sets(painted, tag, attributes):
    painted.slider(f'value="20" {attributes}', tag, style=":root { color-scheme: light }")
    assert painted.html().count('stroke="#ffffff" stroke-width="2"') == 1 and "#8a8a8a" not in painted.html()
    painted.run("slider.style.setProperty('--slider-edge', 'rgb(1 2 3)')")
    painted.until("drawing().innerHTML.split('#010203').length === 3")
    painted.run("slider.style.setProperty('--slider-track', 'rgb(4 5 6)')")
    painted.until("drawing().innerHTML.includes('#040506')")
    assert painted.html().count("#010203") == 1


@pytest.mark.parametrize("paints", ["[]", "[{ role: 'thumb', coats: [{ fill: '#f00' }] }]"])
def test_thumbs_are_no_rounder_than_the_metrics(painted, paints):
    painted.slider('value="20"')
    corners = r"""
        const shapes = [...drawing().querySelectorAll('path')].filter(shape => Math.abs(shape.getBBox().height - 40) < 3);
        return shapes.map(shape => 2 * (shape.getAttribute('d').match(/A([\d.]+)/)?.[1] ?? 0) / shape.getBBox().height);"""
    for roundness in [1, 0.5, 0]:
        painted.run(f"slider.paints = {paints}; slider.metrics = {{ thumbSize: 40, thumbRoundness: {roundness} }}")
        found = painted.settled(corners)
        assert found and found == pytest.approx([roundness] * len(found))


def test_paints_of_the_page_have_no_edge_but_their_own(painted):
    painted.slider('value="20" thumb-visibility="visible"')
    painted.run("slider.paints = [{ role: 'thumb', coats: [{ fill: '#f00' }] }, { role: 'track', coats: [] }]")
    assert "#ff0000" in painted.html() and "#8a8a8a" not in painted.html()


def test_an_unknown_look_warns_that_none_is_used(painted):
    painted.slider('look="pretty"')
    painted.settled()
    [warning] = set(painted.page.browser.warnings())
    assert "no look is used" in warning


def test_wrong_paints_warn_and_the_others_are_drawn(painted):
    painted.slider()
    painted.run("slider.paints = [{ role: 'thumbs', coats: [] }, { role: 'track', coats: [{ fill: '#f00' }] }, { role: 'span', coats: [{ inset: 'x' }] }];"
                "slider.metrics = { thickness: 'thick', size: 3 }")
    painted.settled()
    assert len(set(painted.page.browser.warnings())) == 4
    assert painted.forms()[0][2][0][1]["fill"] == "#ff0000"


def test_a_slider_whose_look_is_removed_is_plain_again(painted):
    painted.look("layers")
    painted.run("slider.look = null")
    assert painted.html() == ""
    assert painted.settled("return [getComputedStyle(thumbs()[0]).width, getComputedStyle(slider.shadowRoot.querySelector('[part=track]')).display]") == ["28px", "block"]
    assert painted.center(0)[0] == pytest.approx(100 + 14 + 60, abs=0.01)


def test_histogram_ticks_readings_and_enabled_range_are_drawn(painted):
    painted.slider('max="10" values="2 8" histogram="1 4 2" readings="5" ticks="count 3" minor-ticks="1" tick-labels enabled-range="1 9" show-enabled-range')
    # 3 columns, track, enabled range, span, 2 minor ticks, 3 ticks, their texts, reading, 2 thumbs.
    assert len(painted.forms()) == 3 + 1 + 1 + 1 + 2 + 3 + 3 + 1 + 2
    assert painted.texts() == ["0", "5", "10"]
    painted.run("slider.tickLabels = 'low,,high'; slider.minorTicks = 0")
    assert painted.texts() == ["low", "high"]
    assert len(painted.forms()) == 15
    bars = painted.settled("return forms().slice(0, 3).map(bar => bar.getBBox().height)")
    assert bars == pytest.approx([10, 40, 20], abs=0.01)


@pytest.mark.parametrize("look, width", [("", 60), ('look="system"', 58.2)])
@pytest.mark.parametrize("scheme, fill", [("light", "#ffffff"), ("dark", "#000000")])
def test_forbidden_ranges_are_faded_in_front_of_the_span_that_crosses_them(painted, look, width, scheme, fill):
    painted.slider(
        f'max="100" values="10 90" forbidden-ranges="40 60" show-enabled-range {look}', style=f":root {{ color-scheme: {scheme} }}")
    faded = "return [...drawing().querySelectorAll('[mask] > [fill], [mask][fill]')].map(node => [node.getAttribute('fill'), node.getBBox().width])"
    assert painted.settled(faded) == [[fill, pytest.approx(width, abs=0.01)]]
    in_front = "const [host, span] = [slider.shadowRoot.querySelector('[part=drawing]'), slider.shadowRoot.querySelector('[part~=span]')]; "
    assert painted.run(in_front + "return Boolean(span.compareDocumentPosition(host) & Node.DOCUMENT_POSITION_FOLLOWING)") or look
    painted.run("slider.setAttribute('forbidden-ranges', '')")
    assert painted.settled(faded) == []


@pytest.mark.needs("scale")
def test_images_have_the_resolution_of_the_screen(painted):
    shown = "return drawing().querySelector('image').getAttribute('href').slice(-7)"
    painted.look("photos")
    assert painted.settled(shown) == "ack.png"
    for scale, end in ((2, "@2x.png"), (1.5, "@2x.png"), (3, "@3x.png"), (4, "@3x.png"), (1, "ack.png")):
        painted.page.browser.resize(900 + int(10 * scale), 700, scale)
        painted.settled()
        assert painted.settled(shown) == end
    painted.run("slider.images = { 9: 'mine.png', 10: { '1x': 'a.png' } }")
    assert painted.settled("return [...drawing().querySelectorAll('image')].map(image => image.getAttribute('href')).filter(text => /^.....?.png|mine/.test(text))[0]") == "mine.png"
