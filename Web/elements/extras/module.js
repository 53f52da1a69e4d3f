// The extras of plain elements as a module. It contains its WebAssembly, since bundlers would not copy another file.
import packed from 'sliders/extras-engine';
import { start } from '../engine.js';
import { Extras } from './extras.js';

/** Adds the part for extras to the engine. Returns the class of extras. */
export async function extend(engine) {
  const bytes = Uint8Array.from(atob(packed), character => character.charCodeAt(0));
  const unpacked = new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')));
  const { instance } = await WebAssembly.instantiate(await unpacked.arrayBuffer(), { engine });
  start({ ...engine, ...instance.exports });
  return Extras;
}
