import { InputDetail, CircularSlider, Format, ready, RangeSlider } from 'swift-sliders';
import { define } from 'swift-sliders/elements';
import { replay } from 'swift-sliders/replay';

async function values(): Promise<number[]> {
  await ready;
  await define('my-range', 'my-ring');
  const slider = document.querySelector('range-slider')!;
  slider.values = [20, 80];
  slider.values = '20 80';
  slider.min = '5';
  slider.minimumSpan = null;
  slider.collision = 'push';
  slider.labels = true;
  slider.thumbLimits = [[0, 50], null];
  slider.forbiddenRanges = [[20, 30], [60, 70]];
  const [low, high] = slider.limits(1);
  const format: Format = (value, thumb) => thumb === 0 ? `${value} €` : null;
  slider.format = format;
  slider.move(1, 50);
  const sum: number | undefined = low && high && low + high;
  const vertical: boolean = slider.orientation === 'vertical';
  return sum && vertical ? [...slider.values, slider.min] : replay(slider, {}).map(Number);
}

function events(slider: RangeSlider, ring: CircularSlider): string {
  let text = '';
  slider.addEventListener('input', ({ detail, target }) => {
    const { thumbs, reason }: InputDetail = detail;
    text += `${thumbs[0]} ${reason} ${target.values.join()}`;
  });
  slider.addEventListener('slider-begin', ({ detail }) => { text += detail.span == null ? detail.thumb.toFixed() : detail.span.toFixed(); });
  ring.addEventListener('slider-proposal', event => {
    event.detail.values = event.detail.values.map(Math.round);
    event.preventDefault();
  });
  slider.addEventListener('slider-blocked', ({ detail: { obstacle } }) => { text += obstacle?.range?.[0] ?? obstacle?.kind ?? slider.obstacle?.thumb; });
  ring.addEventListener('keydown', event => { text += event.key; });
  ring.wraps = true;
  return text + ring.sweep?.toFixed();
}

function given(slider: RangeSlider, ring: CircularSlider, props: Partial<Pick<RangeSlider, 'min' | 'step' | 'detents' | 'keyboard' | 'disabled' | 'collision'>>): void {
  slider.min = props.min;
  slider.step = props.step;
  slider.detents = props.detents;
  slider.keyboard = props.keyboard;
  slider.disabled = props.disabled;
  slider.collision = props.collision;
  ring.sweep = undefined;
  slider.wheel = null;
}

class Mine extends RangeSlider {
  get middle(): number { return (this.values[0]! + this.values[1]!) / 2; }
}
customElements.define('my-slider', Mine);

function faults(slider: RangeSlider): void {
  // @ts-expect-error
  slider.collision = 'jump';
  // @ts-expect-error
  slider.held = [0];
  // @ts-expect-error
  slider.values = {};
  // @ts-expect-error
  slider.values = undefined;
  // @ts-expect-error
  slider.move(1);
  // @ts-expect-error
  slider.sweep = 180;
  // @ts-expect-error
  slider.look = 'glow';
  // @ts-expect-error
  slider.addEventListener('input', event => event.detail.values);
  // @ts-expect-error
  slider.addEventListener('slider-end', event => event.detail.reason);
  // @ts-expect-error
  slider.format = () => ({});
}

export { events, faults, given, Mine, values };
