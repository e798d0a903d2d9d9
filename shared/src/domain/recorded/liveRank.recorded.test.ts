import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { rankModel, samplePages, type SampledManager } from '../liveRank';

/** Real fields of ten thousand managers, and a sample of which only three pages were read. */
const shared = resolve(__dirname, '../../../../../shared');
const fieldsFile = resolve(shared, 'data/managers-2025-26/fields.json.gz');
const caseFile = resolve(shared, 'cases/live-rank-gw23.json');
const pageSize = 50;

type Row = readonly [place: number, counted: number, total: number];

function describeWith(file: string, name: string, tests: () => void): void {
  if (existsSync(file)) describe(name, tests);
  else describe.skip(`${name} (skipped: no ${file})`, tests);
}

const managerOf = ([place, counted, total]: Row): SampledManager => ({ place, counted, total });
const middleOf = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How good the ranks of a field are with 2,000 read, the pages moved by `shift`. */
function measured(field: readonly SampledManager[], shift: number) {
  const count = field.length / pageSize;
  const pages = new Set(
    samplePages({ managers: field.length, pageSize, wanted: 2_000 }).map((page) =>
      page < 12 || page === count ? page : page + shift,
    ),
  );
  const model = rankModel(
    field.filter(({ place }) => pages.has(Math.ceil(place / pageSize))),
    field.length,
  );
  const tried = field.filter(({ place }) => place % 97 === 0);
  const found = tried.map(({ total }) => {
    const rank = 1 + field.filter((one) => one.total > total).length;
    const { low, high, rank: estimated } = model.estimate(total);
    return { isHeld: low <= rank && rank <= high, error: Math.abs(estimated - rank) / rank };
  });
  return {
    held: meanOf(found.map(({ isHeld }) => Number(isHeld))),
    error: middleOf(found.map(({ error }) => error)),
  };
}

describeWith(fieldsFile, 'the live rank in a real field of ten thousand, 2,000 read', () => {
  const fields = existsSync(fieldsFile)
    ? (JSON.parse(gunzipSync(readFileSync(fieldsFile)).toString()) as Record<string, Row[]>)
    : {};

  it.each(Object.keys(fields))(
    'gameweek %s: the interval holds about nine of ten ranks, and half of them are within 2.5 %%',
    (gameweek) => {
      const field = (fields[gameweek] ?? []).map(managerOf);
      // One sample has one error for all its ranks: seven have an average.
      const all = [-3, -2, -1, 0, 1, 2, 3].map((shift) => measured(field, shift));
      const held = meanOf(all.map((one) => one.held));
      expect(held).toBeGreaterThanOrEqual(0.86);
      expect(held).toBeLessThanOrEqual(0.95);
      expect(meanOf(all.map(({ error }) => error))).toBeLessThanOrEqual(0.025);
    },
    60_000,
  );
});

describeWith(caseFile, 'three pages of a real field, the best three thousand of ten', () => {
  it('hold at least 85 of 100 true ranks in the interval, beyond the last page too', () => {
    const { sample, truth, managers } = JSON.parse(readFileSync(caseFile, 'utf8')) as {
      sample: Row[];
      truth: [total: number, rank: number][];
      managers: number;
    };
    const model = rankModel(sample.map(managerOf), managers);
    const held = truth.filter(([total, rank]) => {
      const { low, high } = model.estimate(total);
      return low <= rank && rank <= high;
    });
    expect(held.length / truth.length).toBeGreaterThanOrEqual(0.85);
  });
});
