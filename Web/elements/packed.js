import { hasElements } from './define.js';
import { start } from './engine.js';
import { inflate } from './inflate.js';
import { reason } from './load.js';

/**
 * Starts the engine of a classic script, and lets it define its elements, before the next script runs. `sliders.ready`
 * resolves then, or rejects with a sentence that names the script. In Node this does nothing.
 */
export function startPacked(packed, name, define) {
  if (!hasElements) return;
  const attempt = async () => {
    start(new WebAssembly.Instance(new WebAssembly.Module(inflate(packed))).exports);
    define();
  };
  const ready = attempt().catch(cause => {
    throw new Error(`There are no sliders, as ${name} could not start: ${reason(cause)}`, { cause });
  });
  globalThis.sliders = { ...globalThis.sliders, ready };
}
