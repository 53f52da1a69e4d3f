import { make } from './dom.js';

/**
 * Makes the slot of children that stand in for an element until it is defined. It shows none of them, and disables
 * their form controls, which nobody could see and which a form would submit.
 */
export function makeFallback(root) {
  const slot = make(root, null, 'slot');
  slot.name = 'fallback';
  slot.addEventListener('slotchange', () => {
    for (const node of slot.assignedElements()) {
      const nodes = [node, ...node.querySelectorAll(':enabled')];
      for (const field of nodes) if (field.matches(':enabled')) field.toggleAttribute('disabled', true);
    }
  });
}
