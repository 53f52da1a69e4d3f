'use strict';

/** Counts all writes to the page, whatever function or property makes them, and the writes of each pointer move. */
const counter = (() => {
  let writes = 0;
  let moves = null;

  /** Makes a setter (`key` is `set`) or a method (`value`) count its calls. */
  const count = (owner, name, key) => {
    const property = Object.getOwnPropertyDescriptor(owner, name);
    const original = property?.[key];
    if (!property?.configurable || typeof original !== 'function') return;
    property[key] = function (...values) {
      writes++;
      return original.apply(this, values);
    };
    Object.defineProperty(owner, name, property);
  };

  const owners = [
    Node, Element, HTMLElement, SVGElement, CharacterData, ShadowRoot, DOMTokenList, ElementInternals, CSSStyleSheet,
    NamedNodeMap, Attr, globalThis.StylePropertyMap,
  ].filter(Boolean);
  const changing = /^(set|remove|toggle|append|insert|replace|prepend|delete|add|clear|before|after)(?!EventListener)/;
  // The value of a form and the capture of a pointer are not parts of the page.
  const elsewhere = /EventListener|PointerCapture|setFormValue|setValidity/;
  for (const { prototype } of owners) {
    for (const name of Object.getOwnPropertyNames(prototype)) {
      count(prototype, name, 'set');
      if (changing.test(name) && !elsewhere.test(name)) count(prototype, name, 'value');
    }
  }

  // A style's properties have no setters of their own, so a proxy instead of each style counts them.
  const proxies = new WeakMap;
  for (const { prototype } of [HTMLElement, SVGElement]) {
    const property = Object.getOwnPropertyDescriptor(prototype, 'style');
    const original = property.get;
    property.get = function () {
      const style = original.call(this);
      if (!proxies.has(style)) {
        proxies.set(style, new Proxy(style, {
          get(_, name) {
            const value = style[name];
            if (typeof value !== 'function') return value;
            return (...values) => {
              if (changing.test(name)) writes++;
              return value.apply(style, values);
            };
          },
          set(_, name, value) {
            writes++;
            style[name] = value;
            return true;
          },
        }));
      }
      return proxies.get(style);
    };
    Object.defineProperty(prototype, 'style', property);
  }

  // Counts the changes that the browser observes, in case some writes are not counted above.
  let observed = 0;
  const observer = new MutationObserver(records => { observed += records.length; });

  /** Returns the number of writes since the last call. */
  const take = () => {
    const number = Math.max(writes, observed + observer.takeRecords().length);
    writes = observed = 0;
    return number;
  };

  addEventListener('pointermove', () => {
    const number = take();
    if (moves) moves.push(number);
  }, true);

  return {
    /** Observes these roots, and begins to count at 0. */
    watch(...roots) {
      const all = { attributes: true, childList: true, characterData: true, subtree: true };
      observer.disconnect();
      for (const root of roots) observer.observe(root, all);
      moves = null;
      take();
    },
    take,
    /** Begins to count the writes of each move. */
    startMoves() {
      moves = [];
      take();
    },
    /** Returns the number of writes of each move. Writes before the first move count for none. */
    takeMoves() {
      const [, ...numbers] = [...moves, take()];
      moves = null;
      return numbers;
    },
  };
})();
