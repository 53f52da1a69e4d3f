import { chosen } from './choice.js';
import { english } from './english.js';
import { words } from './words.js';

/** Returns the names of thumbs in a language. */
export const namesIn = language => chosen(english, words, language);
