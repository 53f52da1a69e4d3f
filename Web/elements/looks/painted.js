import { defineElements, defineWhenLoaded } from '../define.js';
import { elementOf } from '../element.js';
import { RoundTrack } from '../round-track.js';
import { StraightTrack } from '../straight-track.js';
import { PaintedControl } from './control.js';
import { setFolder } from './pictures.js';

export const RangeSlider = elementOf(PaintedControl, StraightTrack);
export const CircularSlider = elementOf(PaintedControl, RoundTrack);

/** The classic script of these elements. */
export const classicScript = 'sliders-looks.classic.js';

/**
 * Defines both elements with looks under these names, once the engine runs. Warns if another script has defined them
 * without looks.
 *
 * @param address the address of the script or the engine, beside which the images of looks are
 */
export function defineBoth(address, range = 'range-slider', circular = 'circular-slider') {
  // The folder is relative to `address`, since bundlers would treat one relative to this script as a module and fail.
  setFolder(new URL('pictures/', address).href);
  const known = defineElements({ [range]: RangeSlider, [circular]: CircularSlider });
  const plain = known.filter(name => !('look' in customElements.get(name).prototype));
  if (!plain.length) return;
  console.warn(`${plain.map(name => `<${name}>`).join(' and ')}: plain, as sliders.js has defined them already; `
    + 'load sliders-looks in place of sliders');
}

/** Loads the engine and defines both elements, with looks, under these names. In Node it does nothing. */
export const define = async (range = 'range-slider', circular = 'circular-slider') => {
  const engine = new URL('./sliders-looks.wasm', import.meta.url);
  return defineWhenLoaded(engine, [range, circular], () => defineBoth(engine, range, circular));
};
