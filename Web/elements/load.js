import { start } from './engine.js';

let loading;

/** What a browser says of a failure, and what the page has to do where its policy is the reason. */
export const reason = ({ message }) => message + (/CSP|policy|unsafe-eval/i.test(message)
  ? "; its Content-Security-Policy needs 'wasm-unsafe-eval' in script-src" : '');

/** Loads the engine from a file, once. Rejects with a sentence that names the file; the next call tries again. */
export const load = address => loading ??= instantiate(address).then(start, cause => {
  loading = null;
  throw new Error(`There are no sliders, as ${address} could not be loaded: ${reason(cause)}`, { cause });
});

async function instantiate(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  const bytes = await answer.arrayBuffer();
  if (!isModule(bytes)) throw new Error('it is no WebAssembly; a bundler may have left the file behind');
  const { instance } = await WebAssembly.instantiate(bytes);
  return instance.exports;
}

/** Whether bytes begin as those of a WebAssembly module do. A server may answer with a page instead. */
const isModule = bytes => new TextDecoder().decode(bytes.slice(0, 4)) === '\0asm';
