import type { TeamOverview } from '@touchline/shared/wire';

/** Whether a team's gameweek is running: from the first kick-off until the official bonus is published. */
export const runs = (overview: Pick<TeamOverview, 'gameweek'> | undefined): boolean =>
  ['live', 'between', 'provisional'].includes(overview?.gameweek?.state ?? '');
