import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { seasonConstants } from '@touchline/shared/simulation';
import { season2025 } from '../support/recordedSeason';
import { readSquads } from './recordedSquads';
import {
  gainByLead,
  keptShare,
  leadCasesOf,
  leadReport,
  leadScores,
  readFields,
  variancesOf,
} from './seasonMeasures';

const folder = resolve(season2025.folder, '../managers-2025-26');
const isThere = existsSync(folder);
const describeManagers = isThere ? describe : describe.skip;

/** Footballers by gameweek of a recorded manager, none in a gameweek with a free hit or without a file. */
const squadsOf = (entry: string): number[][] =>
  Array.from({ length: 38 }, (_, index) => {
    const file = join(entry, `event/${index + 1}/picks.json`);
    if (!existsSync(file)) return [];
    const { active_chip, picks } = JSON.parse(readFileSync(file, 'utf8')) as {
      active_chip: string | null;
      picks: { element: number }[];
    };
    return active_chip === 'freehit' ? [] : picks.map(({ element }) => element);
  });

describeManagers(`later gameweeks of 2025-26${isThere ? '' : ` (skipped: none at ${folder})`}`, () => {
  it('vary as the constants of the season say', () => {
    const { team, footballer } = variancesOf(readSquads(join(folder, 'squads.ndjson.gz')));
    expect(team).toBeCloseTo(seasonConstants.teamVariance, 0);
    expect(footballer).toBeCloseTo(seasonConstants.footballerVariance, 1);
  });

  it('keep as many footballers of a squad as the constants say', () => {
    const entries = [
      join(season2025.folder, 'entry/84062'),
      join(season2025.folder, '../season-2023-24/entry/545762'),
    ];
    for (const entry of entries)
      expect(keptShare(squadsOf(entry), 1) ** 2).toBeCloseTo(seasonConstants.keptByBoth, 1);
  });

  it('bring no more points to who leads', () => {
    const fields = readFields(join(folder, 'fields.json.gz'));
    const slopes = fields.map(gainByLead);
    expect(slopes.some((slope) => slope > 0) && slopes.some((slope) => slope < 0)).toBe(true);
    for (const slope of slopes) expect(Math.abs(slope)).toBeLessThan(0.03);
  });

  it('turn leads over about as often as is said, one gameweek ahead', () => {
    const cases = leadCasesOf(readFields(join(folder, 'fields.json.gz')));
    const { said, leader } = leadScores(cases);
    expect(said).toBeLessThan(0.21);
    expect(leader).toBeGreaterThan(0.3);
    expect(leadReport(cases)).toContain('| 90 to 100 % |');
  });
});
