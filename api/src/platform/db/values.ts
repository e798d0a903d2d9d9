import pg from 'pg';

/** OIDs of the PostgreSQL types that are parsed differently from pg's defaults. */
const types = { int8: 20, int8Array: 1016, numeric: 1700, date: 1082, dateArray: 1182 } as const;

/** @throws RangeError for a number that JavaScript cannot hold exactly */
function parseSafeNumber(written: string): number {
  const number = Number(written);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${written} is too large for a number`);
  return number;
}

const { getTypeParser, setTypeParser } = pg.types;
const parseTextArray = getTypeParser(1009 as number) as (written: string) => (string | null)[];
setTypeParser(types.int8, parseSafeNumber);
setTypeParser(types.int8Array as number, (written: string) =>
  parseTextArray(written).map((each) => (each === null ? null : parseSafeNumber(each))),
);
setTypeParser(types.numeric, (written: string) => written);
// pg parses a date in the machine's time zone, which can be the previous day.
setTypeParser(types.date, (written: string) => written);
setTypeParser(types.dateArray as number, parseTextArray);

/** Parses a value from PostgreSQL's text. Used for both engines. */
export function parseValue(written: string | null, type: number): unknown {
  return written === null ? null : (getTypeParser(type) as (text: string) => unknown)(written);
}

/** Serialises a parameter as PostgreSQL's text, as pg does: objects as JSON, an instant with its zone. */
export function writeValue(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return writeArray(value);
  if (typeof value === 'object') return JSON.stringify(value);
  return (value as string | number | boolean | bigint).toString();
}

/** Elements are quoted, so that commas, braces and the word NULL in them are text. */
function writeArray(elements: readonly unknown[]): string {
  const written = elements.map((element) => {
    if (Array.isArray(element)) return writeArray(element);
    const text = writeValue(element);
    return text === null ? 'NULL' : `"${text.replace(/[\\"]/g, '\\$&')}"`;
  });
  return `{${written.join(',')}}`;
}
