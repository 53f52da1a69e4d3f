/**
 * What the engine cannot meet, by its number of the fault: the attribute, what is wrong, and what is used instead. What it
 * numbers first no page can ask of it, so that the first here is what the page finds itself.
 */
export const faults = [
  'spans: they need seam wrap; none',
  'max: too far from min; 0 to 1',
  'max: below min; min',
  'min: the scale brings its own bounds; the scale\'s',
  'scale: a logarithm needs min above 0; linear',
  'scale: the power is not 0.04 to 1000; linear',
  'scale: its stops do not go from 0 to 1; linear',
  'scale: its stops do not increase; linear',
  'scale: its values do not increase; linear',
  'minimum-span or minimum-separation: below 0; 0',
  'maximum-span: below 0; none',
  'minimum-span: too large; the largest that fits',
  'maximum-span: too small; the smallest that fits',
  'selectable: outside min and max; none',
  'limits: outside what can be selected; none',
  'limits: they do not increase; none',
  'disabled-thumbs or limits: there is no such thumb; none',
  'seam: wrap needs a sweep of 360 or -360; stop',
  'collision: wrap and cross do not fit; stop',
  'selectable: wrap needs the bounds; none',
  'limits: wrap needs the bounds; none',
];
