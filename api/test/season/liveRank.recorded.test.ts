import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { season2025 } from '../support/recordedSeason';
import { liveRankReport, rankAccuracy } from './liveRankMeasures';
import { readFields } from './seasonMeasures';

const file = resolve(season2025.folder, '../managers-2025-26/fields.json.gz');
const isThere = existsSync(file);
const describeFields = isThere ? describe : describe.skip;

/** A quarter of what is reported: the share that is held has a standard error of one point. */
const trial = { samples: 200, placesApart: 61 };

describeFields(
  `the live rank in real fields, 2,000 read${isThere ? '' : ` (skipped: none at ${file})`}`,
  () => {
    const fields = isThere ? readFields(file) : [];

    it.each(fields)(
      'gameweek $gameweek: the interval holds 86 to 94 %% of the true ranks, half of them are within 2.5 %%',
      (field) => {
        const all = rankAccuracy(field, trial).at(-1);
        expect(all?.held).toBeGreaterThanOrEqual(0.86);
        expect(all?.held).toBeLessThanOrEqual(0.94);
        expect(all?.median).toBeLessThanOrEqual(0.025);
      },
      120_000,
    );

    it('is told by gameweek and range of ranks', () => {
      const report = liveRankReport(fields.slice(0, 1), { samples: 5, placesApart: 61 });
      expect(report).toContain('| 1 to 1000 |');
      expect(report).toContain('| All |');
      expect(report).not.toContain('NaN');
    }, 120_000);
  },
);
