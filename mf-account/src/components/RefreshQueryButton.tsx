import { RefreshButton } from '@touchline/design-system';
import { useOnline } from '@touchline/shared/contract';
import type { QueryResult } from '@touchline/shared/queries';
import { lastReady } from '@touchline/shared/remote-data';

/** Loads a query again, and says how old its data is. */
export function RefreshQueryButton({ query: { data, refresh } }: { query: QueryResult<unknown> }) {
  const isOffline = !useOnline();
  return (
    <RefreshButton
      onRefresh={refresh}
      busy={data.status === 'loading'}
      offline={isOffline}
      at={lastReady(data)?.at}
    />
  );
}
