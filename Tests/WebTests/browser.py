"""Drives a browser through WebDriver: runs scripts in its page, and makes real input."""
from selenium.webdriver.remote.command import Command

KEYS = {
    "Tab": "\ue004", "Shift": "\ue008", "Control": "\ue009", "Alt": "\ue00a", "Escape": "\ue00c", "PageUp": "\ue00e",
    "PageDown": "\ue00f", "End": "\ue010", "Home": "\ue011", "ArrowLeft": "\ue012", "ArrowUp": "\ue013",
    "ArrowRight": "\ue014", "ArrowDown": "\ue015", "Enter": "\ue007", "Backspace": "\ue003", "Delete": "\ue017",
}
# Waits for two frames: the browser delivers moves of a pointer with the next frame, and draws their effect with the
# one after.
TWO_FRAMES = "await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));"
# Calls an asynchronous function, and answers with its result or its error.
AWAITED = """
const answer = arguments[arguments.length - 1], [body, given] = arguments;
const call = new Function(`return (async function () { ${body} }).apply(window, arguments)`);
call(...given).then(result => answer({ result }), error => answer({ error: String(error) }));"""


SIZE = (1000, 900)
# WebDriver has no word for pages that load as long as they load. In milliseconds.
HOURS = 24 * 3600 * 1000


class Browser:
    """Has what all browsers have in common. The end of its `with` block closes the browser, also after an error."""

    name = "browser"
    # The abilities of the driver, beside keys and the first button of a mouse: other buttons ("buttons"), fingers,
    # fingers that scroll ("scroll"), the wheel, the number of pixels of a point ("scale"), scripts of a test under a
    # strict Content-Security-Policy ("policy"), the CSS property `zoom`, what screen readers get of thumbs
    # ("descriptions"), and Chromium's DevTools ("devtools").
    # A test that needs one of these has the mark `pytest.mark.needs("fingers")`.
    can = frozenset()

    def __init__(self, driver):
        self.driver = driver
        self.resize(*SIZE)
        # A slow machine is slow and not red: tests wait for conditions, and commands of the driver take as long as they take.
        self.driver.execute(Command.SET_TIMEOUTS, {"script": None, "pageLoad": HOURS})
        self.driver.command_executor.client_config.timeout = None
        self.mouse, self.fingers = Mouse(self), Fingers(self)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.driver.quit()

    def open(self, address):
        self.driver.get(address)

    def back(self):
        """Goes back to the page before."""
        self.driver.back()

    def run(self, script, *given):
        """Runs a script as the body of a function with `arguments`. Returns its result."""
        return self.driver.execute_script(script, *given)

    def awaited(self, script, *given):
        """Runs a script as the body of an asynchronous function. Returns its result."""
        answer = self.driver.execute_async_script(AWAITED, script, given)
        assert "error" not in answer, answer["error"]
        return answer.get("result")

    def settled(self, script="", *given):
        """Runs a script as `awaited` does, two animation frames later."""
        return self.awaited(TWO_FRAMES + script, *given)

    def resize(self, width, height, scale=1, mobile=False):
        """Sets the size of the window, and the number of pixels of a point."""
        assert scale == 1 and not mobile
        self.driver.set_window_size(width, height)

    def photograph(self):
        """Returns a screenshot of the window as a PNG."""
        return self.driver.get_screenshot_as_png()

    def warnings(self):
        """Returns the warnings and errors in the page's console since the last call."""
        return self.run("return globalThis.said?.splice(0) ?? []")

    def leave(self):
        """Releases all input and restores the size of the window, for the next page."""
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
        """Performs whole drags in one action, of the mouse or of a finger for each path. Lifts fingers one by one."""
        self.act(*({"type": "pointer", "id": f"{kind} {index}", "parameters": {"pointerType": kind}, "actions": gesture(path, index)}
                   for index, path in enumerate(paths)))

    def key(self, name, *held):
        """Presses and releases a key while others are held."""
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
    """Moves a pointer of WebDriver step by step."""

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
    """Returns the actions of a drag: a press at the first point, moves to the others a few frames apart, a number of
    pauses, and a release."""
    moves = [action for point in points[1:] for action in (to(*point), {"type": "pause", "duration": 50})]
    return [to(*points[0]), {"type": "pointerDown", "button": 0}, {"type": "pause", "duration": 50}, *moves,
            *[{"type": "pause", "duration": 50}] * pauses, {"type": "pointerUp", "button": 0}]
