// The extras of plain elements as a module. Bundlers would not copy another WebAssembly file, so it is inside.
import packed from 'sliders/extras-engine';
import { start } from '../engine.js';
import { Extras } from './extras.js';

/** Extends the engine by its part for extras. Returns their class. */
export async function extend(engine) {
  const bytes = Uint8Array.from(atob(packed), character => character.charCodeAt(0));
  const unpacked = new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')));
  const { instance } = await WebAssembly.instantiate(await unpacked.arrayBuffer(), { engine });
  start({ ...engine, ...instance.exports });
  return Extras;
}
