import { DifficultyCell } from '@touchline/design-system/football';
import type { FootballerId, GameweekNumber } from '@touchline/shared/domain';
import { noValue } from '@touchline/shared/format';
import type { PlanView } from '../../domain/planView';

interface OpponentsProps {
  id: FootballerId;
  gameweek: GameweekNumber;
  view: Pick<PlanView, 'byId' | 'fixturesOf'>;
}

/** Whom a footballer plays in a gameweek, with the difficulty; a dash for one who has left the game. */
export function Opponents({ id, gameweek, view }: OpponentsProps) {
  const club = view.byId.get(id)?.club_id;
  return club === undefined ? (
    noValue
  ) : (
    <DifficultyCell fixtures={view.fixturesOf(club, gameweek)} size="small" />
  );
}
