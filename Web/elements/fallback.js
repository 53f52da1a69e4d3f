import { make } from './dom.js';

/**
 * Makes the slot of children that replace an element until it is defined. The slot hides them, and disables their form
 * controls, which a form would otherwise submit. It disables them only when the page has loaded: until then, a
 * framework may compare the children with those that its server has rendered.
 */
export function makeFallback(root) {
  const slot = make(root, null, 'slot');
  slot.name = 'fallback';
  const disable = () => {
    for (const node of slot.assignedElements()) {
      const nodes = [node, ...node.querySelectorAll(':enabled')];
      for (const field of nodes) if (field.matches(':enabled')) field.toggleAttribute('disabled', true);
    }
  };
  slot.addEventListener('slotchange', () => {
    if (document.readyState === 'complete') disable();
    else addEventListener('load', () => setTimeout(disable));
  });
}
