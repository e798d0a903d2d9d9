import type { GameweekNumber, GameweekState } from '@touchline/shared/domain';
import type { FantasyState } from '@touchline/shared/wire';

export interface GameweekNow {
  readonly id: GameweekNumber;
  readonly state: GameweekState;
  /** Only of an open gameweek. */
  readonly deadline?: string;
}

/** The gameweek to show: the current one, or the next once the current is settled. */
export function gameweekNow({ gameweek, next_gameweek, deadlines }: FantasyState): GameweekNow | undefined {
  if (gameweek && !(gameweek.finished && next_gameweek)) return { id: gameweek.id, state: gameweek.state };
  if (!next_gameweek) return undefined;
  const deadline = deadlines[String(next_gameweek.id)];
  return { id: next_gameweek.id, state: 'open', ...(deadline && { deadline }) };
}
