/** The function that scripts without extras call instead of loading them. */
export const prepareExtras = () => {};
