import { asFootballerId, type SeasonRules } from '@touchline/shared/domain';
import loadHighs from 'highs';
import type { PlanStartReply } from '@touchline/shared/wire';
import { highsSolve } from '../solver/highsSolve';
import type { Solve } from '../solver/suggest';
import { chipsAlong } from './chipsAlong';
import {
  bestSquad,
  followGameweek,
  squadOf,
  type Followed,
  type FollowOptions,
  type SeasonDeadline,
} from './followedSeason';
import { smallRules } from './smallRules';

let solve: Solve;
beforeAll(async () => {
  solve = highsSolve(await loadHighs(), { gap: 0, work: 1_000_000 });
}, 30_000);

const clubs = ['ars', 'che', 'liv'] as const;
const ids = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const last = 4;
const rules: SeasonRules = {
  ...smallRules,
  last_gameweek: last,
  chips: smallRules.chips.map((window) => ({ ...window, to: last })),
};

interface Change {
  /** By footballer: 50, 1 expected point and 2 points where nothing is said. */
  readonly price?: Record<number, number>;
  readonly expected?: Record<number, number>;
  readonly official?: Record<number, number>;
  readonly points?: Record<number, number>;
  readonly absent?: readonly number[];
}

/** Goalkeepers 1 to 3 and midfielders 4 to 9 of three clubs that play every gameweek. */
function deadline(first: number, { price, expected, official, points, absent = [] }: Change = {}) {
  const gameweeks = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const footballers = ids.map((id) => ({
    ...{
      id: asFootballerId(id),
      name: `Footballer ${id}`,
      position: id < 4 ? 'GKP' : 'MID',
      price: price?.[id] ?? 50,
    },
    ...{ club_id: clubs[id % 3] ?? 'ars', can_be_bought: true, chance: null, total_points: 0 },
    ...{ selected_by: 1, ep_next: official?.[id] ?? 1 },
  }));
  const reply = {
    season: '2024-25',
    rules,
    gameweeks: gameweeks.map((id) => ({ id, deadline: '2024-08-16T17:30:00Z' })),
    start: null,
    footballers,
    fixtures: gameweeks.flatMap((gameweek_id) => [
      { gameweek_id, home: 'ars', away: 'che' },
      { gameweek_id, home: 'liv', away: 'mci' },
    ]),
  } as PlanStartReply;
  const rows = ids.map((id) => ({ id: asFootballerId(id), ep: gameweeks.map(() => expected?.[id] ?? 1) }));
  const results = ids.map((id) => ({
    ...{ id: asFootballerId(id), points: points?.[id] ?? 2, has_played: !absent.includes(id) },
  }));
  return { reply, projected: { gameweeks, rows }, results, average: 5 } satisfies SeasonDeadline;
}

const options: FollowOptions = { most_hits: 0, horizon: 2, has_chips: false, expected: 'ours' };

function follow(
  changes: readonly Change[],
  change: Partial<FollowOptions> = {},
  squad = [1, 4, 5, 6],
): Followed {
  const deadlines = changes.map((one, index) => deadline(index + 1, one));
  const [first] = deadlines;
  if (first === undefined) throw new Error('A season has a gameweek.');
  return deadlines.reduce<Followed>(
    (followed, _, index) =>
      followGameweek(followed, deadlines.slice(index), { ...options, ...change }, solve),
    { start: squadOf(first, squad.map(asFootballerId)), gameweeks: [] },
  );
}

const idsOf = ({ start }: Followed) => start.squad.map(({ footballer_id }) => footballer_id);

describe('a first squad', () => {
  it('is the best that the budget pays for', () => {
    const first = deadline(1, { price: { 9: 120 }, expected: { 2: 6, 7: 5, 8: 4, 9: 9 } });
    const { squad, bank } = bestSquad(first, options, { number: 1, seed: 1 }, solve);
    const chosen = squad.map(({ footballer_id }) => footballer_id);
    expect(chosen).toEqual(expect.arrayContaining([2, 7, 8]));
    expect(chosen).not.toContain(9);
    expect(bank).toBe(0);
  });

  it('varies by its number, and is the same for the same seed', () => {
    const expected = Object.fromEntries(ids.map((id) => [id, 3 + id / 100]));
    const squadWith = (number: number, seed: number) =>
      bestSquad(deadline(1, { expected }), options, { number, seed }, solve).squad;
    expect(squadWith(2, 1)).toEqual(squadWith(2, 1));
    const several = [1, 2, 3, 4].map((number) => JSON.stringify(squadWith(number, 1)));
    expect(new Set(several).size).toBeGreaterThan(1);
  });

  it('is kept in its first gameweek, and has one free transfer in the next', () => {
    const better = { expected: { 7: 9 } };
    const { start, gameweeks } = follow([better]);
    expect(gameweeks.map(({ transfers }) => transfers)).toEqual([0]);
    expect(start.free_transfers).toBe(1);
  });
});

describe('the rules of transfers', () => {
  it('sells at half of what the price has risen, and buys at the price of the deadline', () => {
    const followed = follow([{}, { price: { 4: 55, 7: 51 }, expected: { 4: 0, 7: 9 } }]);
    expect(idsOf(followed)).toEqual([1, 7, 5, 6]);
    expect(followed.start.bank).toBe(52 - 51);
    expect(followed.start.squad[1]?.bought).toBe(51);
  });

  it('saves a free transfer that is not made, up to the limit of the season', () => {
    expect(follow([{}, {}, {}, {}]).start.free_transfers).toBe(smallRules.transfers.most_saved);
  });

  it('makes a second transfer only where a hit is allowed, and takes it off the points', () => {
    const season = [{}, { expected: { 7: 30, 8: 30 }, points: { 7: 10, 8: 10 } }];
    expect(follow(season).gameweeks[1]).toMatchObject({ transfers: 1, hits: 0, points: 2 + 10 + 2 + 10 });
    expect(follow(season, { most_hits: 1 }).gameweeks[1]).toMatchObject({
      ...{ transfers: 2, hits: 4, points: 2 + 10 + 10 + 10 - 4 },
    });
  });

  it('plays chips only where they are allowed, each once', () => {
    const season = [{}, {}, { expected: { 4: 9 } }, { expected: { 4: 9 } }];
    const chipsOf = ({ gameweeks }: Followed) => gameweeks.flatMap(({ chip }) => chip ?? []);
    expect(chipsOf(follow(season))).toEqual([]);
    const played = chipsOf(follow(season, { has_chips: true }));
    expect(played.length).toBeGreaterThan(0);
    expect(new Set(played).size).toBe(played.length);
  });
});

describe('points', () => {
  it('are those of the line-up, the captain twice', () => {
    const { gameweeks } = follow([{ expected: { 4: 9, 5: 8 }, points: { 1: 1, 4: 10, 5: 3, 6: 20 } }]);
    expect(gameweeks[0]?.points).toBe(1 + 2 * 10 + 3);
  });

  it('of an absent captain are those of the substitute, and the vice-captain counts twice', () => {
    const { gameweeks } = follow([
      { expected: { 4: 9, 5: 8 }, points: { 1: 1, 4: 0, 5: 3, 6: 20 }, absent: [4] },
    ]);
    expect(gameweeks[0]?.points).toBe(1 + 20 + 2 * 3);
  });
});

it('follows the official expected points, if told to', () => {
  const season = [{}, { expected: { 7: 9 }, official: { 8: 9 } }];
  expect(idsOf(follow(season))).toContain(7);
  expect(idsOf(follow(season, { expected: 'official' }))).toContain(8);
});

it('knows nothing of later gameweeks: they only tell how its plans ended', () => {
  const season: Change[] = [{}, { expected: { 7: 2 } }, {}];
  const [, one] = follow(season).gameweeks;
  const [, other] = follow([...season.slice(0, 2), { points: { 7: 12 }, expected: { 9: 30 } }]).gameweeks;
  expect({ ...other, came: one?.came }).toEqual(one);
  expect(other?.came).toBeGreaterThan(one?.came ?? 0);
});

it('compares each plan with keeping the squad, as expected and as it ended', () => {
  const season: Change[] = [{}, { expected: { 7: 4 }, points: { 7: 6 } }, { points: { 7: 5 } }];
  // The footballer who was bought replaces one with 1 expected point and 2 points, as captain.
  expect(follow(season).gameweeks[1]).toMatchObject({ promised: 2 * (2 * 4 - 2), came: 2 * 6 + 2 * 5 - 8 });
});

it('continues from what was stored after any gameweek', () => {
  const season: Change[] = [{}, { expected: { 7: 9 } }, { price: { 7: 53 }, expected: { 8: 9, 7: 5 } }];
  const deadlines = season.map((one, index) => deadline(index + 1, one));
  const stored = JSON.parse(JSON.stringify(follow(season.slice(0, 2)))) as Followed;
  const continued = followGameweek(stored, deadlines.slice(2), options, solve);
  expect(continued.gameweeks.at(-1)).toEqual(follow(season).gameweeks.at(-1));
  expect(continued.start).toEqual(follow(season).start);
});

describe('chips along a season without them', () => {
  const daysOf = (changes: readonly Change[]) =>
    chipsAlong(
      follow(changes),
      changes.map((one, index) => deadline(index + 1, one)),
    );
  const cameOf = (changes: readonly Change[], chip: string) =>
    daysOf(changes).find((day) => day.gameweek_id === 2 && day.chip === chip)?.came;

  it('bring the captain once more, and the bench', () => {
    const season = [{}, { expected: { 4: 9 }, points: { 1: 1, 4: 10, 5: 3, 6: 3 } }, {}, {}];
    expect(cameOf(season, '3xc')).toBe(10);
    expect(cameOf(season, 'bboost')).toBe(3);
  });

  it('bring what another squad gets more than the followed one with its transfers', () => {
    const season = [{}, { expected: { 7: 30, 8: 30 }, points: { 7: 10, 8: 10 } }, {}, {}];
    const followed = 2 + 2 * 10 + 2;
    expect(cameOf(season, 'freehit')).toBe(2 + 2 * 10 + 10 - followed);
  });

  it('are played once each, and one in a gameweek', () => {
    const season = [{}, { expected: { 4: 9, 5: 5, 6: 5 } }, { expected: { 4: 9, 5: 5, 6: 5 } }, {}];
    const played = daysOf(season).filter(({ is_played }) => is_played);
    expect(played.length).toBeGreaterThan(0);
    expect(new Set(played.map(({ chip }) => chip)).size).toBe(played.length);
    expect(new Set(played.map(({ gameweek_id }) => gameweek_id)).size).toBe(played.length);
  });
});
