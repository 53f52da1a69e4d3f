/**
 * The key of an element's control, the only property of an element that is not public. It is a symbol, since a
 * framework may use any name on an element, and a registered one, since the script that replays recordings is separate.
 */
export const controlKey = Symbol.for('slider control');
