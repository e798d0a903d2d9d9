// @ts-check
/** Small faults that can be put into a source text: a check of how much the tests find. */
import ts from 'typescript';

/** @typedef {{ start: number, end: number, before: string, after: string }} Mutant a fault: what stands from start to end, and what replaces it */

const kinds = ts.SyntaxKind;

/** The operator that stands in place of each. */
const swapped = new Map([
  [kinds.LessThanToken, '<='],
  [kinds.LessThanEqualsToken, '<'],
  [kinds.GreaterThanToken, '>='],
  [kinds.GreaterThanEqualsToken, '>'],
  [kinds.EqualsEqualsEqualsToken, '!=='],
  [kinds.ExclamationEqualsEqualsToken, '==='],
  [kinds.PlusToken, '-'],
  [kinds.MinusToken, '+'],
  [kinds.AsteriskToken, '/'],
  [kinds.SlashToken, '*'],
  [kinds.AmpersandAmpersandToken, '||'],
  [kinds.BarBarToken, '&&'],
]);

/**
 * @param {string} text TypeScript without JSX
 * @returns {Mutant[]} in the order of the text
 */
export function mutantsOf(text) {
  const file = ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest, true);
  /** @type {Mutant[]} */
  const found = [];
  /** @param {ts.Node} node @param {string | undefined} after */
  const add = (node, after) => {
    if (after === undefined) return;
    found.push({ start: node.getStart(file), end: node.end, before: node.getText(file), after });
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    // A type is not run.
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) add(node.operatorToken, swapped.get(node.operatorToken.kind));
    else if (ts.isNumericLiteral(node)) add(node, String(Number(node.text) + 1));
    else if (node.kind === kinds.TrueKeyword) add(node, 'false');
    else if (node.kind === kinds.FalseKeyword) add(node, 'true');
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** @param {string} text @param {Mutant} mutant */
export const mutated = (text, { start, end, after }) => text.slice(0, start) + after + text.slice(end);

/**
 * Numbers from 0 up to 1, the same for the same seed (mulberry32).
 *
 * @param {number} seed
 * @returns {() => number}
 */
export function seededRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Tests beside a file first, then those of its folders outwards.
 *
 * @param {string} file path in the repository
 * @param {readonly string[]} tests paths in the repository
 */
export function nearestFirst(file, tests) {
  const own = file.split('/');
  /** @param {string} test */
  const shared = (test) => {
    const parts = test.split('/');
    const at = own.findIndex((part, index) => part !== parts[index]);
    const stem = own.at(-1)?.replace(/\.ts$/, '.test.ts') === parts.at(-1);
    return at * 2 + Number(stem);
  };
  return [...tests].sort((one, other) => shared(other) - shared(one) || (one < other ? -1 : 1));
}
