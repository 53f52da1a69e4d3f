const moreContrast = globalThis.matchMedia?.('(prefers-contrast: more)');

/** The custom properties of a page that hold in a look too, and what each gives it. */
export const properties = {
  '--slider-track': 'trackColor',
  '--slider-accent': 'selectedColor',
  '--slider-accent-end': 'selectedEndColor',
  '--slider-thumb': 'thumbColor',
  '--slider-edge': 'borderColor',
  '--slider-text': 'textColor',
  '--slider-thumb-size': 'thumbSize',
  '--slider-thickness': 'thickness',
};

/**
 * Reads what a style is made of: the colors of the parts as the page styles them, which of them it gives, whether the
 * page is dark, whether more contrast is asked for, and the screen's resolution, for which images are chosen.
 */
export function readColors(control, { accentColor }) {
  const base = getComputedStyle(control._parts._base);
  const probe = getComputedStyle(control._parts._probe.firstChild);
  const given = Object.keys(properties).filter(name => base.getPropertyValue(name).trim());
  return {
    isDark: probe.textDecorationColor.match(/\d+/)?.[0] > 127,
    hasMoreContrast: moreContrast.matches,
    resolution: devicePixelRatio,
    given: [...given, ...accentColor ? ['--slider-accent'] : []].map(name => properties[name]).join(),
    trackColor: probe.backgroundColor,
    selectedColor: given.includes('--slider-accent') || !accentColor ? probe.borderTopColor : accentColor,
    selectedEndColor: probe.borderBottomColor,
    thumbColor: probe.outlineColor,
    borderColor: probe.borderLeftColor,
    textColor: base.color,
  };
}
