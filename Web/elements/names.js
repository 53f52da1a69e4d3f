import { namesIn } from 'sliders/words';
import { write } from './dom.js';

/** Names the thumbs, and the group of them, for assistive technology. A single thumb is no group. */
export function nameThumbs(control, { count, isWrapped }) {
  const { _internals: internals, _element: element } = control;
  const label = control._option('label');
  write(internals, 'role', count > 1 ? 'group' : null, internals);
  write(internals, 'ariaLabel', count > 1 ? label : null, internals);
  const given = control._option('thumb-labels')?.split(',') ?? [];
  const names = namesIn(control._texts._language, control);
  control._parts._thumbs.forEach((thumb, index) => {
    const { _node: node } = thumb;
    thumb._forgetText();
    write(node, 'aria-label', given[index]?.trim() || nameOf(control, names, index, count, isWrapped));
    write(node, 'aria-readonly', element.readOnly || null);
    write(node, 'aria-invalid', internals.validity.customError || element.getAttribute('aria-invalid'));
    describe(element, node, count === 1);
    write(node, 'aria-orientation', control._track._isVertical ? 'vertical' : null);
  });
}

/** The name of a thumb: of a single one what the element is called, otherwise its place among the others. */
function nameOf(control, names, index, count, isWrapped) {
  if (count === 1) return labelOf(control) || names.Value;
  const isEnd = index === count - 1;
  if (isWrapped && count === 2) return isEnd ? names.End : names.Start;
  if (isWrapped || index && !isEnd) return `${names.Value} ${index + 1}`;
  return isEnd ? names.Maximum : names.Minimum;
}

/** Gives a single thumb what describes the element. A group has it already. */
function describe(element, node, isSingle) {
  const name = 'ariaDescribedByElements';
  if (name in node) write(node, name, isSingle ? element[name] : null, node);
  else write(node, 'aria-description', isSingle && textsOf(referred(element, 'aria-describedby')) || null);
}

const textsOf = nodes => nodes.map(node => node?.textContent.trim()).filter(Boolean).join(' ');

/** The elements that an attribute names by their ids. */
const referred = (element, attribute) => (element.getAttribute(attribute)?.split(/\s+/) ?? [])
  .map(id => element.getRootNode().getElementById?.(id));

/** What the element is called, by the attributes and labels that browsers read, in their order. */
function labelOf({ _element: element, _internals: { labels } }) {
  return textsOf(referred(element, 'aria-labelledby'))
    || element.ariaLabel?.trim() || element.getAttribute('label')?.trim() || textsOf([...labels])
    || element.title.trim();
}
