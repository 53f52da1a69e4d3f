"""Tests that an element after any recording draws what a new one with its options and values draws, node by node."""
from randomness import random_recordings
from recordings import STORED

# Plays each recording on an element, makes a new one with the same attributes, track and values, and compares all
# nodes.
COMPARE = """
const nodes = element => [...element.shadowRoot.querySelectorAll('*')].map(node => [
  node.localName, node.children.length ? '' : node.textContent,
  ...[...node.attributes].filter(({ name }) => name !== 'style').map(({ name, value }) => `${name}=${value}`).sort(),
  ...[...(node.getAttribute('style') ?? '').split('; ')].map(text => text.replace(';', '')).sort(),
].join(' '));
const { replay } = await import('./sliders-replay.js');
const different = [];
let compared = 0, isEven = false;
// All elements are made first, so that each has measured its size.
const pairs = given.map(([name, recording]) => {
  const make = () => document.body.appendChild(document.createElement(recording.track.arc ? 'circular-slider' : 'range-slider'));
  return [name, recording, make(), make()];
});
await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
for (const [name, recording, element, fresh] of pairs) {
  const track = recording.input.findLast(({ resize }) => resize)?.resize ?? recording.track;
  if (!track.arc !== !recording.track.arc) continue;
  replay(element, recording);
  element.cancel();
  // After every second recording an option without a visible effect redraws everything.
  if (isEven = !isEven) element.accessibilityStep = 1;
  replay(fresh, { slider: { values: [...element.values] }, track, thumbOffset: recording.thumbOffset });
  for (const { name, value } of element.attributes) fresh.setAttribute(name, value);
  fresh.values = element.values;
  if (element.spans?.length) fresh.spans = element.spans;
  // An assignment does not take every value that a drag left: it solves minimum spans and steps again.
  const isEqual = String(fresh.values) === String(element.values), [old, recent] = [nodes(element), nodes(fresh)];
  const index = old.findIndex((text, index) => text !== recent[index]);
  compared += isEqual;
  if (isEqual && (index >= 0 || old.length !== recent.length)) different.push([name, old[index], recent[index]]);
}
return [compared, different];"""


def differences(page, recordings):
    page.show("", style="range-slider { width: 340px; height: 80px } circular-slider { width: 400px }")
    return page.settled(f"const given = arguments[0]; return (async () => {{ {COMPARE} }})()", list(recordings))


def test_after_every_recording_the_drawing_is_that_of_a_new_element(page):
    compared, different = differences(page, STORED.items())
    assert different == [] and compared > 0.9 * len(STORED)


def test_after_random_recordings_the_drawing_is_that_of_a_new_element(page):
    recordings, _ = random_recordings(150, seed=7)
    compared, different = differences(page, enumerate(recordings))
    assert different == [] and compared > 100
