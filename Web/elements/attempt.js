/** Calls a function of the page. If it throws, the error is reported and the result is `undefined`. */
export const attempt = call => {
  try {
    return call();
  } catch (error) {
    reportError(error);
  }
};
