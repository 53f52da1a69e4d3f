import { ready, type CircularSlider, type Format } from 'swift-sliders/classic';
import { ready as painted } from 'swift-sliders/looks/classic';

export async function turn(ring: CircularSlider, format: Format): Promise<number> {
  await ready;
  await painted;
  await sliders.ready;
  ring.format = format;
  return ring.valueAsNumber + document.createElement('range-slider').min;
}
export const made = (Given: typeof import('swift-sliders/classic')) =>
  // @ts-expect-error
  new Given.RangeSlider();
