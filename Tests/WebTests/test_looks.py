"""Tests styles set by a page, color schemes, forced colors and reduced motion; saves screenshots."""
import pytest

PLAIN = 'min="0" max="100" values="20 80" label="Range"'
MANY = """<h1>Sliders</h1><range-slider id="it" max="100" values="20 80" label="Range"></range-slider>
<div class="rest"><range-slider max="100" values="20 50 80" ticks="0 50 100" labels></range-slider>
<range-slider max="100" values="20 80" disabled></range-slider><range-slider max="100" values="20 80" disabled-thumbs="0"></range-slider>
<circular-slider max="100" value="30" start="225" sweep="270"></circular-slider>
<circular-slider max="1440" values="1320 360" wraps></circular-slider>
<circular-slider max="24" value="17" sweep="720"></circular-slider></div>"""
SHEET = "html { background: Canvas; color: CanvasText; color-scheme: light dark } .rest { margin: 140px 100px; width: 400px }"


def style(page, part, property, pseudo=None):
    return page.settled(
        "const [part, property, pseudo] = arguments;"
        "return getComputedStyle(slider.shadowRoot.querySelector(`[part~=${part}]`), pseudo)[property]", part, property, pseudo)


def test_a_slider_has_a_part_for_each_thumb_span_tick_and_label(page):
    page.slider('max="100" values="20 50 80" ticks="0 100" labels')
    parts = page.settled("return [...slider.shadowRoot.querySelectorAll('[part]')].map(node => node.getAttribute('part'))")
    assert [parts.count(part) for part in ("track", "tick", "tick-label", "label")] == [1, 2, 2, 3]
    assert [part for part in parts if part.startswith("span")] == ["span span-0", "span span-1"]
    assert [part for part in parts if part.startswith("thumb")] == ["thumb thumb-0", "thumb thumb-1", "thumb thumb-2"]


def test_a_page_can_style_the_parts(page):
    page.slider(PLAIN, style="""
        range-slider::part(track) { background: rgb(1, 2, 3) } range-slider::part(span) { background: rgb(4, 5, 6) }
        range-slider::part(thumb-1) { background: rgb(7, 8, 9) } range-slider::part(held) { background: rgb(10, 11, 12) }""")
    assert [style(page, part, "backgroundColor") for part in ("track", "span", "thumb-1")] == [
        "rgb(1, 2, 3)", "rgb(4, 5, 6)", "rgb(7, 8, 9)"]
    page.mouse.press(174, 122)
    page.mouse.drag(180, 122)
    assert style(page, "thumb-0", "backgroundColor") == "rgb(10, 11, 12)"
    page.mouse.release()
    assert style(page, "thumb-0", "backgroundColor") != "rgb(10, 11, 12)"


def test_custom_properties_set_colors_and_sizes(page):
    page.slider(PLAIN, style="""range-slider { --slider-accent: rgb(1, 2, 3); --slider-track: rgb(4, 5, 6); --slider-thumb: rgb(7, 8, 9);
        --slider-thumb-size: 40px; --slider-thickness: 10px; --slider-text: rgb(9, 9, 9) }""")
    assert style(page, "span", "backgroundColor") == "rgb(1, 2, 3)"
    assert (style(page, "track", "backgroundColor"), style(page, "track", "height")) == ("rgb(4, 5, 6)", "10px")
    assert (style(page, "thumb", "backgroundColor"), style(page, "thumb", "width")) == ("rgb(7, 8, 9)", "40px")
    assert style(page, "base", "color") == "rgb(9, 9, 9)"
    assert page.center(0) == pytest.approx([100 + 20 + 0.2 * 288, 122], abs=0.01)
    page.run("slider.style.setProperty('--slider-thumb-size', '20px')")
    page.settled()
    assert page.center(0) == pytest.approx([100 + 10 + 0.2 * 308, 122], abs=0.01)


@pytest.mark.parametrize("sheet", [
    "::part(base) { padding: 10px 40px 0 20px }", "::part(thumb) { border: 6px solid; padding: 3px }", "::part(track) { border: 2px solid }",
    "::part(held) { scale: 1.5; rotate: 10deg }", "::part(held) { transform: scale(1.5) }",
])
def test_styles_of_parts_leave_the_thumb_on_the_track_and_under_the_pointer(page, sheet):
    page.slider(PLAIN, style="range-slider" + sheet)
    assert [page.center(0), page.center(1)] == [[174, 122], [354, 122]]
    page.mouse.press(174, 122)
    page.mouse.drag(264, 122)
    assert (page.values, page.center(0)) == ([50, 80], pytest.approx([264, 122], abs=0.05))
    page.mouse.release()
    edges = "const { left, top, right, bottom } = slider.shadowRoot.querySelector('[part=track]').getBoundingClientRect(); return [left, top, right, bottom]"
    assert page.settled(edges) == [100, 119, 428, 125]


def test_labels_and_ticks_are_at_their_values(page):
    page.slider(f'{PLAIN} labels ticks="0 50"')
    middles = page.settled("""return [...slider.shadowRoot.querySelectorAll('[part$=label], [part~=tick]')].map(node => {
        const { x, width } = node.getBoundingClientRect();
        return [node.part.value.replace('selected ', ''), x + width / 2];
    }).sort()""")
    assert [part for part, _ in middles] == ["label", "label", "tick", "tick", "tick-label", "tick-label"]
    assert [middle for _, middle in middles] == pytest.approx([174, 354, 114, 264, 114, 264], abs=0.3)


@pytest.mark.needs("devtools")
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_parts_have_other_colors_in_a_dark_color_scheme(page, scheme):
    page.browser.emulate(prefers_color_scheme=scheme)
    page.show(MANY, style=SHEET)
    page.picture(f"kinds-{scheme}")
    page.run("document.documentElement.style.colorScheme = 'light'")
    light = style(page, "base", "color")
    page.run("document.documentElement.style.colorScheme = 'dark'")
    assert style(page, "base", "color") != light


@pytest.mark.needs("devtools")
def test_parts_have_system_colors_in_forced_colors(page):
    page.browser.emulate(forced_colors="active")
    page.show(MANY, style=SHEET)
    system = page.run("""
        const node = document.body.appendChild(document.createElement('i'));
        return Object.fromEntries(['Highlight', 'CanvasText', 'GrayText', 'ButtonBorder'].map(name => {
          node.style.color = name;
          return [name, getComputedStyle(node).color];
        }))""")
    assert style(page, "span", "backgroundColor") == system["Highlight"]
    assert style(page, "thumb", "backgroundColor") == system["CanvasText"]
    assert style(page, "track", "boxShadow").startswith(system["ButtonBorder"])
    page.focus(0)
    page.key("ArrowRight")
    assert style(page, "thumb", "outlineColor") == system["Highlight"]
    assert style(page, "thumb", "outlineStyle") == "solid"
    page.run("slider.disabled = true")
    assert style(page, "thumb", "backgroundColor") == style(page, "span", "backgroundColor") == system["GrayText"]
    page.run("slider.disabled = false")
    page.picture("kinds-forced-colors")


@pytest.mark.needs("devtools")
def test_reduced_motion_turns_transitions_off(page):
    page.slider(PLAIN)
    page.mouse.drag(*map(round, page.center(0)))
    assert style(page, "thumb", "transitionDuration") != "0s"
    page.browser.emulate(prefers_reduced_motion="reduce")
    assert style(page, "thumb", "transitionDuration") == "0s"


def test_a_drag_is_never_animated(page):
    page.slider(PLAIN)
    for part in ("thumb", "span"):
        moving = {"all", "transform", "clip-path"} & set(style(page, part, "transitionProperty").split(", "))
        assert not moving or style(page, part, "transitionDuration") == "0s"


def test_thumbs_are_at_their_values_in_every_direction(page):
    page.slider('min="0" max="100" step="any" values="0 37.5 100"')
    assert [page.center(index) for index in range(3)] == [[114, 122], [226.5, 122], [414, 122]]
    page.set("orientation", "vertical")
    page.run("slider.style.width = '44px'; slider.style.height = '228px'")
    page.settled()
    assert [page.center(index) for index in range(3)] == [[122, 314], [122, 239], [122, 114]]
    page.slider('min="0" max="100" value="25"', "circular-slider")
    assert page.center(0) == pytest.approx([100 + 186, 200], abs=0.01)
    page.slider('min="0" max="100" values="0 37.5 100" step="any" dir="rtl"')
    assert [page.center(index) for index in range(3)] == [[414, 122], [301.5, 122], [114, 122]]


def test_a_thumb_has_a_target_of_44_pixels(page):
    page.slider('min="0" max="100" value="50" style="--slider-thumb-size: 10px"')
    page.settled()
    middle = round(page.center(0)[0])
    page.mouse.press(middle + 20, 122)
    page.mouse.drag(middle + 50, 122)
    page.mouse.release()
    assert page.values[0] > 55


def test_a_change_of_size_keeps_the_values(page):
    page.slider(PLAIN)
    page.run("slider.style.width = '628px'")
    page.settled()
    assert (page.values, page.center(0)) == ([20, 80], [100 + 14 + 120, 122])
    page.run("slider.style.width = '0'")
    page.settled()
    assert page.values == [20, 80]
    assert page.events() == []


def test_a_slider_whose_look_is_removed_has_the_size_of_a_plain_one(page):
    page.show('<circular-slider id="it" max="100" value="20"></circular-slider>', base="sliders-looks")
    width = "return slider.getBoundingClientRect().width"
    plain = page.settled(width)
    page.set("look", "bedtime")
    assert page.settled(width) != plain
    page.set("look", None)
    assert page.settled(width) == plain
