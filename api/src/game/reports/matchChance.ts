import type { EpochMs, Percent } from '@touchline/shared/domain';
import { availabilityIn } from '@touchline/shared/projection';
import type { Footballer } from '../fpl/gameData';
import type { Season } from '../season/season';

/**
 * Chance to play in one match, in percent. The game says one number for its next gameweek; an absence that ends
 * before the match, or that is of another match, does not count.
 */
export function chanceInMatch(season: Season, footballer: Footballer, kickoff: EpochMs | null): Percent {
  const { chance_next } = footballer;
  if (chance_next !== 0 || kickoff === null) return chance_next ?? 100;
  const at = Math.min(season.next?.deadline ?? kickoff, kickoff);
  return availabilityIn(footballer, { at, kickoff }) === 'returning' ? 100 : 0;
}

/** The same for the next match of the footballer's club. */
export function chanceInNextMatch(season: Season, footballer: Footballer): Percent {
  return chanceShown(season, footballer) ?? 100;
}

/** The same for a badge beside the name; null for a footballer without a flag. */
export function chanceShown(season: Season, footballer: Footballer): Percent | null {
  if (footballer.chance_next !== 0) return footballer.chance_next;
  const next = season
    .fixturesOf(footballer.club_id)
    .find(({ started, kickoff, waits }) => !started && kickoff !== null && waits !== true);
  return chanceInMatch(season, footballer, next?.kickoff ?? null);
}
