import { isDeepStrictEqual } from 'node:util';

/** Number of compared values per report, printed at the end of a file. */
export interface Tally {
  /** Fails unless they are equal, then counts the values. */
  compare(report: string, actual: unknown, plain: unknown): void;
  print(title: string): void;
}

export function createTally(): Tally {
  const counts = new Map<string, { reports: number; values: number }>();
  return {
    compare: (report, actual, plain) => {
      try {
        // Jest's comparison is many times slower; it is used only for values that are not strictly equal, and
        // for its message.
        if (!isDeepStrictEqual(actual, plain)) expect(actual).toEqual(plain);
      } catch (thrown) {
        throw new Error(`${report}: ${(thrown as Error).message}`, { cause: thrown });
      }
      const { reports, values } = counts.get(report) ?? { reports: 0, values: 0 };
      counts.set(report, { reports: reports + 1, values: values + valuesIn(plain) });
    },
    print: (title) => {
      const lines = [...counts].map(
        ([report, one]) => `    ${report}: ${one.reports} (${one.values} values)`,
      );
      const values = [...counts.values()].reduce((sum, one) => sum + one.values, 0);
      process.stdout.write(
        `  ${title}: ${values} values equal to a plain second count\n${lines.join('\n')}\n`,
      );
    },
  };
}

function valuesIn(json: unknown): number {
  if (typeof json !== 'object' || json === null) return 1;
  return Object.values(json).reduce<number>((sum, value) => sum + valuesIn(value), 0);
}
