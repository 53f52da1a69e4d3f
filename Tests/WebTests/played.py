"""Plays recordings of planes and rulers on the elements by player.js, and says which events of the page belong to an answer."""
import json

from pages import ROOT, TESTS
from recordings import MARGIN, text_of

TYPES = {row["event"]: row["name"] for row in json.loads((ROOT / "Web/reference/events.json").read_text()) if "event" in row}
KEYS = {
    "right": "ArrowRight", "left": "ArrowLeft", "up": "ArrowUp", "down": "ArrowDown", "pageUp": "PageUp", "pageDown": "PageDown",
    "minimum": "Home", "maximum": "End", "reset": "Delete", "cancel": "Escape",
}
POSITION = f"body {{ margin: 0; overflow: hidden }} #it {{ position: absolute; left: {MARGIN}px; top: {MARGIN}px; margin: 0; touch-action: none }}"


def open_stage(page, base):
    """Opens a page on which one element after the other plays recordings."""
    page.show("<main></main>", base=base, style=POSITION)
    page.run((TESTS / "player.js").read_text())


def show(page, tag, attributes, style):
    """Shows an element instead of the one before."""
    css = ";".join(f"{name}:{value}" for name, value in style.items())
    page.run("document.querySelector('main').innerHTML = arguments[0]", f'<{tag} id="it" {text_of(attributes)} style="{css}"></{tag}>')


def answer(page):
    """Returns what a page sees of the element, and its events since the last time."""
    return page.settled("return answer()")


def play(page, steps):
    """Plays steps. Returns the answer of the element at the start, and after each step."""
    return [answer(page), *page.browser.awaited("return play(...arguments)", steps)]


def step_of(step, key_of, position_of):
    """Returns a step that recordings of planes and of rulers have, as player.js performs it."""
    more = {"after": step.get("after", 0)}
    match step:
        case {"press": point} | {"drag": point}:
            return {**more, "verb": "press" if "press" in step else "drag", "at": position_of(point), "pointer": step.get("pointer", 0)}
        case {"release": True} | {"cancel": True}:
            return {**more, "verb": "release" if "release" in step else "cancel", "pointer": step.get("pointer", 0)}
        case {"key": key}:
            return {**more, "verb": "key", "key": KEYS[key], "thumb": key_of(step)}
        case {"type": value}:
            return {**more, "verb": "type", "text": str(value), "thumb": key_of(step)}


def dispatched(lines):
    """Returns the events of the page for each line of an answer: `input` and `change` follow from the others."""
    before, began = [], {}
    for line in lines:
        values = line["values"] if "values" in line else [line["value"]]
        words = []
        for event in line["events"]:
            if "changed" in event:
                thumbs = ",".join(map(str, event["changed"]))
                # To a page assistive technology sends arrow keys.
                reason = event["reason"].replace("accessibility", "key")
                # A drag has one change, at its end.
                is_over = reason in ("key", "reset") or reason == "pointer" and not began
                words += [f"input {thumbs} {reason}", *["change"] * is_over]
                continue
            [(kind, thumb)] = event.items()
            # What holds a thumb back isn't among these events: see `obstacles`.
            if kind == "blocked":
                continue
            words.append(f"{TYPES[kind]} {thumb}")
            if kind == "began":
                began[thumb] = before
            elif kind != "overshot":
                has_moved = began.pop(thumb)[thumb] != values[thumb]
                words += ["change"] * (kind == "ended" and has_moved)
        before = values
        yield words


def obstacles(line):
    """Returns the obstacles of the events of a line."""
    return [event["blocked"] for event in line["events"] if "blocked" in event]


def without_repeats(words):
    """Returns events without those that repeat a change: how many there are depends on the frames that are shown."""
    kept = []
    for index, word in enumerate(words):
        if not (index and word.startswith("input") and words[index - 1] == word):
            kept.append(word)
    return kept


def decoded(lines):
    return [json.loads(line) for line in lines]
