// The build bundles this twice, with `sliders/kind` as plain.js and as looks/painted.js.
export { CircularSlider, define, RangeSlider } from 'sliders/kind';
