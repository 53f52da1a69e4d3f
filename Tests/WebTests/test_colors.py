"""Tests where the colors of a slider come from: attributes, custom properties and `accent-color`, with and without a look."""
import pytest
from painted import ALL, tag

PART = "return getComputedStyle(slider.shadowRoot.querySelector(arguments[0]))[arguments[1]]"
SPAN = {"range-slider": ("[part~=span]", "backgroundColor"), "circular-slider": ("[part~=span]", "stroke")}
BOTH = pytest.mark.parametrize("element", SPAN)
BLUE = "rgb(0, 122, 255)"
# The looks that draw something in the color of the selected part; the thermostat mixes it.
ACCENTED = [look for look in ALL if look not in ("pictures", "photos", "hue", "thermostat")]


def span(page, element):
    page.rest()
    return page.run(PART, *SPAN[element])


@BOTH
def test_the_accent_color_of_the_page_is_that_of_spans(page, element):
    page.show(f'<main><{element} id="it" value="20"></{element}></main>', style="main { accent-color: rgb(1, 2, 3) }")
    assert span(page, element) == "rgb(1, 2, 3)"
    page.run("document.querySelector('main').style.accentColor = 'rgb(3, 2, 1)'")
    assert span(page, element) == "rgb(3, 2, 1)"
    page.run("document.querySelector('main').style.accentColor = 'auto'")
    assert span(page, element) == BLUE
    page.run("slider.style.cssText = 'accent-color: red; --slider-accent: rgb(7, 8, 9)'")
    assert span(page, element) == "rgb(7, 8, 9)"
    page.run("slider.selectedColor = 'rgb(10, 11, 12)'")
    assert span(page, element) == "rgb(10, 11, 12)"


@pytest.mark.parametrize("attributes", ["", 'look="flat"'])
def test_a_slider_that_is_shown_takes_the_accent_color_that_changed_meanwhile(painted, attributes):
    painted.slider(f'values="20 80" {attributes}', style="body { accent-color: rgb(1, 2, 3) }")
    painted.settled("slider.hidden = true")
    painted.settled("document.body.style.accentColor = 'rgb(3, 2, 1)'")
    painted.settled("slider.hidden = false")
    drawn = "getComputedStyle(slider.shadowRoot.querySelector('[part~=span]')).backgroundColor"
    if attributes:
        drawn = "drawing().innerHTML.includes('#030201') ? 'rgb(3, 2, 1)' : drawing().innerHTML"
    assert painted.settled(f"return {drawn}") == "rgb(3, 2, 1)"


def test_a_slider_that_moves_takes_the_accent_color_of_its_new_position(page):
    page.show('<range-slider id="it"></range-slider><p id="other" style="accent-color: rgb(1, 2, 3)"></p>')
    assert span(page, "range-slider") == BLUE
    page.run("other.append(slider)")
    assert span(page, "range-slider") == "rgb(1, 2, 3)"


@pytest.mark.needs("devtools")
@pytest.mark.parametrize("base", ["sliders", "sliders-looks"])
def test_the_accent_color_follows_the_scheme(page, base):
    page.slider(style=":root { color-scheme: light dark; accent-color: light-dark(rgb(1, 2, 3), rgb(3, 2, 1)) }", base=base)
    assert span(page, "range-slider") == "rgb(1, 2, 3)"
    page.browser.emulate(prefers_color_scheme="dark")
    assert span(page, "range-slider") == "rgb(3, 2, 1)"


@pytest.mark.parametrize("base, attributes", [("sliders", ""), ("sliders-looks", ""), ("sliders-looks", 'look="layers"'), ("sliders-looks", 'histogram="1 2 3"')])
def test_the_styles_of_new_sliders_are_read_in_one_batch(page, base, attributes):
    page.show("", base=base)
    page.settled("return customElements.whenDefined('range-slider').then(() => true)")
    page.run("""
        globalThis.calls = '';
        const read = getComputedStyle, { set } = Object.getOwnPropertyDescriptor(CSSStyleDeclaration.prototype, 'cssText');
        globalThis.getComputedStyle = node => { calls += 'r'; return read(node) };
        Object.defineProperty(CSSStyleDeclaration.prototype, 'cssText', { set(text) { calls += 'w'; set.call(this, text) } });
        document.body.style.accentColor = 'red';
        const sliders = Array.from({ length: 20 }, () => {
          const node = document.createElement('template');
          node.innerHTML = `<range-slider values="20 80" ${arguments[0]}></range-slider>`;
          return node.content.firstChild;
        });
        for (const slider of sliders) document.body.append(slider);""", attributes)
    calls = page.settled("return calls")
    # The accent color that is written is a reason to read again.
    runs = [run for run in calls.split("w") if run]
    assert 1 <= len(runs) <= 2 and {len(run) for run in runs} <= {20, 60}


@pytest.mark.parametrize("attributes", ['look="layers"', 'look="ios-flat"', 'histogram="1 2 3"'])
def test_no_change_of_an_option_reads_a_style(painted, attributes):
    painted.slider(f'values="20 80" ticks="0 50 100" labels label-placement="above" {attributes}')
    painted.settled("globalThis.reads = 0; const read = getComputedStyle; globalThis.getComputedStyle = node => { reads++; return read(node) }")
    painted.settled("slider.max = 200; slider.ticks = '0 100 200'; slider.values = [30, 150]; slider.histogram = '3 2 1'; slider.disabled = true")
    assert painted.settled("return reads") == 0


@pytest.mark.parametrize("look", ACCENTED)
@pytest.mark.parametrize("style", ["--slider-accent: rgb(1, 2, 3)", "accent-color: rgb(1, 2, 3)", "--slider-accent: rgb(1, 2, 3); accent-color: red"])
def test_the_accent_holds_in_looks(painted, look, style):
    painted.look(look, f'style="{style}"')
    assert "#010203" in painted.html()


@pytest.mark.parametrize("property, look, count", [
    ("--slider-track", "flat", 1), ("--slider-thumb", "flat", 2), ("--slider-edge", "flat", 2), ("--slider-accent-end", "glow", 1),
    ("--slider-text", "clock24", 20), ("--slider-text", "glow", 1), ("--slider-text", "bedtime", 20),
])
def test_the_custom_properties_hold_in_looks_and_follow_the_page(painted, property, look, count):
    painted.slider(f'look="{look}" {ALL[look]} {"readout" if look == "glow" else ""}', tag(look), style=f"html {{ --brand: rgb(1, 2, 3) }} #it {{ {property}: var(--brand) }}")
    assert painted.html().count("#010203") >= count
    painted.run("document.documentElement.style.setProperty('--brand', 'rgb(3, 2, 1)')")
    painted.rest()
    html = painted.html()
    assert html.count("#030201") >= count and "#010203" not in html


@pytest.mark.parametrize("name, look", [("track-color", "flat"), ("selected-color", "layers"), ("thumb-color", "hue"), ("border-color", "flat"), ("selected-end-color", "glow")])
def test_color_attributes_of_a_look_follow_a_theme(painted, name, look):
    painted.look(look, f'{name}="var(--brand)" style="--brand: rgb(1, 2, 3)"')
    assert "#010203" in painted.html()
    painted.run("slider.style.setProperty('--brand', 'rgb(3, 2, 1)')")
    painted.rest()
    assert "#030201" in painted.html() and "#010203" not in painted.html()
    assert painted.page.browser.warnings() == []


@pytest.mark.parametrize("name, property, part, style", [
    ("track-color", "--slider-track", "[part=track]", "backgroundColor"), ("thumb-color", "--slider-thumb", "[part~=thumb]", "backgroundColor"),
    ("selected-color", "--slider-accent", "[part~=span]", "backgroundColor"), ("border-color", "--slider-edge", "[part=track]", "boxShadow"),
])
@pytest.mark.parametrize("base", ["sliders", "sliders-looks"])
def test_color_attributes_and_properties_hold_without_a_look(page, base, name, property, part, style):
    page.slider(f'{name}="rgb(1, 2, 3)" style="{property}: red"', base=base)
    assert page.settled(PART, part, style).startswith("rgb(1, 2, 3)")
    page.run(f"slider.removeAttribute('{name}')")
    assert page.settled(PART, part, style).startswith("rgb(255, 0, 0)")
    page.run(f"slider.setAttribute('{name}', 'shiny')")
    assert page.settled(PART, part, style).startswith("rgb(255, 0, 0)")
    [warning] = page.browser.warnings()
    assert f'{name}="shiny": it is no color' in warning


def test_sizes_of_the_page_hold_in_looks(painted):
    painted.slider('look="flat" max="1" step="any" values="0.2 0.8"', style="#it { font-size: 10px; --slider-thumb-size: 2em; --slider-thickness: 4px }")
    sizes = "return [thumbs()[0].clientWidth, forms()[0].getBBox().height, forms()[2].getBBox().width]"
    thumb, track, drawn = painted.settled(sizes)
    assert (thumb, round(track)) == (15, 4) and drawn <= 15
    painted.run("slider.style.setProperty('--slider-thumb-size', '30px')")
    painted.settled()
    assert painted.settled(sizes)[0] == 30
    painted.run("slider.metrics = { thumbSize: 20 }")
    assert painted.settled(sizes)[0] == 20


@pytest.mark.parametrize("attribute, look", [("border-color", "glow"), ("selected-color", "photos"), ("roundness", "flat"), ("look-height", "hue")])
def test_an_attribute_that_a_look_does_not_have_warns(painted, attribute, look):
    painted.look(look)
    painted.run("slider.setAttribute(...arguments)", attribute, "red" if "color" in attribute else "1")
    painted.settled()
    [warning] = painted.page.browser.warnings()
    assert f"the look {look} has none" in warning and attribute in warning


def test_paints_have_the_colors_of_the_page_where_they_paint_nothing(painted):
    painted.slider('values="20 80" selected-color="rgb(1, 2, 3)"', style="#it { --slider-track: rgb(4, 5, 6) }")
    painted.run("slider.paints = [{ role: 'thumb', coats: [{ fill: 'white' }] }]")
    html = painted.html()
    assert "#010203" in html and "#040506" in html


@pytest.mark.needs("devtools")
@pytest.mark.parametrize("attributes", ["", 'look="flat"'])
def test_forced_colors_win_over_those_of_the_page(painted, attributes):
    painted.browser.emulate(forced_colors="active")
    painted.slider(f'selected-color="rgb(1, 2, 3)" {attributes}', style="#it { accent-color: rgb(1, 2, 3); --slider-track: rgb(1, 2, 3) }")
    assert "#010203" not in painted.html()
    assert painted.settled(PART, "[part~=span]", "backgroundColor") != "rgb(1, 2, 3)"


@pytest.mark.needs("devtools")
def test_forced_colors_leave_what_a_page_writes_of_parts(page):
    page.browser.emulate(forced_colors="active")
    page.slider('values="20 80"', style="::part(span) { background: rgb(1, 2, 3) } @media (forced-colors: none) { ::part(track) { background: rgb(4, 5, 6) } }")
    assert page.settled(PART, "[part~=span]", "backgroundColor") == "rgb(1, 2, 3)"
    assert page.settled(PART, "[part~=track]", "backgroundColor") != "rgb(4, 5, 6)"
