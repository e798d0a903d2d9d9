/** An upstream document is invalid. The message names the field. */
export class Malformed extends Error {
  override readonly name = 'Malformed';
}

/**
 * Strict reader of one object of an upstream document: a known field of the wrong type throws, unknown fields
 * are ignored.
 */
export interface Fields {
  /** A whole number. */
  int(name: string): number;
  intOrNull(name: string): number | null;
  /** A decimal, which upstream sends as a string. */
  decimal(name: string): number;
  decimalOrNull(name: string): number | null;
  text(name: string): string;
  textOrNull(name: string): string | null;
  flag(name: string): boolean;
  /** An instant; null where it is null. */
  instantOrNull(name: string): number | null;
  instant(name: string): number;
  list(name: string): Fields[];
  child(name: string): Fields;
  childOrNull(name: string): Fields | null;
  has(name: string): boolean;
}

/** @throws {Malformed} when it is not an object */
export function fieldsOf(json: unknown, where: string): Fields {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    throw new Malformed(`${where} is not an object`);
  const at = (name: string): unknown => Reflect.get(json, name);
  const wrong = (name: string, wanted: string) => new Malformed(`${where}.${name} is not ${wanted}`);
  const orNull =
    <T>(read: (name: string) => T) =>
    (name: string) =>
      at(name) === null || at(name) === undefined ? null : read(name);

  const int = (name: string) => {
    const value = at(name);
    if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
    throw wrong(name, 'a whole number');
  };
  const decimal = (name: string) => {
    const value = at(name);
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    if (typeof number === 'number' && Number.isFinite(number)) return number;
    throw wrong(name, 'a decimal');
  };
  const text = (name: string) => {
    const value = at(name);
    if (typeof value === 'string') return value;
    throw wrong(name, 'a text');
  };
  const instant = (name: string) => {
    const value = Date.parse(text(name));
    if (!Number.isNaN(value)) return value;
    throw wrong(name, 'an instant');
  };
  const child = (name: string) => fieldsOf(at(name), `${where}.${name}`);

  return {
    int,
    decimal,
    text,
    instant,
    child,
    intOrNull: orNull(int),
    decimalOrNull: orNull(decimal),
    textOrNull: orNull(text),
    instantOrNull: orNull(instant),
    childOrNull: orNull(child),
    flag: (name) => {
      const value = at(name);
      if (typeof value === 'boolean') return value;
      throw wrong(name, 'true or false');
    },
    list: (name) => listOf(at(name), `${where}.${name}`),
    has: (name) => at(name) !== undefined && at(name) !== null,
  };
}

/** @throws {Malformed} when it is not a list of objects */
export function listOf(json: unknown, where: string): Fields[] {
  if (!Array.isArray(json)) throw new Malformed(`${where} is not a list`);
  return json.map((item, index) => fieldsOf(item, `${where}[${index}]`));
}

/**
 * A list that is never empty upstream: an empty one is an error, and must not overwrite stored data. @throws
 * {Malformed}
 */
export function notEmpty<T>(list: T[], where: string): T[] {
  if (list.length === 0) throw new Malformed(`${where} is empty`);
  return list;
}
