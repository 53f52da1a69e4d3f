import { prepareExtras } from 'sliders/extras';
import { start } from './engine.js';
import { inflate } from './inflate.js';

/** Whether the environment can define elements: a browser can, Node and jsdom cannot. */
const hasElements = !!globalThis.ElementInternals?.prototype.setFormValue;

// MARK: Loading

let loading;

/** Returns the message of an error, with the remedy if the page's security policy is the reason. */
const reasonOf = ({ message }) => message + (/CSP|policy|unsafe-eval/i.test(message)
  ? "; its Content-Security-Policy needs 'wasm-unsafe-eval' in script-src" : '');

/** Loads the engine from a file, once. Rejects with a sentence that names the file; the next call tries again. */
const load = address => loading ??= instantiate(address).then(start, cause => {
  loading = null;
  throw new Error(`There are no sliders, as ${address} could not be loaded: ${reasonOf(cause)}`, { cause });
});

/** Fetches a file, and tries again once if the network or the server fails: a rejected `ready` would stay rejected. */
async function fetchTwice(address) {
  const answer = await fetch(address).catch(() => null);
  if (answer?.status < 500) return answer;
  await new Promise(resolve => setTimeout(resolve, 2000));
  return fetch(address);
}

async function instantiate(address) {
  const answer = await fetchTwice(address);
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  const bytes = await answer.arrayBuffer();
  if (!isModule(bytes)) throw new Error('it is no WebAssembly; a bundler may have left the file behind');
  const { instance } = await WebAssembly.instantiate(bytes);
  return instance.exports;
}

/** Whether bytes begin as those of a WebAssembly module do. A server may answer with a page instead. */
const isModule = bytes => new TextDecoder().decode(bytes.slice(0, 4)) === '\0asm';

/** Loads the engine from a file, and then defines elements with these names. In Node it does nothing. */
export async function defineWhenLoaded(address, names, define) {
  if (!hasElements) return;
  const engine = load(address);
  await Promise.all([engine, prepareExtras(names, engine)]);
  define();
}

/**
 * Starts the engine of a classic script, and defines elements, before the next script runs. `sliders.ready` resolves
 * then, or rejects with a sentence that names the script. In Node it does nothing.
 */
export function defineNow(packed, name, define) {
  if (!hasElements) return;
  const attempt = async () => {
    start(new WebAssembly.Instance(new WebAssembly.Module(inflate(packed))).exports);
    define();
  };
  const started = attempt().catch(cause => {
    throw new Error(`There are no sliders, as ${name} could not start: ${reasonOf(cause)}`, { cause });
  });
  // A page may have classic scripts of several kinds of elements: `ready` waits for all of them.
  const ready = Promise.all([globalThis.sliders?.ready, started]).then(() => {});
  globalThis.sliders = { ...globalThis.sliders, ready };
}

// MARK: Defining

/** Whether a class is that of a slider, whichever script of this package has defined it. */
const isSlider = Class => 'overshoot' in Class.prototype;

/** Returns a class or, if it is defined already, a subclass: a page can define a class under one name only. */
const unused = Class => customElements.getName?.(Class) ? class extends Class {} : Class;

/**
 * Defines elements, given as classes by their names. A name that is defined already keeps its element, so that the
 * first script on a page wins. Returns the names that another script of this package has defined.
 */
export function defineElements(classes) {
  const known = Object.keys(classes).filter(name => customElements.get(name));
  for (const name in classes) {
    if (!known.includes(name)) customElements.define(name, unused(classes[name]));
  }
  return known.filter(name => {
    const isOurs = isSlider(customElements.get(name));
    if (!isOurs) {
      console.warn(`<${name}> is an element of another library already: `
        + 'sliders-elements.js defines the sliders under names of your choice');
    }
    return isOurs;
  });
}
