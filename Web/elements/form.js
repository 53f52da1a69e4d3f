/** One entry per thumb under the element's name, while it is in a form. */
export function submit(element) {
  if (!element._internals.form) return;
  const data = new FormData, name = element.getAttribute('name'), { values } = element;
  if (name) for (const value of values) data.append(name, value);
  element._internals.setFormValue(name ? data : null, values.join(' '));
}
