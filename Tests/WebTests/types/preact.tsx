/** @jsx h */
import type {} from 'swift-sliders/preact';
import { h } from 'preact';

export const slider = <range-slider max={1000} values={[180, 640]} onInput={event => event.detail.reason} onChange={event => event.target.values[0]} onslider-begin={({ detail }) => detail.span} />;
// @ts-expect-error
export const fault = <range-slider press-target="nowhere" />;
