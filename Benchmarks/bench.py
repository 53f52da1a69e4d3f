"""Opens a page with one slider of any kind in Chromium, and drags a thumb of it."""
import os
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(ROOT / "Tests/WebTests"))

from chromium import Chromium  # noqa: E402

__all__ = ["AWESOME", "Bench", "Chromium", "OTHER", "ROOT", "expect", "row"]

# The folder of noUiSlider's distribution.
OTHER = os.environ.get("NOUISLIDER")
# The folder of the distribution of Web Awesome, with components/slider/slider.js and styles/themes/default.css.
AWESOME = os.environ.get("WEBAWESOME")


def expect(condition, text):
    if not condition:
        sys.exit(f"{pathlib.Path(sys.argv[0]).name}: {text}")


def row(name, cells, goal="", mark=""):
    """Prints a row for scripts/lib/table."""
    print(name, *cells, goal, mark, sep="\t", flush=True)


class Bench:
    def __init__(self, browser):
        self.browser = browser
        self.mouse = browser.mouse

    def open(self, page):
        self.browser.open(f"{(HERE / 'Page').as_uri()}/{page}")
        if OTHER:
            css, script = ((pathlib.Path(OTHER) / f"nouislider.min.{end}").read_text() for end in ("css", "js"))
            self.browser.run("document.head.append(Object.assign(document.createElement('style'), { textContent: arguments[0] }))", css)
            self.browser.run("window.eval(arguments[0])", script)

    def show(self, kind, thumbs):
        self.browser.run("sliders.show(...arguments)", kind, thumbs)
        self.browser.settled()

    def press(self, kind, thumbs):
        """Shows a slider, and presses its thumb in the middle."""
        self.show(kind, thumbs)
        self.hold(kind, thumbs)

    def hold(self, kind, thumbs):
        """Presses the thumb in the middle of the slider that is shown."""
        self.position = self.browser.run("return sliders.center(arguments[0])", thumbs)
        self.offset = (0, -1) if "vertical" in kind else (1, 0)
        self.mouse.press(*self.position)
        self.browser.settled()

    def drag(self, to):
        """Moves the mouse so many points from the press."""
        self.mouse.drag(*(position + to * offset for position, offset in zip(self.position, self.offset)))
