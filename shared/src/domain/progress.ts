/**
 * Progress of a footballer in a gameweek.
 *
 * `playing`: with minutes in a fixture that is not over, also after being substituted. `to_come`: a fixture
 * is still to be played, or they have not come on yet. `played`: all fixtures are over, including without an
 * appearance or without a fixture.
 */
export type Progress = 'played' | 'playing' | 'to_come';

/** One fixture of a footballer's gameweek. */
interface ProgressFixture {
  /** Full time has passed. */
  finished: boolean;
  stats: { minutes: number };
}

/** Progress of a footballer, over all fixtures of one gameweek. Between two fixtures: `to_come`. */
export function progressIn(fixtures: readonly ProgressFixture[]): Progress {
  const open = fixtures.filter(({ finished }) => !finished);
  if (open.some(({ stats }) => stats.minutes > 0)) return 'playing';
  return open.length > 0 ? 'to_come' : 'played';
}
