// @ts-check
import { compileFunction } from 'node:vm';

/** Stands for every shared module: nothing of them is needed to know how a slice is called. */
const nothing = new Proxy(function () {}, {
  get: (_target, name) => (name === Symbol.toPrimitive ? () => '' : nothing),
  apply: () => nothing,
  construct: () => nothing,
});

/**
 * Reads the store keys of a remote's slices from its code for Node, by running it. `remote.ts` itself does not say them: it imports its
 * slices.
 *
 * @param {Buffer} code CommonJS, as `serverOutput` makes it
 * @param {string} name of the remote, for the error
 * @returns {string[]}
 * @throws Error when a slice has no key, or two have the same
 */
export function sliceKeysOf(code, name) {
  const module = { exports: /** @type {{ remote?: { slices?: { key?: unknown }[] } }} */ ({}) };
  compileFunction(code.toString('utf8'), ['module', 'exports', 'require'])(
    module,
    module.exports,
    () => nothing,
  );
  const keys = (module.exports.remote?.slices ?? []).map(({ key }) => key);
  const wrong = keys.find(
    (key, index) => typeof key !== 'string' || key === '' || keys.indexOf(key) !== index,
  );
  if (wrong !== undefined || keys.includes(undefined))
    throw new Error(`${name}: each slice needs a key of its own; "${String(wrong)}" is none.`);
  return /** @type {string[]} */ (keys);
}
