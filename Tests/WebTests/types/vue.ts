import type {} from 'swift-sliders/vue';
import type { GlobalComponents } from 'vue';

// A template is checked by these props.
type Props = GlobalComponents['range-slider'] extends new () => { $props: infer Given } ? Given : never;
export const props: Props = { max: 1000, values: [180, 640], collision: 'push', onInput: event => event.detail.reason, onChange: event => event.target.values };
// @ts-expect-error
export const fault: Props = { collision: 'jump' };
