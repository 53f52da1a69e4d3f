/** Plays recordings on an element, through its script interface, and tells what happened as `slider replay` does. */

/** The engine's numbers for what a person does. */
const verbs = { press: 0, drag: 1, release: 3, cancel: 4, adjust: 10 };
const keys = {
  right: [5, 1, 0], left: [5, -1, 0], up: [5, 0, -1], down: [5, 0, 1], increment: [6, 1, 0], decrement: [6, -1, 0],
  pageUp: [7, 1, 0], pageDown: [7, -1, 0], minimum: [8, 0, 0], maximum: [9, 0, 0],
};
/** The words of events in a recording's answer. */
const words = { begin: 'began', overshot: 'overshot', end: 'ended', cancelled: 'cancelled' };
export const eventTypes = ['changed', ...Object.keys(words)];

const kebab = name => name.replace(/[A-Z]/g, letter => '-' + letter.toLowerCase());

const scaleText = scale => {
  if (typeof scale === 'string') return scale;
  const [[kind, numbers]] = Object.entries(scale);
  return `${kind} ${[numbers].flat().length === 0 ? '' : kind === 'piecewise' ? numbers.map(stop => stop.join(':')).join(' ') : [numbers].flat().join(' ')}`;
};

/** Attributes by the keys of a recording: their name, and how a value is spelled. */
const spelled = {
  scale: scale => ['scale', scaleText(scale)],
  step: step => ['step', Array.isArray(step) ? 'list ' + step.join(' ') : step],
  limits: limits => ['limits', limits.map(pair => pair?.join(' ') ?? '').join(',')],
  disabled: ranks => ['disabled-thumbs', ranks.join(' ')],
  press: press => ['press', kebab(press)],
};

function assign(element, slider) {
  for (const [key, value] of Object.entries(slider)) {
    if (key === 'values' || key === 'spans') continue;
    if (key === 'bounds') {
      element.setAttribute('min', value[0]);
      element.setAttribute('max', value[1]);
      continue;
    }
    const [name, text] = spelled[key]?.(value) ?? [kebab(key), [value].flat().join(' ')];
    element.setAttribute(name, text);
  }
  if (slider.values) element.values = slider.values;
  if (slider.spans) element.spans = slider.spans;
}

function layOut(element, { line, arc }) {
  if (line) element.layOutOn(0, ...line.flat(), 0);
  else element.layOutOn(1, ...arc.center, arc.radius, arc.start, arc.sweep);
}

function perform(element, input) {
  const { pointer = 0, thumb = 0 } = input;
  if (input.press) element.perform(verbs.press, ...input.press, pointer, pointer);
  else if (input.drag) element.perform(verbs.drag, ...input.drag, pointer, pointer);
  else if (input.release) element.perform(verbs.release, 0, 0, pointer, pointer);
  else if (input.cancel) element.perform(verbs.cancel, 0, 0, pointer, pointer);
  else if (input.key === 'cancel') element.cancel();
  else if (input.key) element.perform(...keys[input.key], thumb);
  else if (input.adjust) element.perform(verbs.adjust, input.adjust, 0, thumb);
  else if (input.set) assign(element, input.set);
  else if (input.resize) layOut(element, input.resize);
  else element.move(thumb, input.move);
}

/** As Swift writes numbers. */
const number = value => {
  const size = Math.abs(value);
  if (!size || size >= 1e-4 && size < 1e16) return String(value + 0);
  const [digits, exponent] = value.toExponential().split('e');
  return `${digits}e${exponent[0]}${exponent.slice(1).padStart(2, '0')}`;
};
const list = items => `[${items.join()}]`;
const numbers = values => list(values.map(number));
const grip = ({ bar, thumb }) => bar == null ? thumb : `{"bar":${bar}}`;

/** One line of an answer: where the element is now, after these of its events. */
export function answerLine(element, events) {
  // Reading the values first makes what was set take effect, and that may end drags.
  const { values, spans } = element, limits = values.map((_, thumb) => numbers(element.limits(thumb)));
  const told = events.filter(({ type }) => eventTypes.includes(type)).map(({ type, detail }) => type === 'changed'
    ? `{"changed":${list(detail.thumbs)},"reason":"${detail.reason}"}` : `{"${words[type]}":${grip(detail)}}`);
  return `{"values":${numbers(values)},"events":${list(told)},"held":${list(element.held)},`
    + `"overshoot":${number(element.overshoot)},"limits":${list(limits)}${spans?.length ? `,"spans":${numbers(spans)}` : ''}}`;
}

/** Plays a whole recording. Returns one line for the start and one for each input. */
export function replay(element, recording) {
  element.cancel();
  for (const { name } of [...element.attributes]) if (!['id', 'class', 'style'].includes(name)) element.removeAttribute(name);
  element.setAttribute('press', 'thumb');
  element.values = recording.slider.values;
  layOut(element, recording.track);
  assign(element, recording.slider);
  layOut(element, recording.track);
  let events = [];
  const hear = event => events.push(event);
  for (const type of eventTypes) element.addEventListener(type, hear);
  const lines = [answerLine(element, events)];
  for (const input of recording.input ?? []) {
    events = [];
    perform(element, input);
    lines.push(answerLine(element, events));
  }
  for (const type of eventTypes) element.removeEventListener(type, hear);
  return lines;
}
