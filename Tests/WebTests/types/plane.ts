import { PlaneFormat, PlaneSlider, define, ready } from 'swift-sliders/plane';

async function values(): Promise<number> {
  await ready;
  await define('my-plane');
  const plane = document.querySelector('plane-slider')!;
  plane.values = [[20, 80], [60, 30]];
  plane.values = [20, 80];
  plane.value = '20 80';
  plane.xMax = 360;
  plane.shape = 'disc';
  plane.yStep = 'any';
  plane.xForbiddenRanges = [[20, 30]];
  const format: PlaneFormat = (value, axis, thumb) => axis === 'x' && thumb === 0 ? `${value} %` : null;
  plane.format = format;
  plane.move(0, 1, 2);
  const [x, y] = plane.values[0]!;
  return x + y + plane.overshoot[0] + plane.x + (plane.obstacle?.value ?? 0);
}

function events(plane: PlaneSlider): string {
  let text = '';
  plane.addEventListener('slider-begin', ({ detail }) => { text += detail.thumb.toFixed(); });
  plane.addEventListener('input', ({ detail, target }) => { text += detail.reason + target.values.join(); });
  plane.addEventListener('slider-proposal', event => {
    event.detail.values = event.detail.values.map(([x, y]) => [Math.round(x), y]);
    event.preventDefault();
  });
  return text;
}

function faults(plane: PlaneSlider): void {
  // @ts-expect-error
  plane.shape = 'round';
  // @ts-expect-error
  plane.held = [0];
  // @ts-expect-error
  plane.obstacle = null;
  // @ts-expect-error
  plane.values = [[1, 2, 3]];
  // @ts-expect-error
  plane.min = 3;
  // @ts-expect-error
  plane.addEventListener('slider-begin', event => event.detail.span);
}

export { events, faults, values };
