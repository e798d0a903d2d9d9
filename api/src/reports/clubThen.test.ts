import type { Fixture, Footballer, LiveFootballer } from '../fpl/gameData';
import { clubsThen } from './clubThen';

const fixture = (number: number, home: string, away: string, listed: { home?: number } = {}) =>
  ({
    number,
    kickoff: number * 1000,
    home,
    away,
    counts:
      listed.home === undefined
        ? {}
        : { bps: { home: [{ footballer_id: listed.home, value: 9 }], away: [] } },
  }) as unknown as Fixture;
const footballer = (id: number, club_id: string) => ({ id, club_id }) as Footballer;
const countsIn = (id: number, numbers: number[]) =>
  [{ id, fixtures: numbers.map((number) => ({ number, lines: [] })) }] as unknown as LiveFootballer[];

/** Chelsea's first three matches, then Fulham's two, one of them at Chelsea. */
const fixtures = [
  fixture(1, 'che', 'liv'),
  fixture(2, 'ful', 'che'),
  fixture(3, 'che', 'mci'),
  fixture(4, 'ful', 'ars'),
  fixture(5, 'che', 'ful'),
];

it('knows the club that somebody had before he moved, in matches of the two against each other too', () => {
  const clubs = clubsThen([footballer(9, 'ful')], fixtures, [countsIn(9, [1, 2, 3, 4, 5])]);
  expect([...(clubs.get(9) ?? [])].sort()).toEqual([
    [1, 'che'],
    [2, 'che'],
    [3, 'che'],
    [4, 'ful'],
    [5, 'ful'],
  ]);
});

it('says nothing of who has always been there', () => {
  expect(clubsThen([footballer(7, 'che')], fixtures, [countsIn(7, [1, 2, 3, 5])]).size).toBe(0);
});

it('takes the side that a fixture lists him for', () => {
  const atTheChange = [
    ...fixtures.slice(0, 3),
    fixture(4, 'ful', 'che', { home: 9 }),
    fixture(6, 'ful', 'ars'),
  ];
  const clubs = clubsThen([footballer(9, 'ful')], atTheChange, [countsIn(9, [1, 3, 4, 6])]);
  expect(clubs.get(9)?.get(4)).toBe('ful');
});
