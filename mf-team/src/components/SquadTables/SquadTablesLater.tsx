import { later } from '@touchline/design-system';
import { SquadTablesSkeleton } from './SquadTablesSkeleton';

/** Lazy: the table's code is larger than the pages with it, and a phone shows the pitch first. */
export const SquadTablesLater = later({
  load: () => import(/* webpackChunkName: "SquadTables" */ './SquadTables'),
  what: 'squad table',
  waiting: <SquadTablesSkeleton />,
});
