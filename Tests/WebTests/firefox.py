"""Drives a headless Firefox through WebDriver BiDi."""
import base64
import json
import re
import shutil
import subprocess
import tempfile
import time

import websocket
from browser import SIZE, Browser, Fingers, Mouse

# What `descriptions` asks the browser itself. At first there may be no tree.
DESCRIPTIONS = """(() => {
  const service = Cc["@mozilla.org/accessibilityService;1"].getService(Ci.nsIAccessibilityService);
  const all = node => node ? [node, ...Array.from({ length: node.childCount }, (_, index) => node.getChildAt(index)).flatMap(all)] : [];
  const page = all(service.getAccessibleFor(gBrowser.selectedBrowser));
  return page.filter(node => ["grouping", "slider"].includes(service.getStringRole(node.role))).map(node => node.description);
})()"""
ANSWER = "(async () => JSON.stringify(await (async function () {{ {} }}).apply(window, {}) ?? null))()"


class Firefox(Browser):
    name = "firefox"
    can = frozenset(["buttons", "descriptions", "fingers", "policy", "scale", "wheel", "zoom"])

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="sliders-firefox-")
        with open(f"{self.folder.name}/log", "w") as log:
            self.process = subprocess.Popen(
                [shutil.which("firefox-esr") or shutil.which("firefox"), "--headless", "--remote-debugging-port=0",
                 # For scripts that ask the browser itself.
                 "--remote-allow-system-access", "--profile", self.folder.name], stdout=log, stderr=log)
        self.socket = websocket.create_connection(f"{self.address()}/session", suppress_origin=True)
        self.count = 0
        self.command("session.new", capabilities={})
        # In the first tab the page does not have the focus.
        self.tab = {"context": self.command("browsingContext.create", type="tab")["context"]}
        self.resize(*SIZE)
        self.mouse, self.fingers = Mouse(self), Fingers(self)

    def address(self):
        """Returns the address at which the browser listens, from its log."""
        while True:
            with open(f"{self.folder.name}/log") as log:
                text = log.read()
            if found := re.search(r"BiDi listening on (ws://\S+)", text):
                return found[1]
            assert self.process.poll() is None, text
            time.sleep(0.1)

    def __exit__(self, *_):
        self.socket.close()
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()

    def command(self, method, **parameters):
        self.count += 1
        self.socket.send(json.dumps({"id": self.count, "method": method, "params": parameters}))
        while (answer := json.loads(self.socket.recv())).get("id") != self.count:
            pass
        assert answer["type"] == "success", f"{method}: {answer['message']}"
        return answer["result"]

    def open(self, address):
        self.command("browsingContext.navigate", **self.tab, url=address, wait="complete")

    def back(self):
        before = self.run("return location.href")
        self.command("browsingContext.traverseHistory", **self.tab, delta=-1)
        # The page is there before its scripts have run.
        while self.run("return location.href") == before or self.run("return document.readyState") != "complete":
            time.sleep(0.05)

    def resize(self, width, height, scale=1, mobile=False):
        self.command("browsingContext.setViewport", **self.tab, viewport={"width": width, "height": height}, devicePixelRatio=scale)

    def photograph(self):
        return base64.b64decode(self.command("browsingContext.captureScreenshot", **self.tab)["data"])

    def run(self, script, *given):
        result = self.command("script.evaluate", target=self.tab, awaitPromise=True,
                              expression=ANSWER.format(script, json.dumps(given)))
        assert result["type"] == "success", result["exceptionDetails"]["text"]
        return json.loads(result["result"]["value"])

    def awaited(self, script, *given):
        return self.run(script, *given)

    def descriptions(self):
        self.command("browsingContext.activate", **self.tab)
        windows = self.command("browsingContext.getTree", **{"moz:scope": "chrome"})["contexts"]
        [window] = [window["context"] for window in windows if window["url"].endswith("browser.xhtml")]
        found = self.command("script.evaluate", target={"context": window}, awaitPromise=False, expression=DESCRIPTIONS)
        return [text["value"] for text in found["result"]["value"]] if found["type"] == "success" else []

    def act(self, *sources):
        self.command("input.performActions", **self.tab, actions=sources)

    def release_input(self):
        self.command("input.releaseActions", **self.tab)
