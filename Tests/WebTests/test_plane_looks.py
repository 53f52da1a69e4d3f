"""Tests the looks of <plane-slider>, which a style sheet of its own paints, beside what the engine paints of each look."""
import base64

import pytest
from pages import PICTURES
from painted import LOOKS
from test_reference import reference

[WORDS] = [row["words"] for row in reference.rows("attributes", reference.PLANE) if row["name"] == "look"]
# The looks whose held thumbs grow; and by how much the disc is smaller that nothing shows through.
GLASS, MARGINS = ("system", "ios-glass", "mac-glass"), {"pictures": 6, "photos": 4, "layers": 3.5}
# The looks whose tracks the engine paints with images, or with shades over them.
SHADED = ("pictures", "photos", "layers")
SHEET = '<link rel="stylesheet" href="sliders-plane-looks.css">'
STYLE = """html { background: #fff } html.dark { color-scheme: dark; background: #171717 }
  plane-slider { position: absolute; left: 20px; top: 20px } circular-slider, range-slider { position: absolute; left: 300px; top: 20px } range-slider { width: 300px }"""
# The engine draws the looks of other elements. A ring has round thumbs, and a bar has a track without round edges.
RING = '<circular-slider id="other" max="100" values="25 75" connect="none" start="0" sweep="360"></circular-slider>'
BAR = '<range-slider id="other" max="100" values="25 75" connect="none"></range-slider>'
HANDLES = "[...slider.shadowRoot.querySelectorAll('[part~=thumb]')]"
AREA = "slider.shadowRoot.querySelector('[part=area]')"
PAINT = f"const {{ backgroundColor, boxShadow, content }} = getComputedStyle({HANDLES}[0], '::after'); return [backgroundColor, boxShadow, content]"
SCALE = 2
READ = """
const read = async (data, x, y, width, height) => {
  const image = await createImageBitmap(await (await fetch('data:image/png;base64,' + data)).blob());
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return [...context.getImageData(x, y, width, height).data];
};"""
# The share of the pixels of two discs that differ by more than a sixteenth of the range.
DIFFERENCE = READ + """
const [discs, radius] = arguments, side = Math.floor(2 * radius);
return Promise.all(discs.map(([data, x, y]) => read(data, Math.round(x - radius), Math.round(y - radius), side, side))).then(([one, other]) => {
  const inside = index => Math.hypot(index % side + .5 - radius, Math.floor(index / side) + .5 - radius) < radius;
  const pixels = [...Array(side * side).keys()].filter(inside);
  return pixels.filter(index => [0, 1, 2].some(part => Math.abs(one[4 * index + part] - other[4 * index + part]) > 16)).length / pixels.length;
})"""


def show(page, look=None, attributes='values="20 30"', content="", style="", head=SHEET, **more):
    attributes += f' look="{look}"' if look else ""
    page.show(f'<plane-slider id="it" {attributes}>{content}</plane-slider>', head=head, style=style, **{"base": "sliders-plane", **more})


@pytest.fixture
def beside(page):
    """Shows a page with a plane and another element."""
    def show(other):
        page.browser.resize(680, 360, SCALE)
        page.show('<plane-slider id="it" values="25 75, 75 25"></plane-slider>' + other, base=LOOKS, modules=["sliders-plane.js"], head=SHEET, style=STYLE)
        return page

    PICTURES.mkdir(parents=True, exist_ok=True)
    yield show
    page.browser.devtools("Emulation.clearDeviceMetricsOverride")


def photographed(page, name):
    """Returns a picture of the page, in which each pixel of the page is four."""
    page.rest()
    page.settled("return Promise.all([...drawing(other).querySelectorAll('image')].map(image => image.decode())).then(() => true)")
    data = page.browser.devtools("Page.captureScreenshot", format="png", clip={"x": 0, "y": 0, "width": 680, "height": 360, "scale": 1})["data"]
    (PICTURES / f"plane-look-{name}.png").write_bytes(base64.b64decode(data))
    return data


def centers(page, nodes):
    return page.settled(f"""return {nodes}.map(node => {{
        const {{ x, y, width, height }} = node.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    }})""")


def differ(page, discs, radius):
    """Returns how much of two discs differs, each given as a picture and a position in it."""
    return page.settled(DIFFERENCE, [[data, SCALE * x, SCALE * y] for data, (x, y) in discs], SCALE * radius)


def use(page, look, scheme):
    """Gives both elements a look. Returns the positions of their thumbs."""
    page.run("""globalThis.drawing ??= element => element.shadowRoot.querySelector('[part=drawing]').shadowRoot;
        document.documentElement.className = arguments[1];
        for (const element of [slider, other]) element.look = arguments[0];""", look, scheme)
    page.rest()
    return centers(page, HANDLES), centers(page, "thumbs(other)")


def disable(page):
    page.run("for (const element of [slider, other]) element.disabled = true")


@pytest.mark.needs("devtools")
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("look", WORDS)
def test_thumbs_are_painted_as_the_engine_paints_them(beside, look, scheme):
    page = beside(RING)
    # Points of planes are no lenses and have no springs; neither have thumbs with these preferences.
    page.browser.emulate(prefers_reduced_transparency="reduce", prefers_reduced_motion="reduce")
    ours, theirs = use(page, look, scheme)
    size = page.settled(f"return {HANDLES}[0].offsetWidth")

    def compare(state, index, one, another, scale=1):
        radius = scale * size / 2 - MARGINS.get(look, 1.5)
        assert differ(page, [(one, ours[index]), (another, theirs[index])], radius) < 0.02, (state, index)

    whole = photographed(page, f"{look}-{scheme}")
    for index in (0, 1):
        compare("normal", index, whole, whole)
    pictures = []
    for name, (x, y) in (("ours", ours[1]), ("theirs", theirs[1])):
        page.mouse.drag(round(x), round(y))
        pictures.append([photographed(page, f"{look}-{scheme}-hovered-{name}")])
        page.mouse.press(round(x), round(y))
        pictures[-1].append(photographed(page, f"{look}-{scheme}-held-{name}"))
        page.mouse.release()
        page.mouse.drag(1, 1)
    (our_hovered, our_held), (their_hovered, their_held) = pictures
    compare("hovered", 1, our_hovered, their_hovered)
    compare("held", 1, our_held, their_held, 1.55 if look in GLASS else 1)
    disable(page)
    whole = photographed(page, f"{look}-{scheme}-disabled")
    for index in (0, 1):
        compare("disabled", index, whole, whole)


@pytest.mark.needs("devtools")
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("look", [word for word in WORDS if word not in SHADED])
def test_the_area_is_painted_as_the_engine_paints_a_track(beside, look, scheme):
    page = beside(BAR)
    # The positions of thumbs at fractions, at which nothing is drawn when the thumbs are elsewhere.
    page.run("slider.values = [[30, 50], [70, 50]]; other.values = [30, 70]")
    ours, theirs = use(page, look, scheme)
    page.run("slider.values = [[0, 100], [100, 100]]; other.values = [0, 100]")
    for state in ("normal", "disabled"):
        if state == "disabled":
            disable(page)
        picture = photographed(page, f"{look}-{scheme}-area-{state}")
        for index in (0, 1):
            assert differ(page, [(picture, ours[index]), (picture, theirs[index])], 1) == 0, state


@pytest.mark.portable
def test_a_look_follows_its_attribute_and_the_color_scheme(page):
    show(page, "flat")
    assert page.settled(PAINT)[0] == "rgb(255, 255, 255)" and "rgb(38, 153, 64)" in page.settled(PAINT)[1]
    # The size of thumbs decides how large the area is.
    assert page.settled(f"return [{HANDLES}[0].offsetWidth, {AREA}.offsetWidth]") == [30, 170]
    area = f"return getComputedStyle({AREA}, '::before').backgroundColor"
    assert page.settled(area) == "rgb(204, 204, 204)"
    page.run("slider.style.colorScheme = 'dark'")
    assert page.settled(area) == "rgb(77, 77, 77)"
    page.run("slider.look = 'web'")
    page.until(f"{AREA}.offsetWidth === 184")
    assert page.settled(PAINT)[0] == "rgb(153, 200, 255)"
    page.run("slider.look = null")
    page.until(f"{AREA}.offsetWidth === 172")
    assert page.settled(PAINT)[2] == "none"
    assert page.browser.warnings() == []


@pytest.mark.portable
def test_single_points_and_the_whole_plane_are_disabled(page):
    show(page, "flat", 'values="20 30, 80 70" disabled-thumbs="0"', style="plane-slider { --slider-thumb: #000 }")
    colors = f"return {HANDLES}.map(node => [getComputedStyle(node, '::after').backgroundColor, getComputedStyle(node).filter])"
    # The mixture is written in one order or the other.
    gray = {"color(srgb 0.5 0.5 0.5)", "rgb(128, 128, 128)"}
    (first, *filters), (second, *others) = page.settled(colors)
    assert first in gray and (second, filters, others) == ("rgb(0, 0, 0)", ["none"], ["none"])
    page.set("disabled", True)
    assert {color for color, _ in page.settled(colors)} == {"rgb(0, 0, 0)"}
    opacity = "return getComputedStyle(slider.shadowRoot.querySelector('[part=base]')).opacity"
    assert page.settled(opacity) == "0.5"
    # This look paints disabled parts itself.
    page.set("look", "web")
    assert page.settled(opacity) == "1"


def test_colors_and_sizes_of_the_page_replace_those_of_a_look(page):
    show(page, "flat", style="plane-slider { --slider-thumb: rgb(1, 2, 3); --slider-track: rgb(4, 5, 6); --slider-edge: rgb(7, 8, 9); --slider-thumb-size: 50px }")
    color, shadow, _ = page.settled(PAINT)
    assert color == "rgb(1, 2, 3)" and "rgb(7, 8, 9)" in shadow
    assert page.settled(f"return [getComputedStyle({AREA}, '::before').backgroundColor, {HANDLES}[0].offsetWidth]") == ["rgb(4, 5, 6)", 50]
    page.run("slider.thumbColor = 'gold'; slider.borderColor = 'navy'")
    color, shadow, _ = page.settled(PAINT)
    assert color == "rgb(255, 215, 0)" and "rgb(0, 0, 128)" in shadow
    # What the look makes of its own color it makes of the page's, too.
    page.set("look", "web")
    page.mouse.drag(*map(round, centers(page, HANDLES)[0]))
    assert page.settled(PAINT)[0] in ("color(srgb 0.78 0.657647 0)", "rgb(199, 168, 0)")


def test_a_rule_of_the_page_replaces_that_of_a_look(page):
    show(page, "clock12", style="plane-slider::part(area) { --track: none } plane-slider::part(grid) { stroke: rgb(1, 2, 3) }")
    assert page.settled("return getComputedStyle(slider.shadowRoot.querySelector('[part=grid]')).stroke") == "rgb(1, 2, 3)"


@pytest.mark.parametrize("look, color", [("glow", "rgb(0, 122, 255)"), ("pictures", "rgb(0, 122, 255)"), ("system", "rgb(0, 136, 255)")])
def test_the_ring_around_the_focus_has_the_color_of_the_look(page, look, color):
    show(page, look)
    page.key("Tab")
    assert page.settled("const { outlineColor, outlineStyle } = getComputedStyle(slider.shadowRoot.activeElement); return [outlineColor, outlineStyle]") == [color, "solid"]


def test_the_ring_around_the_focus_is_around_a_whole_picture(page):
    show(page, "pictures")
    page.key("Tab")
    assert page.settled("const { offsetWidth, offsetHeight } = slider.shadowRoot.activeElement; return [offsetWidth, offsetHeight]") == [32, 44]


def test_a_view_is_shown_in_position_of_a_look_s_thumb(page):
    show(page, "flat", 'values="20 30, 70 80"', '<b slot="thumb-0">+</b>')
    assert page.settled(f"return {HANDLES}.map(node => getComputedStyle(node, '::after').content)") == ["none", '""']


def test_another_word_and_a_page_without_the_sheet_have_no_look(page):
    show(page, "volume")
    assert [f'"volume" is not {", ".join(WORDS)}; the default is used' in text for text in page.browser.warnings()] == [True]
    plain = f"const {{ backgroundColor, boxShadow }} = getComputedStyle({HANDLES}[0]); return [backgroundColor, boxShadow, {HANDLES}[0].offsetWidth]"
    color, shadow, size = page.settled(plain)
    assert (color, size, page.settled(PAINT)[2]) == ("rgb(0, 122, 255)", 28, "none") and "rgb" in shadow
    show(page, "flat", head="")
    assert (page.settled(plain), page.settled(PAINT)[2], page.browser.warnings()) == ([color, shadow, size], "none", [])


def test_a_look_asks_for_the_pictures_that_it_shows_alone(page):
    before = len(page.site.requests)
    show(page, "layers")
    page.rest()
    assert not any("pictures" in path for path in page.site.requests[before:])
    page.set("look", "bedtime")
    page.until("performance.getEntriesByType('resource').some(({ name }) => name.includes('pictures/moon'))")
    assert {path.split("/")[-1].split("@")[0].removesuffix(".png") for path in page.site.requests[before:] if "pictures" in path} <= {"moon", "sun"}


@pytest.mark.needs("devtools")
def test_forced_colors_and_more_contrast_change_a_look(page):
    show(page, "clock12")
    page.browser.emulate(forced_colors="active")
    assert page.settled(PAINT)[2] == "none"
    page.browser.emulate(prefers_contrast="more")
    assert page.settled(PAINT)[1].startswith("rgba(0, 0, 0, 0.65) 0px 0px 0px 1px inset")
    page.browser.emulate()
    assert "inset" not in page.settled(PAINT)[1]


def test_gradients_of_the_page_lie_over_the_area_of_a_look(page):
    show(page, "hue", style="plane-slider { --slider-y-colors: black, transparent }")
    images = f"return getComputedStyle({AREA}, '::before').backgroundImage"
    first, *_ = page.settled(images).split("), linear-gradient")
    assert first.startswith("linear-gradient(to top, rgb(0, 0, 0)") and "linear-gradient(to right, rgb(255, 0, 0) 0%, rgb(255, 255, 0)" in page.settled(images)
    page.run("slider.shape = 'disc'; slider.sweep = 180")
    assert "rgb(255, 255, 0) calc(30" in page.settled(images) or "rgb(255, 255, 0) 30" in page.settled(images)
