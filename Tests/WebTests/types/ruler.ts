import { RulerSlider, define, ready } from 'swift-sliders/ruler';
import type { Format } from 'swift-sliders';

async function values(): Promise<number> {
  await ready;
  await define('my-ruler');
  const ruler = document.querySelector('ruler-slider')!;
  ruler.value = 70;
  ruler.value = '70';
  ruler.valueAsNumber = 70.5;
  ruler.max = 150;
  ruler.step = 0.1;
  ruler.pixelsPerUnit = 80;
  ruler.bendRadius = null;
  ruler.direction = 'up';
  ruler.tickLabels = false;
  ruler.forbiddenRanges = [[20, 30]];
  const format: Format = (value, thumb) => thumb == null ? value.toFixed() : `${value} kg`;
  ruler.format = format;
  ruler.stepUp(2);
  const [low] = ruler.limits();
  return ruler.moving || ruler.editing ? ruler.overshoot : low ?? 0;
}

function events(ruler: RulerSlider): string {
  let text = '';
  ruler.addEventListener('slider-begin', ({ detail }) => { text += detail.thumb.toFixed(); });
  ruler.addEventListener('slider-blocked', ({ detail }) => { text += detail.obstacle === null || detail.obstacle.kind === 'bound'; });
  ruler.addEventListener('input', ({ detail, target }) => { text += detail.reason + target.valueAsNumber; });
  ruler.addEventListener('slider-proposal', event => {
    event.detail.values = event.detail.values.map(Math.round);
    event.preventDefault();
  });
  return text;
}

function faults(ruler: RulerSlider): void {
  // @ts-expect-error
  ruler.direction = 'around';
  // @ts-expect-error
  ruler.moving = true;
  // @ts-expect-error
  ruler.values = [1];
  // @ts-expect-error
  ruler.collision = 'push';
  // @ts-expect-error
  ruler.addEventListener('slider-begin', event => event.detail.span);
}

export { events, faults, values };
