// Collects for the tests the events that reach the window and the warnings in the console, and finds the slider and its
// thumbs.
globalThis.heard = [];

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
  type, detail?.bar != null ? `bar ${detail.bar}` : detail?.thumb ?? detail?.thumbs?.join(), detail?.reason,
  target.id && target.id !== 'it' ? `@${target.id}` : null,
].filter(word => word != null && word !== '').join(' ');

for (const type of ['begin', 'changed', 'overshot', 'end', 'cancelled', 'input', 'change']) {
  addEventListener(type, event => heard.push(words(event)));
}

Object.defineProperty(globalThis, 'slider', {
  get: () => document.getElementById('it') ?? document.querySelector('range-slider, circular-slider'),
});
globalThis.thumbs = (element = slider) => [...element.shadowRoot.querySelectorAll('[role=slider]')];
