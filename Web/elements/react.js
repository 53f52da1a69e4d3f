import { createElement, forwardRef, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { ofPlanes, ofRulers, ofSliders } from './props.js';
import { textOfList } from './text-of-list.js';

/** The hook for effects after a render. React 18 warns of layout effects on a server, which has no layout. */
const useCommit = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Returns the prop for the handler of an event, such as `onSliderUpdate` for `slider-update`. */
const handlerOf = type => `on-${type}`.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** Returns the attribute for a prop, such as `minimum-span` for `minimumSpan`; for `readOnly`, that of HTML. */
const attributeOf = prop =>
  prop === 'readOnly' ? 'readonly' : prop.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

const valuesOf = ({ values, value }) => values ?? value;

/** Returns the name of the values' prop, which is `value` for an element with one value, such as a ruler. */
const nameOfValues = ({ attributes }) => attributes.includes('values') ? 'values' : 'value';

/** Returns the initial attributes of a slider, also on a server. They never change, so React writes them once. */
function markup(props, names) {
  const { attributes, flagsThatAreOn } = names;
  const given = { ...props, value: null, [nameOfValues(names)]: valuesOf(props) ?? props.defaultValue };
  const written = {};
  for (const name of attributes) {
    const value = given[name];
    if (value == null || value === false && !flagsThatAreOn.includes(name)) continue;
    // Values are texts, since versions of React on a server differ in what they write for true and false.
    written[attributeOf(name)] = Array.isArray(value) ? textOfList(value) : String(value);
  }
  return written;
}

/** Returns the props that any element has, which React writes. Before React 19, it needs the name `class`. */
function others({ className, ...props }, { attributes, properties, events }) {
  for (const name of [...attributes, ...properties, ...events.map(handlerOf), 'defaultValue']) delete props[name];
  return className == null ? props : { ...props, class: className };
}

/** Whether values are equal, or lists have equal items, since a render often makes a new list with the same items. */
const isSame = (one, other) => Object.is(one, other)
  || Array.isArray(one) && Array.isArray(other) && one.length === other.length
  && one.every((item, index) => isSame(item, other[index]));

/** Sets the properties that differ from those of the last render, and values that also differ from the slider's. */
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

/** Calls the event handlers of the last render for events of a slider, but not for those of its children. */
function attachListeners(element, latest, { events }) {
  const call = event => {
    if (event.target === element) latest.current[handlerOf(event.type)]?.(event);
  };
  for (const type of events) element.addEventListener(type, call);
  return () => {
    for (const type of events) element.removeEventListener(type, call);
  };
}

/** Makes the React component of an element, given the names of its props and events. */
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
