import type { ReplyShape } from './mismatch';

type Json = Record<string, unknown>;

/** Parts that the client looks at for every reply alike, so that no call has to carry them. */
const carried = ['state', 'message', 'session_token', 'refresh_token', 'epoch', 'updated_at', 'stale'];

/** Keywords that the browser checks (`mismatch`). `format` is not one of them: dates come from our own API. */
const checked = new Set([
  ...['type', 'enum', 'const', 'anyOf', 'required', 'properties', 'patternProperties', 'items'],
  ...['minimum', 'maximum', 'minLength', 'maxLength', 'pattern'],
]);
const unchecked = new Set(['format']);

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `{ anyOf: [X, null] }` as one schema: a list of types in place of a union. */
function foldNullable(schema: Json): Json {
  const union = schema['anyOf'] as Json[] | undefined;
  if (union?.length !== 2 || union[1]?.['type'] !== 'null') return schema;
  const [first] = union as [Json];
  if (Array.isArray(first['enum'])) return { ...first, enum: [...(first['enum'] as unknown[]), null] };
  return typeof first['type'] === 'string' && first['const'] === undefined
    ? { ...first, type: [first['type'], 'null'] }
    : schema;
}

/** The schemas inside one keyword's value, each handed on. */
function within(keyword: string, value: unknown, change: (schema: Json) => Json): unknown {
  if (keyword === 'items') return change(value as Json);
  if (keyword === 'anyOf') return (value as Json[]).map(change);
  if (keyword === 'properties' || keyword === 'patternProperties')
    return Object.fromEntries(
      Object.entries(value as Json).map(([name, part]) => [name, change(part as Json)]),
    );
  return value;
}

/** @throws when a schema has a keyword that the browser would pass over */
function simplified(schema: Json): Json {
  const folded = foldNullable(schema);
  const unknown = Object.keys(folded).find((keyword) => !checked.has(keyword) && !unchecked.has(keyword));
  if (unknown)
    throw new Error(`The browser cannot check "${unknown}" of a reply. Teach wire/mismatch.ts first.`);
  return Object.fromEntries(
    Object.entries(folded)
      .filter(([keyword]) => checked.has(keyword))
      .map(([keyword, value]) => [keyword, within(keyword, value, simplified)]),
  );
}

/** Number of occurrences of each object schema within a schema, by its text. */
function countObjects(schema: Json, counts = new Map<string, number>()): Map<string, number> {
  if (schema['properties']) {
    const text = JSON.stringify(schema);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const visit = (part: Json) => {
    countObjects(part, counts);
    return part;
  };
  for (const [keyword, value] of Object.entries(schema)) within(keyword, value, visit);
  return counts;
}

/** Minimum length of a schema's text: the reference to a shorter one would save nothing. */
const worthNaming = 60;

/**
 * Moves every object schema that stands more than once into `$defs`: typebox repeats a schema wherever it is
 * used (a pitch card six times in one pitch).
 */
function nameRepeated(schema: Json): ReplyShape {
  const counts = countObjects(schema);
  const names = new Map<string, string>();
  const $defs: Record<string, ReplyShape> = {};
  const parts = (whole: Json): Json =>
    Object.fromEntries(
      Object.entries(whole).map(([keyword, value]) => [keyword, within(keyword, value, replace)]),
    );
  const replace = (whole: Json): Json => {
    const text = JSON.stringify(whole);
    if ((counts.get(text) ?? 0) < 2 || text.length <= worthNaming) return parts(whole);
    if (!names.has(text)) {
      const name = `s${names.size}`;
      names.set(text, name);
      $defs[name] = parts(whole);
    }
    return { $ref: names.get(text) };
  };
  const root = parts(schema);
  return names.size > 0 ? { ...root, $defs } : root;
}

/** A reply's schema as the browser gets it. */
export function replyShape(reply: object): ReplyShape {
  const schema = JSON.parse(JSON.stringify(reply)) as Json;
  if (isJson(schema['properties'])) for (const name of carried) delete schema['properties'][name];
  return nameRepeated(simplified(schema));
}
