import { later } from '@touchline/design-system';
import { SquadTablesSkeleton } from './SquadTablesSkeleton';

/** What tables need is larger than the pages around them, and a phone shows the pitch first. */
export const SquadTablesLater = later({
  load: () => import(/* webpackChunkName: "SquadTables" */ './SquadTables'),
  what: 'squad table',
  waiting: <SquadTablesSkeleton />,
});
