import { defineElements, defineWhenLoaded } from '../define.js';
import { RulerSlider } from './element.js';

/** Loads the engine of rulers and defines the element under this name. In Node it does nothing. */
export const define = async (name = 'ruler-slider') => {
  const engine = new URL('./sliders-ruler.wasm', import.meta.url);
  return defineWhenLoaded(engine, [name], () => defineElements({ [name]: RulerSlider }));
};

/** A promise that resolves when the element is defined; in Node, immediately. */
export const ready = define();

export { RulerSlider };
