/** Matches if the person prefers less motion; `undefined` in Node, which has no preferences. */
export const reducedMotion = globalThis.matchMedia?.('(prefers-reduced-motion)');
