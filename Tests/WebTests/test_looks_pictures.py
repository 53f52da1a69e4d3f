"""Compares the page's drawing of each look with the engine's picture, pixel by pixel, at 1x and 3x, light and dark;
held and disabled ones light, at 3x.

The same Chromium rasterises both. Three things can differ: the engine writes circles and rectangles where the page has
paths, whose edges are antialiased a little differently; masks over gradients along the track have other sizes; and
images are PNGs in the page but vector graphics in the engine's picture. So a pixel counts as different if it differs by
more than a sixteenth of the range, and one in 600 may be different; with images one in 40 at 1x, where the edges of a
PNG are a pixel wide, and one in 300 at 3x."""
import base64

import pytest
from pages import PICTURES
from painted import tag
from samples import SAMPLES, engine_picture

IMAGES = ("pictures", "photos", "bedtime")
# The readout of these has to shrink: in the page as its measured width asks for, in the picture by a guess. It is left
# out of both; test_looks_sizes.py tests it.
SHRUNK = ("clock24",)
# The space between the element and the engine's picture, which is below it on the same page.
GAP = 112
DIFFERENCE = """
const [data, width, height, start] = arguments;
const image = await createImageBitmap(await (await fetch('data:image/png;base64,' + data)).blob());
const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
context.drawImage(image, 0, 0);
const [one, other] = [0, start].map(y => context.getImageData(0, y, width, height).data);
let count = 0, maximum = 0;
for (let index = 0; index < one.length; index += 4) {
  let difference = 0;
  for (let part = index; part < index + 3; part++) difference = Math.max(difference, Math.abs(one[part] - other[part]));
  maximum = Math.max(maximum, difference);
  if (difference > 16) count++;
}
return [image.width === width && image.height === start + height, 4 * count / one.length, maximum];"""


def photographed(page, width, height, scale):
    page.browser.resize(width, height, scale)
    # Another scale has other images.
    page.until(f"devicePixelRatio === {scale}")
    page.rest()
    page.settled("""
        const images = [...globalThis.drawing?.()?.querySelectorAll('image') ?? [], ...document.images];
        return Promise.all(images.map(image => image.decode?.())).then(() => true)""")
    page.settled()
    return page.browser.devtools("Page.captureScreenshot", format="png")["data"]


def act(page, state):
    """Puts the last thumb, or the slider, into the state of the engine's picture."""
    index = page.run("return thumbs().length") - 1
    if state == "held":
        page.mouse.press(*map(round, page.center(index)))
    elif state == "disabled":
        page.set("disabled", True)
    page.settled()


def leave_out_readout(picture):
    """Takes the last text out of a picture, which is the readout."""
    text = picture.read_text()
    start = text.rindex("<text")
    picture.write_text(text[:start] + text[text.index("</text>", start) + 7:])


@pytest.mark.needs("devtools")
@pytest.mark.parametrize("state", ["normal", "held", "disabled"])
@pytest.mark.parametrize("look", SAMPLES)
def test_the_page_draws_a_look_as_the_engine_does(painted, look, state):
    # A picture shows held thumbs when they have grown.
    painted.browser.emulate(prefers_reduced_motion="reduce")
    attributes, width, height = SAMPLES[look]
    schemes, scales = (("light", "dark"), (1, 3)) if state == "normal" else (("light",), (3,))
    for scheme in schemes:
        background = "#1a1a1a" if look == "glow" else "#171717" if scheme == "dark" else "#fff"
        sheet = (f"html {{ color-scheme: {scheme}; background: {background} }} :is(range-slider, circular-slider)#it {{ left: 0; top: 0; width: {width}px; height: {height}px }}"
                 f"range-slider::part(base), circular-slider::part(base) {{ font-family: sans-serif }} img {{ position: absolute; left: 0; top: {height + GAP}px }}")
        picture = engine_picture(painted.site.folder, look, scheme, state)
        if look in SHRUNK:
            leave_out_readout(painted.site.folder / picture)
        for scale in scales:
            painted.slider(f'look="{look}" {attributes} thumb-labels=" , "', tag(look), f'<img alt="" src="{picture}">', style=sheet)
            if look in SHRUNK:
                painted.run("slider.formatReadout = () => ''")
            act(painted, state)
            data = photographed(painted.page, width, 2 * height + GAP, scale)
            has_size, share, maximum = painted.settled(DIFFERENCE, data, scale * width, scale * height, scale * (height + GAP))
            PICTURES.mkdir(parents=True, exist_ok=True)
            (PICTURES / f"look-{look}-{state}-{scheme}-{scale}x.png").write_bytes(base64.b64decode(data))
            painted.page.browser.leave()
            assert has_size and share <= (1 / 600 if look not in IMAGES else 1 / 40 if scale == 1 else 1 / 300), f"{scheme} at {scale}x: {share:.4%}, up to {maximum}"
