import { defineSliderProperty } from '../element.js';
import { controlKey } from '../control-key.js';
import { sliderOptions } from '../slider-options.js';
import { painting } from './words.js';

/** The properties that affect the style. */
export const styling = ['paints', 'metrics', 'fonts', 'images'];

/** The properties that are functions that return texts. */
const formats = ['formatReadout', 'formatTick'];

for (const [attribute, key] of Object.entries(painting)) {
  if (attribute in sliderOptions) continue;
  defineSliderProperty(key, function () { return this.getAttribute(attribute); }, function (value) {
    if (value == null || value === false) this.removeAttribute(attribute);
    else this.setAttribute(attribute, value === true ? '' : [value].flat().join(' '));
  });
}

for (const key of [...styling, ...formats]) {
  defineSliderProperty(key, function () { return this[controlKey]._given[key]; }, function (value) {
    this[controlKey]._give(key, value);
  });
}
