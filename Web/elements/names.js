import { namesIn } from 'sliders/words';
import { write } from './dom.js';
import { describe, fullName } from './label.js';

/** Names the thumbs for assistive technology and, if there are several, their group. */
export function nameThumbs(control, { count, isWrapped }) {
  const { _internals: internals, _element: element } = control;
  const label = control._option('label');
  write(internals, 'role', count > 1 ? 'group' : null, internals);
  write(internals, 'ariaLabel', count > 1 ? label : null, internals);
  const given = control._option('thumb-labels')?.split(',') ?? [];
  const names = namesIn(control._texts._language, control);
  control._readNames(names);
  control._parts._thumbs.forEach((thumb, index) => {
    const { _node: node } = thumb;
    thumb._forgetText();
    write(node, 'aria-label', given[index]?.trim() || nameOf(control, names, index, count, isWrapped));
    write(node, 'aria-readonly', element.readOnly || null);
    write(node, 'aria-invalid', internals.validity.customError || element.getAttribute('aria-invalid'));
    describe(control, node, index);
    write(node, 'aria-orientation', control._track._isVertical ? 'vertical' : null);
  });
}

/** Returns the name of a thumb: the label of the element and, with several thumbs, the word for its position. */
function nameOf({ _label: label }, names, index, count, isWrapped) {
  return count > 1 ? fullName(names, positionName(names, index, count, isWrapped), label) : label || names.Value;
}

/** Returns the word for a thumb's position among several thumbs, such as "Minimum". */
function positionName(names, index, count, isWrapped) {
  const isEnd = index === count - 1;
  if (isWrapped && count === 2) return isEnd ? names.End : names.Start;
  if (isWrapped || index && !isEnd) return `${names.Value} ${index + 1}`;
  return isEnd ? names.Maximum : names.Minimum;
}
