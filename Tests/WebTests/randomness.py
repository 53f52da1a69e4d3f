"""Makes random recordings that the native reader accepts; they are the same in every run."""
import random

from recordings import answers

VERBS = ["press", "drag", "drag", "drag", "drag", "release", "release", "cancel", "key", "key", "adjust", "type", "choose", "move", "set", "resize"]
KEYS = ["increment", "decrement", "pageUp", "pageDown", "minimum", "maximum", "right", "left", "up", "down"]


def random_recordings(count, seed=20):
    """Returns a number of recordings, and the native answer to each."""
    chance, valid = random.Random(seed), []
    while len(valid) < count:
        drawn = [recording(chance) for _ in range(count // 5)]
        valid += [pair for pair in zip(drawn, answers(drawn)) if pair[1]]
    return zip(*valid[:count])


def recording(chance):
    track = random_track(chance)
    closed = abs(track.get("arc", {}).get("sweep", 0)) == 360
    slider = random_slider(chance, wraps=closed and chance.random() < 0.5)
    return {"slider": slider, "track": track, "input": [step(chance, slider, track) for _ in range(chance.randint(4, 16))]}


def random_track(chance):
    if chance.random() < 0.5:
        return {"line": chance.choice([[[20, 40], [320, 40]], [[320, 40], [20, 40]], [[40, 320], [40, 20]], [[0, 300], [400, 0.5]]])}
    return {"arc": {"center": [200, 200], "radius": chance.choice([150, 80.25]), "start": chance.choice([0, 225, -90]),
                    "sweep": chance.choice([360, 360, -360, 270, -90, 720])}}


def random_slider(chance, wraps):
    lower, upper = bounds = chance.choice([[0, 100], [0, 1], [-50, 50], [860, 6585], [0, 1440], [1, 10000], [5, 5]])
    size, count = upper - lower, chance.choice([1, 1, 2, 2, 2, 3, 4])
    values = [lower + size * chance.random() for _ in range(count)]
    slider = {"values": values if wraps else sorted(values), "bounds": bounds}

    def maybe(key, values, odds=0.3):
        if chance.random() < odds:
            slider[key] = chance.choice(values)

    if wraps:
        slider["values"] = in_running_order(slider["values"])
        slider["wraps"] = True
    elif lower > 0 or chance.random() < 0.4:
        maybe("scale", ["logarithmic"] if lower > 0 else [{"power": 2}, {"piecewise": [
            [0, lower, size / 20], [0.25, lower + size / 2], [1, upper, size / 7]]}, {"list": [lower, lower + size / 3, upper]}], 0.6)
    maybe("step", [1, size / 10, 0.1, 7, [lower + size * part for part in (0.1, 0.7, 0.35)]], 0.5)
    maybe("minimumSpan", [size / 20, size / 9])
    maybe("maximumSpan", [size / 2, size / 3])
    maybe("minimumSeparation", [12, 30], 0.2)
    maybe("collision", ["push"] if wraps else ["push", "cross"], 0.6)
    maybe("pressTarget", ["span", "track", "spanAndTrack", "anywhere", "relative"], 0.8)
    maybe("spanDrag", ["all"])
    maybe("disabledThumbs", [[0], [count - 1]], 0.2)
    maybe("detentDistance", [3, 20], 0.1)
    maybe("detents", [[lower + size / 2, lower + size / 1.9]], 0.2)
    for flag in ("isContinuous", "snapsWhileDragging"):
        maybe(flag, [False], 0.2)
    for flag in ("hasFineControl", "dragsVertically", "keepsValuesBetweenSteps"):
        maybe(flag, [True], 0.2)
    if not wraps:
        maybe("enabledRange", [[lower + size / 10, upper - size / 8]], 0.2)
        maybe("thumbLimits", [[None] * (count - 1) + [[lower + size / 4, upper]]], 0.2)
    return slider


def in_running_order(values):
    """Sorts values and rotates them: on a wrapping circle the seam can be between any two thumbs."""
    start = len(values) // 2
    return sorted(values)[start:] + sorted(values)[:start]


def step(chance, slider, track):
    count, (lower, upper) = len(slider["values"]), slider["bounds"]
    some = lower + (upper - lower) * chance.uniform(-0.2, 1.2)
    thumb, pointer = chance.randrange(count), chance.choice([0, 0, 0, 1])
    match chance.choice(VERBS):
        case "press" | "drag" as verb:
            return {verb: point(chance, track), "pointer": pointer}
        case "release" | "cancel" as verb:
            return {verb: True, "pointer": pointer}
        case "key":
            return chance.choice([{"key": chance.choice(KEYS), "thumb": thumb}] * 9 + [{"key": "cancel"}])
        case "type":
            return {"type": some, "thumb": thumb}
        case "choose":
            return {"choose": some}
        case "adjust":
            return {"adjust": chance.choice([1, -1]), "thumb": thumb}
        case "move":
            return {"move": some, "thumb": thumb}
        case "set":
            size = upper - lower
            return {"set": chance.choice([
                {"values": sorted(lower + size * chance.random() for _ in range(count))}, {"step": size / 8},
                {"minimumSpan": size / 15}, {"collision": "push"}, {"disabledThumbs": []}, {"pressTarget": "anywhere"}, {"step": 0}])}
        case _:
            return {"resize": track if chance.random() < 0.5 else random_track(chance)}


def point(chance, track):
    """Returns a random point, mostly near the track."""
    if chance.random() < 0.2:
        return [chance.uniform(-50, 450), chance.uniform(-50, 450)]
    if "line" in track:
        (x0, y0), (x1, y1) = track["line"]
        part = chance.uniform(-0.1, 1.1)
        return [x0 + (x1 - x0) * part + chance.choice([0, 3.3, -9]), y0 + (y1 - y0) * part + chance.choice([0, 5, -7.7])]
    (x, y), radius = track["arc"]["center"], track["arc"]["radius"]
    while True:
        away = [chance.uniform(-1, 1), chance.uniform(-1, 1)]
        length = (away[0] ** 2 + away[1] ** 2) ** 0.5
        if length > 0.1:
            return [x + away[0] / length * radius, y + away[1] / length * radius]
