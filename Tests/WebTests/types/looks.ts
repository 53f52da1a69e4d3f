import { ready } from 'swift-sliders/looks';
import 'swift-sliders/looks/classic';

export async function paint(): Promise<void> {
  await ready;
  const slider = document.createElement('circular-slider');
  slider.look = 'bedtime';
  slider.selectedColor = 'crimson';
  slider.histogram = [1, 2, 3];
  slider.readout = slider.textEntry = true;
  slider.paints = [
    { role: 'span', coats: [{ alongTrack: ['gold', [0.7, 'orange'], 'red'] }] },
    { role: 'thumb', state: 'held', coats: [{ image: { id: 1, size: [32, 32] }, shadow: { color: '#0006', y: 1, blur: 2 } }] },
  ];
  slider.metrics = { thumbSize: 32, ends: 'centers', needle: [0.2, 0.8] };
  slider.fonts = { readout: { size: 60, weight: 800, condensed: true } };
  slider.images = { 1: { '1x': 'held.png', '2x': 'held@2x.png' } };
  slider.formatReadout = values => values.join();
  await sliders.ready;
  // @ts-expect-error
  slider.look = 'shiny';
  // @ts-expect-error
  slider.paints = [{ role: 'knob' }];
  // @ts-expect-error
  slider.paints = [{ role: 'span', coats: [{ color: 'red' }] }];
  // @ts-expect-error
  slider.tickSide = 'left';
}
