"""Tests the focus ring of each look and of plain elements, measured from pictures: along rays from the middle of the thumb,
the line in the color of the focus is between lines in the color of the page.

The page behind the elements has another color than Canvas, so that the ring has to bring its own lines."""
import base64

import pytest
from pages import PICTURES
from painted import ALL, tag

pytestmark = pytest.mark.needs("devtools")

SCALE = 3
SCHEMES = {
    "light": {"prefers_color_scheme": "light"}, "dark": {"prefers_color_scheme": "dark"},
    "forced": {"prefers_color_scheme": "light", "forced_colors": "active"}, "forced-dark": {"prefers_color_scheme": "dark", "forced_colors": "active"},
}
STYLE = """:root { color-scheme: light dark; background: rgb(0, 110, 230); forced-color-adjust: none }
  :is(range-slider, circular-slider, plane-slider)#it { left: 40px; top: 40px }"""
# The least contrast of the line to those beside it on a ray, and how many of the rays have a line with both.
RAYS = """
const [data, scale, x, y, reach, [line, page]] = arguments;
const image = await createImageBitmap(await (await fetch('data:image/png;base64,' + data)).blob());
const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
context.drawImage(image, 0, 0);
const { data: pixels } = context.getImageData(0, 0, image.width, image.height);
const at = (x, y) => {
  const start = 4 * (Math.floor(y) * image.width + Math.floor(x));
  return [...pixels.slice(start, start + 3)];
};
const isLike = (one, other) => one.every((part, index) => Math.abs(part - other[index]) < 24);
const luminance = color => color.reduce((sum, part, index) => {
  const share = part / 255, linear = share <= .04045 ? share / 12.92 : ((share + .055) / 1.055) ** 2.4;
  return sum + [.2126, .7152, .0722][index] * linear;
}, 0);
const contrast = (one, other) => {
  const [low, high] = [luminance(one), luminance(other)].sort((one, other) => one - other);
  return (high + .05) / (low + .05);
};
const count = 360;
let found = 0, least = Infinity;
for (let ray = 0; ray < count; ray++) {
  const angle = 2 * Math.PI * ray / count;
  const colors = Array.from({ length: Math.round(reach * scale) }, (_, step) => at(x * scale + step * Math.cos(angle), y * scale + step * Math.sin(angle)));
  // The outermost line of this color, with the next color of the page on both sides, at most as far as edges are blurred.
  const end = colors.findLastIndex((color, index) => isLike(color, line) && colors.slice(index, index + 2 * scale).some(color => isLike(color, page)));
  const start = colors.findLastIndex((color, index) => index < end && !isLike(color, line));
  const outer = colors.slice(end).find(color => isLike(color, page)), inner = colors.slice(0, start + 1).findLast((color, index) => index > start - 2 * scale && isLike(color, page));
  if (end < 0 || !outer || !inner || end - start < scale) continue;
  const worst = Math.min(contrast(colors[end], outer), contrast(colors[end], inner));
  least = Math.min(least, worst);
  found += worst >= 3;
}
return [found / count, least];"""
COLORS = """
// System colors can be translucent.
const channels = (text, alpha = 1) => {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  for (const [style, opacity] of [[canvas, 1], [text, alpha]]) {
    [context.fillStyle, context.globalAlpha] = [style, opacity];
    context.fillRect(0, 0, 1, 1);
  }
  return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
};
const node = document.body.appendChild(document.createElement('i'));
node.style.color = 'Canvas';
const canvas = getComputedStyle(node).color;
node.remove();
"""


def measured(page, name, center, reach, line):
    """Returns the share of rays on which the ring has all of its lines, and the least contrast."""
    page.rest()
    page.settled()
    data = page.browser.devtools("Page.captureScreenshot", format="png")["data"]
    PICTURES.mkdir(parents=True, exist_ok=True)
    (PICTURES / f"ring-{name}.png").write_bytes(base64.b64decode(data))
    colors = page.run(COLORS + f"return [channels(...{line}), channels(canvas)]")
    return page.settled(f"return (async (...arguments) => {{ {RAYS} }})(...arguments)", data, SCALE, *center, reach, colors)


# The color of the line in the picture: of the last path with the focus, which has no fill.
PAINTED = "['stroke', 'stroke-opacity'].map(name => [...drawing().querySelectorAll('path[fill=none][stroke]')].at(-1).getAttribute(name) ?? undefined)"
OUTLINED = "[getComputedStyle(slider.shadowRoot.activeElement).outlineColor]"


@pytest.fixture
def scaled(painted):
    painted.browser.resize(420, 420, SCALE)
    yield painted
    painted.browser.devtools("Emulation.clearDeviceMetricsOverride")
    painted.browser.emulate()


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("look", ALL)
def test_the_ring_of_a_look_is_clear(scaled, look, scheme):
    scaled.browser.emulate(**SCHEMES[scheme])
    scaled.slider(f'look="{look}" {ALL[look]}', tag(look), style=STYLE)
    scaled.focus(0)
    scaled.key("ArrowRight")
    scaled.settled()
    # A dial without thumbs has the ring around its face.
    is_dial = look in ("volume", "compass") and "forced" not in scheme
    node = "slider" if is_dial else "thumbs()[0]"
    x, y, size = scaled.run(f"const {{ x, y, width, height }} = {node}.getBoundingClientRect(); return [x + width / 2, y + height / 2, Math.max(width, height)]")
    share, least = measured(scaled.page, f"{look}-{scheme}", (x, y), size / 2 + 16, PAINTED.replace("drawing()", "forms()[0]") if is_dial else PAINTED)
    assert share >= 0.95 and least >= 3


PLAIN = {
    "range-slider": ('max="100" values="20 80"', "sliders"), "circular-slider": ('max="360" values="90 200"', "sliders"),
    "plane-slider": ('values="20 30, 70 80"', "sliders-plane"),
}


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("element", PLAIN)
def test_the_ring_of_a_plain_element_is_clear(scaled, element, scheme):
    attributes, module = PLAIN[element]
    scaled.browser.emulate(**SCHEMES[scheme])
    scaled.page.show(f'<{element} id="it" {attributes}></{element}>', base=module, style=STYLE)
    scaled.key("Tab")
    scaled.key("ArrowRight")
    scaled.settled()
    x, y, size = scaled.run("const { x, y, width, height } = slider.shadowRoot.activeElement.getBoundingClientRect(); return [x + width / 2, y + height / 2, width]")
    share, least = measured(scaled.page, f"{element}-{scheme}", (x, y), size / 2 + 16, OUTLINED)
    assert share >= 0.95 and least >= 3


@pytest.mark.parametrize("attributes", ["", 'look="flat"'])
def test_the_ring_is_above_a_hovered_neighbor(scaled, attributes):
    scaled.slider(f'max="100" values="50 55" {attributes}', style=STYLE)
    scaled.focus(0)
    scaled.key("ArrowRight")
    scaled.mouse.drag(*map(round, (scaled.center(1)[0] + 8, scaled.center(1)[1])))
    x, y = scaled.center(0)
    share, least = measured(scaled.page, f"neighbor-{attributes[6:-1] or 'plain'}", (x, y), 30, PAINTED if attributes else OUTLINED)
    assert share >= 0.95 and least >= 3


def test_a_held_thumb_has_no_ring(scaled):
    for attributes in ("", 'look="flat"'):
        scaled.slider(f'max="100" values="20 80" {attributes}', style=STYLE)
        scaled.focus(0)
        scaled.key("ArrowRight")
        line = PAINTED if attributes else OUTLINED
        color = [part for part in scaled.run(f"return {line}") if part]
        scaled.mouse.press(*map(round, scaled.center(0)))
        share, _ = measured(scaled.page, "held", scaled.center(0), 30, repr(color))
        assert share == 0
        scaled.mouse.release()


def test_an_accent_that_is_not_clear_on_the_page_gives_way_to_the_color_of_text(scaled):
    scaled.slider('look="system" max="100" values="20 80"', style=STYLE + "range-slider { --slider-accent: #fe0; --slider-text: #333 }")
    scaled.focus(0)
    scaled.key("ArrowRight")
    scaled.settled()
    assert scaled.run(f"return {PAINTED}")[0] == "#333333"
    x, y = scaled.center(0)
    share, least = measured(scaled.page, "accent", (x, y), 36, PAINTED)
    assert share >= 0.95 and least >= 3
