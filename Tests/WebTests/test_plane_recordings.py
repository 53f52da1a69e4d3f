"""Tests that recordings of planes have the answers of the native engine, played by events of the page and by real input."""
import pytest
from played import answer, decoded, dispatched, obstacles, open_stage, play, show, step_of
from recordings import BOUNDS, MARGIN, answers, spelled, stored

STORED = stored("PlaneRecordings")
ROOM = 14
# The recordings whose beginning alone a page plays: the first input that it does not have, and why.
PLAYED_IN_PART = {
    "keys": (10, "reset: an element resets both axes or none"),
}


def unplayed(recording):
    """Returns the first input that a page does not have, and why; None if it has all."""
    resets = [recording["plane"].get(axis, {}).get("resetsOnDoubleTap", False) for axis in "xy"]
    for index, step in enumerate(recording["input"]):
        if step.get("key") == "reset" and resets[0] != resets[1]:
            return index, "reset: an element resets both axes or none"


def fitted(area):
    """Returns attributes and the size of an element with an area, and a function from a point of the recording to the page."""
    match area:
        case {"rectangle": [[x0, y0], [x1, y1]]}:
            attributes = {"x-direction": "left" if x1 < x0 else "right", "y-direction": "down" if y1 > y0 else "up"}
            (left, top), (width, height) = (min(x0, x1), min(y0, y1)), (abs(x1 - x0), abs(y1 - y0))
        case {"disc": {"center": [x, y], "radius": radius, "start": start, "sweep": sweep}}:
            attributes = {"shape": "disc", "start": start, "sweep": sweep}
            (left, top), (width, height) = (x - radius, y - radius), (2 * radius, 2 * radius)
    style = {"width": f"{width + 2 * ROOM}px", "height": f"{height + 2 * ROOM}px"}
    return attributes, style, lambda point: [MARGIN + ROOM + point[0] - left, MARGIN + ROOM + point[1] - top]


def attributes_of(plane):
    """Returns options of a recording as attributes."""
    whole = {key: value for key, value in plane.items() if key not in ("values", "x", "y")}
    axes = {f"{axis}-{name}": text for axis in "xy" for name, text in spelled(plane.get(axis, {})).items()}
    both = {"resets-on-double-tap": "" for axis in "xy" if axes.pop(f"{axis}-resets-on-double-tap", None)}
    return axes | both | spelled(whole)


def coordinate(step):
    return 2 * step.get("point", 0) + (step.get("axis") == "y")


def prepared(page, recording):
    """Shows the plane of a recording, and returns its steps."""
    attributes, style, position = fitted(recording["area"])
    axes = {f"{axis}-{name}": text for axis in "xy" for name, text in BOUNDS.items()}
    values = ",".join(" ".join(map(str, pair)) for pair in recording["plane"]["values"])
    show(page, "plane-slider", axes | attributes | attributes_of(recording["plane"]) | {"values": values, "text-entry": ""}, style)
    steps = []
    end, _ = unplayed(recording) or (None, None)
    for step in recording["input"][:end]:
        match step:
            case {"set": options}:
                properties = {"values": options["values"]} if "values" in options else {}
                steps.append({"verb": "set", "attributes": attributes_of(options), "properties": properties})
            case {"resize": area}:
                attributes, style, position = fitted(area)
                steps.append({"verb": "set", "attributes": attributes, "style": style})
            case {"adjust": increments}:
                key = ("ArrowUp" if increments > 0 else "ArrowDown") if step.get("axis") == "y" else "ArrowRight" if increments > 0 else "ArrowLeft"
                steps.append({"verb": "key", "key": key, "thumb": coordinate(step)})
            case _:
                steps.append(step_of(step, coordinate, position))
    return steps


def expect(name, index, line, words, seen):
    where = f"{name}: input[{index - 1}]"
    assert seen["values"] == [pytest.approx(pair, rel=1e-9) for pair in line["values"]], where
    assert seen["overshoot"] == pytest.approx(line["overshoot"], rel=1e-9, abs=1e-9), where
    assert (seen["events"], seen["obstacles"], seen["held"]) == (words, obstacles(line), line["held"]), where
    limits = [limits for pair in line["limits"] for limits in pair]
    assert [shown or limits for shown, limits in zip(seen["limits"], limits)] == limits, where


def test_the_recordings_that_a_page_plays_in_part_are_listed():
    assert {name: reason for name, recording in STORED.items() if (reason := unplayed(recording))} == PLAYED_IN_PART


def test_recordings_played_by_events_have_the_native_answers(page):
    open_stage(page, "sliders-plane")
    for (name, recording), native in zip(STORED.items(), answers(STORED.values())):
        lines = decoded(native)
        steps = prepared(page, recording)
        for index, (line, words, seen) in enumerate(zip(lines, dispatched(lines), play(page, steps))):
            expect(name, index, line, words, seen)


@pytest.mark.portable
@pytest.mark.parametrize("name", ["drag", "keys"])
def test_a_recording_played_by_real_input_has_the_native_answers(page, name):
    open_stage(page, "sliders-plane")
    recording = STORED[name]
    [native] = answers([recording])
    lines = decoded(native)
    steps = prepared(page, recording)
    for index, (line, words, step) in enumerate(zip(lines, dispatched(lines), [None, *steps])):
        match step:
            case {"verb": "press", "at": [x, y]}:
                page.mouse.press(x, y)
            case {"verb": "drag", "at": [x, y]}:
                page.mouse.drag(x, y)
            case {"verb": "release"}:
                page.mouse.release()
            case {"verb": "key", "key": key, "thumb": thumb}:
                page.focus(thumb)
                page.key(key)
        expect(name, index, line, words, answer(page))
