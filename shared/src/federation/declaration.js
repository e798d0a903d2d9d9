// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';

const schema = JSON.parse(
  readFileSync(new URL('../contract/remoteDeclaration.schema.json', import.meta.url), 'utf8'),
);
const check = new Ajv.default({ allErrors: true }).compile(schema);

/**
 * Reads a remote's `remote.json` and checks it.
 *
 * @param {string} folder
 * @throws Error naming every wrong field, so that a build stops before anything is made
 */
export function readDeclaration(folder) {
  const declaration = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
  if (!check(declaration)) {
    const faults = (check.errors ?? []).map(
      ({ instancePath, message }) => `  ${instancePath || '/'} ${message}`,
    );
    throw new Error(`remote.json of ${folder} is not as the contract wants it:\n${faults.join('\n')}`);
  }
  const outside = declaration.routes.filter(
    ({ path }) => !declaration.prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)),
  );
  if (outside.length > 0)
    throw new Error(
      `remote.json of ${folder}: ${outside.map(({ path }) => path).join(', ')} lies outside its prefixes.`,
    );
  return declaration;
}
