"""Tests that recordings of rulers have the answers of the native engine, played by events and frames of the page."""
import math

import pytest
from played import decoded, dispatched, obstacles, open_stage, play, show, step_of, without_repeats
from recordings import BOUNDS, MARGIN, answers, spelled, stored

STORED = stored("RulerRecordings")
SIDE = 320
MARK = SIDE / 2
# The recordings whose beginning alone a page plays: the first input that it does not have, and why.
PLAYED_IN_PART = {
    "steps-of-keys": (4, "increment: no key is one step where arrows are five"),
    "tap": (9, "choose: ticks of rulers are no buttons"),
}


def unplayed(recording):
    """Returns the first input that a page does not have, and why; None if it has all."""
    for index, step in enumerate(recording["input"]):
        if "choose" in step:
            return index, "choose: ticks of rulers are no buttons"
        if step.get("key") in ("increment", "decrement"):
            return index, f"{step['key']}: no key is one step where arrows are five"


def spacing(length, bounds):
    return {"pixels-per-unit": length / (bounds[1] - bounds[0])}


def attributes_of(options):
    return spelled({key: value for key, value in options.items() if key != "value"})


def prepared(page, recording):
    """Shows the ruler of a recording. Returns its steps, and the scale that it has after each of them."""
    ruler, scale = recording["ruler"], recording["scale"]
    bounds = ruler.get("bounds", [0, 1])
    attributes = {"direction": scale.get("direction", "right"), "bend-radius": scale.get("bendRadius"), "value": ruler["value"]}
    # A text shows wherever the scale is.
    attributes |= BOUNDS | spacing(scale["length"], bounds) | attributes_of(ruler) | {"text-entry": "", "major-interval": 1}
    show(page, "ruler-slider", attributes, {"width": f"{SIDE}px", "height": f"{SIDE}px"})
    # The texts of ticks are numbers, from which the position of the scale is read.
    page.run("slider.format = String")
    steps, scales = [], [scale]
    end, _ = unplayed(recording) or (None, None)
    for step in recording["input"][:end]:
        match step:
            case {"set": options}:
                bounds = options.get("bounds", bounds)
                properties = {"value": options["value"]} if "value" in options else {}
                attributes = attributes_of(options) | spacing(scale["length"], bounds)
                steps.append({"verb": "set", "attributes": attributes, "properties": properties})
            case {"resize": scale}:
                steps.append({"verb": "set", "attributes": spacing(scale["length"], bounds)})
            case {"adjust": increments}:
                steps.append({"verb": "key", "key": "ArrowUp" if increments > 0 else "ArrowDown"})
            case {"frames": count}:
                steps.append({"verb": "frames", "count": count})
            case {"rest": True}:
                steps.append({"verb": "rest"})
            case _:
                mark = scale["mark"]
                steps.append(step_of(step, lambda _: 0, lambda point: [MARGIN + MARK + point[0] - mark[0], MARGIN + MARK + point[1] - mark[1]]))
        scales.append(scale)
    return steps, scales


def position(seen, scale, is_logarithmic):
    """Returns the position of the scale as it is drawn, by the text of a tick."""
    value, x, y = seen["text"]
    low, high = seen["bounds"]
    fraction = math.log(value / low) / math.log(high / low) if is_logarithmic else (value - low) / (high - low)
    right, down = x - MARK, y - MARK
    if radius := scale.get("bendRadius"):
        offset = math.atan2(right, radius - down) * radius
    else:
        offset = {"right": right, "left": -right, "up": -down, "down": down}[scale.get("direction", "right")]
    return fraction - offset / scale["length"]


def expect(where, line, words, seen, scale, is_logarithmic):
    assert seen["values"] == [pytest.approx(line["value"], rel=1e-9)], where
    assert (without_repeats(seen["events"]), seen["obstacles"]) == (without_repeats(words), obstacles(line)), where
    assert (bool(seen["held"]), seen["moving"]) == (line["isHeld"], line["isMoving"]), where
    assert seen["overshoot"] == pytest.approx(line["overshoot"], rel=1e-6, abs=1e-9), where
    assert seen["limits"][0] in (None, line["limits"]), where
    assert position(seen, scale, is_logarithmic) == pytest.approx(line["unwrappedFraction"], abs=1e-5), where


def test_the_recordings_that_a_page_plays_in_part_are_listed():
    assert {name: reason for name, recording in STORED.items() if (reason := unplayed(recording))} == PLAYED_IN_PART


def expect_native(page, name, native):
    recording, lines = STORED[name], decoded(native)
    steps, scales = prepared(page, recording)
    is_logarithmic = "scale" in recording["ruler"]
    for index, (line, words, seen, scale) in enumerate(zip(lines, dispatched(lines), play(page, steps), scales)):
        expect(f"{name}: input[{index - 1}]", line, words, seen, scale, is_logarithmic)


def test_recordings_played_by_events_have_the_native_answers(page):
    open_stage(page, "sliders-ruler")
    for name, native in zip(STORED, answers(STORED.values())):
        expect_native(page, name, native)


@pytest.mark.portable
@pytest.mark.parametrize("name", ["flick", "upright"])
def test_a_recording_has_the_native_answers_in_every_browser(page, name):
    open_stage(page, "sliders-ruler")
    expect_native(page, name, *answers([STORED[name]]))
