const moreContrast = globalThis.matchMedia?.('(prefers-contrast: more)');
const reducedTransparency = globalThis.matchMedia?.('(prefers-reduced-transparency: reduce)');

/** The custom properties of a page that apply to looks, too, and the option of a look that each sets. */
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
 * Reads the page's styles that affect looks: the colors of the parts, which of these the page itself sets, whether the
 * page is dark, whether the person wants more contrast, and the screen's resolution, which determines images.
 */
export function readColors(control, { accentColor }) {
  const base = getComputedStyle(control._parts._base);
  const probe = getComputedStyle(control._parts._probe.firstChild);
  const given = Object.keys(properties).filter(name => base.getPropertyValue(name).trim());
  return {
    isDark: probe.textDecorationColor.match(/\d+/)?.[0] > 127,
    hasMoreContrast: moreContrast.matches,
    isOpaque: reducedTransparency.matches,
    resolution: devicePixelRatio,
    given: [...given, ...accentColor ? ['--slider-accent'] : []].map(name => properties[name]).join(),
    pageColor: probe.borderRightColor,
    trackColor: probe.backgroundColor,
    selectedColor: given.includes('--slider-accent') || !accentColor ? probe.borderTopColor : accentColor,
    selectedEndColor: probe.borderBottomColor,
    thumbColor: probe.outlineColor,
    borderColor: probe.borderLeftColor,
    textColor: base.color,
  };
}
