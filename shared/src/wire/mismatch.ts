type TypeName = 'array' | 'boolean' | 'integer' | 'null' | 'number' | 'object' | 'string';

/**
 * What a reply has to look like: the part of JSON Schema that the wire uses. `$ref` names one of `$defs`, which
 * stand at the root. Made from the wire's schemas by `wire/replyShape.ts`.
 */
export interface ReplyShape {
  readonly $defs?: Readonly<Record<string, ReplyShape>>;
  readonly $ref?: string;
  readonly type?: TypeName | readonly TypeName[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly ReplyShape[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, ReplyShape>>;
  readonly patternProperties?: Readonly<Record<string, ReplyShape>>;
  readonly items?: ReplyShape;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isOfType: Readonly<Record<TypeName, (value: unknown) => boolean>> = {
  array: Array.isArray,
  boolean: (value) => typeof value === 'boolean',
  integer: Number.isInteger,
  null: (value) => value === null,
  number: Number.isFinite,
  object: isFields,
  string: (value) => typeof value === 'string',
};

// eslint-disable-next-line no-restricted-syntax -- compiled constants: the patterns are those of the schemas.
const patterns = new Map<string, RegExp>();
function matches(pattern: string, text: string): boolean {
  const expression = patterns.get(pattern) ?? new RegExp(pattern, 'u');
  patterns.set(pattern, expression);
  return expression.test(text);
}

const hasType = ({ type }: ReplyShape, value: unknown) =>
  typeof type === 'object' ? type.some((one) => isOfType[one](value)) : !type || isOfType[type](value);

const isInRange = ({ minimum = -Infinity, maximum = Infinity }: ReplyShape, value: number) =>
  value >= minimum && value <= maximum;

/** A character is a code point, as in JSON Schema: an emoji is one. */
function isText({ minLength, maxLength, pattern }: ReplyShape, value: string): boolean {
  if (minLength !== undefined && [...value].length < minLength) return false;
  if (maxLength !== undefined && [...value].length > maxLength) return false;
  return pattern === undefined || matches(pattern, value);
}

function isValue(shape: ReplyShape, value: unknown): boolean {
  if (!hasType(shape, value)) return false;
  if (shape.enum && !shape.enum.includes(value)) return false;
  if (shape.const !== undefined && shape.const !== value) return false;
  if (typeof value === 'number') return isInRange(shape, value);
  return typeof value !== 'string' || isText(shape, value);
}

/** Place of the first part that does not fit, seen from here: `''` is the value itself. */
type Mismatch = string | undefined;

function mismatchOfItems(root: ReplyShape, items: ReplyShape, values: readonly unknown[]): Mismatch {
  for (let index = 0; index < values.length; index += 1) {
    const place = mismatchIn(root, items, values[index]);
    if (place !== undefined) return `/${index}${place}`;
  }
  return undefined;
}

function mismatchOfFields(root: ReplyShape, shape: ReplyShape, fields: Fields): Mismatch {
  const { required = [], properties = {}, patternProperties = {} } = shape;
  const missing = required.find((name) => fields[name] === undefined);
  if (missing !== undefined) return `/${missing}`;
  for (const name in properties) {
    const place = fields[name] === undefined ? undefined : mismatchIn(root, properties[name]!, fields[name]);
    if (place !== undefined) return `/${name}${place}`;
  }
  for (const pattern in patternProperties)
    for (const name in fields) {
      if (!matches(pattern, name)) continue;
      const place = mismatchIn(root, patternProperties[pattern]!, fields[name]);
      if (place !== undefined) return `/${name}${place}`;
    }
  return undefined;
}

function mismatchIn(root: ReplyShape, written: ReplyShape, value: unknown): Mismatch {
  const shape = written.$ref === undefined ? written : root.$defs![written.$ref]!;
  if (!isValue(shape, value)) return '';
  if (shape.anyOf && !shape.anyOf.some((one) => mismatchIn(root, one, value) === undefined)) return '';
  if (Array.isArray(value)) return shape.items && mismatchOfItems(root, shape.items, value);
  return isFields(value) ? mismatchOfFields(root, shape, value) : undefined;
}

/**
 * Where a reply is not as agreed: `/payload/rows/3/name`, `''` for the reply itself, undefined when all of it is.
 * The same verdict as ajv's on the same schema (`mismatch.test.ts` asks both); why not ajv itself stands in
 * docs/decisions/0028.
 */
export const mismatch = (shape: ReplyShape, reply: unknown): Mismatch => mismatchIn(shape, shape, reply);
