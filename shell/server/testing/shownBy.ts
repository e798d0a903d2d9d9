import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Rows of the tables of a document: their cells, without those of the heads. */
export const rowsOf = (document: string): readonly (readonly string[])[] =>
  read(document)
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s|:-]+\|$/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );

/** `file › title`, several separated by semicolons; a remark follows after a dash. */
export const testsOf = (shown: string) =>
  (shown.split(' — ')[0] ?? '').split('; ').flatMap((one) => {
    const [file = '', title] = one.split(' › ');
    return title === undefined ? [] : [{ file, title }];
  });

const texts = new Map<string, string>();

function textOf(file: string): string {
  const text = texts.get(file) ?? read(file);
  texts.set(file, text);
  return text;
}

/**
 * What is wrong with a cell that names the tests of a row.
 *
 * @param reasons beginnings of a cell that needs no test
 */
export function wrongIn(row: string, shown: string, reasons: readonly string[]): readonly string[] {
  const named = testsOf(shown);
  const missing = named.filter(({ file, title }) => !textOf(file).includes(title));
  if (missing.length > 0) return missing.map(({ file, title }) => `${row}: ${file} has no "${title}"`);
  const isGiven =
    named.length > 0 || reasons.some((one) => shown.startsWith(one) && shown.length > one.length + 3);
  return isGiven ? [] : [`${row} has neither test nor reason`];
}
