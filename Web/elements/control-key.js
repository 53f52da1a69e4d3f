/**
 * The only name on an element that is not its public interface: under it is the element's control. A symbol, since a
 * framework may put any name on an element; a registered one, since the script that replays recordings is another one.
 */
export const controlKey = Symbol.for('slider control');
