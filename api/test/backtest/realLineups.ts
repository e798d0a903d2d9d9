import { asFootballerId } from '@touchline/shared/domain';
import type { Recording } from '../../src/game/fpl/replay/recording';
import type { RealLineup } from './report';

/** The line-ups of recorded managers, as they were after automatic substitutions. */
export function realLineups(recording: Recording, teams: readonly number[]): RealLineup[] {
  const { lineup } = recording.rules.squad;
  return teams.flatMap((team) =>
    recording.lastBootstrap.events.flatMap(({ id }) => {
      const picks = recording.entry(team)?.picks(id)?.picks;
      if (picks === undefined) return [];
      const own = picks.filter(({ position }) => position <= lineup);
      return [{ gameweek: id, footballers: own.map(({ element }) => asFootballerId(element)) }];
    }),
  );
}
