import { asClubId, asFootballerId } from '@touchline/shared/domain';
import { chipValues, type ChipValue, type PlanStart } from '@touchline/shared/plan';
import loadHighs from 'highs';
import { smallRules } from '../testing/smallRules';
import { highsSolve } from './highsSolve';
import { defaultSettings, type SolverCandidate, type SuggestQuestion } from './question';
import { suggest, type Solve } from './suggest';

let solve: Solve;
beforeAll(async () => {
  solve = highsSolve(await loadHighs(), { gap: 0, work: 1_000_000 });
}, 30_000);

const double = 14;

/** Four footballers, the best of whom is expected to get nine points in a fixture and has two of them in gameweek 14. */
function question(gameweek: number, chips: readonly string[], of = 2): SuggestQuestion {
  const fixtures = (at: number) => (at === double ? 2 : 1);
  const expected = (id: number, at: number) => (id === 4 ? 9 : 2) * fixtures(at);
  const gameweeks = Array.from({ length: of }, (_, index) => gameweek + index);
  const candidates = [1, 2, 3, 4].map((id): SolverCandidate => ({
    ...{ footballer_id: asFootballerId(id), position: id === 1 ? 'GKP' : 'MID' },
    ...{ club_id: asClubId(id % 2 === 0 ? 'ars' : 'che'), price: 50, can_be_bought: true },
    ep: gameweeks.map((at) => expected(id, at)),
  }));
  const start: PlanStart = {
    ...{ gameweek_id: gameweek, captain: null, vice_captain: null, bank: 0, free_transfers: 1, played: [] },
    squad: candidates.map(({ footballer_id }) => ({ footballer_id, bought: 50 })),
  };
  const settings = { ...defaultSettings, chips };
  const projected = Array.from({ length: 8 }, (_, index) => gameweek + index);
  const chip_values = chipValues({
    ...{ start, projected, horizon: 3, weights: settings, fixtures: (_, at) => fixtures(at) },
    context: {
      rules: smallRules,
      expected,
      market: new Map(candidates.map((one) => [one.footballer_id, one])),
    },
  });
  return { rules: smallRules, start, gameweeks, candidates, settings, chip_values };
}

function chipsOf(asked: SuggestQuestion): (string | null)[] {
  const result = suggest(asked, solve);
  if (result.status !== 'found') throw new Error(result.status);
  return result.plans[0]?.weeks.map(({ chip }) => chip) ?? [];
}

const without = ({ chip_values: _, ...asked }: SuggestQuestion): SuggestQuestion => asked;

it('keeps a triple captain while a double gameweek is coming, and plays it then', () => {
  expect(chipsOf(question(12, ['3xc']))).toEqual([null, null]);
  expect(chipsOf(question(13, ['3xc']))).toEqual([null, '3xc']);
  expect(chipsOf(question(14, ['3xc']))).toEqual(['3xc', null]);
});

it('would have played it at once if keeping it was worth nothing', () => {
  expect(chipsOf(without(question(12, ['3xc'])))).toEqual(['3xc', null]);
});

it('a chip that cannot be kept costs nothing in the last gameweek of its window', () => {
  const asked = question(38, ['3xc', 'bboost'], 1);
  expect(asked.chip_values?.map(({ gameweeks }) => gameweeks.at(-1)?.kept)).toEqual([0, 0, 0, 0]);
  expect(chipsOf(asked)).toEqual(['3xc']);
});

it('the worth of a plan, counted by the rules, has what its chip would be worth when kept taken off', () => {
  const values: ChipValue[] = [
    {
      chip: '3xc',
      gameweeks: [12, 13].map((gameweek_id) => ({ gameweek_id, worth: 6, kept: 2.5, cost: 2.5 })),
    },
  ];
  const gain = (asked: SuggestQuestion) => {
    const result = suggest(asked, solve);
    return result.status === 'found' ? (result.plans[0]?.gain ?? 0) : 0;
  };
  const asked = question(12, ['3xc'], 1);
  expect(gain(without(asked)) - gain({ ...asked, chip_values: values })).toBeCloseTo(2.5);
});
