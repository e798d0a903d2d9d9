import type { EpochMs, GameweekNumber } from './units';

export const gameweekStates = ['open', 'locked', 'live', 'between', 'provisional', 'final', 'empty'] as const;
export type GameweekState = (typeof gameweekStates)[number];

/** Label of the header's chip. `open` is followed by the countdown. */
export const gameweekStateLabels: Record<GameweekState, string> = {
  open: 'Deadline in',
  locked: 'Locked',
  live: 'LIVE',
  between: 'In progress',
  provisional: 'Bonus pending',
  final: 'Final',
  empty: 'No fixtures',
};

export interface GameweekFixture {
  /** Null while postponed: such a fixture does not delay the gameweek. */
  kickoff: EpochMs | null;
  /** The fixture is running. */
  active: boolean;
  /** Full time has passed. */
  finished: boolean;
}

export interface GameweekFacts {
  deadline: EpochMs;
  /** The game has settled the gameweek, bonus included. */
  finished: boolean;
  fixtures: readonly GameweekFixture[];
}

/**
 * State of a gameweek at an instant.
 *
 * `empty` without fixtures (a gameweek can lose them all to postponements), `final` once the game has settled
 * it, `live` while a fixture is active, `open` before the deadline, `locked` between deadline and first
 * kick-off, `between` from then on, `provisional` when all are finished and the official bonus is missing.
 * The deadline itself is already `locked`.
 */
export function gameweekState({ deadline, finished, fixtures }: GameweekFacts, now: EpochMs): GameweekState {
  const scheduled = fixtures.filter(({ kickoff }) => kickoff !== null);
  if (scheduled.length === 0) return 'empty';
  if (finished) return 'final';
  if (scheduled.some(({ active }) => active)) return 'live';
  if (now < deadline) return 'open';
  if (scheduled.every((fixture) => fixture.finished)) return 'provisional';
  return scheduled.some((fixture) => hasStarted(fixture, now)) ? 'between' : 'locked';
}

function hasStarted({ kickoff, finished }: GameweekFixture, now: EpochMs): boolean {
  return finished || (kickoff !== null && kickoff <= now);
}

/** The season's last gameweek, from its deadlines by gameweek; undefined without deadlines. */
export function lastGameweekOf(deadlines: Readonly<Record<string, unknown>>): GameweekNumber | undefined {
  const numbers = Object.keys(deadlines).map(Number);
  return numbers.length === 0 ? undefined : Math.max(...numbers);
}

/**
 * The gameweek that "Fixtures" in the navigation opens: the current one, or the next if it is finished.
 * @param next the next gameweek, undefined after the last
 */
export function navigationGameweek(
  current: GameweekNumber,
  isFinished: boolean,
  next: GameweekNumber | undefined,
): GameweekNumber {
  return isFinished ? (next ?? current) : current;
}
