import { profileOf } from '../../seasonProfiles';
import { asClubId, asFootballerId, type FootballerId } from '../../units';
import { chipValueIn, chipValues, type ChipValuesQuestion, type PlanFootballer, type PlanStart } from '..';

const rules = profileOf('2023-24');
const clubs = ['ars', 'avl', 'bou', 'bre', 'bha', 'che', 'cry', 'eve'];
const places = ['GKP', 'DEF', 'DEF', 'DEF', 'MID', 'MID', 'MID', 'FWD', 'FWD'];
/** Nine of each of eight clubs at 6.0. */
const footballers = clubs.flatMap((club_id, club) =>
  places.map((position, place): PlanFootballer => ({
    ...{ footballer_id: asFootballerId(club * 9 + place + 1), position, club_id: asClubId(club_id) },
    ...{ price: 60, can_be_bought: true },
  })),
);
const market = new Map(footballers.map((one) => [one.footballer_id, one]));
const squad = [1, 2, 3, 11, 12, 21, 22, 23, 31, 32, 44, 45, 46, 47, 71].map(asFootballerId);
const start: PlanStart = {
  ...{ gameweek_id: 26, captain: null, vice_captain: null, bank: 0, free_transfers: 1, played: [] },
  squad: squad.map((footballer_id) => ({ footballer_id, bought: 60 })),
};
const weights = { bench: [0.2, 0.1, 0.05], bench_keeper: 0.03, decay: 0.9 };

/** Everybody gets two points in a fixture, the squad's best footballer six. */
function question(changes: Partial<ChipValuesQuestion> = {}, double?: number): ChipValuesQuestion {
  const fixtures = (_: string, gameweek: number) => (gameweek === double ? 2 : 1);
  const expected = (id: FootballerId, gameweek: number) => (id === 71 ? 6 : 2) * fixtures('', gameweek);
  return {
    ...{ start, context: { market, rules, expected }, weights, horizon: 3, fixtures },
    projected: [26, 27, 28, 29, 30, 31, 32, 33],
    ...changes,
  };
}

const valueOf = (chip: string, gameweek: number, asked: ChipValuesQuestion) => {
  const value = chipValueIn(chipValues(asked), chip, gameweek);
  if (value === undefined) throw new Error(`${chip} in gameweek ${gameweek}`);
  return value;
};

it('a triple captain brings the captain once more, a bench boost what the bench lacks', () => {
  expect(valueOf('3xc', 26, question()).worth).toBeCloseTo(6);
  // Goalkeeper and three others with two points each, less their weights on the bench.
  expect(valueOf('bboost', 26, question()).worth).toBeCloseTo(8 - 2 * 0.38);
});

it('a known double gameweek raises the value of keeping, and of the gameweek itself', () => {
  for (const chip of ['3xc', 'bboost']) {
    const usual = valueOf(chip, 26, question());
    const before = valueOf(chip, 26, question({}, 28));
    expect(before.kept).toBeGreaterThan(usual.kept);
    expect(before.kept).toBeGreaterThan(before.worth);
    const inDouble = valueOf(
      chip,
      28,
      question({ projected: [28, 29, 30], start: { ...start, gameweek_id: 28 } }, 28),
    );
    expect(inDouble.worth).toBeGreaterThan(inDouble.kept);
  }
});

it('in the last gameweek of its window a chip has no value of being kept', () => {
  const asked = question({ projected: [37, 38], start: { ...start, gameweek_id: 37 } });
  for (const { gameweeks } of chipValues(asked))
    expect(gameweeks.at(-1)).toMatchObject({ gameweek_id: 38, kept: 0 });
  expect(valueOf('3xc', 37, asked).kept).toBeGreaterThan(0);
});

it('a new squad has to gain more in a plan than its being kept is worth, because the best of many seems too good', () => {
  const costs = (chip: string) => {
    const { cost, kept } = valueOf(chip, 26, question());
    return cost - kept;
  };
  expect(costs('wildcard')).toBeCloseTo(10);
  expect(costs('freehit')).toBeCloseTo(2);
  expect(costs('bboost')).toBe(0);
  expect(costs('3xc')).toBe(0);
});

it('each window of a chip has its own value, under the rules of the season', () => {
  const early = { start: { ...start, gameweek_id: 19 }, projected: [19, 20, 21] };
  const of = (season: string) => {
    const asked = question(early);
    return chipValues({ ...asked, context: { ...asked.context, rules: profileOf(season) } });
  };
  expect(chipValueIn(of('2025-26'), '3xc', 19)?.kept).toBe(0);
  expect(chipValueIn(of('2023-24'), '3xc', 19)?.kept).toBeGreaterThan(0);
});

it('a chip that was played has no value', () => {
  const played = [{ chip: '3xc', gameweek_id: 20 }];
  const values = chipValues(question({ start: { ...start, played } }));
  expect(values.map(({ chip }) => chip)).toEqual(['wildcard', 'freehit', 'bboost']);
});

it('doubles that the list does not have yet are guessed from gameweek 20 on', () => {
  const of = (gameweek: number) => {
    const projected = [gameweek, gameweek + 1];
    return valueOf('3xc', gameweek, question({ projected, start: { ...start, gameweek_id: gameweek } })).kept;
  };
  expect(of(36)).toBeLessThan(of(26));
  expect(of(26)).toBeGreaterThan(9);
});

it('a free hit and a wildcard bring more the worse the squad is', () => {
  const worse = (id: FootballerId) => (squad.includes(id) ? 1 : 4);
  const asked = question();
  const bad = question({ context: { ...asked.context, expected: worse } });
  for (const chip of ['freehit', 'wildcard'])
    expect(valueOf(chip, 26, bad).worth).toBeGreaterThan(valueOf(chip, 26, asked).worth + 10);
});

it('a new squad brings nothing in a gameweek whose transfers are free for everybody', () => {
  const asked = question({ projected: [17, 18], start: { ...start, gameweek_id: 17 } });
  const bad = { ...asked.context, expected: (id: FootballerId) => (squad.includes(id) ? 1 : 4) };
  const under = (season: string) => ({ ...asked, context: { ...bad, rules: profileOf(season) } });
  expect(valueOf('wildcard', 17, under('2022-23')).worth).toBe(0);
  expect(valueOf('wildcard', 17, under('2023-24')).worth).toBeGreaterThan(10);
});
