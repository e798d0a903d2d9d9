import { CountdownText, StateChip } from '@touchline/design-system';
import type { TeamOverview } from '@touchline/shared/wire';
import { useClockOffset } from '../useClockOffset';

/** Where the gameweek stands; before the first one, how long there is until its deadline. */
export function GameweekChip({ overview }: { overview: TeamOverview | undefined }) {
  const clockOffset = useClockOffset();
  const gameweek = overview?.gameweek ?? overview?.next_gameweek;
  if (!gameweek) return null;
  const countdown = <CountdownText to={Date.parse(gameweek.deadline)} clockOffset={clockOffset} />;
  return <StateChip state={gameweek.state} countdown={countdown} />;
}
