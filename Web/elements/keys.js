import { input } from './wire.ts';

/** What keys do: the kind of input, and its two numbers. */
const keys = {
  ArrowRight: [input.arrow, 1, 0],
  ArrowLeft: [input.arrow, -1, 0],
  ArrowUp: [input.arrow, 0, -1],
  ArrowDown: [input.arrow, 0, 1],
  PageUp: [input.page, 1, 0],
  PageDown: [input.page, -1, 0],
  Home: [input.minimum, 0, 0],
  End: [input.maximum, 0, 0],
  Delete: [input.reset, 0, 0],
  Backspace: [input.reset, 0, 0],
};

/** Lets the keys move the thumb that has the focus. */
export function attachKeyListeners(control) {
  const { _parts: parts } = control;
  parts._base.addEventListener('keydown', event => {
    const thumb = parts._indexOf(event.target);
    if (event.key === 'Enter' && thumb >= 0) return submit(control._internals.form);
    const isModified = event.altKey || event.ctrlKey || event.metaKey;
    if (!keys[event.key] || thumb < 0 || isModified || !control._option('keyboard')) return;
    const [kind, x, y] = keys[event.key];
    if (kind === input.reset && !control._option('resets-on-double-tap')) return;
    event.preventDefault();
    showFocus(parts, event.target);
    control.perform(event.shiftKey && kind === input.arrow ? input.pageArrow : kind, x, y, thumb);
  });
}

/**
 * Shows that a thumb has the focus, which a pointer gave it. Meanwhile the focus leaves it for another part, of which
 * the page learns nothing.
 */
function showFocus({ _thumbBox: other }, thumb) {
  if (thumb.matches(':focus-visible')) return;
  other.tabIndex = -1;
  other.focus({ preventScroll: true });
  thumb.focus({ preventScroll: true, focusVisible: true });
  other.removeAttribute('tabindex');
}

/** Submits a form as Enter in a field of it does: by its first button for that, if it is enabled. */
function submit(form) {
  const button = [...form?.elements ?? []].find(({ type }) => type === 'submit' || type === 'image');
  if (button) button.click();
  else form?.requestSubmit();
}
