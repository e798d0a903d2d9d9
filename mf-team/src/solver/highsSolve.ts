import type loadHighs from 'highs';
import type { Solve, Solved } from './suggest';

type Highs = Awaited<ReturnType<typeof loadHighs>>;

interface Limits {
  /** Relative gap to the best possible objective. */
  readonly gap: number;
  /**
   * Maximum number of simplex iterations. Unlike seconds, it gives the same question the same answer on a
   * slow or busy machine.
   */
  readonly work: number;
  /** More options of HiGHS. */
  readonly options?: Readonly<Record<string, boolean | number | string>>;
}

/** The planner's limits of each search. */
export const defaultLimits: Limits = { gap: 0.002, work: 100_000 };

/** Solves models with HiGHS. */
export function highsSolve(highs: Highs, { gap, work, options }: Limits): Solve {
  const { callbackType, modelStatus, solutionStatus } = highs.constants;
  return (text) =>
    highs.withModel({ format: 'lp', data: text }, (model): Solved => {
      model.options.set({ output_flag: false, mip_rel_gap: gap, ...options });
      model.run({
        [callbackType.mipInterrupt](event) {
          if (Number(event.data.mip_total_lp_iterations ?? 0) > work) event.interrupt();
        },
      });
      const status = model.getModelStatus();
      if (status === modelStatus.infeasible) return { status: 'infeasible' };
      if (model.info.get('primal_solution_status') !== solutionStatus.feasible)
        return { status: 'nothing in time' };
      const values = model.getSolution().colValue;
      const byName = new Map(Array.from(values, (value, index) => [model.getColName(index), value]));
      return {
        status: status === modelStatus.optimal ? 'optimal' : 'in time',
        objective: model.getObjectiveValue(),
        primal: (column) => byName.get(column) ?? 0,
      };
    });
}
