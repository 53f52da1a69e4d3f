import type {} from 'swift-sliders/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

export const props: SvelteHTMLElements['range-slider'] = { max: 1000, values: [180, 640], oninput: event => event.target.values, onchange: event => event.currentTarget.values,
  'onslider-update': event => event.detail.thumbs };
// @ts-expect-error
export const fault: SvelteHTMLElements['circular-slider'] = { 'press-target': 'loop' };
