"""Tests that after any recording a look is drawn as by a new element."""
from randomness import random_recordings
from recordings import STORED

# Plays each recording on an element, makes a new one with the same paints, attributes, track and values, and compares
# all nodes of both drawings.
STORY = """
// Definitions are left out: segments of gradients that are no longer shown can stay there.
const nodes = element => [...drawing(element).querySelectorAll('*')].filter(node => !node.closest('defs')).map(node => [
  node.localName, node.children.length ? '' : node.textContent,
  ...[...node.attributes].map(({ name, value }) => `${name}=${value.replace(/along\\d+/, '')}`).sort()].join(' '));
const { replay } = await import('./sliders-replay.js');
const coats = fill => [{ fill, shadow: { color: '#0004', y: 1, blur: 2 } }, { alongTrack: ['red', 'lime', 'blue'], inset: 1 }];
const make = recording => {
  const element = document.body.appendChild(document.createElement(recording.track.arc ? 'circular-slider' : 'range-slider'));
  element.metrics = { labels: true, labelOverlap: 'merge', face: 0.5, needle: [0.1, 0.9], readout: true, histogram: [1, 2, 3, 2, 1], readings: [0.5], thickness: 8 };
  element.paints = [{ role: 'span', coats: coats('#00f') }, { role: 'span', state: 'held', coats: [{ gradient: { stops: ['red', 'blue'], ofControl: true } }] },
    { role: 'thumb', coats: coats('#fff') }, { role: 'thumb', state: 'held', coats: [{ fill: '#333', glow: { from: 0, to: 4 } }] }];
  return element;
};
const different = [];
let compared = 0;
const pairs = given.map(([name, recording]) => [name, recording, make(recording), make(recording)]);
await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
for (const [name, recording, element, fresh] of pairs) {
  const track = recording.input.findLast(({ resize }) => resize)?.resize ?? recording.track;
  if (!track.arc !== !recording.track.arc) continue;
  replay(element, recording);
  element.cancel();
  // A new element has no focus.
  element.blur();
  replay(fresh, { slider: { values: [...element.values] }, track, thumbOffset: recording.thumbOffset });
  for (const { name, value } of element.attributes) fresh.setAttribute(name, value);
  fresh.values = element.values;
  if (element.spans?.length) fresh.spans = element.spans;
  const isEqual = String(fresh.values) === String(element.values), [old, recent] = [nodes(element), nodes(fresh)];
  const index = old.findIndex((text, index) => text !== recent[index]);
  compared += isEqual && old.length > 10;
  if (isEqual && (index >= 0 || old.length !== recent.length)) different.push([name, old[index], recent[index]]);
}
return [compared, different];"""


def test_after_any_recording_the_drawing_of_a_look_is_that_of_a_new_element(painted):
    painted.slider(style="range-slider { width: 340px; height: 80px } circular-slider { width: 400px }")
    given, _ = random_recordings(80, seed=11)
    recordings = [*STORED.items(), *enumerate(given)]
    compared, different = painted.settled(f"const given = arguments[0]; return (async () => {{ {STORY} }})()", recordings)
    assert different == [] and compared > 120
