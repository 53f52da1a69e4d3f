/** What a script has whose elements have no extras. */
export const prepareExtras = () => {};
