import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import loadHighs from 'highs';
import { asFootballerId, asClubId, profileOf } from '@touchline/shared/domain';
import type { PlanStart } from '@touchline/shared/plan';
import { highsSolve } from './highsSolve';
import { defaultSettings, type SolverCandidate } from './question';
import { suggest, type Suggestion } from './suggest';

/** A real squad before gameweek 33 of 2025-26, whose suggestion once paid three hits. */
const caseFile = resolve(__dirname, '../../../../shared/cases/planner-three-hits.json');
const title = 'a real squad before gameweek 33 of 2025-26';

type Row = [number, string, string, number, boolean, number[]];

async function plansWith(most_hits: number): Promise<readonly Suggestion[]> {
  const { gameweek, start, candidates } = JSON.parse(readFileSync(caseFile, 'utf8')) as {
    gameweek: number;
    start: PlanStart;
    candidates: Row[];
  };
  const result = suggest(
    {
      rules: profileOf('2025-26'),
      start,
      gameweeks: [gameweek],
      candidates: candidates.map(
        ([footballer_id, position, club_id, price, can_be_bought, ep]): SolverCandidate => ({
          footballer_id: asFootballerId(footballer_id),
          position,
          club_id: asClubId(club_id),
          price,
          can_be_bought,
          ep,
        }),
      ),
      settings: { ...defaultSettings, most_hits },
    },
    highsSolve(await loadHighs(), { gap: 0, work: 1_000_000 }),
  );
  return result.status === 'found' ? result.plans : [];
}

function describeCase(tests: () => void): void {
  if (existsSync(caseFile)) describe(title, tests);
  else describe.skip(`${title} (skipped: no ${caseFile})`, tests);
}

const transfersOf = ({ weeks }: Suggestion) => weeks.flatMap(({ transfers }) => transfers).length;

describeCase(() => {
  it('makes its three free transfers and pays no hit', async () => {
    const plans = await plansWith(defaultSettings.most_hits);
    expect(plans.map(transfersOf)).toEqual([3, 3, 3, 0]);
  }, 60_000);

  it('pays one hit where hits are allowed, since the second and third gain less than their error', async () => {
    const plans = await plansWith(3);
    expect(Math.max(...plans.map(transfersOf))).toBe(4);
  }, 60_000);
});
