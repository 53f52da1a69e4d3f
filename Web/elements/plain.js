import { Control } from './control.js';
import { defineElements, defineWhenLoaded } from './define.js';
import { elementOf } from './element.js';
import { RoundTrack } from './round-track.js';
import { StraightTrack } from './straight-track.js';

export const RangeSlider = elementOf(Control, StraightTrack);
export const CircularSlider = elementOf(Control, RoundTrack);

/** The file name of the classic script that defines these elements. */
export const classicScript = 'sliders.classic.js';

/** Defines both elements under these names, once the engine runs. */
export const defineBoth = (_, range = 'range-slider', circular = 'circular-slider') =>
  defineElements({ [range]: RangeSlider, [circular]: CircularSlider });

/** Loads the engine and defines both elements under these names. In Node it does nothing. */
export const define = async (range = 'range-slider', circular = 'circular-slider') => {
  const engine = new URL('./sliders.wasm', import.meta.url);
  return defineWhenLoaded(engine, [range, circular], () => defineBoth(engine, range, circular));
};
