/** A column and what it is multiplied by. */
export type Term = readonly [coefficient: number, column: string];
type Sign = '<=' | '>=' | '=';

/**
 * Writes a linear program in CPLEX's LP format, which HiGHS reads. Columns are binary if declared so, else not negative unless
 * bounded otherwise.
 */
export class LinearProgram {
  readonly #objective: Term[] = [];
  readonly #rows: string[] = [];
  readonly #bounds = new Map<string, string>();
  readonly #binaries = new Set<string>();

  gain(coefficient: number, column: string): void {
    if (coefficient !== 0) this.#objective.push([coefficient, column]);
  }
  /** Without terms it is left out. */
  row(terms: readonly Term[], sign: Sign, right: number): void {
    const used = terms.filter(([coefficient]) => coefficient !== 0);
    if (used.length > 0) this.#rows.push(`r${this.#rows.length}: ${sumText(used)} ${sign} ${right}`);
  }
  binary(column: string): void {
    this.#binaries.add(column);
  }
  bound(column: string, from: number, to: number): void {
    this.#bounds.set(column, `${from} <= ${column} <= ${to}`);
  }
  /** Between 0 and 1. */
  share(column: string): void {
    this.bound(column, 0, 1);
  }
  text(): string {
    return [
      'Maximize',
      `obj: ${sumText(this.#objective)}`,
      'Subject To',
      ...this.#rows,
      'Bounds',
      ...this.#bounds.values(),
      'Binary',
      ...this.#binaries,
      'End',
    ].join('\n');
  }
}

const perLine = 8;

function sumText(terms: readonly Term[]): string {
  const parts = terms.map(
    ([coefficient, column]) => `${coefficient < 0 ? '-' : '+'} ${Math.abs(coefficient)} ${column}`,
  );
  const lines = [];
  for (let at = 0; at < parts.length; at += perLine) lines.push(parts.slice(at, at + perLine).join(' '));
  return lines.join('\n ');
}
