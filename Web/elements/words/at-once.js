import { chosen } from './choice.js';
import { words } from './words.js';

/** Returns the names of thumbs in a language. */
export const namesIn = language => chosen(words, language);
