import { input, keys } from './wire.ts';

/** Lets the keys move the thumb that has the focus. */
export function attachKeyListeners(control) {
  const { _parts: parts } = control;
  parts._base.addEventListener('keydown', event => {
    const thumb = parts._indexOf(event.target);
    if (thumb < 0) return;
    // Browsers would activate a button or `summary` around the slider with these keys.
    if ([' ', 'Enter'].includes(event.key) && control._element.closest('summary, button')) event.preventDefault();
    if (event.key === 'Enter') return submit(control._internals.form);
    const isModified = event.altKey || event.ctrlKey || event.metaKey;
    /** The input of the key alone, and that of the key with Shift. */
    const inputs = keys[event.key];
    if (!inputs || isModified || !control._option('keyboard')) return;
    const [kind, x, y] = inputs[Number(event.shiftKey)];
    if (kind === input.reset && !control._option('resets-on-double-tap')) return;
    event.preventDefault();
    showFocus(parts, event.target);
    control.perform(kind, x, y, thumb);
  });
}

/**
 * Makes the focus of a thumb visible when a pointer has focused it. The focus has to leave the thumb for that: it moves
 * to the box of the thumbs and returns, which the page does not notice.
 */
function showFocus({ _thumbBox: box }, thumb) {
  if (thumb.matches(':focus-visible')) return;
  box.tabIndex = -1;
  box.focus({ preventScroll: true });
  thumb.focus({ preventScroll: true, focusVisible: true });
  box.removeAttribute('tabindex');
}

/** Submits a form as Enter in one of its fields does: with its first submit button or, without one, directly. */
function submit(form) {
  const button = [...form?.elements ?? []].find(({ type }) => type === 'submit' || type === 'image');
  if (button) button.click();
  else form?.requestSubmit();
}
