import type { Card, PitchSide } from '@touchline/shared/wire';
import { lineupDifferences, sharedStarters } from './lineupDifferences';

const side = (...players: [number, number | null][]): PitchSide => ({
  pitch: [
    players.map(([id, total]) => ({ id, name: `No ${id}`, points: { nominal: total, total } }) as Card),
  ],
  subs: [],
});
/** A squad with its captain. */
const squad = (captain: number, ...players: [number, number | null][]): PitchSide => {
  const pick = (id: number) => ({ multiplier: id === captain ? 2 : 1, gameweek: { playing_now: false } });
  const cards = players.map(
    ([id, nominal]) =>
      ({ id, name: `No ${id}`, points: { nominal, total: nominal }, pick: pick(id) }) as unknown as Card,
  );
  return { pitch: [cards], subs: [] };
};

const found = (mine: PitchSide, theirs: PitchSide) =>
  lineupDifferences(mine, theirs).map(({ id, side: where, swing }) => [id, where, swing]);

it('omits who starts on both sides, though their points may differ by the armband', () =>
  expect(found(side([1, 26], [2, 5]), side([1, 13], [3, 2]))).toEqual([
    [2, 'mine', 5],
    [3, 'theirs', -2],
  ]));

it('puts the largest difference first, for either side, and footballers who have not played last', () =>
  expect(found(side([1, 2], [2, null]), side([3, 12], [4, -1])).map(([id]) => id)).toEqual([3, 1, 4, 2]));

it('has none between equal line-ups', () => expect(found(side([1, 2]), side([1, 2]))).toEqual([]));

it('includes the armband between two squads, so that the swings add up to the difference of their points', () => {
  const [mine, theirs] = [squad(1, [1, 13], [2, 5], [4, 6]), squad(3, [1, 13], [3, 2], [4, 6])];
  expect(found(mine, theirs)).toEqual([
    [1, 'mine', 13],
    [2, 'mine', 5],
    [3, 'theirs', -4],
  ]);
  expect(sharedStarters(mine, theirs)).toEqual([1, 4]);
});
