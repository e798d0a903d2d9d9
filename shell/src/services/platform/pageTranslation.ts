/**
 * Keeps React working on a page that the browser translates. A translation replaces text nodes by `<font>` elements; React
 * still updates, moves and removes its own nodes, and `removeChild` of a node that was replaced throws (react issue 11538).
 * The observer remembers which element replaced which text. Before React uses such a text, it is put back; the browser
 * then translates it again, so that a translated page shows current figures too.
 */
export function survivePageTranslation(root: Node): () => void {
  const replacements = new WeakMap<Node, Element>();
  const note = (records: readonly MutationRecord[]) => {
    for (const record of records)
      for (const text of record.removedNodes) {
        const replacement = text.nodeType === Node.TEXT_NODE && findReplacement(record);
        if (replacement) replacements.set(text, replacement);
      }
  };
  const observer = new MutationObserver(note);
  observer.observe(root, { childList: true, subtree: true });

  /** Puts a replaced text back into the document. */
  const restore = (node: Node | null) => {
    if (node?.nodeType !== Node.TEXT_NODE || node.parentNode !== null) return;
    note(observer.takeRecords());
    const replacement = replacements.get(node);
    if (!replacement?.isConnected) return;
    replacements.delete(node);
    replacement.replaceWith(node);
  };
  const undo = [
    patchMethod(
      'removeChild',
      (remove) =>
        function (this: Node, child) {
          if (child.parentNode !== this) restore(child);
          return child.parentNode === this ? remove.call(this, child, null) : child;
        },
    ),
    patchMethod(
      'insertBefore',
      (insert) =>
        function (this: Node, node, before) {
          if (before && before.parentNode !== this) restore(before);
          return insert.call(this, node, before?.parentNode === this ? before : null);
        },
    ),
    patchText(restore),
  ];
  return () => {
    observer.disconnect();
    undo.forEach((restorePrototype) => restorePrototype());
  };
}

/** The `<font>` that a translation inserted in place of a text, at once or before it removed the text. */
function findReplacement({ addedNodes, previousSibling, nextSibling }: MutationRecord): Element | undefined {
  return [...addedNodes, previousSibling, nextSibling].find(
    (node): node is Element => node?.nodeName === 'FONT',
  );
}

type NodeMethods = Pick<Node, 'removeChild' | 'insertBefore'>;

function patchMethod<Name extends keyof NodeMethods>(
  name: Name,
  wrap: (
    original: (this: Node, node: Node, before: Node | null) => Node,
  ) => (this: Node, node: Node, before: Node | null) => Node,
): () => void {
  const prototype = Node.prototype as unknown as Record<Name, (node: Node, before: Node | null) => Node>;
  const original = prototype[name];
  prototype[name] = wrap(original);
  return () => void (prototype[name] = original);
}

/** React changes a text by its `nodeValue`. */
function patchText(restore: (node: Node) => void): () => void {
  const original = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  if (!original?.set) return () => undefined;
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...original,
    set(this: Node, value: string | null) {
      restore(this);
      original.set?.call(this, value);
    },
  });
  return () => void Object.defineProperty(Node.prototype, 'nodeValue', original);
}
