import { defineElements, defineWhenLoaded } from '../define.js';
import { PlaneSlider } from './element.js';

/** Loads the engine of planes and defines the element under this name. In Node it does nothing. */
export const define = async (name = 'plane-slider') => {
  const engine = new URL('./sliders-plane.wasm', import.meta.url);
  return defineWhenLoaded(engine, [name], () => defineElements({ [name]: PlaneSlider }));
};

/** A promise that resolves when the element is defined; in Node, immediately. */
export const ready = define();

export { PlaneSlider };
