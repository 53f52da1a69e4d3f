/** What the looks' own scales are labelled with, by the number of the tick. */
const numerals = { clock12: tick => tick || 12, clock24: tick => tick, bedtime: tick => 2 * tick, compass: tick => 'NESW'[tick % 4] };

/** Minutes as "8 h 20". */
const hours = minutes => `${Math.floor(minutes / 60)} h${minutes % 60 >= 0.5 ? ` ${Math.round(minutes % 60)}` : ''}`;
const degrees = text => text + '°';
const durations = (_, [span = 0] = []) => hours(span);

/** What looks show in the middle, of a value's text and the spans. */
const readouts = { clock12: durations, clock24: durations, bedtime: durations, thermostat: degrees, hue: degrees, compass: degrees };

export const numeral = (look, tick) => numerals[look]?.(tick);
export const summary = (look, text, spans) => readouts[look]?.(text, spans ?? undefined) ?? text;
