import { Skeleton, Stack } from '@touchline/design-system';

/** Stands in for a page of the shell whose code is on its way. */
export function PageWaiting() {
  return (
    <Stack spacing={4} aria-busy="true" sx={{ p: 4 }}>
      <Skeleton variant="rounded" height={32} width="40%" />
      <Skeleton variant="rounded" height={120} />
      <Skeleton variant="rounded" height={240} />
    </Stack>
  );
}
