import { asClubId, asFootballerId } from '@touchline/shared/domain';
import { chipValueIn, type PlanStart } from '@touchline/shared/plan';
import { smallRules } from '../testing/smallRules';
import { defaultSettings } from '../solver/question';
import { chipValuesOf } from './chipValuesOf';

const ids = [1, 2, 3, 4].map(asFootballerId);
const start: PlanStart = {
  ...{ gameweek_id: 7, captain: null, vice_captain: null, bank: 0, free_transfers: 1, played: [] },
  squad: ids.map((footballer_id) => ({ footballer_id, bought: 50 })),
};
const market = new Map(
  ids.map((footballer_id) => [
    footballer_id,
    {
      ...{ footballer_id, position: footballer_id === 1 ? 'GKP' : 'MID' },
      ...{ club_id: asClubId('ars'), price: 50, can_be_bought: true },
    },
  ]),
);

it('knows gameweeks as far as the page has fixtures; an empty one between them is worth nothing', () => {
  const countIn = (gameweek: number) => (gameweek === 7 || gameweek > 9 ? 0 : 1);
  const fixture = { opponent_id: asClubId('che'), is_home: true, difficulty: 3 };
  const values = chipValuesOf(
    start,
    {
      context: { market, rules: smallRules, expected: (_, gameweek) => 5 * countIn(gameweek) },
      fixturesOf: (_, gameweek) => Array.from({ length: countIn(gameweek) }, () => fixture),
    },
    defaultSettings,
  );
  expect(chipValueIn(values, '3xc', 7)?.worth).toBe(0);
  expect(chipValueIn(values, '3xc', 8)?.worth).toBe(5);
  // Beyond the fixtures: as usual in the known ones.
  expect(chipValueIn(values, '3xc', 12)?.worth).toBeCloseTo((0 + 5 + 5) / 3, 1);
});
