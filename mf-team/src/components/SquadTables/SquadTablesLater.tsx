import { SkeletonTable } from '@touchline/design-system';
import { lazy, Suspense, type ComponentProps } from 'react';

/** What tables need is larger than the pages around them, and a phone shows the pitch first: they come after it. */
const SquadTables = lazy(() => import(/* webpackChunkName: "SquadTables" */ './SquadTables'));

export function SquadTablesLater(props: ComponentProps<typeof SquadTables>) {
  return (
    <Suspense fallback={<SkeletonTable rows={15} what="squad table" />}>
      <SquadTables {...props} />
    </Suspense>
  );
}
