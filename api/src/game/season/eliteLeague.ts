import { asLeagueId } from '@touchline/shared/domain';

/** Id under which the top of the overall league is stored; upstream ids start at 1. */
export const eliteLeague = asLeagueId(0);

/** Whether only the leaders are stored, and not yet all of their squads; of the stored league's phase. */
export const isPartly = ({ phase }: { phase: string }) => phase.endsWith(' partly');
