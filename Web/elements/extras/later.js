// Extras in a module of their own, which is loaded when an element needs them. Scripts that have them inside are
// made with at-once.js in its place.
import { wasm } from '../engine.js';
import { attributeNeedingExtras, selectorNeedingExtras } from './needs-extras.js';

let Extras;
let loading;

/** Loads the module, and extends the engine by its part when that runs. After a failure the next call tries again. */
const load = engine => loading ??= extendAfter(engine).catch(cause => {
  loading = null;
  throw new Error(`sliders-extras.js could not be loaded: ${cause.message}`, { cause });
});

async function extendAfter(engine) {
  const module = await import('./sliders-extras.js');
  await engine;
  Extras = await module.extend(wasm);
}

/** Loads extras beside the engine if an element with one of these names needs them already. */
export const prepareExtras = async (names, engine) => {
  // Of a failure the control warns.
  if (document.querySelector(selectorNeedingExtras(names))) await load(engine).catch(() => {});
};

/** Makes the extras of a control. Returns nothing until they are loaded, and the control changes then. */
export function makeExtras(control) {
  if (Extras) return new Extras(control);
  load().then(() => control._change(), ({ message }) => {
    control._warn(attributeNeedingExtras(control._element), `${message}; nothing`);
  });
}
