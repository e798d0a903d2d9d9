import { asFootballerId } from '@touchline/shared/domain';
import { aPlanStart } from '../testing/builders';
import { expectedBy, fixturesByClub } from './planView';

const reply = aPlanStart();
const [first, second] = reply.gameweeks.map(({ id }) => id) as [number, number];
const footballer = reply.footballers[0];
const id = footballer?.id ?? asFootballerId(0);
const projected = { gameweeks: [first, second], rows: [{ id, ep: [4.4, 5.5] }] };
const start = { ...reply, footballers: [{ ...footballer, ep_next: 7.1 } as NonNullable<typeof footballer>] };
const fixturesOf = fixturesByClub(reply.fixtures);

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
