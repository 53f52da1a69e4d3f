'use strict';

/** Makes the sliders whose writes are counted, finds their thumbs and sets their values. */
const sliders = (() => {
  /** Returns the thumbs' fractions: two near the middle, the others in the outer quarters, or all near the middle. */
  const fractions = (count, isCrowded) => Array.from({ length: count }, (_, index) => {
    const half = count / 2;
    if (isCrowded) return 0.45 + 0.1 * (index + 1) / (count + 1);
    if (index < half - 1) return 0.25 * (index + 1) / half;
    if (index > half) return 1 - 0.25 * (count - index) / half;
    return index < half ? 0.4 : 0.6;
  });
  const maximum = count => 100 * count;
  const values = (count, isCrowded) => {
    return fractions(count, isCrowded).map(fraction => Math.round(fraction * maximum(count)));
  };

  /** Returns a function that makes one of our elements. */
  const ours = (tag, attributes, isCrowded) => (main, count) => {
    const element = document.createElement(tag);
    const defaults = {
      min: 0, max: maximum(count), step: 1, 'press-target': 'thumb', values: values(count, isCrowded).join(' '),
    };
    for (const [name, value] of Object.entries({ ...defaults, ...attributes })) element.setAttribute(name, value);
    main.append(element);
    return {
      roots: [element, element.shadowRoot],
      thumb: index => element.shadowRoot.querySelector(`[part~=thumb-${index}]`),
      values: () => element.values,
      set: values => { element.values = values; },
    };
  };

  const arc = { start: -120, sweep: 240 };
  const kinds = {
    'range-slider': ours('range-slider', {}),
    'range-slider, crowded': ours('range-slider', {}, true),
    'range-slider, labels and ticks': ours('range-slider', { labels: '', ticks: 'count 11' }),
    'range-slider, look': ours('range-slider', { look: 'layers' }),
    'range-slider, vertical': ours('range-slider', { orientation: 'vertical' }),
    'circular-slider': ours('circular-slider', arc),
    'circular-slider, crowded': ours('circular-slider', arc, true),
    'circular-slider, labels': ours('circular-slider', { ...arc, labels: '' }),
    'circular-slider, wrap': ours('circular-slider', { wraps: true }),
    'noUiSlider': (main, count) => {
      const node = document.createElement('div');
      const connect = [false, ...Array(count - 1).fill(true), false];
      const range = { min: 0, max: maximum(count) };
      node.className = 'other';
      main.append(node);
      const slider = noUiSlider.create(node, { start: values(count), range, step: 1, connect });
      return {
        roots: [node],
        thumb: index => node.querySelector(`[data-handle="${index}"]`),
        values: () => slider.get(true),
        set: values => slider.set(values),
      };
    },
  };

  let slider;
  return {
    /** Adds a slider with so many thumbs to the page. */
    add(kind, count) { slider = kinds[kind](document.querySelector('main'), count); },
    /** Shows a slider alone. */
    show(kind, count) {
      document.querySelector('main').replaceChildren();
      sliders.add(kind, count);
    },
    watch() { counter.watch(...slider.roots); },
    /** Returns the thumb that is dragged. */
    thumb(count) { return slider.thumb(count / 2); },
    /** Returns the center of the thumb that is dragged. */
    center(count) {
      const { x, y, width, height } = sliders.thumb(count).getBoundingClientRect();
      return [x + width / 2, y + height / 2].map(Math.round);
    },
    values() { return slider.values(); },
    set(values) { slider.set(values); },
    /** Sets every value to another one. */
    setAll() { slider.set(slider.values().map(value => value + 1)); },
  };
})();

/** Forces a layout, which a trace must find. */
function forceLayout() {
  const main = document.querySelector('main');
  main.style.paddingTop = parseFloat(main.style.paddingTop || 0) + 1 + 'px';
  return main.offsetHeight;
}
