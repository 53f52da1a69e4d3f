import { createElement, forwardRef, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { ofPlanes, ofRulers, ofSliders } from './props.js';
import { textOfList } from './text-of-list.js';

/** A server has no layout, and React 18 warns of effects of it there. */
const useCommit = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** `onSliderUpdate` of `slider-update`. */
const handlerOf = type => `on-${type}`.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** `minimum-span` of `minimumSpan`; `readonly` as in HTML. */
const attributeOf = prop =>
  prop === 'readOnly' ? 'readonly' : prop.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

const valuesOf = ({ values, value }) => values ?? value;

/** The attribute of the values: a ruler has one value. */
const nameOfValues = ({ attributes }) => attributes.includes('values') ? 'values' : 'value';

/** The attributes that a slider begins with, on a server too. React leaves them alone, as they never change. */
function markup(props, names) {
  const { attributes, flagsThatAreOn } = names;
  const given = { ...props, value: null, [nameOfValues(names)]: valuesOf(props) ?? props.defaultValue };
  const written = {};
  for (const name of attributes) {
    const value = given[name];
    if (value == null || value === false && !flagsThatAreOn.includes(name)) continue;
    // What a server of React writes of true and false depends on its version.
    written[attributeOf(name)] = Array.isArray(value) ? textOfList(value) : String(value);
  }
  return written;
}

/** What belongs to any element, which React takes care of. Before React 19 the attribute is called `class`. */
function others({ className, ...props }, { attributes, properties, events }) {
  for (const name of [...attributes, ...properties, ...events.map(handlerOf), 'defaultValue']) delete props[name];
  return className == null ? props : { ...props, class: className };
}

/** Whether lists have the same items. They are often new in each render. */
const isSame = (one, other) => Object.is(one, other)
  || Array.isArray(one) && Array.isArray(other) && one.length === other.length
  && one.every((item, index) => isSame(item, other[index]));

/** Sets the properties that differ from those of the last render, and values that differ from the slider's, too. */
function assign(element, props, last, names) {
  const { attributes, properties } = names;
  for (const name of [...attributes, ...properties]) {
    const isValue = name === 'values' || name === 'value';
    if (!isValue && !isSame(props[name], last[name])) element[name] = props[name];
  }
  const values = valuesOf(props);
  if (values == null || Object.is(values, valuesOf(last))) return;
  const name = nameOfValues(names);
  if (!isSame([values].flat().map(String), [element[name]].flat().map(String))) element[name] = values;
}

/** Calls the props of the last render for the events of a slider, and not for those of its children. */
function attachListeners(element, latest, { events }) {
  const call = event => {
    if (event.target === element) latest.current[handlerOf(event.type)]?.(event);
  };
  for (const type of events) element.addEventListener(type, call);
  return () => {
    for (const type of events) element.removeEventListener(type, call);
  };
}

/** Makes the component of an element, by the names of its props and events. */
const component = (tag, names) => forwardRef((props, ref) => {
  const element = useRef(null);
  const latest = useRef({});
  const [first] = useState(() => markup(props, names));
  useImperativeHandle(ref, () => element.current, []);
  useCommit(() => attachListeners(element.current, latest, names), []);
  useCommit(() => {
    assign(element.current, props, latest.current, names);
    latest.current = props;
  });
  return createElement(tag, { ...others(props, names), ...first, ref: element });
});

/** `<range-slider>` as a component of React. */
export const RangeSlider = /* @__PURE__ */ component('range-slider', ofSliders);
/** `<circular-slider>` as a component of React. */
export const CircularSlider = /* @__PURE__ */ component('circular-slider', ofSliders);
/** `<plane-slider>` as a component of React. */
export const PlaneSlider = /* @__PURE__ */ component('plane-slider', ofPlanes);
/** `<ruler-slider>` as a component of React. */
export const RulerSlider = /* @__PURE__ */ component('ruler-slider', ofRulers);
