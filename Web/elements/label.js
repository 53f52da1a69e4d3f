import { write } from './dom.js';
import { connected } from './surroundings.js';

// MARK: Reading

/** What the element is called, by the attributes and labels that browsers read, in their order. */
export function labelOf({ _element: element, _internals: { labels } }) {
  return textsOf(referred(element, 'aria-labelledby'))
    || element.ariaLabel?.trim() || element.getAttribute('label')?.trim() || textsOf([...labels])
    || element.title.trim();
}

/** The elements that an attribute names by their ids. */
const referred = (element, attribute) => (element.getAttribute(attribute)?.split(/\s+/) ?? [])
  .map(id => element.getRootNode().getElementById?.(id)).filter(Boolean);

const textsOf = nodes => nodes.map(node => {
  textObserver ??= new MutationObserver(renameAll);
  textObserver.observe(node, { childList: true, characterData: true, subtree: true });
  return node.textContent.trim();
}).filter(Boolean).join(' ');

/** The name of a thumb by our word for it, 1, and what the slider is called, 2, as a language puts them together. */
export const fullName = ({ Of: format }, word, label) =>
  label ? format.replace(/[12]/g, number => number === '1' ? word : label) : word;

/** Gives a thumb what describes the element. Nobody reads what describes the group of thumbs. */
export function describe(control, node, index) {
  const { _element: element } = control;
  const name = 'ariaDescribedByElements';
  const nodes = [...element[name] ?? referred(element, 'aria-describedby'), control._hintOf(index)].flat();
  const known = node[name] ?? [];
  if (!(name in node)) write(node, 'aria-description', textsOf(nodes) || null);
  else if (nodes.length !== known.length || nodes.some((other, index) => other !== known[index])) node[name] = nodes;
}

// MARK: Watching

/** Notices changes of the texts that were read. */
let textObserver;
/** Notices languages, and what may name a control or describe it, in documents and shadow trees. */
let treeObserver;
const mayName = node => node.matches?.('label, [id]') || node.querySelector?.('label, [id]');

/** Draws a control again when its language changes, or what the page calls it; by one observer for all of them. */
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
  // One that moved may have other labels.
  if (control._label != null) rename(control);
}

const rename = control => {
  if (control._label !== labelOf(control) || control._element.hasAttribute('aria-describedby')) control._change();
};
const renameAll = () => connected.forEach(rename);
