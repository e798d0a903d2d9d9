import { ofHundred } from '@touchline/shared/format';
import type { RivalsSeasonChances } from '@touchline/shared/wire';

type Subject = Pick<RivalsSeasonChances, 'state' | 'places'>;

/** Where the manager ends the season among the teams of a view; undefined while nothing is known of it. */
export function seasonPlacesText({ state, places }: Subject): string | undefined {
  if (state === 'not_started') return 'Chances show after the first deadline.';
  if (state === 'no_squad') return 'Chances show as soon as your squad of this gameweek is known.';
  if (places === null) return undefined;
  const { teams, first, expected, low, high } = places;
  if (state === 'final')
    return low === 1
      ? `You ended the season first of ${teams}.`
      : `You ended the season in place ${low} of ${teams}.`;
  const spread = low === high ? '' : ` (${low} to ${high})`;
  return `You end the season first of ${teams} in ${ofHundred(first)} simulations, expected place ${Math.round(expected)}${spread}.`;
}

/** The stated policy of the later gameweeks: `docs/decisions/0156`. */
export const seasonPolicyText =
  'After this gameweek every team is taken to be equally good: squads drift apart, and nobody gains on average. Measured over one gameweek, not over a season.';
