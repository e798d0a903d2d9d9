import { asLeagueId } from '@touchline/shared/domain';

/**
 * Default id of the overall league, until a linked team's card has it. Part of the official game's profile,
 * like rules that no document contains: every recorded season has this id.
 */
export const defaultOverallLeague = asLeagueId(314);
