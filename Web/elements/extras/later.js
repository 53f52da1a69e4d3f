// Extras that are loaded from a separate module when an element needs them. Scripts that contain the extras are built
// with at-once.js instead of this file.
import { wasm } from '../engine.js';
import { attributeNeedingExtras, selectorNeedingExtras } from './needs-extras.js';

let Extras;
let loading;

/** Loads the module of extras, and adds its part to the started engine. After a failure, the next call tries again. */
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
  // If this fails, the control warns when it needs the extras.
  if (document.querySelector(selectorNeedingExtras(names))) await load(engine).catch(() => {});
};

/** Makes the extras of a control. Until they are loaded, it returns nothing; then, the control is updated. */
export function makeExtras(control) {
  if (Extras) return new Extras(control);
  load().then(() => control._change(), ({ message }) => {
    control._warn(attributeNeedingExtras(control._element) ?? 'obstacle', `${message}; nothing`);
  });
}
