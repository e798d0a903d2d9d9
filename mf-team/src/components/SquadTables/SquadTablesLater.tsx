import { later, SkeletonTable } from '@touchline/design-system';

/** What tables need is larger than the pages around them, and a phone shows the pitch first. */
export const SquadTablesLater = later({
  load: () => import(/* webpackChunkName: "SquadTables" */ './SquadTables'),
  what: 'squad table',
  waiting: <SkeletonTable rows={15} what="squad table" />,
});
