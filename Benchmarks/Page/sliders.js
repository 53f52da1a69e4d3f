'use strict';

/** Sliders to count on: how each is made, where its thumbs are, and how all values are set. */
const sliders = (() => {
  /** Where the thumbs stand: two in the middle, the others in the outer quarters; or all of them round the middle. */
  const places = (count, isCrowded) => Array.from({ length: count }, (_, rank) => {
    const half = count / 2;
    if (isCrowded) return 0.45 + 0.1 * (rank + 1) / (count + 1);
    if (rank < half - 1) return 0.25 * (rank + 1) / half;
    if (rank > half) return 1 - 0.25 * (count - rank) / half;
    return rank < half ? 0.4 : 0.6;
  });
  const most = count => 100 * count;
  const values = (count, isCrowded) => places(count, isCrowded).map(place => Math.round(place * most(count)));

  const ours = (tag, attributes, isCrowded) => (main, count) => {
    const element = document.createElement(tag);
    const given = { min: 0, max: most(count), step: 1, press: 'thumb', values: values(count, isCrowded).join(' '), ...attributes };
    for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
    main.append(element);
    return {
      roots: [element, element.shadowRoot],
      thumb: rank => element.shadowRoot.querySelector(`[part~=thumb-${rank}]`),
      values: () => element.values,
      set: values => { element.values = values; },
    };
  };

  const arc = { start: -120, sweep: 240 };
  const kinds = {
    'range-slider': ours('range-slider', {}),
    'range-slider, crowded': ours('range-slider', {}, true),
    'range-slider, labels and ticks': ours('range-slider', { labels: '', ticks: 'count 11' }),
    'range-slider, vertical': ours('range-slider', { orientation: 'vertical' }),
    'circular-slider': ours('circular-slider', arc),
    'circular-slider, crowded': ours('circular-slider', arc, true),
    'circular-slider, labels': ours('circular-slider', { ...arc, labels: '' }),
    'circular-slider, wrap': ours('circular-slider', { seam: 'wrap' }),
    'noUiSlider': (main, count) => {
      const node = document.createElement('div'), connect = [false, ...Array(count - 1).fill(true), false];
      node.id = 'other';
      main.append(node);
      const slider = noUiSlider.create(node, { start: values(count), range: { min: 0, max: most(count) }, step: 1, connect });
      return {
        roots: [node],
        thumb: rank => node.querySelector(`[data-handle="${rank}"]`),
        values: () => slider.get(true),
        set: values => slider.set(values),
      };
    },
  };

  let slider;
  return {
    show(kind, count) {
      const main = document.querySelector('main');
      main.replaceChildren();
      slider = kinds[kind](main, count);
    },
    watch() { counter.watch(...slider.roots); },
    /** The middle of the thumb that is dragged. */
    center(count) {
      const { x, y, width, height } = slider.thumb(count / 2).getBoundingClientRect();
      return [x + width / 2, y + height / 2].map(Math.round);
    },
    values() { return slider.values(); },
    /** Sets every value to another one. */
    setAll() { slider.set(slider.values().map(value => value + 1)); },
  };
})();

/** What a trace must find: a layout that a script forces. */
function forceLayout() {
  const main = document.querySelector('main');
  main.style.paddingTop = parseFloat(main.style.paddingTop || 0) + 1 + 'px';
  return main.offsetHeight;
}
