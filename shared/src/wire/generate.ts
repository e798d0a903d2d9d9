import { mkdirSync, readFileSync, rmSync, writeFileSync, existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import * as wire from './index';
import type { Call } from './call';

/**
 * Writes `generated/calls/<name>.js` for every call of the wire: method, path and a check of its reply
 * compiled by ajv ahead of time. The browser gets these in place of schemas, since its content security
 * policy forbids compiling there. Run by the build; `npx tsx shared/src/wire/generate.ts` by hand.
 */
const folder = join(dirname(fileURLToPath(import.meta.url)), '../../generated/calls');

/** The package is CommonJS: Node hands its exports over as `default`, TypeScript as they are. */
const standaloneCode = (standalone as unknown as { default?: typeof standalone }).default ?? standalone;

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'reply' in value && 'method' in value;

type Json = Record<string, unknown>;

/** Parts that the client looks at for every reply alike; checking them again per call would triple its code. */
const carried = ['state', 'message', 'session_token', 'refresh_token', 'epoch', 'updated_at', 'stale'];

/** `{ anyOf: [X, null] }` as one schema: a type list checks in one line what a union checks in ten. */
function foldNullable(_key: string, value: unknown): unknown {
  const union = (value as { anyOf?: Json[] } | null)?.anyOf;
  if (union?.length !== 2 || union[1]?.['type'] !== 'null') return value;
  const [schema] = union;
  if (Array.isArray(schema?.['enum'])) return { ...schema, enum: [...(schema['enum'] as unknown[]), null] };
  return typeof schema?.['type'] === 'string' ? { ...schema, type: [schema['type'], 'null'] } : value;
}

function withoutCarried(reply: object): Json {
  const copy = JSON.parse(JSON.stringify(reply), foldNullable) as Json & { properties?: Json };
  for (const name of carried) delete copy.properties?.[name];
  return copy;
}

const isObjectSchema = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && (value as Json)['properties'] !== undefined;

/**
 * Moves every object schema that stands more than once into `$defs`. typebox repeats a schema wherever it is
 * used (a pitch card six times in one pitch); as functions of their own the checks are a tenth of the size.
 */
function shareRepeated(schema: Json): Json {
  const counts = new Map<string, number>();
  const count = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isObjectSchema(value)) {
      const text = JSON.stringify(value);
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    Object.values(value).forEach(count);
  };
  count(schema);
  const names = new Map<string, string>();
  const $defs: Json = {};
  const replace = (value: unknown, isRoot = false): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item) => replace(item));
    const text = isObjectSchema(value) ? JSON.stringify(value) : '';
    const repeated = !isRoot && (counts.get(text) ?? 0) > 1 && text.length > 60;
    if (repeated && names.has(text)) return { $ref: `#/$defs/${names.get(text)}` };
    const copy = () => Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replace(part)]));
    if (!repeated) return copy();
    const name = `s${names.size}`;
    names.set(text, name);
    $defs[name] = copy();
    return { $ref: `#/$defs/${name}` };
  };
  const root = replace(schema, true) as Json;
  return Object.keys($defs).length > 0 ? { ...root, $defs } : root;
}

/** What of an error nobody reads: the client reports where a reply is wrong, and the rest is half of the code. */
const unreadOfErrors = /,schemaPath:"[^"]*",keyword:"[^"]*",params:\{(?:"[^"]*"|\{[^{}]*\}|[^{}"])*\}/g;

/** Plain code for one reply's check. Formats are not checked: dates come from our own API. */
function compileCheck(schema: object): string {
  const ajv = new Ajv({
    code: { source: true, esm: true, lines: false },
    strict: false,
    inlineRefs: false,
    messages: false,
    validateFormats: false,
  });
  return standaloneCode(ajv, ajv.compile(shareRepeated(withoutCarried(schema)))).replace('"use strict";', '');
}

function moduleFor(name: string, definition: Call): { js: string; types: string } {
  // ajv asks for its helpers with require() even when it writes ESM; turned into imports for the bundler.
  const imports: string[] = [];
  const check = compileCheck(definition.reply)
    .replace(unreadOfErrors, '')
    .replace(/export const validate = (\w+);export default \1;/, 'const validate = $1;')
    .replace(/export default (\w+);/, 'const validate = $1;')
    .replace(/const (\w+) = require\("([^"]+)"\)\.default;/g, (_, local: string, from: string) => {
      imports.push(
        `import ${local}Module from '${from}.js';\nconst ${local} = ${local}Module.default ?? ${local}Module;`,
      );
      return '';
    });
  return {
    js: `${imports.join('\n')}\n${check}\nexport const ${name} = { method: '${definition.method}', path: '${definition.path}', validate };\n`,
    types: `import type { ClientCall } from '../../src/api/clientCall';\nimport type { ${name} as Definition } from '../../src/wire/index';\nexport declare const ${name}: ClientCall<typeof Definition>;\n`,
  };
}

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
