import { input, keys } from './wire.ts';

/** Lets the keys move the thumb that has the focus. */
export function attachKeyListeners(control) {
  const { _parts: parts } = control;
  parts._base.addEventListener('keydown', event => {
    const thumb = parts._indexOf(event.target);
    if (thumb < 0) return;
    // Browsers let these keys of a thumb activate what is around the slider, too.
    if ([' ', 'Enter'].includes(event.key) && control._element.closest('summary, button')) event.preventDefault();
    if (event.key === 'Enter') return submit(control._internals.form);
    const isModified = event.altKey || event.ctrlKey || event.metaKey;
    // Alone and with Shift.
    const meanings = keys[event.key];
    if (!meanings || isModified || !control._option('keyboard')) return;
    const [kind, x, y] = meanings[Number(event.shiftKey)];
    if (kind === input.reset && !control._option('resets-on-double-tap')) return;
    event.preventDefault();
    showFocus(parts, event.target);
    control.perform(kind, x, y, thumb);
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
