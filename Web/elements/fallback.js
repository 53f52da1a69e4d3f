import { make } from './dom.js';

/**
 * Makes the slot of children that stand in for an element until it is defined. It shows none of them, and disables
 * their form controls, which nobody could see and which a form would submit. That waits for the page: until then a
 * framework may compare the children with those that it has rendered on its server.
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
