/**
 * How far a footballer is in a gameweek.
 *
 * `playing`: they have a minute in a fixture that is not over, also after being substituted. `to_come`: a fixture
 * is still to be played, or they have not come on yet. `played`: all their fixtures are over, also when they took
 * part in none of them or their club has none.
 */
export type Progress = 'played' | 'playing' | 'to_come';

/** One fixture of a footballer's gameweek. */
interface ProgressFixture {
  /** Full time has passed. */
  finished: boolean;
  stats: { minutes: number };
}

/** How far a footballer is, over all their fixtures of one gameweek. Between two fixtures: `to_come`. */
export function progressIn(fixtures: readonly ProgressFixture[]): Progress {
  const open = fixtures.filter(({ finished }) => !finished);
  if (open.some(({ stats }) => stats.minutes > 0)) return 'playing';
  return open.length > 0 ? 'to_come' : 'played';
}
