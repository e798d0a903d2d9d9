import { asClubId, asFootballerId } from '@touchline/shared/domain';
import { aPlanStart } from '../testing/builders';
import { expectedBy, fixturesByClub, planViewOf } from './planView';

const reply = aPlanStart();
const [first, second] = reply.gameweeks.map(({ id }) => id) as [number, number];
const footballer = reply.footballers[0];
const id = footballer?.id ?? asFootballerId(0);
const projected = { gameweeks: [first, second], rows: [{ id, ep: [4.4, 5.5] }] };
const start = { ...reply, footballers: [{ ...footballer, ep_next: 7.1 } as NonNullable<typeof footballer>] };
const fixturesOf = fixturesByClub(reply.fixtures, []);

it.each([
  ['ours', [4.4, 5.5]],
  ['official', [7.1, 5.5]],
] as const)('of the kind %s the next gameweek is %j, later ones are ours', (kind, values) => {
  const expected = expectedBy(start, fixturesOf, projected, kind);
  expect([first, second].map((gameweek) => expected(id, gameweek))).toEqual(values);
});

it('takes ours where the game has no value', () => {
  const without = { ...start, footballers: start.footballers.map((one) => ({ ...one, ep_next: null })) };
  expect(expectedBy(without, fixturesOf, projected, 'official')(id, first)).toBe(4.4);
});

it('expected points follow the minutes that the reader gives a footballer, and nobody else’s do', () => {
  const other = reply.footballers[1]?.id ?? id;
  const rows = [id, other].map((one) => ({ id: one, ep: [4.4, 5.5], minutes: [60, 80] }));
  const view = planViewOf(reply, {
    clubName: String,
    projected: { gameweeks: [first, second], rows },
    byHand: new Map([[id, 30]]),
  });
  expect(view.context.expected(id, first)).toBeCloseTo(2.2);
  expect(view.context.expected(other, first)).toBe(4.4);
});

it('minutes by hand change nothing of somebody who is not expected to play at all', () => {
  const rows = [{ id, ep: [0, 0], minutes: [0, 0] }];
  const view = planViewOf(reply, {
    clubName: String,
    projected: { gameweeks: [first, second], rows },
    byHand: new Map([[id, 90]]),
  });
  expect(view.context.expected(id, first)).toBe(0);
});

it('a fixture is as hard as the opponent is strong, for each side; an unknown club is medium', () => {
  const even = { home: 1000, away: 1000, overall: 1000 };
  const strength = { attack: even, defence: even, overall: even };
  const clubs = [
    { id: asClubId('ars'), name: 'Arsenal', strength: 5, ...strength },
    { id: asClubId('avl'), name: 'Aston Villa', strength: 2, ...strength },
  ];
  const known = fixturesByClub(reply.fixtures, clubs);
  expect(known(asClubId('ars'), first)).toEqual([{ opponent_id: 'avl', is_home: true, difficulty: 2 }]);
  expect(known(asClubId('avl'), first)).toEqual([{ opponent_id: 'ars', is_home: false, difficulty: 5 }]);
  expect(known(asClubId('bou'), first)).toEqual([{ opponent_id: 'bre', is_home: true, difficulty: 3 }]);
});
