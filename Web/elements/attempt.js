/** Calls a function of the page. If it throws, that is reported, and the slider does without. */
export const attempt = call => {
  try {
    return call();
  } catch (error) {
    reportError(error);
  }
};
