import { write } from './dom.js';
import { connected } from './surroundings.js';

// MARK: Reading

/** Returns the label of an element, from the attributes and labels that browsers read, in the same order. */
export function labelOf({ _element: element, _internals: { labels } }) {
  return textsOf(referred(element, 'aria-labelledby'))
    || element.ariaLabel?.trim() || element.getAttribute('label')?.trim() || textsOf([...labels])
    || element.title.trim();
}

/** Returns the elements whose ids an attribute lists. */
const referred = (element, attribute) => (element.getAttribute(attribute)?.split(/\s+/) ?? [])
  .map(id => element.getRootNode().getElementById?.(id)).filter(Boolean);

/** Returns the texts of nodes, separated by spaces, and observes their changes. */
const textsOf = nodes => nodes.map(node => {
  textObserver ??= new MutationObserver(renameAll);
  textObserver.observe(node, { childList: true, characterData: true, subtree: true });
  return node.textContent.trim();
}).filter(Boolean).join(' ');

/** Returns the name of a thumb in a language, whose format combines the word for the thumb, 1, and the label, 2. */
export const fullName = ({ Of: format }, word, label) =>
  label ? format.replace(/[12]/g, number => number === '1' ? word : label) : word;

/** Sets the description of the element on a thumb, since screen readers do not read the description of a group. */
export function describe(control, node, index) {
  const { _element: element } = control;
  const name = 'ariaDescribedByElements';
  const nodes = [...element[name] ?? referred(element, 'aria-describedby'), control._hintOf(index)].flat();
  const known = node[name] ?? [];
  if (!(name in node)) write(node, 'aria-description', textsOf(nodes) || null);
  else if (nodes.length !== known.length || nodes.some((other, index) => other !== known[index])) node[name] = nodes;
}

// MARK: Watching

/** The observer of the texts that labels and descriptions consist of. */
let textObserver;
/** The observer of languages, labels, and ids in documents and shadow trees. */
let treeObserver;
const mayName = node => node.matches?.('label, [id]') || node.querySelector?.('label, [id]');

/** Draws a control again when its language, label, or description changes. All controls share one observer. */
export function watch(control) {
  treeObserver ??= new MutationObserver(records => {
    if (records.some(({ attributeName }) => attributeName === 'lang')) connected.forEach(control => control._change());
    else if (records.some(({ attributeName, addedNodes, removedNodes }) =>
      attributeName || [...addedNodes, ...removedNodes].some(mayName))) renameAll();
  });
  for (let root = control._element; root; root = root.host) {
    root = root.getRootNode();
    treeObserver.observe(root, { attributeFilter: ['lang', 'id', 'for'], childList: true, subtree: true });
  }
  // An element that has moved in the document may have other labels.
  if (control._label != null) rename(control);
}

const rename = control => {
  if (control._label !== labelOf(control) || control._element.hasAttribute('aria-describedby')) control._change();
};
const renameAll = () => connected.forEach(rename);
