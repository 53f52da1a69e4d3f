/** Whether elements can be defined here. Node has none of what that needs, and jsdom not all of it. */
export const hasElements = !!globalThis.ElementInternals?.prototype.setFormValue;

/** Whether the class of an element is of one of these scripts; of which one does not matter. */
const isSlider = Class => 'takeOvershoot' in Class.prototype;

/**
 * Defines elements, an object of classes by their names. A name that is taken keeps its element: the first of these
 * scripts on a page wins. Returns the names that another of these scripts has defined.
 */
export function defineElements(classes) {
  const known = Object.keys(classes).filter(name => customElements.get(name));
  for (const name in classes) {
    if (!known.includes(name)) customElements.define(name, unused(classes[name]));
  }
  return known.filter(name => {
    const isOurs = isSlider(customElements.get(name));
    if (!isOurs) {
      console.warn(`<${name}> is an element of another library already: `
        + 'sliders-elements.js defines the sliders under names of your choice');
    }
    return isOurs;
  });
}

/** A class has one name in a page; under others its subclasses are defined. */
const unused = Class => customElements.getName?.(Class) ? class extends Class {} : Class;
