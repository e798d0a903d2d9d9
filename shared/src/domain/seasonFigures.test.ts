import { seasonFigures } from './seasonFigures';

const row = (gameweek_id: number, nett_points: number) => ({ gameweek_id, nett_points });
const until = (last: number) => (gameweek: number) => gameweek <= last;

it('counts finished gameweeks only', () => {
  expect(seasonFigures([row(1, 60), row(2, 51), row(3, 6)], until(2))).toEqual({
    average: 55.5,
    best: row(1, 60),
    worst: row(2, 51),
  });
});

it('of equal gameweeks the first is the best and the last the worst', () => {
  const { best, worst } = seasonFigures([row(1, 50), row(2, 50)], until(2));
  expect([best, worst]).toEqual([row(1, 50), row(2, 50)]);
});

it('is empty before the first gameweek has finished', () => {
  expect(seasonFigures([row(1, 6)], until(0))).toEqual({ average: null, best: null, worst: null });
});
