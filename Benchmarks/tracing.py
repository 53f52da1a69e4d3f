"""Reads from Chromium's own trace of the page which layouts a script forced."""
import json
import urllib.request

import websocket

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "disabled-by-default-devtools.timeline.stack"]


class Trace:
    """Records while its `with` block runs."""

    def __init__(self, debugger):
        with urllib.request.urlopen(f"http://{debugger}/json/version") as answer:
            address = json.load(answer)["webSocketDebuggerUrl"]
        self.socket = websocket.create_connection(address, suppress_origin=True)
        self.events = []

    def __enter__(self):
        self.send("Tracing.start", traceConfig={"includedCategories": CATEGORIES})
        while "id" not in self.receive():
            pass
        return self

    def __exit__(self, *_):
        self.send("Tracing.end")
        while (message := self.receive()).get("method") != "Tracing.tracingComplete":
            if message.get("method") == "Tracing.dataCollected":
                self.events += message["params"]["value"]
        self.socket.close()

    def send(self, method, **parameters):
        self.socket.send(json.dumps({"id": 1, "method": method, "params": parameters}))

    def receive(self):
        message = json.loads(self.socket.recv())
        if "error" in message:
            raise RuntimeError(f"Chromium does not trace: {message['error']}")
        return message

    def forced_layouts(self):
        """The scripts on whose stack style or layout was computed, each as often as it happened."""
        stacks = (event.get("args", {}).get("beginData", {}).get("stackTrace") for event in self.events
                  if event["name"] in ("Layout", "UpdateLayoutTree", "RecalculateStyles"))
        return [[f"{frame['functionName']} {frame['url'].rsplit('/', 1)[-1]}" for frame in stack] for stack in stacks if stack]
