// Collects for the tests the events that reach the window, the obstacles of `slider-blocked` by themselves, and the
// warnings in the console, and finds the slider and its thumbs.
globalThis.heard = [];
globalThis.obstacles = [];

globalThis.said = [];
for (const kind of ['warn', 'error']) {
  const say = console[kind];
  console[kind] = (...words) => {
    said.push(words.join(' '));
    say.apply(console, words);
  };
}
addEventListener('error', ({ message }) => said.push(message));
addEventListener('unhandledrejection', ({ reason }) => said.push(String(reason)));

const words = ({ type, target, detail }) => [
  type, detail?.span != null ? `span ${detail.span}` : detail?.thumb ?? detail?.thumbs?.join(), detail?.reason,
  target.id && target.id !== 'it' ? `@${target.id}` : null,
].filter(word => word != null && word !== '').join(' ');

for (const type of ['slider-begin', 'input', 'slider-overshoot', 'slider-end', 'slider-cancel', 'change']) {
  addEventListener(type, event => heard.push(words(event)));
}

addEventListener('slider-blocked', ({ detail }) => obstacles.push(detail.obstacle));

Object.defineProperty(globalThis, 'slider', {
  get: () => document.getElementById('it')
    ?? document.querySelector('range-slider, circular-slider, plane-slider, ruler-slider'),
});
globalThis.thumbs = (element = slider) => [...element.shadowRoot.querySelectorAll('[role=slider]')];

/** Resolves after two frames: the first measures what is new, the second draws what follows from it. */
globalThis.twoFrames = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/**
 * Resolves with what a function returns, at the first frame at which that is true. It fails after so many frames, of
 * which a busy machine shows few in a second, and so many seconds, which files and timers may take.
 */
globalThis.until = async (condition, frames = 1200, seconds = 20) => {
  const end = performance.now() + 1000 * seconds;
  for (let count = 0; ; count++) {
    const result = await condition();
    if (result) return result;
    if (count > frames && performance.now() > end) throw new Error(`still not, after ${frames} frames: ${condition}`);
    await new Promise(requestAnimationFrame);
  }
};

/**
 * Resolves when input finds the page as a person sees it: loaded, with its elements and fonts, with the focus, and
 * drawn since. The engine may come long after the event `load`, which does not wait for what scripts fetch.
 */
globalThis.untilReady = async () => {
  await until(() => document.readyState === 'complete');
  const scripts = [...document.scripts].map(({ src }) => src.match(/\bsliders[\w-]*(?=\.)/)?.[0]).filter(Boolean);
  const others = { 'sliders-plane': 'plane-slider', 'sliders-ruler': 'ruler-slider' };
  const names = [
    ...scripts.flatMap(name => others[name] ?? []),
    ...scripts.every(name => name in others) && scripts.length ? [] : ['range-slider', 'circular-slider'],
  ];
  await Promise.all(names.map(name => customElements.whenDefined(name)));
  await document.fonts.ready;
  await until(() => document.hasFocus());
  await twoFrames();
};

/** Resolves when transitions have ended, whose ends elements observe, and what follows from them is drawn. */
globalThis.untilRested = async () => {
  const roots = () => [document, ...[...document.querySelectorAll('*')].flatMap(node => node.shadowRoot ?? [])];
  await twoFrames();
  await until(() => roots().every(root => root.getAnimations().every(({ playState }) => playState !== 'running')));
  await twoFrames();
};
