import { Ajv } from 'ajv';
import * as wire from './index';
import type { Call } from './call';
import { replyShape } from './replyShape';
import { mismatch, type ReplyShape } from './mismatch';

type Fields = Record<string, unknown>;

const calls = Object.entries(wire as Fields).filter(
  (entry): entry is [string, Call] =>
    typeof entry[1] === 'object' && entry[1] !== null && 'reply' in entry[1],
);

/** A text that satisfies each pattern of the wire, `''` where there is none. */
const texts = ['', 'ars', 'ars-che', '1.10', '15:00'];
const textFor = ({ pattern = '', minLength = 0 }: ReplyShape) =>
  texts.find((text) => text.length >= minLength && new RegExp(pattern, 'u').test(text));

/** A reply of that shape: one of everything, of a union the branch with that number. */
function sample(root: ReplyShape, written: ReplyShape, branch: number): unknown {
  const shape = written.$ref === undefined ? written : root.$defs![written.$ref]!;
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[branch % shape.enum.length];
  if (shape.anyOf) return sample(root, shape.anyOf[branch % shape.anyOf.length]!, branch);
  const types = [shape.type].flat();
  switch (types[branch % types.length]) {
    case 'object':
      return Object.fromEntries([
        ...Object.values(shape.patternProperties ?? {}).map((part) => ['7', sample(root, part, branch)]),
        ...Object.entries(shape.properties ?? {}).map(([name, part]) => [name, sample(root, part, branch)]),
        ...(shape.required ?? []).filter((name) => !shape.properties?.[name]).map((name) => [name, 1]),
      ]) as Fields;
    case 'array':
      return shape.items ? [sample(root, shape.items, branch)] : [];
    case 'string':
      return textFor(shape);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return shape.minimum ?? Math.min(1, shape.maximum ?? 1);
  }
}

const wrongValues = [null, true, 'x', '', -1, 1.5, 3_000_000_000, [], [null], {}, { x: null }, undefined];

/** The reply again and again, each time with one place changed. */
function* changed(value: unknown): Generator<unknown> {
  yield* wrongValues;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value))
    for (const other of changed(part)) {
      const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Fields;
      if (other === undefined && !Array.isArray(value)) delete copy[name];
      else copy[name] = other;
      yield copy;
    }
}

/** ajv on the same shape; what `$ref` names is a pointer there. */
function checkOfAjv(shape: ReplyShape) {
  const text = JSON.stringify(shape).replaceAll('"$ref":"', '"$ref":"#/$defs/');
  return new Ajv({ strict: false }).compile(JSON.parse(text) as object);
}

test.each(calls)(
  'the reply of %s is judged as ajv judges it, whole and with each part changed',
  (_, { reply }) => {
    const shape = replyShape(reply);
    const ajv = checkOfAjv(shape);
    let refused = 0;
    for (const branch of [0, 1, 2]) {
      const whole = sample(shape, shape, branch);
      for (const one of [whole, ...changed(whole)]) {
        const fits = mismatch(shape, one) === undefined;
        if (fits !== ajv(one)) throw new Error(`ajv says ${String(!fits)} of ${JSON.stringify(one)}`);
        if (!fits) refused += 1;
      }
      expect([mismatch(shape, whole), ajv(whole)]).toEqual([undefined, true]);
    }
    expect(refused).toBeGreaterThan(0);
  },
);

const rows: ReplyShape = {
  type: 'object',
  required: ['rows'],
  properties: {
    rows: { type: 'array', items: { $ref: 'row' } },
    by_id: { patternProperties: { '^\\d+$': { type: 'null' } } },
  },
  $defs: {
    row: {
      type: 'object',
      required: ['name'],
      properties: { name: { type: ['string', 'null'], maxLength: 2 } },
    },
  },
};

test.each([
  ['the reply itself', [], ''],
  ['a part that is missing', {}, '/rows'],
  ['a part inside a row', { rows: [{ name: null }, { name: 7 }] }, '/rows/1/name'],
  ['a part that is missing from a row', { rows: [{}] }, '/rows/0/name'],
  ['a key that a pattern matches', { rows: [], by_id: { x: 1, 12: 1 } }, '/by_id/12'],
  ['nothing', { rows: [{ name: 'Ø' }, { name: '⚽⚽' }], by_id: { x: 1 } }, undefined],
])('names the place of %s', (_, reply, place) => {
  expect(mismatch(rows, reply)).toBe(place);
});
