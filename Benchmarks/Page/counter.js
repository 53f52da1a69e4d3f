'use strict';

/** Counts what is written to the page, by any way there is, for each pointer move by itself. */
const counter = (() => {
  let writes = 0, moves = null;

  const count = (owner, name, key) => {
    const property = Object.getOwnPropertyDescriptor(owner, name), original = property?.[key];
    if (!property?.configurable || typeof original !== 'function') return;
    property[key] = function (...values) {
      writes++;
      return original.apply(this, values);
    };
    Object.defineProperty(owner, name, property);
  };

  const owners = [
    Node, Element, HTMLElement, SVGElement, CharacterData, ShadowRoot, DOMTokenList, ElementInternals, CSSStyleSheet, NamedNodeMap, Attr,
    globalThis.StylePropertyMap,
  ].filter(Boolean);
  const changing = /^(set|remove|toggle|append|insert|replace|prepend|delete|add|clear|before|after)(?!EventListener)/;
  for (const { prototype } of owners) {
    for (const name of Object.getOwnPropertyNames(prototype)) {
      count(prototype, name, 'set');
      // What a form submits and what holds the pointer are not on the page.
      if (changing.test(name) && !/EventListener|PointerCapture|setFormValue|setValidity/.test(name)) count(prototype, name, 'value');
    }
  }

  // The properties of a style have no setters of their own: a stand-in counts.
  const standIns = new WeakMap;
  for (const { prototype } of [HTMLElement, SVGElement]) {
    const property = Object.getOwnPropertyDescriptor(prototype, 'style'), original = property.get;
    property.get = function () {
      const style = original.call(this);
      if (!standIns.has(style)) {
        standIns.set(style, new Proxy(style, {
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
      return standIns.get(style);
    };
    Object.defineProperty(prototype, 'style', property);
  }

  // What the browser itself saw change, so that no way of writing stays unnoticed.
  let observed = 0;
  const observer = new MutationObserver(records => { observed += records.length; });

  const close = () => {
    const number = Math.max(writes, observed + observer.takeRecords().length);
    writes = observed = 0;
    return number;
  };

  addEventListener('pointermove', () => {
    const number = close();
    if (moves) moves.push(number);
  }, true);

  return {
    /** Forgets what was written so far, and watches these roots. */
    watch(...roots) {
      observer.disconnect();
      for (const root of roots) observer.observe(root, { attributes: true, childList: true, characterData: true, subtree: true });
      moves = null;
      close();
    },
    /** What was written since the last look. */
    take: close,
    startMoves() {
      moves = [];
      close();
    },
    /** How much each move wrote; what came before the first belongs to none. */
    takeMoves() {
      const [, ...numbers] = [...moves, close()];
      moves = null;
      return numbers;
    },
  };
})();
