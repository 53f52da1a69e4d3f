import { wasm } from './engine.js';
import { locator } from './input.js';

/** Lets a control report the value under a pointer that presses nothing: `hover`, where `reports-hover` is set. */
export function listenToHover(control) {
  const { _base: base, _element: element } = control;
  let last = null;
  const report = value => {
    if (value === last) return;
    last = value;
    control._send('hover', { value });
  };
  const move = event => {
    if (event.buttons) return;
    const value = element.matches(':disabled') ? NaN : wasm.valueUnder(control._handle, ...locator(control)(event));
    report(isNaN(value) ? null : value);
  };
  const leave = () => report(null);
  /** Listens only if the page asks for it: to find a value, the browser has to lay out. */
  control._hearHover = () => {
    const change = control._option('reports-hover') ? 'addEventListener' : 'removeEventListener';
    base[change]('pointermove', move);
    base[change]('pointerleave', leave);
    if (change[0] === 'r') leave();
  };
}
