"""What is drawn: the looks, own paints and measures, what attributes add, and that it shows at once."""
import re

import pytest
from pages import ROOT
from painted import ALL, ROUND, STRAIGHT

# A look's name, and an image's, in the engine's order.
CASES = {"Look.swift": r"case \.?(\w+)$", "LookImage.swift": r'case \.\w+: "([\w-]+)"'}
SCRIPTS = {"Look.swift": ("words.js", r"looks = \[(.*?)\]"), "LookImage.swift": ("pictures.js", r"names = \[(.*?)\]")}
BOX = {"role": "track", "coats": [{"fill": "#f00"}]}


def of(form, name):
    """All nodes of a name in a tree."""
    found = [form] if form[0] == name else []
    return found + [node for child in form[2] if isinstance(form[2], list) for node in of(child, name)]


@pytest.mark.parametrize("file", CASES)
def test_names_are_in_the_order_of_the_engine(file):
    swift = (ROOT / "Sources/SlidersLooks" / file).read_text()
    script, pattern = SCRIPTS[file]
    names = re.search(pattern, (ROOT / "Web/elements/looks" / script).read_text(), re.DOTALL)[1]
    assert re.findall(r"'([\w-]+)'", names) == [name for name in re.findall(CASES[file], swift, re.MULTILINE)]


@pytest.mark.parametrize("look", ALL)
def test_every_look_draws(painted, look):
    painted.look(look)
    forms = painted.forms()
    assert sum(len(of(form, "path") + of(form, "image") + of(form, "use")) for form in forms) > 3
    assert "NaN" not in painted.html() and "undefined" not in painted.html()
    assert painted.page.browser.warnings() == []
    assert painted.settled("return getComputedStyle(thumbs()[0]).backgroundColor") == "rgba(0, 0, 0, 0)"


@pytest.mark.parametrize("look", ["pictures", "photos", "bedtime"])
def test_looks_of_images_show_them(painted, look):
    painted.look(look)
    assert painted.settled("""
        return Promise.all([...drawing().querySelectorAll('image')].map(image => new Promise(resolve => {
          const probe = new Image;
          probe.onload = () => resolve(probe.naturalWidth > 8);
          probe.onerror = () => resolve(image.getAttribute('href'));
          probe.src = image.getAttribute('href');
        }))).then(list => list.length > 0 && list.every(answer => answer === true) || list)""") is True


def test_round_looks_have_a_size_and_a_path_of_their_own(painted):
    painted.slider('look="thermostat" min="10" max="30" value="10"', "circular-slider")
    assert painted.get("offsetWidth") == 280
    start = painted.center(0)
    painted.slider('look="thermostat" min="10" max="30" value="10" start="0"', "circular-slider", style="circular-slider { width: 100px }")
    assert painted.get("offsetWidth") == 100
    assert painted.center(0)[0] == pytest.approx(150, abs=0.01) and start[0] < 200


def test_own_paints_and_measures(painted):
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
    assert [blur[1]["stdDeviation"] for blur in of(first, "feGaussianBlur")] == ["3"]
    assert second[2] == ""


def test_paints_before_the_element_is_defined_count(painted):
    name = painted.site.add(
        '<!doctype html><script>const early = document.createElement("range-slider"); early.id = "it";'
        f'early.paints = [{BOX}]; early.metrics = {{ thickness: 9 }};</script><body><script>document.body.append(early)</script>'
        '<script type="module" src="sliders-looks.js"></script>')
    painted.open(painted.site.address(name))
    assert painted.settled("""const path = slider.shadowRoot.querySelector('[part=drawing]').shadowRoot.querySelector('svg > g path');
        return [path.getAttribute('fill'), Math.round(path.getBBox().height)]""") == ["#ff0000", 9]


def test_setting_an_option_shows_at_once(painted):
    painted.look("layers")
    corners = painted.html()
    painted.run("slider.curvaceousness = 0")
    assert painted.html() != corners
    painted.run("slider.selectedColor = 'rgb(255 0 0)'")
    assert '#ff0000' in painted.html()
    painted.run("slider.curvaceousness = slider.selectedColor = null")
    assert painted.html() == corners


def test_colours_may_be_of_the_page(painted):
    painted.slider(f'look="flat" {STRAIGHT["flat"]} selected-color="var(--mine)" thumb-color="currentColor"',
                   style="#it { --mine: rgb(1 2 3) } #it::part(base) { color: rgb(4 5 6) }")
    assert "#010203" in painted.html() and "#040506" in painted.html()


def test_only_what_differs_is_written(painted):
    painted.look("layers")
    painted.watch()
    painted.run("slider.selectedColor = 'red'")
    # The attribute, and the colour of the selected part.
    assert painted.written() == 2
    painted.run("slider.selectedColor = 'rgb(255 0 0)'")
    assert painted.written() == 1


@pytest.mark.parametrize("attribute, value, said", [
    ("look", "pretty", "system, web"), ("curvaceousness", "round", "no number"), ("thumb-color", "shiny", "no colour"),
    ("histogram", "1 2 x", "is no number"), ("label-meeting", "fight", "apart, merge, overlap"),
    ("minor-ticks", "-1", "below 0"), ("histogram-height", "-5", "below 0"), ("tick-side", "left", "below, above"),
])
def test_wrong_attributes_are_told(painted, attribute, value, said):
    painted.slider()
    painted.run("slider.setAttribute(...arguments)", attribute, value)
    painted.settled()
    [warning] = set(painted.page.browser.warnings())
    assert said in warning and attribute in warning


def test_wrong_paints_are_told_and_the_others_hold(painted):
    painted.slider()
    painted.run("slider.paints = [{ role: 'thumbs', coats: [] }, { role: 'track', coats: [{ fill: '#f00' }] }, { role: 'span', coats: [{ inset: 'x' }] }];"
                "slider.metrics = { thickness: 'thick', size: 3 }")
    painted.settled()
    assert len(set(painted.page.browser.warnings())) == 4
    assert painted.forms()[0][2][0][1]["fill"] == "#ff0000"


def test_without_its_look_a_slider_is_plain_again(painted):
    painted.look("layers")
    painted.run("slider.look = null")
    assert painted.html() == ""
    assert painted.settled("return [getComputedStyle(thumbs()[0]).width, getComputedStyle(slider.shadowRoot.querySelector('[part=track]')).display]") == ["28px", "block"]
    assert painted.center(0)[0] == pytest.approx(100 + 14 + 60, abs=0.01)


def test_what_stands_around_the_values(painted):
    painted.slider('max="10" values="2 8" histogram="1 4 2" readings="5" ticks="count 3" minor-ticks="1" tick-labels selectable="1 9" show-selectable')
    # Three bars, the track, what can be selected, the span, 2 minor ticks, 3 ticks, their texts, the reading, two thumbs.
    assert len(painted.forms()) == 3 + 1 + 1 + 1 + 2 + 3 + 3 + 1 + 2
    assert painted.texts() == ["0", "5", "10"]
    painted.run("slider.tickLabels = 'low,,high'; slider.minorTicks = 0")
    assert painted.texts() == ["low", "", "high"]
    assert len(painted.forms()) == 15
    bars = painted.settled("return forms().slice(0, 3).map(bar => bar.getBBox().height)")
    assert bars == pytest.approx([10, 40, 20], abs=0.01)


@pytest.mark.needs("scale")
def test_images_in_the_resolution_of_the_screen(painted):
    shown = "return drawing().querySelector('image').getAttribute('href').slice(-7)"
    painted.look("photos")
    assert painted.settled(shown) == "ack.png"
    for scale, end in ((2, "@2x.png"), (1.5, "@2x.png"), (3, "@3x.png"), (4, "@3x.png"), (1, "ack.png")):
        painted.page.browser.resize(900 + int(10 * scale), 700, scale)
        painted.settled()
        assert painted.settled(shown) == end
    painted.run("slider.images = { 9: 'mine.png', 10: { '1x': 'a.png' } }")
    assert painted.settled("return [...drawing().querySelectorAll('image')].map(image => image.getAttribute('href')).filter(text => /^.....?.png|mine/.test(text))[0]") == "mine.png"
