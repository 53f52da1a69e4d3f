"""Tests that recordings have the answers of the native engine, to the bit, played by script and by real input."""
import pytest
from pages import needing
from randomness import random_recordings
from recordings import PLAYHEADS, STORED, answers, markup, need_of, unreal

# The recordings that real input cannot play, and why. They are played by script only.
SCRIPT_ONLY = {
    "accessibility-step": "adjust: assistive technology does it",
    "another-number-of-thumbs": "set: code does it",
    "assignment-during-a-drag": "set: code does it",
    "assistive-increments": "set: code does it",
    "blocked-by-disabled-thumb": "between pixels",
    "blocked-by-enabled-range": "between pixels",
    "blocked-by-forbidden-range": "type: a person does it at a text",
    "blocked-by-held-thumb": "between pixels",
    "blocked-by-limit": "between pixels",
    "blocked-by-maximum-span": "type: a person does it at a text",
    "blocked-by-minimum-span": "between pixels",
    "blocked-by-neighbor": "type: a person does it at a text",
    "blocked-by-separation": "between pixels",
    "blocked-by-the-end": "between pixels",
    "blocked-chain": "set: code does it",
    "blocked-cross": "between pixels",
    "blocked-span": "set: code does it",
    "cancel-names-the-index-that-comes-back": "between pixels",
    "cancel-restores-what-was-pushed": "a pointer that is not down",
    "code-moves-a-held-thumb-across-another": "move: code does it",
    "code-moves-a-held-thumb-over-a-minimum-span": "move: code does it",
    "detent-distance": "set: code does it",
    "disabled-slider": "set: code does it",
    "disabling-ends-a-drag": "set: code does it",
    "equal-assignment-in-a-drag": "set: code does it",
    "equal-bounds-end-a-drag-on-a-wrapping-ring": "set: code does it",
    "exact-neighbor-between-steps-stays": "set: code does it",
    "exact-values-from-code": "set: code does it",
    "forbidden-ranges": "set: code does it",
    "handles-beside-their-values": "thumbs beside their values, which looks have",
    "line-becomes-a-circle": "resize: code does it",
    "minimum-span-with-step": "set: code does it",
    "move-from-code": "set: code does it",
    "move-from-code-off-the-steps": "move: code does it",
    "move-from-code-that-moves-nothing": "move: code does it",
    "options-from-code": "set: code does it",
    "pile-in-the-middle": "set: code does it",
    "press-half-way-to-a-pile": "set: code does it",
    "press-half-way-waits": "set: code does it",
    "relative-drag-of-span-and-fingers": "one finger of several is taken away",
    "replay-format-example": "set: code does it",
    "reset": "set: code does it",
    "resize-during-a-drag": "resize: code does it",
    "ring-empty-and-full-spans": "set: code does it",
    "ring-empty-span-after-a-push": "set: code does it",
    "ring-opens-on-resize": "resize: code does it",
    "separation-edge-to-edge": "set: code does it",
    "slanted-line": "a slanted track",
    "thumb-inside-its-ring": "thumbs beside their values, which looks have",
    "ticks-chosen": "set: code does it",
    "typed-on-a-ring": "type: a person does it at a text",
    "typed-values": "set: code does it",
    "unknown-pointers-and-second-presses": "a pointer that is not down",
    "vertical-drag-takes-the-nearest-thumb": "between pixels",
}
KEYS = {
    "right": "ArrowRight", "left": "ArrowLeft", "up": "ArrowUp", "down": "ArrowDown", "increment": "ArrowUp",
    "decrement": "ArrowDown", "pageUp": "PageUp", "pageDown": "PageDown", "minimum": "Home", "maximum": "End",
}
REAL_PLAYHEADS = [name for name, recording in PLAYHEADS.items() if not unreal(recording)]
PLAY = """
const { replay } = await import('./sliders-replay.js');
return given.map(recording => replay(document.querySelector(recording.track.arc ? 'circular-slider' : 'range-slider'), recording));"""
LISTEN = """
return import('./sliders-replay.js').then(({ answerLine, eventTypes }) => {
  const sliders = [slider, ...slider.querySelectorAll('[slot=playhead]')];
  let events = [];
  for (const type of eventTypes) slider.addEventListener(type, event => events.push(event));
  globalThis.answer = () => {
    const all = events.splice(0);
    const [line, playhead] = sliders.map(one => answerLine(one, all));
    return playhead ? `${line.slice(0, -1)},"playhead":${playhead}}` : line;
  };
  return answer();
});"""


def played(page, recordings):
    """Plays recordings by script. Returns the lines of each."""
    page.show('<range-slider></range-slider><circular-slider></circular-slider>')
    # What holds a thumb back is known once the extras have loaded.
    page.until("[...document.querySelectorAll('range-slider, circular-slider')].every(({ obstacle }) => obstacle !== undefined)")
    return page.settled(f"const given = arguments[0]; return (async () => {{ {PLAY} }})()", recordings)


def test_recordings_played_by_script_have_the_native_answers(page):
    for (name, recording), native, lines in zip(STORED.items(), answers(STORED.values()), played(page, list(STORED.values()))):
        assert lines == native, f"{name}, played by script"


# Pointers that end without a release, and thumbs beside their values.
CANCELLED = {
    "slider": {"values": [20, 80], "bounds": [0, 100], "pressTarget": "span"},
    "playhead": {"values": [50], "pressTarget": "thumb"},
    "track": {"line": [[22, 30], [222, 30]]}, "thumbOffset": {"along": 8},
    "input": [
        {"press": [122, 30]}, {"drag": [140, 30]}, {"key": "cancel"}, {"press": [92, 30]}, {"drag": [100, 30]}, {"release": True},
        {"press": [122, 30]}, {"press": [92, 30]}, {"drag": [90, 30]}, {"cancel": True}, {"resize": {"line": [[22, 30], [322, 30]]}},
        {"press": [54, 30]}, {"drag": [84, 30]}, {"set": {"disabledThumbs": [0]}}, {"drag": [94, 30]}, {"release": True},
    ],
}


def test_recordings_with_playheads_played_by_script_have_the_native_answers(page):
    page.show("".join(f'<{tag}><{tag} slot="playhead"></{tag}></{tag}>' for tag in ("range-slider", "circular-slider")))
    recordings = PLAYHEADS | {"cancelled": CANCELLED}
    lines = page.settled(f"const given = arguments[0]; return (async () => {{ {PLAY} }})()", list(recordings.values()))
    assert len(recordings) == 4
    assert dict(zip(recordings, lines)) == dict(zip(recordings, answers(recordings.values())))


def test_a_recording_with_a_playhead_needs_one_in_the_element(page):
    page.show("<range-slider></range-slider><circular-slider></circular-slider>")
    play = f"const given = arguments[0]; return (async () => {{ {PLAY} }})().then(() => 'played', error => error.message)"
    assert "the element has none" in page.settled(play, list(PLAYHEADS.values())[:1])


def test_random_recordings_played_by_script_have_the_native_answers(page):
    recordings, native = random_recordings(300)
    for recording, expected, lines in zip(recordings, native, played(page, list(recordings))):
        assert lines == expected, f"played by script: {recording}"


def test_the_recordings_that_real_input_cannot_play_are_listed():
    assert {name: reason for name, recording in STORED.items() if (reason := unreal(recording))} == SCRIPT_ONLY


def test_recordings_with_playheads_are_played_by_real_input():
    """Code sets values in one, and one of two fingers is taken away in another."""
    assert REAL_PLAYHEADS == ["playhead-on-a-ring"]


@pytest.mark.parametrize("name", [
    needing(need, name) if (need := need_of((STORED | PLAYHEADS)[name])) else name
    for name in sorted(STORED.keys() - SCRIPT_ONLY.keys()) + REAL_PLAYHEADS])
@pytest.mark.portable(cases=16)
def test_a_recording_played_by_real_input_has_the_native_answers(page, name):
    recording = (STORED | PLAYHEADS)[name]
    [native] = answers([recording])
    html, (left, top) = markup(recording)
    page.show(html, style="body { overflow: hidden; touch-action: none }")
    page.until("slider.obstacle !== undefined")
    lines = [page.settled(LISTEN)]
    pointer = page.fingers if need_of(recording) else page.mouse
    for step in recording["input"]:
        finger = {"finger": step.get("pointer", 0)} if pointer is page.fingers else {}
        match step:
            case {"press": [x, y]}:
                pointer.press(left + x, top + y, **finger)
            case {"drag": [x, y]}:
                pointer.drag(left + x, top + y, **finger)
            case {"release": True}:
                pointer.release(**finger)
            case {"cancel": True}:
                page.fingers.cancel()
            case {"key": "cancel"}:
                page.key("Escape")
            case {"key": key, "playhead": True}:
                page.run("thumbs(document.querySelector('#head'))[0].focus()")
                page.key(KEYS[key])
            case {"key": key, "thumb": thumb}:
                page.focus(thumb)
                page.key(KEYS[key])
        lines.append(page.settled("return answer()"))
    assert lines == native
