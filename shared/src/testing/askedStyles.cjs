/**
 * What queries by role, `toBeVisible` and user-event ask of an element's style, without jsdom's full answer: jsdom matches an element
 * with every rule of every sheet and copies every property of each rule that matches, anew after each change of the document (a quarter
 * of the processor time of `mf-rivals/src/pages/viewPages.test.tsx`). Here only the rules that set what is asked are matched; the cascade
 * is jsdom's own, in which the last matching rule wins. Any other property is answered by jsdom.
 */
const asked = {
  display: { isInherited: false },
  opacity: { isInherited: false },
  visibility: { isInherited: true },
  'pointer-events': { isInherited: true },
};
const names = Object.keys(asked);
const nameOf = (property) => (property === 'pointerEvents' ? 'pointer-events' : property);

/** Attributes on which jsdom's own sheet depends, besides the tag. */
const attributesOfDefaults = ['hidden', 'open', 'type', 'draggable', 'dir'];

/** @param {Window} window of the test; its `getComputedStyle` is replaced */
function answerAskedStyles(window) {
  const exact = window.getComputedStyle.bind(window);
  /** The rules of a document that set what is asked, until a sheet or a rule is added or removed at its end. */
  const rulesOfDocuments = new WeakMap();
  const defaults = new Map();
  /** A document without sheets: what is computed there is the default. */
  let bare;

  function rulesOf(document) {
    const { styleSheets } = document;
    const count = styleSheets.length;
    const last = styleSheets[count - 1];
    const state = [count, last, last?.cssRules.length];
    const cached = rulesOfDocuments.get(document);
    if (cached?.state.every((value, index) => value === state[index])) return cached.rules;
    const rules = Array.from(styleSheets, ({ cssRules }) => [...cssRules])
      .flat()
      .flatMap((rule) => (rule.media ? innerRulesOf(rule) : [rule]))
      .filter(({ style, selectorText }) => selectorText && names.some((name) => style?.[name]))
      .map(({ style, selectorText }) => ({
        style,
        selectorText,
        className: /^\.([\w-]+)$/.exec(selectorText)?.[1],
      }));
    rulesOfDocuments.set(document, { state, rules });
    return rules;
  }
  const innerRulesOf = ({ media, cssRules }) => (Array.from(media).includes('screen') ? [...cssRules] : []);

  function matches(element, { selectorText, className }) {
    if (className !== undefined) return element.classList.contains(className);
    try {
      return element.matches(selectorText);
    } catch {
      // A selector that jsdom does not know matches nothing, as in its own answer.
      return false;
    }
  }

  function defaultOf(element, property) {
    const has = attributesOfDefaults.map((name) => element.getAttribute(name));
    const key = JSON.stringify([property, element.namespaceURI, element.localName, ...has]);
    if (!defaults.has(key)) {
      bare ??= element.ownerDocument.implementation.createHTMLDocument();
      const alike = bare.createElementNS(element.namespaceURI, element.localName);
      attributesOfDefaults.forEach((name, index) => {
        if (has[index] !== null) alike.setAttribute(name, has[index]);
      });
      defaults.set(key, exact(alike)[property]);
    }
    return defaults.get(key);
  }

  function declared(element, property) {
    const own = element.style?.[property];
    if (own) return own;
    return (
      rulesOf(element.ownerDocument).findLast((rule) => rule.style[property] && matches(element, rule))
        ?.style[property] ?? ''
    );
  }

  function valueOf(element, property) {
    const own = declared(element, property);
    if (own !== '' && own !== 'unset') return own;
    const { parentElement } = element;
    return asked[property].isInherited && parentElement !== null
      ? valueOf(parentElement, property)
      : defaultOf(element, property);
  }

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !element.isConnected) return exact(element, pseudo);
    let whole;
    const all = () => (whole ??= exact(element));
    return new Proxy(
      {},
      {
        get(_, property) {
          if (nameOf(property) in asked) return valueOf(element, nameOf(property));
          if (property === 'getPropertyValue')
            return (name) => (name in asked ? valueOf(element, name) : all().getPropertyValue(name));
          const value = all()[property];
          return typeof value === 'function' ? value.bind(all()) : value;
        },
        has: (_, property) => property in all(),
      },
    );
  };
}

module.exports = { answerAskedStyles };
