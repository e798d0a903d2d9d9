import { chanceLine, evenShares, evenValues, largestMoves, leastMove, movesOf } from './chanceLine';

const minute = 60_000;
const line = (...points: readonly (readonly [minutes: number, chance: number])[]) =>
  points.map(([minutes, chance]) => ({ at: minutes * minute, chance }));

it('a chance has moved once it differs by two percentage points from the last that was told', () => {
  expect(leastMove).toBe(0.02);
  const drifting = line([0, 0.41], [1, 0.42], [2, 0.415], [3, 0.43], [9, 0.58], [10, 0.585]);
  expect(movesOf(drifting)).toEqual(line([0, 0.41], [3, 0.43], [9, 0.58]));
  expect(movesOf([])).toEqual([]);
});

it('slow drift in one direction is told, although no step of it is a move', () => {
  const drifting = line(...Array.from({ length: 11 }, (_, at) => [at, 0.5 + at / 100] as const));
  expect(movesOf(drifting).length).toBeGreaterThan(4);
});

it('text has the largest moves, no more than it has room for', () => {
  const many = line(
    ...Array.from({ length: 60 }, (_, at) => [at, at % 2 === 0 ? 0.4 : 0.43] as const),
    [60, 0.9],
  );
  expect(largestMoves(many, 8)).toEqual(line([0, 0.4], [60, 0.9]));
  expect(largestMoves(line([0, 0.4], [5, 0.5]), 8)).toEqual(line([0, 0.4], [5, 0.5]));
});

it('a chance holds until the next one', () => {
  expect(evenValues(line([0, 0.4], [20, 0.6]), 5)).toEqual([0.4, 0.4, 0.4, 0.4, 0.6]);
});

it('a night without matches is as wide as half an hour', () => {
  const days = line([0, 0.4], [30, 0.5], [900, 0.6], [930, 0.7]);
  expect(evenValues(days, 7)).toEqual([0.4, 0.4, 0.5, 0.5, 0.6, 0.6, 0.7]);
});

it('there is nothing to draw of no chance, and one chance is level', () => {
  expect(evenValues([], 5)).toEqual([]);
  expect(evenValues(line([3, 0.4]), 3)).toEqual([0.4, 0.4, 0.4]);
});

it('a chance that was not known is not in the line', () => {
  const times = ['1970-01-01T00:00:00Z', '1970-01-01T00:01:00Z', '1970-01-01T00:02:00Z'];
  expect(chanceLine(times, [null, 0.4, 0])).toEqual(line([1, 0.4], [2, 0]));
});

it('a line fills the height of its chart, whatever its range', () => {
  expect(evenShares(line([0, 0.25], [10, 0.75], [20, 0.5]), 3)).toEqual([0, 1, 0.5]);
  expect(evenShares(line([0, 0.4], [10, 0.4]), 2)).toEqual([0.5, 0.5]);
  expect(evenShares([], 3)).toEqual([]);
});
