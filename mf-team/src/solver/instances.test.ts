import loadHighs from 'highs';
import { planInstances } from '../testing/planInstances';
import { highsSolve } from './highsSolve';
import { buildModel } from './model';
import { walked, worthOf } from './worth';

/**
 * The rest takes HiGHS in WebAssembly too long for every run: `npm run bench -- plans` solves all of them, by CBC as well.
 */
const quick = planInstances().filter(({ question }) => question.gameweeks.length <= 3);

it('20 questions are stored, from one gameweek to eight', () => {
  const horizons = new Set(planInstances().map(({ question }) => question.gameweeks.length));
  expect(planInstances()).toHaveLength(20);
  expect([...horizons].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

it.each(quick)(
  '$name: as good as the best that CBC finds, and legal in every week',
  async ({ question, optimum }) => {
    const model = buildModel(question);
    const {
      status,
      objective = 0,
      primal,
    } = highsSolve(await loadHighs(), { gap: 0.0008, work: 4_000_000 })(model.text);
    if (primal === undefined) throw new Error(status);
    expect(Math.abs(objective - optimum) / optimum).toBeLessThan(0.001);
    const weeks = walked(question, model.read(primal).weeks);
    expect(weeks.flatMap(({ problems }) => problems)).toEqual([]);
    expect(worthOf(question, weeks)).toBeCloseTo(objective, 3);
  },
  240_000,
);
