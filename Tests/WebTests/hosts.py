"""Draws every look in all hosts: one row for each look, with the engine's SVG, the elements and UIKit's layers.

python hosts.py LAYERS OUT: LAYERS is the folder to which PaintTests.swift in Tests/UIKit writes the pictures of the
layers, OUT the folder for hosts-light.png and hosts-dark.png. The same Chromium draws all three columns."""
import base64
import os
import pathlib
import sys

from chromium import Chromium
from pages import ROOT, Page, Site
from painted import LOOKS, tag
from samples import SAMPLES, engine_picture

# The scale of dials, which keeps the picture small enough for a page of documentation.
SMALLER = 0.6
HOSTS = ("SVG", "Browser", "UIKit layers")
INTER = 'font-family="Inter, sans-serif" style="font-variant-numeric: tabular-nums"'
PAGES = {"light": "#fff", "dark": "#171717"}
STYLE = """
body { display: grid; grid-template-columns: max-content repeat(3, 320px); gap: 16px; align-items: center; justify-items: center; width: max-content; padding: 16px; font: 13px Inter, sans-serif }
body > :nth-child(4n + 1) { justify-self: start }
div { overflow: hidden; position: relative }
div > * { position: absolute; left: 0; top: 0; transform-origin: 0 0 }
:is(range-slider, circular-slider) { font-size: 16px }
:is(range-slider, circular-slider)::part(base) { font-family: Inter, sans-serif }
"""


def cell(content, width, height, shown, background):
    """Returns the HTML of a cell with a sample in its size times `shown`."""
    style = f"width: {width}px; height: {height}px; transform: scale({shown})"
    box = f"width: {width * shown}px; height: {height * shown}px; background: {background}"
    return f'<div style="{box}">{content.format(style=style)}</div>'


def in_inter(source, to):
    """Writes a picture again, with its text in the font Inter, and digits of one width, as controls have them."""
    svg = source.read_text(encoding="utf-8")
    to.write_text(svg.replace('font-family="sans-serif"', INTER), encoding="utf-8")


def row(site, layers, look, scheme, smaller):
    attributes, width, height = SAMPLES[look]
    shown = smaller if height > 100 else 1
    drawn = engine_picture(site.folder, look, scheme)
    name = f"paint-{look}{'-dark' if scheme == 'dark' else ''}-layers.svg"
    in_inter(site.folder / drawn, site.folder / drawn)
    in_inter(layers / name, site.folder / name)
    contents = (
        f'<img style="{{style}}" alt="" src="{drawn}">',
        f'<{tag(look)} style="{{style}}" look="{look}" {attributes} thumb-labels=" , "></{tag(look)}>',
        f'<img style="{{style}}" alt="" src="{name}">',
    )
    background = "#1a1a1a" if look == "glow" else PAGES[scheme]
    return f"<span>{look}</span>" + "".join(cell(content, width, height, shown, background) for content in contents)


def picture(page, site, layers, scheme, scale=2, smaller=SMALLER, looks=SAMPLES):
    """Returns the whole picture as a PNG."""
    color = "#eee" if scheme == "dark" else "#111"
    head = "<b></b>" + "".join(f"<b>{host}</b>" for host in HOSTS)
    page.show(head + "".join(row(site, layers, look, scheme, smaller) for look in looks), base=LOOKS,
              style=f"html {{ color-scheme: {scheme}; background: {PAGES[scheme]}; color: {color} }}{STYLE}")
    width, height = page.run("const { width, height } = document.body.getBoundingClientRect(); return [Math.ceil(width), Math.ceil(height)]")
    page.browser.resize(width, height, scale)
    page.settled("return Promise.all([document.fonts.ready, ...[...document.images].map(image => image.decode())]).then(() => true)")
    page.settled("return new Promise(resolve => setTimeout(resolve, 300))")
    return base64.b64decode(page.browser.devtools("Page.captureScreenshot", format="png")["data"])


if __name__ == "__main__":
    layers, out = map(pathlib.Path, sys.argv[1:3])
    with Site(os.environ.get("DIST", ROOT / "Web/dist")) as site, Chromium() as browser:
        page = Page(browser, site)
        for scheme in PAGES:
            (out / f"hosts-{scheme}.png").write_bytes(picture(page, site, layers, scheme))
            page.browser.leave()
