import pg from 'pg';
import { prepareValue } from 'pg/lib/utils.js';

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

/** A value of a row from PostgreSQL's text. Both engines read by this. */
export function parseValue(written: string | null, type: number): unknown {
  return written === null ? null : (getTypeParser(type) as (text: string) => unknown)(written);
}

/** A parameter as PostgreSQL's text, as pg would send it. */
export function writeValue(value: unknown): string | null {
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  const written = prepareValue(value) as string | null | undefined;
  return written === null || written === undefined ? null : String(written);
}
