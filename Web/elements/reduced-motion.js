/** Matches where the person wants less motion. Node has no preferences. */
export const reducedMotion = globalThis.matchMedia?.('(prefers-reduced-motion)');
