"""Reads the stored recordings, gets the native answers to them, and prepares them for real input."""
import json
import os
import re
import subprocess
from concurrent.futures import ThreadPoolExecutor

from pages import ROOT


def stored(folder):
    """Returns the recordings of a folder in Tests by their names."""
    return {path.stem: json.loads(path.read_text()) for path in sorted((ROOT / "Tests" / folder).glob("*.json"))}


ALL = stored("Recordings")
# Those of one slider, and those with playheads.
STORED = {name: recording for name, recording in ALL.items() if "playhead" not in recording}
PLAYHEADS = {name: recording for name, recording in ALL.items() if "playhead" in recording}
SLIDER = os.environ.get("SLIDER", ROOT / "Tool/.build/debug/slider")
# The control's distance from the page's edges, so that drags beyond the control stay in the window.
MARGIN = 120
# The options of a recording that says nothing of them, where an element has others.
BOUNDS = {"min": 0, "max": 1, "step": "any"}
ELEMENT = {"press-target": "thumb", **BOUNDS}


def answers(recordings):
    """Returns the native engine's lines for each recording; `None` for one that it refuses."""
    with ThreadPoolExecutor(4) as pool:
        return list(pool.map(answer, recordings))


def answer(recording):
    done = subprocess.run([SLIDER, "replay", "-"], input=json.dumps(recording), capture_output=True, text=True)
    assert done.returncode in (0, 2), f"slider replay ended with {done.returncode}: {done.stderr}"
    return done.stdout.splitlines() if done.returncode == 0 else None


def unreal(recording):
    """Returns why real input cannot play a recording on an element at whole pixels; `None` if it can."""
    verbs = [next(verb for verb in step if verb not in ("pointer", "thumb", "playhead")) for step in recording["input"]]
    if "thumbOffset" in recording:
        return "thumbs beside their values, which looks have"
    for verb in ("set", "move", "resize"):
        if verb in verbs:
            return f"{verb}: code does it"
    for verb in ("type", "choose"):
        if verb in verbs:
            return f"{verb}: a person does it at a text"
    if "adjust" in verbs:
        return "adjust: assistive technology does it"
    points = [step.get("press") or step.get("drag") for step in recording["input"]]
    if any(number != int(number) for point in points if point for number in point):
        return "between pixels"
    line = recording["track"].get("line")
    if line and line[0][0] != line[1][0] and line[0][1] != line[1][1]:
        return "a slanted track"
    down = set()
    for step in recording["input"]:
        pointer = step.get("pointer", 0)
        if "press" in step:
            down.add(pointer)
        elif {"drag", "release", "cancel"} & step.keys() and pointer not in down:
            return "a pointer that is not down"
        elif "release" in step or "cancel" in step:
            if "cancel" in step and len(down) > 1:
                return "one finger of several is taken away"
            down.remove(pointer)
    return None


def need_of(recording):
    """Returns the ability that the input of a recording needs beside a mouse and keys; `None` if it needs none."""
    if any("cancel" in step for step in recording["input"]):
        return "devtools"
    return "fingers" if any(step.get("pointer") for step in recording["input"]) else None


def markup(recording):
    """Returns the HTML of an element whose track is that of the recording, and the recording's origin on the page."""
    points = [step.get("press") or step.get("drag") for step in recording["input"]]
    ys = [y for point in points if point for y in [point[1]]]
    attributes = {"id": "it", **ELEMENT, **spelled(recording["slider"])}
    line, arc = recording["track"].get("line"), recording["track"].get("arc")
    if arc:
        (left, top), radius = [side - arc["radius"] for side in arc["center"]], arc["radius"]
        # With a thickness of twice the inset, the element leaves the inset as room, and its thumbs keep their size.
        inset = min(arc["center"]) - radius
        attributes |= {"start": arc["start"], "sweep": arc["sweep"]}
        style = {"width": 2 * (radius + inset), "height": 2 * (radius + inset), "--slider-thickness": 2 * inset}
        origin, tag = (left - inset, top - inset), "circular-slider"
    else:
        (x0, y0), (x1, y1) = line
        inset, tag = min(x0, y1 if x0 == x1 else x1), "range-slider"
        style = {"--slider-thumb-size": 2 * inset}
        if x0 == x1:
            attributes["orientation"] = "vertical"
            style |= {"width": 2 * x0, "height": abs(y1 - y0) + 2 * inset}
            origin = (0, min(y0, y1) - inset)
        else:
            # High enough for every press, with the track in the middle.
            half = max([y0, *(abs(y - y0) + 10 for y in ys)])
            style |= {"width": abs(x1 - x0) + 2 * inset, "height": 2 * half}
            origin = (min(x0, x1) - inset, y0 - half)
            attributes["dir"] = "rtl" if x0 > x1 else "ltr"
    position = {"position": "absolute", "left": MARGIN, "top": MARGIN, "box-sizing": "border-box"} | style
    css = ";".join(f"{key}:{value}{'px' if isinstance(value, (int, float)) else ''}" for key, value in position.items())
    element = f'<{tag} {text_of(attributes)} style="{css}">{playhead(recording, tag)}</{tag}>'
    return element, (MARGIN - origin[0], MARGIN - origin[1])


def playhead(recording, tag):
    """Returns the HTML of the playhead of a recording; nothing if it has none."""
    if "playhead" not in recording:
        return ""
    shared = {key: value for key, value in recording["slider"].items() if key in ("bounds", "scale")}
    attributes = {"slot": "playhead", "id": "head", **ELEMENT, **spelled(shared | recording["playhead"])}
    return f"<{tag} {text_of(attributes)}></{tag}>"


def text_of(attributes):
    """Returns attributes as HTML, without those that are off."""
    return " ".join(f'{key}="{value}"' for key, value in attributes.items() if value is not None)


def spelled(options):
    """Returns options of a recording as attributes; None for one that is off."""
    attributes = {}
    for key, value in options.items():
        name = re.sub("[A-Z]", lambda letter: "-" + letter[0].lower(), key)
        name = re.sub("^(is|has)-", "", name)
        match key, value:
            case "bounds", [lower, upper]:
                attributes |= {"min": lower, "max": upper}
            case "scale", {"power": power}:
                attributes["scale"] = f"power {power}"
            case "scale", {"piecewise": stops}:
                attributes["scale"] = "piecewise " + " ".join(":".join(map(str, stop)) for stop in stops)
            case "scale", {"list": values}:
                attributes["scale"] = "list " + " ".join(map(str, values))
            case "thumbLimits", pairs:
                attributes["thumb-limits"] = ",".join(" ".join(map(str, pair or [])) for pair in pairs)
            case "forbiddenRanges", ranges:
                attributes["forbidden-ranges"] = ", ".join(" ".join(map(str, pair)) for pair in ranges)
            case "isReadOnly", is_on:
                attributes["readonly"] = "" if is_on else None
            case "isEnabled", is_on:
                attributes["disabled"] = None if is_on else ""
            case "pressTarget", _:
                attributes["press-target"] = re.sub("[A-Z]", lambda letter: "-" + letter[0].lower(), value)
            case _, bool():
                attributes[name] = str(value).lower()
            case _, list():
                attributes[name] = " ".join(map(str, value))
            case _:
                attributes[name] = value
    return attributes
