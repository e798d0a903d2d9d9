import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { rankModel, type SampledManager } from '../liveRank';

/** A sample of a real field of ten thousand managers, of which only three pages were read. Whole samples: `api/test/season`. */
const caseFile = resolve(__dirname, '../../../../../shared/cases/live-rank-gw23.json');

type Row = readonly [place: number, counted: number, total: number];

function describeWith(file: string, name: string, tests: () => void): void {
  if (existsSync(file)) describe(name, tests);
  else describe.skip(`${name} (skipped: no ${file})`, tests);
}

const managerOf = ([place, counted, total]: Row): SampledManager => ({ place, counted, total });

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
