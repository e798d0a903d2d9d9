import { asTeamId } from '@touchline/shared/domain';
import type { RivalSeries } from '@touchline/shared/wire';
import { linesInSight, seasonLines } from './seasonLines';

const line = (id: number, values: (number | null)[], mine?: true) => ({
  id: asTeamId(id),
  label: `Team ${id}`,
  values,
  ...(mine && { mine }),
});
const series: RivalSeries = {
  x: [1, 2, 3],
  lines: [line(1, [60, 120, 200]), line(2, [50, 120, 190], true), line(3, [null, 40, 210])],
};
const valuesOf = (figure: Parameters<typeof seasonLines>[1]) =>
  seasonLines(series, figure).map(({ values }) => values);

it('total is unchanged', () => expect(valuesOf('total')).toEqual(series.lines.map(({ values }) => values)));

it('gap is to the own team, whose own gap is 0', () =>
  expect(valuesOf('gap')).toEqual([
    [-10, 0, -10],
    [0, 0, 0],
    [null, 80, -20],
  ]));

it('position is 1 for the most points, shared by teams with equal points, none before a team joined', () =>
  expect(valuesOf('position')).toEqual([
    [1, 1, 2],
    [2, 1, 3],
    [null, 3, 1],
  ]));

it('there is no gap without an own team', () => {
  const alone = { ...series, lines: [line(1, [60, 120, 200])] };
  expect(seasonLines(alone, 'gap')[0]?.values).toEqual([null, null, null]);
});

it('of many lines the own and the nearest are kept, in their order', () => {
  const many = Array.from({ length: 30 }, (_, at) => line(at + 1, [at * 10], at === 15 ? true : undefined));
  const inSight = linesInSight(many).map(({ id }) => id);
  expect(inSight).toHaveLength(10);
  expect(inSight).toContain(16);
  expect(Math.min(...inSight)).toBeGreaterThanOrEqual(11);
  expect(Math.max(...inSight)).toBeLessThanOrEqual(21);
  expect(inSight).toEqual([...inSight].sort((a, b) => a - b));
});
