"""A browser behind its WebDriver: scripts in its page, and real input."""
from selenium.webdriver.remote.command import Command

KEYS = {
    "Tab": "\ue004", "Shift": "\ue008", "Control": "\ue009", "Alt": "\ue00a", "Escape": "\ue00c", "PageUp": "\ue00e",
    "PageDown": "\ue00f", "End": "\ue010", "Home": "\ue011", "ArrowLeft": "\ue012", "ArrowUp": "\ue013",
    "ArrowRight": "\ue014", "ArrowDown": "\ue015",
}
# Moves of pointers arrive with the next frame, and what they cause is drawn with the one after.
AFTER_TWO_FRAMES = """
const answer = arguments[arguments.length - 1], body = new Function(arguments[0]), given = arguments[1];
requestAnimationFrame(() => requestAnimationFrame(async () => answer(await body(...given))));"""


SIZE = (1000, 900)


class Browser:
    """What all browsers can. Closes with its `with` block, whatever is thrown in it."""

    name = "browser"
    # What its driver can beside a mouse's first button and keys: other buttons; fingers, and whether they scroll; the wheel; how
    # many pixels a point has; scripts of a test under a strict policy; zoom as CSS has it now.
    # A test that needs one of these, or Chromium's DevTools, says so: `pytest.mark.needs("fingers")`.
    can = frozenset()

    def __init__(self, driver):
        self.driver = driver
        self.resize(*SIZE)
        self.driver.set_script_timeout(60)
        self.mouse, self.fingers = Mouse(self), Fingers(self)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.driver.quit()

    def open(self, address):
        self.driver.get(address)

    def back(self):
        """To the page before."""
        self.driver.back()

    def run(self, script, *given):
        """Runs the body of a function with `arguments`; returns what it returns."""
        return self.driver.execute_script(script, *given)

    def settled(self, script="", *given):
        """The same, two animation frames later; a promise is awaited."""
        return self.driver.execute_async_script(AFTER_TWO_FRAMES, script, given)

    def resize(self, width, height, scale=1, mobile=False):
        """The size of the window, and how many pixels a point has."""
        assert scale == 1 and not mobile
        self.driver.set_window_size(width, height)

    def photograph(self):
        """The window, as a PNG."""
        return self.driver.get_screenshot_as_png()

    def warnings(self):
        """What the page wrote to the console as warnings or errors since the last call."""
        return self.run("return globalThis.said?.splice(0) ?? []")

    def leave(self):
        """Makes the browser as it was, for the next page."""
        if self.mouse.button:
            self.mouse.release()
        self.release_input()
        self.mouse.drag(0, 0)
        self.resize(*SIZE)

    # Input

    def release_input(self):
        self.driver.execute(Command.W3C_CLEAR_ACTIONS)

    def act(self, *sources):
        self.driver.execute(Command.W3C_ACTIONS, {"actions": list(sources)})

    def gestures(self, kind, *paths):
        """Whole drags at once, of the mouse or of as many fingers as there are paths, which are lifted one by one."""
        self.act(*({"type": "pointer", "id": f"{kind} {index}", "parameters": {"pointerType": kind}, "actions": gesture(path, index)}
                   for index, path in enumerate(paths)))

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


class Pointer:
    """A pointer of WebDriver, step by step."""

    def __init__(self, browser, kind):
        self.browser, self.kind = browser, kind

    def send(self, *actions, number=0):
        self.browser.act({"type": "pointer", "id": f"{self.kind} {number}", "parameters": {"pointerType": self.kind}, "actions": list(actions)})


class Mouse(Pointer):
    BUTTONS = {"left": 0, "right": 2}

    def __init__(self, browser):
        super().__init__(browser, "mouse")
        self.button = None

    def press(self, x, y, button="left"):
        self.send(to(x, y), {"type": "pointerDown", "button": self.BUTTONS[button]})
        self.button = button

    def drag(self, x, y):
        self.send(to(x, y))

    def release(self):
        self.send({"type": "pointerUp", "button": self.BUTTONS[self.button]})
        self.button = None

    def hold_shift(self, is_held):
        self.browser.act({"type": "key", "id": "keyboard", "actions": [{"type": "keyDown" if is_held else "keyUp", "value": KEYS["Shift"]}]})


class Fingers(Pointer):
    def __init__(self, browser):
        super().__init__(browser, "touch")

    def press(self, x, y, finger=0):
        self.send(to(x, y), {"type": "pointerDown", "button": 0}, number=finger)

    def drag(self, x, y, finger=0):
        self.send(to(x, y), number=finger)

    def release(self, finger=0):
        self.send({"type": "pointerUp", "button": 0}, number=finger)


def to(x, y):
    return {"type": "pointerMove", "x": x, "y": y, "duration": 0, "origin": "viewport"}


def gesture(points, pauses):
    """Presses at the first point, goes on to the others, a few frames apart, and releases after so many pauses."""
    moves = [action for point in points[1:] for action in (to(*point), {"type": "pause", "duration": 50})]
    return [to(*points[0]), {"type": "pointerDown", "button": 0}, {"type": "pause", "duration": 50}, *moves,
            *[{"type": "pause", "duration": 50}] * pauses, {"type": "pointerUp", "button": 0}]
