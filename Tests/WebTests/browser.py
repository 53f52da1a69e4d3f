"""A headless Chromium behind chromedriver: scripts in its page, real input, and the DevTools protocol."""
import os
import shutil

from selenium import webdriver
from selenium.webdriver.remote.command import Command

CHROMIUM = os.environ.get("CHROMIUM") or next(
    (path for path in ("/usr/lib/chromium/chromium", shutil.which("chromium")) if path and os.path.exists(path)), None)
FLAGS = [
    "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--force-color-profile=srgb",
    "--font-render-hinting=none", "--hide-scrollbars", "--window-size=1000,900", "--lang=en",
]
KEYS = {
    "Tab": "\ue004", "Shift": "\ue008", "Control": "\ue009", "Alt": "\ue00a", "Escape": "\ue00c", "PageUp": "\ue00e",
    "PageDown": "\ue00f", "End": "\ue010", "Home": "\ue011", "ArrowLeft": "\ue012", "ArrowUp": "\ue013",
    "ArrowRight": "\ue014", "ArrowDown": "\ue015",
}
# Moves of pointers arrive with the next frame, and what they cause is drawn with the one after.
AFTER_TWO_FRAMES = """
const answer = arguments[arguments.length - 1], body = new Function(arguments[0]), given = arguments[1];
requestAnimationFrame(() => requestAnimationFrame(async () => answer(await body(...given))));"""


class Browser:
    """Closes with its `with` block, whatever is thrown in it."""

    def __init__(self):
        options = webdriver.ChromeOptions()
        options.binary_location = CHROMIUM
        for flag in FLAGS:
            options.add_argument(flag)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=webdriver.ChromeService(shutil.which("chromedriver")))
        self.driver.set_script_timeout(60)
        self.has_fingers = False

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.driver.quit()

    @property
    def debugger(self):
        """Host and port of the browser's own DevTools protocol."""
        return self.driver.capabilities["goog:chromeOptions"]["debuggerAddress"]

    def run(self, script, *given):
        """Runs the body of a function with `arguments`; returns what it returns."""
        return self.driver.execute_script(script, *given)

    def settled(self, script="", *given):
        """The same, two animation frames later; a promise is awaited."""
        return self.driver.execute_async_script(AFTER_TWO_FRAMES, script, given)

    def devtools(self, command, **parameters):
        return self.driver.execute_cdp_cmd(command, parameters)

    def warnings(self):
        """What the page wrote to the console as warnings or errors since the last call."""
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] in ("WARNING", "SEVERE")]

    # Input

    def act(self, *sources):
        self.driver.execute(Command.W3C_ACTIONS, {"actions": list(sources)})

    def gestures(self, kind, *paths):
        """Whole drags at once, of the mouse or of as many fingers as there are paths, which are lifted one by one."""
        self.has_fingers |= kind == "touch"
        self.act(*({"type": "pointer", "id": f"{kind} {index}", "parameters": {"pointerType": kind}, "actions": gesture(path, index)}
                   for index, path in enumerate(paths)))

    def release_input(self):
        self.driver.execute(Command.W3C_CLEAR_ACTIONS)

    def renew(self):
        """Goes on in a new tab: after two fingers were on one page, the next page in the same tab feels none."""
        old = self.driver.current_window_handle
        self.driver.switch_to.new_window("tab")
        new = self.driver.current_window_handle
        self.driver.switch_to.window(old)
        self.driver.close()
        self.driver.switch_to.window(new)

    def key(self, name, *held):
        """Strikes a key while others are held."""
        codes = [KEYS.get(key, key) for key in held]
        code = KEYS.get(name, name)
        self.act({"type": "key", "id": "keyboard", "actions": [
            *({"type": "keyDown", "value": held} for held in codes),
            {"type": "keyDown", "value": code}, {"type": "keyUp", "value": code},
            *({"type": "keyUp", "value": held} for held in reversed(codes)),
        ]})

    def turn_wheel(self, x, y, delta):
        self.act({"type": "wheel", "id": "wheel", "actions": [
            {"type": "scroll", "x": int(x), "y": int(y), "deltaX": 0, "deltaY": delta, "duration": 0, "origin": "viewport"}]})


class Mouse:
    """A mouse, step by step. By the DevTools protocol, because between two commands of chromedriver a mouse loses its
    pointer capture."""

    def __init__(self, browser):
        self.browser, self.place, self.button, self.has_shift = browser, (0, 0), None, False

    def send(self, kind, **more):
        (x, y), button = self.place, self.button or "none"
        buttons = {"none": 0, "left": 1, "right": 2}[button if kind != "mouseReleased" else "none"]
        self.browser.devtools("Input.dispatchMouseEvent", type=kind, x=x, y=y, button=button, buttons=buttons,
                              modifiers=8 if self.has_shift else 0, **more)

    def press(self, x, y, button="left"):
        self.drag(x, y)
        self.button = button
        self.send("mousePressed", clickCount=1)

    def drag(self, x, y):
        self.place = (x, y)
        self.send("mouseMoved")

    def release(self):
        self.send("mouseReleased", clickCount=1)
        self.button = None


class Fingers:
    """Fingers of the DevTools protocol, which can also be taken away: all of them at once, as a system does."""

    def __init__(self, browser):
        self.browser, self.points = browser, {}

    def send(self, kind, points):
        self.browser.has_fingers = True
        self.browser.devtools("Input.dispatchTouchEvent", type=kind, touchPoints=[
            {"x": x, "y": y, "id": finger} for finger, (x, y) in points.items()])

    def press(self, x, y, finger=0):
        self.points[finger] = (x, y)
        self.send("touchStart", self.points)

    def drag(self, x, y, finger=0):
        self.points[finger] = (x, y)
        self.send("touchMove", self.points)

    def release(self, finger=0):
        self.send("touchEnd", {finger: self.points.pop(finger)})

    def cancel(self):
        self.points = {}
        self.send("touchCancel", {})


def to(x, y):
    assert x == int(x) and y == int(y), f"({x}, {y}) is between pixels"
    return {"type": "pointerMove", "x": int(x), "y": int(y), "duration": 0, "origin": "viewport"}


def gesture(points, pauses):
    """Presses at the first point, goes on to the others, a few frames apart, and releases after so many pauses."""
    moves = [action for point in points[1:] for action in (to(*point), {"type": "pause", "duration": 50})]
    return [to(*points[0]), {"type": "pointerDown", "button": 0}, {"type": "pause", "duration": 50}, *moves,
            *[{"type": "pause", "duration": 50}] * pauses, {"type": "pointerUp", "button": 0}]
