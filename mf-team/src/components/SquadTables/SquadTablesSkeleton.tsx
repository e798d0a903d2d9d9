import { Skeleton, SkeletonTable, Stack } from '@touchline/design-system';

/** Placeholder of the tabs of the views and of the squad's table. */
export function SquadTablesSkeleton() {
  return (
    <Stack sx={{ gap: { xs: 3, md: 1 } }}>
      <Skeleton variant="rounded" height={44} />
      <SquadTableSkeleton />
    </Stack>
  );
}

/** The table alone, for when the tabs are rendered already. */
export const SquadTableSkeleton = () => <SkeletonTable rows={15} what="squad table" />;
