// Names of thumbs in other languages than English, in a module of their own. Scripts that have them inside are made
// with at-once.js in its place.
import { chosen, isEnglish } from './choice.js';
import { english } from './english.js';

let words;
let loading;

/** Loads the names. After a failure the next call tries again. */
const load = () => loading ??= import('./sliders-words.js').then(module => { words = module.words; }, cause => {
  loading = null;
  throw new Error(`sliders-words.js could not be loaded: ${cause.message}`, { cause });
});

/** Returns the names of thumbs in a language. Until they are loaded they are English, and the control changes then. */
export function namesIn(language, control) {
  if (isEnglish(language)) return english;
  if (words) return chosen(english, words, language);
  load().then(() => control._change(), ({ message }) => control._warn('lang', `${message}; English`));
  return english;
}
