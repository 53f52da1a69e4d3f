"""Writes small pages to a folder with the built elements, serves them, and opens them in a browser."""
import functools
import http.server
import itertools
import pathlib
import shutil
import tempfile
import threading
import time

import pytest

TESTS = pathlib.Path(__file__).parent
ROOT = TESTS.parent.parent
PICTURES = ROOT / ".build/web-tests"

# The position of the tests' slider. Its track is 300 pixels long, for values 0…100.
LEFT, TOP, LENGTH = 100, 100, 300
Y = TOP + 22
STYLE = f"body {{ margin: 0 }} #it {{ position: absolute; left: {LEFT}px; top: {TOP}px }} range-slider#it {{ width: {LENGTH + 28}px }}"


def x(value):
    """Returns the x coordinate of a value of 0…100 on the tests' slider."""
    return LEFT + 14 + value * LENGTH / 100


def needing(need, *case):
    """Returns a case of a test that needs an ability of the browser."""
    return pytest.param(*case, marks=pytest.mark.needs(need))


class Quiet(http.server.SimpleHTTPRequestHandler):
    def __init__(self, *given, requests, late, busy, **more):
        self.requests, self.late, self.busy = requests, late, busy
        super().__init__(*given, **more)

    def do_GET(self):
        time.sleep(next((seconds for end, seconds in self.late.items() if self.path.endswith(end)), 0))
        for end, count in self.busy.items():
            if count and self.path.endswith(end):
                self.busy[end] -= 1
                return self.send_error(503)
        super().do_GET()

    def log_request(self, *_):
        self.requests.append(self.path)

    def log_message(self, *_):
        pass


class Site:
    """A folder of pages, and a server for it."""

    def __init__(self, dist):
        self.dist = pathlib.Path(dist)
        # The paths that browsers asked for.
        self.requests = []
        # How many seconds files arrive late, by the ends of their paths.
        self.late = {}
        # How many requests for files are refused with 503, by the ends of their paths.
        self.busy = {}
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="sliders-web-tests-"))
        shutil.copytree(dist, self.folder, dirs_exist_ok=True)
        shutil.copy(TESTS / "harness.js", self.folder)
        (self.folder / "favicon.ico").touch()
        self.numbers = itertools.count(1)

    def __enter__(self):
        handler = functools.partial(Quiet, directory=self.folder, requests=self.requests, late=self.late, busy=self.busy)
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        shutil.rmtree(self.folder)

    def add(self, text, kind="html"):
        """Writes a file, and returns its name."""
        name = f"page-{next(self.numbers)}.{kind}"
        (self.folder / name).write_text(text)
        return name

    def address(self, name):
        return f"http://127.0.0.1:{self.server.server_address[1]}/{name}"


class Page:
    """A page with sliders. The methods are about the slider with the id `it`, or the first one."""

    def __init__(self, browser, site):
        self.browser, self.site = browser, site
        self.mouse, self.fingers = browser.mouse, browser.fingers

    def show(self, body, style="", head="", modules=(), classic=False, from_file=False, base="sliders"):
        """Opens a page with the elements, defined by the ES module or by the classic script."""
        names = [f"{base}.js", *modules]
        scripts = "".join(f'<script src="{name[:-3]}.classic.js"></script>' for name in names) if classic else \
            "".join(f'<script type="module" src="{name}"></script>' for name in names)
        name = self.site.add(
            f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sliders</title>{head}'
            f'<link rel="stylesheet" href="{self.style(style)}"><script src="harness.js"></script>'
            f'</head><body>{body}{scripts}</body></html>')
        self.open(f"file://{self.site.folder}/{name}" if from_file else self.site.address(name))

    def style(self, style):
        """Writes a style sheet to a file, so that pages can forbid inline styles. Returns its name."""
        name = f"sheet-{next(self.site.numbers)}.css"
        (self.site.folder / name).write_text(STYLE + style)
        return name

    def open(self, address):
        self.browser.warnings()
        self.browser.open(address)
        self.wait_until_ready()

    def back(self):
        """Goes back to the page before."""
        self.browser.back()
        self.wait_until_ready()

    def wait_until_ready(self):
        """Waits until input finds the page as a person sees it. All pages are opened through this, in every browser."""
        if not self.run("return 'heard' in globalThis"):
            self.run((TESTS / "harness.js").read_text())
        self.browser.awaited("return untilReady()")

    def slider(self, attributes="", tag="range-slider", **more):
        self.show(f'<{tag} id="it" {attributes}></{tag}>', **more)

    def load_extras(self):
        """Loads what elements load when an attribute asks for it, so that the others have it at once."""
        self.browser.awaited("""
            const other = document.createElement('range-slider');
            other.setAttribute('labels', '');
            document.body.append(other);
            return until(() => other.shadowRoot.querySelector('[part=label]')).then(() => other.remove())""")

    def run(self, script, *given):
        return self.browser.run(script, *given)

    def settled(self, script="", *given):
        return self.browser.settled(script, *given)

    def until(self, condition):
        """Waits until an expression is true, frame by frame. Returns it."""
        return self.browser.awaited(f"return until(() => {condition})")

    def rest(self):
        """Waits until all transitions have ended, and what follows from them is drawn."""
        self.browser.awaited("return untilRested()")

    def get(self, property):
        """Returns a property of the slider, two animation frames later."""
        return self.settled(f"return slider.{property}")

    def set(self, property, value):
        return self.run(f"slider.{property} = arguments[0]", value)

    @property
    def values(self):
        return self.get("values")

    def events(self):
        """Returns the events since the last call, such as `slider-begin 0`, `input 0 pointer`."""
        return self.settled("return heard.splice(0)")

    def obstacles(self):
        """Returns the obstacles of the events `slider-blocked` since the last call."""
        return self.settled("return obstacles.splice(0)")

    def thumb(self, index, attribute):
        return self.settled("return thumbs()[arguments[0]].getAttribute(arguments[1])", index, attribute)

    def focus(self, index):
        self.run("thumbs()[arguments[0]].focus()", index)

    def center(self, index):
        """Returns the center of a thumb, in the viewport."""
        return self.settled(
            "const { x, y, width, height } = thumbs()[arguments[0]].getBoundingClientRect();"
            "return [x + width / 2, y + height / 2]", index)

    def key(self, name, *held):
        self.browser.key(name, *held)

    def drag(self, *values, kind="mouse"):
        """Presses at the position of the first value on the tests' slider, moves to those of the others, and releases."""
        self.browser.gestures(kind, [(x(value), Y) for value in values])

    def picture(self, name):
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.settled()
        (PICTURES / f"{name}-{self.browser.name}.png").write_bytes(self.browser.photograph())
