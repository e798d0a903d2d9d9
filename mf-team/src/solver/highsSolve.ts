import type { Solve } from './suggest';

/** The part of the HiGHS API that is used. */
interface Highs {
  solve(
    text: string,
    options: Readonly<Record<string, unknown>>,
  ): {
    readonly Status: string;
    readonly ObjectiveValue: number;
    readonly Columns: Readonly<Record<string, object>>;
  };
}

/** The value is missing without a solution. */
interface Column {
  readonly Primal?: number;
}

interface Limits {
  /** Relative gap to the best possible objective. */
  readonly gap: number;
  readonly seconds: number;
}

/** Solves models with HiGHS. */
export function highsSolve(highs: Highs, { gap, seconds }: Limits): Solve {
  return (text) => {
    const options = { output_flag: false, mip_rel_gap: gap, time_limit: seconds };
    const { Status, ObjectiveValue, Columns } = highs.solve(text, options);
    const primal = (column: string) => (Columns[column] as Column | undefined)?.Primal ?? 0;
    const found = { primal, objective: ObjectiveValue };
    if (Status === 'Optimal') return { status: 'optimal', ...found };
    if (Status === 'Infeasible') return { status: 'infeasible' };
    const hasPlan = Object.keys(Columns).some((column) => primal(column) > 0.5);
    return hasPlan ? { status: 'in time', ...found } : { status: 'nothing in time' };
  };
}
