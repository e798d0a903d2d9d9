import { asFootballerId } from '@touchline/shared/domain';
import type { Fixture, Footballer, LiveFootballer } from '../fpl/gameData';
import { clubsThen, type Sides, sidesInDoubt } from './clubThen';

const fixture = (number: number, home: string, away: string, listed: { home?: number } = {}) =>
  ({
    number,
    kickoff: number * 1000,
    home,
    away,
    counts:
      listed.home === undefined
        ? {}
        : { bps: { home: [{ footballer_id: asFootballerId(listed.home), value: 9 }], away: [] } },
  }) as unknown as Fixture;
const footballer = (id: number, club_id: string) => ({ id, club_id }) as Footballer;
const matches = ([one]: Footballer[], all: Fixture[], numbers: number[], sides: Sides = []) => {
  const own = { id: one?.id, fixtures: numbers.map((number) => ({ number, lines: [] })) };
  const live = [[own as unknown as LiveFootballer]];
  return { footballers: one === undefined ? [] : [one], fixtures: all, live, sides };
};

/** Chelsea's first three matches, then Fulham's two, one of them at Chelsea. */
const fixtures = [
  fixture(1, 'che', 'liv'),
  fixture(2, 'ful', 'che'),
  fixture(3, 'che', 'mci'),
  fixture(4, 'ful', 'ars'),
  fixture(5, 'che', 'ful'),
];

it('knows the club that somebody had before he moved, in matches of the two against each other too', () => {
  const clubs = clubsThen(matches([footballer(9, 'ful')], fixtures, [1, 2, 3, 4, 5]));
  expect([...(clubs.get(asFootballerId(9)) ?? [])].sort()).toEqual([
    [1, 'che'],
    [2, 'che'],
    [3, 'che'],
    [4, 'ful'],
    [5, 'ful'],
  ]);
});

it('says nothing of who has always been there', () => {
  expect(clubsThen(matches([footballer(7, 'che')], fixtures, [1, 2, 3, 5])).size).toBe(0);
});

it('takes the side that a fixture lists him for', () => {
  const atTheChange = [
    ...fixtures.slice(0, 3),
    fixture(4, 'ful', 'che', { home: 9 }),
    fixture(6, 'ful', 'ars'),
  ];
  const clubs = clubsThen(matches([footballer(9, 'ful')], atTheChange, [1, 3, 4, 6]));
  expect(clubs.get(asFootballerId(9))?.get(4)).toBe('ful');
});

it('is in doubt about a match before somebody joined his club, though that club was in it', () => {
  const joined = [{ ...footballer(9, 'ful'), joined_at: 3000 }];
  expect(sidesInDoubt(matches(joined, fixtures, [2, 4, 5]))).toEqual([
    { footballer_id: asFootballerId(9), matches: 3 },
  ]);
  const record = { footballer_id: asFootballerId(9), at_home: [4], away: [2, 5], matches: 3 };
  expect(
    clubsThen(matches(joined, fixtures, [2, 4, 5], [record]))
      .get(asFootballerId(9))
      ?.get(2),
  ).toBe('che');
  expect(sidesInDoubt(matches(joined, fixtures, [4, 5]))).toEqual([]);
});

describe('with his record', () => {
  const moved = [footballer(9, 'ful')];
  /** Still a substitute for Chelsea in the match at Fulham's, and for Fulham already at Chelsea. */
  const record = { footballer_id: asFootballerId(9), at_home: [1, 3, 4], away: [2, 5], matches: 5 };

  it('takes the side that it tells, in matches of his two clubs too', () => {
    const early = { ...record, at_home: [1, 2, 4], away: [3, 5] };
    const clubs = clubsThen(matches(moved, fixtures, [1, 2, 3, 4, 5], [early]));
    expect([...(clubs.get(asFootballerId(9)) ?? [])].sort()).toEqual([
      [1, 'che'],
      [2, 'ful'],
      [3, 'mci'],
      [4, 'ful'],
      [5, 'ful'],
    ]);
  });

  it('is in doubt until it is read, and not read again for the same matches', () => {
    const own = [1, 2, 3, 4, 5];
    expect(sidesInDoubt(matches(moved, fixtures, own))).toEqual([
      { footballer_id: asFootballerId(9), matches: 5 },
    ]);
    expect(sidesInDoubt(matches(moved, fixtures, own, [record]))).toEqual([]);
    const silent = { ...record, at_home: [], away: [] };
    expect(sidesInDoubt(matches(moved, fixtures, own, [silent]))).toEqual([]);
  });

  it('is read again only for a match of both his clubs', () => {
    const before = { ...record, matches: 4 };
    const [others, both] = [fixture(6, 'ful', 'ars'), fixture(7, 'ful', 'che')];
    expect(sidesInDoubt(matches(moved, [...fixtures, others], [1, 2, 3, 4, 5, 6], [before]))).toEqual([]);
    expect(sidesInDoubt(matches(moved, [...fixtures, both], [1, 2, 3, 4, 5, 7], [before]))).toHaveLength(1);
  });
});
