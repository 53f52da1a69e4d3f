"""Opens pages of sliders with looks, and reads what they draw."""
import shutil

from pages import ROOT

LOOKS = "sliders-looks"
# A look draws into a shadow root inside that of the slider.
HELPERS = """
globalThis.drawing = (element = slider) => element.shadowRoot.querySelector('[part=drawing]')?.shadowRoot;
globalThis.forms = (element = slider) => {
  const all = [...drawing(element)?.firstChild?.children ?? []].slice(1);
  // What lenses show is in a group of its own, before the lenses.
  const under = all[0]?.firstChild?.id === 'magnified' ? all.splice(0, 2)[0].firstChild.children : [];
  return [...under, ...all];
};
globalThis.tree = node => [node.localName, Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value])),
  node.children.length ? [...node.children].map(tree) : node.textContent];
"""

STRAIGHT = {
    **dict.fromkeys(["system", "ios-flat", "ios-glass", "mac-flat", "mac-glass"], 'max="100" values="20 70"'),
    "web": 'max="100" values="20 70"', "pictures": 'max="1" step="any" values="0 0.7"', "flat": 'max="1" step="any" values="0.2 0.8"',
    "photos": 'min="1" max="10" step="any" values="2 8"', "layers": 'max="10" step="any" values="2 8"',
}
ROUND = {
    "glow": 'max="360" value="250"', "clock12": 'max="720" step="any" values="540 300" wraps', "clock24": 'max="1440" values="420 1320" wraps',
    "bedtime": 'max="1440" values="1380 420" wraps', "thermostat": 'min="10" max="30" step="any" value="21.5" readings="19"',
    "volume": 'max="100" step="any" value="65"', "hue": 'max="360" value="210" wraps', "compass": 'max="360" step="any" value="30" wraps',
}
ALL = {**STRAIGHT, **ROUND}


def tag(look):
    return "range-slider" if look in STRAIGHT else "circular-slider"


class Painted:
    """A page whose elements have looks."""

    def __init__(self, page):
        self.page = page

    def __getattr__(self, name):
        return getattr(self.page, name)

    def slider(self, attributes="", tag="range-slider", body="", head="", **more):
        shutil.copy(ROOT / "Benchmarks/Page/counter.js", self.page.site.folder)
        head += '<script src="counter.js"></script>'
        self.page.show(f'<{tag} id="it" {attributes}></{tag}>{body}', base=LOOKS, head=head, **more)
        self.page.run(HELPERS)
        return self

    def look(self, name, more=""):
        return self.slider(f'look="{name}" {ALL[name]} {more}', tag(name))

    def forms(self):
        """Returns each element of the drawing as a tree of names, attributes and children."""
        return self.page.settled("return forms().map(tree)")

    def html(self):
        return self.page.settled("return drawing()?.innerHTML ?? ''")

    def texts(self):
        return self.page.settled("return [...drawing().querySelectorAll('text')].map(node => node.textContent)")

    def watch(self):
        self.page.settled("counter.watch(slider, slider.shadowRoot, ...[drawing()].filter(Boolean))")

    def written(self):
        return self.page.settled("return counter.take()")

