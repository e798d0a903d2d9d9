import { mkdirSync, readFileSync, rmSync, writeFileSync, existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as wire from './index';
import type { Call } from './call';
import { replyShape } from './replyShape';

/**
 * Writes `generated/calls/<name>.js` for every call of the wire: method, path and the shape of its reply. The
 * browser gets these in place of typebox's schemas. Run by the build; `npx tsx shared/src/wire/generate.ts` by
 * hand.
 */
const folder = join(dirname(fileURLToPath(import.meta.url)), '../../generated/calls');

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'reply' in value && 'method' in value;

const moduleFor = (name: string, { method, path, reply }: Call) => ({
  js: `export const ${name} = ${JSON.stringify({ method, path, reply: replyShape(reply) })};\n`,
  types: `import type { ClientCall } from '../../src/api/clientCall';\nimport type { ${name} as Definition } from '../../src/wire/index';\nexport declare const ${name}: ClientCall<typeof Definition>;\n`,
});

function writeIfChanged(file: string, text: string) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeFileSync(file, text);
}

mkdirSync(folder, { recursive: true });
const calls = Object.entries(wire as Record<string, unknown>).filter((entry): entry is [string, Call] =>
  isCall(entry[1]),
);
const wanted = new Set(calls.flatMap(([name]) => [`${name}.js`, `${name}.d.ts`]));
for (const file of readdirSync(folder)) if (!wanted.has(file)) rmSync(join(folder, file));
for (const [name, definition] of calls) {
  const { js, types } = moduleFor(name, definition);
  writeIfChanged(join(folder, `${name}.js`), js);
  writeIfChanged(join(folder, `${name}.d.ts`), types);
}
process.stdout.write(`${calls.length} calls written to shared/generated/calls\n`);
