import type { LeagueId } from '@touchline/shared/domain';

/**
 * Number of the league of all managers while no linked team's card tells it. It belongs to the profile of the official
 * game, as the seasons' rules do that no document says: every recorded season has this one.
 */
export const usualOverallLeague: LeagueId = 314;
