"""Drives a headless Chromium through chromedriver and the DevTools protocol."""
import os
import shutil

from browser import Browser
from selenium import webdriver

# The headless shell has Chromium's engine without the windows around it, and takes a third less of the processors.
CHROMIUM = os.environ.get("CHROMIUM") or next(
    (path for path in ("/usr/lib/chromium/chromium-headless-shell", "/usr/lib/chromium/chromium", shutil.which("chromium"))
     if path and os.path.exists(path)), None)
FLAGS = [
    "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--force-color-profile=srgb",
    "--font-render-hinting=none", "--hide-scrollbars", "--window-size=1000,900", "--lang=en",
]


class Chromium(Browser):
    name = "chromium"
    can = frozenset(["buttons", "descriptions", "devtools", "fingers", "policy", "scale", "scroll", "wheel", "zoom"])

    def __init__(self):
        options = webdriver.ChromeOptions()
        options.binary_location = CHROMIUM
        for flag in FLAGS:
            options.add_argument(flag)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        super().__init__(webdriver.Chrome(options=options, service=webdriver.ChromeService(shutil.which("chromedriver"))))
        self.mouse, self.fingers = Mouse(self), Fingers(self)
        self.focus()
        self.had_fingers = False

    @property
    def debugger(self):
        """The host and port of the browser's DevTools protocol."""
        return self.driver.capabilities["goog:chromeOptions"]["debuggerAddress"]

    def resize(self, width, height, scale=1, mobile=False):
        self.devtools("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=mobile)

    def devtools(self, command, **parameters):
        return self.driver.execute_cdp_cmd(command, parameters)

    def descriptions(self):
        """Lists what describes each group and slider of the page, by the tree that screen readers get."""
        nodes = self.devtools("Accessibility.getFullAXTree")["nodes"]
        return [node.get("description", {}).get("value") or "" for node in nodes if node.get("role", {}).get("value") in ("group", "slider")]

    def warnings(self):
        return [entry["message"].replace('\\"', '"') for entry in self.driver.get_log("browser") if entry["level"] in ("WARNING", "SEVERE")]

    def gestures(self, kind, *paths):
        self.had_fingers |= kind == "touch"
        super().gestures(kind, *paths)

    def leave(self):
        if self.fingers.points:
            self.fingers.cancel()
        super().leave()
        self.emulate()
        if self.had_fingers:
            self.renew()
            self.had_fingers = False

    def emulate(self, **features):
        self.devtools("Emulation.setEmulatedMedia", features=[
            {"name": name.replace("_", "-"), "value": value} for name, value in features.items()])

    def renew(self):
        """Continues in a new tab: after a page with two fingers, the next page in the same tab receives no touches."""
        old = self.driver.current_window_handle
        self.driver.switch_to.new_window("tab")
        new = self.driver.current_window_handle
        self.driver.switch_to.window(old)
        self.driver.close()
        self.driver.switch_to.window(new)
        self.focus()

    def focus(self):
        """Gives the tab the focus for good, whatever other tabs and windows do."""
        self.devtools("Emulation.setFocusEmulationEnabled", enabled=True)


class Mouse:
    """Moves a mouse step by step. It uses the DevTools protocol: between two commands of chromedriver a mouse loses its
    pointer capture."""

    def __init__(self, browser):
        self.browser, self.position, self.button, self.has_shift = browser, (0, 0), None, False

    def send(self, kind, **more):
        (x, y), button = self.position, self.button or "none"
        buttons = {"none": 0, "left": 1, "right": 2}[button if kind != "mouseReleased" else "none"]
        self.browser.devtools("Input.dispatchMouseEvent", type=kind, x=x, y=y, button=button, buttons=buttons,
                              modifiers=8 if self.has_shift else 0, **more)

    def press(self, x, y, button="left"):
        self.drag(x, y)
        self.button = button
        self.send("mousePressed", clickCount=1)

    def drag(self, x, y):
        self.position = (x, y)
        self.send("mouseMoved")

    def release(self):
        self.send("mouseReleased", clickCount=1)
        self.button = None

    def hold_shift(self, is_held):
        self.has_shift = is_held


class Fingers:
    """Moves fingers through the DevTools protocol. It can also cancel them, all at once, as a system does."""

    def __init__(self, browser):
        self.browser, self.points = browser, {}

    def send(self, kind, points):
        self.browser.had_fingers = True
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
