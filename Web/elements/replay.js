import { controlKey } from './control-key.js';
import { events as words, eventTypes as types, input as kinds, trackKind } from './wire.ts';

/** Plays recordings on an element, and answers as `slider replay` does. */

/** The inputs of a recording's keys: the kind of input and its two numbers. */
const keys = {
  right: [kinds.arrow, 1, 0],
  left: [kinds.arrow, -1, 0],
  up: [kinds.arrow, 0, -1],
  down: [kinds.arrow, 0, 1],
  increment: [kinds.step, 1, 0],
  decrement: [kinds.step, -1, 0],
  pageUp: [kinds.page, 1, 0],
  pageDown: [kinds.page, -1, 0],
  minimum: [kinds.minimum, 0, 0],
  maximum: [kinds.maximum, 0, 0],
  reset: [kinds.reset, 0, 0],
};
/** The types of the events that an answer lists, under the names of the engine. */
export const eventTypes = types.filter(Boolean);

const kebab = name => name.replace(/[A-Z]/g, letter => '-' + letter.toLowerCase());

/** Returns the attribute of a recording's option: its name without `is` and `has`. */
const attributeOf = key => kebab(key).replace(/^(is|has)-/, '');

const scaleText = scale => {
  if (typeof scale === 'string') return scale;
  const [[kind, given]] = Object.entries(scale);
  const items = kind === 'piecewise' ? given.map(stop => stop.join(':')) : [given].flat();
  return `${kind} ${items.join(' ')}`;
};

/** Functions that return the name and the text of an attribute, by the keys of a recording. */
const spelled = {
  scale: scale => ['scale', scaleText(scale)],
  step: step => ['step', Array.isArray(step) ? 'list ' + step.join(' ') : step],
  forbiddenRanges: ranges => ['forbidden-ranges', ranges.flat().join(' ')],
  thumbLimits: limits => ['thumb-limits', limits.map(pair => pair?.join(' ') ?? '').join(',')],
  pressTarget: target => ['press-target', kebab(target)],
};

/** The default attributes of a recording that differ from those of an element. */
const defaults = { 'press-target': 'thumb', min: 0, max: 1, step: 'any' };

function assign(element, slider) {
  for (const [key, value] of Object.entries(slider)) {
    if (key === 'values' || key === 'spans') continue;
    if (key === 'bounds') {
      element.setAttribute('min', value[0]);
      element.setAttribute('max', value[1]);
      continue;
    }
    // In HTML, `readonly` and `disabled` are on whatever their text is, so the properties are set.
    if (key === 'isReadOnly') {
      element.readOnly = value;
      continue;
    }
    if (key === 'isEnabled') {
      element.disabled = !value;
      continue;
    }
    const [name, text] = spelled[key]?.(value) ?? [attributeOf(key), [value].flat().join(' ')];
    element.setAttribute(name, text);
  }
  if (slider.values) element.values = slider.values;
  if (slider.spans) element.spans = slider.spans;
}

function layOut(element, { line, arc }, { along = 0, across = 0 } = {}) {
  const track = line
    ? [trackKind.line, ...line.flat(), 0] : [trackKind.arc, ...arc.center, arc.radius, arc.start, arc.sweep];
  element[controlKey].layOutOn(...track, along, across);
}

function perform(element, input, thumbOffset) {
  const { pointer = 0, thumb = 0 } = input;
  const point = (kind, [x, y]) => element[controlKey].perform(kind, x, y, pointer, pointer);
  const end = kind => element[controlKey].perform(kind, 0, 0, pointer, pointer);
  if (input.press) point(kinds.press, input.press);
  else if (input.drag) point(kinds.drag, input.drag);
  else if (input.release) end(input.taps > 1 ? kinds.secondRelease : kinds.release);
  else if (input.cancel) end(kinds.cancel);
  else if (input.key === 'cancel') element.cancel();
  else if (input.key) element[controlKey].perform(...keys[input.key], thumb);
  else if (input.adjust) element[controlKey].perform(kinds.adjust, input.adjust, 0, thumb);
  else if ('type' in input) element[controlKey].perform(kinds.type, input.type, 0, thumb);
  else if ('choose' in input) element[controlKey].perform(kinds.choose, input.choose, 0, 0);
  else if (input.set) assign(element, input.set);
  else if (input.resize) layOut(element, input.resize, thumbOffset);
  else element.move(thumb, input.move);
}

/** Returns the text of a number as Swift writes it. */
const number = value => {
  const size = Math.abs(value);
  if (!size || size >= 1e-4 && size < 1e16) return String(value + 0);
  const [digits, exponent] = value.toExponential().split('e');
  return `${digits}e${exponent[0]}${exponent.slice(1).padStart(2, '0')}`;
};
const list = items => `[${items.join()}]`;
const numbers = values => list(values.map(number));
const grip = ({ span, thumb }) => span == null ? thumb : `{"span":${span}}`;

/** Returns the text of an obstacle, whose properties are in the order of the answer. */
const obstacleText = obstacle => obstacle && `{${Object.entries(obstacle).map(([key, value]) =>
  `"${key}":${key === 'kind' ? `"${value}"` : key === 'range' ? numbers(value) : number(value)}`).join()}}`;

const eventText = ({ type, detail }) => {
  const name = words[types.indexOf(type)];
  const text = 'obstacle' in detail ? obstacleText(detail.obstacle)
    : detail.reason ? `${list(detail.thumbs)},"reason":"${detail.reason}"` : grip(detail);
  return `{"${name}":${text}}`;
};

/** Returns one line of an answer: the state of an element, and its events since the last line. */
export function answerLine(element, events) {
  // Reading the values first applies what was set, and that may end drags.
  const { values, spans } = element;
  const limits = values.map((_, thumb) => numbers(element.limits(thumb)));
  const reported = events.filter(({ type, target }) => target === element && eventTypes.includes(type)).map(eventText);
  const fields = {
    values: numbers(values), events: list(reported), held: list(element.held), overshoot: number(element.overshoot),
    limits: list(limits), ...spans?.length ? { spans: numbers(spans) } : {},
  };
  return `{${Object.entries(fields).map(([name, text]) => `"${name}":${text}`).join()}}`;
}

function prepare(element, slider, { track, thumbOffset }) {
  element.cancel();
  const kept = ['id', 'class', 'style', 'slot'];
  for (const { name } of [...element.attributes]) if (!kept.includes(name)) element.removeAttribute(name);
  for (const [name, text] of Object.entries(defaults)) element.setAttribute(name, text);
  element.values = slider.values;
  layOut(element, track, thumbOffset);
  // A press reports that what held a thumb back in an earlier recording no longer does, before the events count.
  const { x, y } = element[controlKey]._slider._thumb(0);
  perform(element, { press: [x, y] });
  perform(element, { cancel: true });
  assign(element, slider);
  layOut(element, track, thumbOffset);
}

/** The playhead of an element, if the recording has one. */
function playheadOf(element, recording) {
  if (!recording.playhead) return null;
  const playhead = element.querySelector(':scope > [slot=playhead]');
  if (playhead?.[controlKey]?._extras) return playhead;
  const remedy = 'Add a slider with slot="playhead", and await ready.';
  throw new Error(`The recording has a playhead, and the element has none. ${remedy}`);
}

/** Whether an input belongs to the playhead: a press that it accepts, or a later input of the same pointer. */
function isOfPlayhead(element, playhead, { press, drag, release, cancel, pointer = 0, playhead: isNamed }) {
  if (!press && !drag && !release && !cancel) return isNamed;
  const isDown = slider => slider[controlKey]._slider._isDown(pointer);
  if (!press || isDown(element) || isDown(playhead)) return isDown(playhead);
  return playhead[controlKey]._extras._playhead._acceptsPressAt(...press);
}

/** Plays a whole recording. Returns one line for the start and one for each input. */
export function replay(element, recording) {
  const { slider, thumbOffset } = recording;
  const playhead = playheadOf(element, recording);
  prepare(element, slider, recording);
  if (playhead) {
    const { bounds = [0, 1], scale = 'linear' } = slider;
    prepare(playhead, { bounds, scale, ...recording.playhead }, { track: recording.track });
  }
  let events = [];
  const keep = event => events.push(event);
  for (const type of eventTypes) element.addEventListener(type, keep);
  const line = () => {
    const answer = answerLine(element, events);
    if (!playhead) return answer;
    // The playhead stays between the values of the element, and would otherwise adapt to them only in the next frame.
    playhead[controlKey]._extras._playhead._refresh();
    return `${answer.slice(0, -1)},"playhead":${answerLine(playhead, events)}}`;
  };
  const lines = [line()];
  for (const input of recording.input ?? []) {
    events = [];
    if (playhead && isOfPlayhead(element, playhead, input)) perform(playhead, input);
    else {
      perform(element, input, thumbOffset);
      if (playhead && (input.resize || input.key === 'cancel')) perform(playhead, input);
    }
    lines.push(line());
  }
  for (const type of eventTypes) element.removeEventListener(type, keep);
  return lines;
}
