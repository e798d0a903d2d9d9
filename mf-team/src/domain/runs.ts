import type { TeamOverview } from '@touchline/shared/wire';

/** Whether the gameweek of a team runs: from the first kick-off until the official bonus is there. */
export const runs = (overview: Pick<TeamOverview, 'gameweek'> | undefined): boolean =>
  ['live', 'between', 'provisional'].includes(overview?.gameweek?.state ?? '');
