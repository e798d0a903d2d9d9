import { PageBody, Skeleton } from '@touchline/design-system';

/** Fallback for a page of the shell whose code is loading. */
export function PageWaiting() {
  return (
    <div aria-busy="true">
      <PageBody>
        <Skeleton variant="rounded" height={32} width="40%" />
        <Skeleton variant="rounded" height={120} />
        <Skeleton variant="rounded" height={240} />
      </PageBody>
    </div>
  );
}
