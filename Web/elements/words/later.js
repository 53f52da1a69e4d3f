// Names of thumbs in languages other than English, which are loaded from a separate module. Scripts that contain the
// names are built with at-once.js instead of this file.
import { chosen, isEnglish } from './choice.js';
import { english } from './english.js';

let words;
let loading;

/** Loads the names. After a failure, the next call tries again. */
const load = () => loading ??= import('./sliders-words.js').then(module => { words = module.words; }, cause => {
  loading = null;
  throw new Error(`sliders-words.js could not be loaded: ${cause.message}`, { cause });
});

/** Returns the names of thumbs in a language. Until they are loaded, they are English; then, the control is redrawn. */
export function namesIn(language, control) {
  if (isEnglish(language)) return english;
  if (words) return chosen(english, words, language);
  load().then(() => control._change(), ({ message }) => control._warn('lang', `${message}; English`));
  return english;
}
