import { Skeleton, SkeletonTable, Stack } from '@touchline/design-system';

/** The room that the tabs of the views and the squad's table will take. */
export function SquadTablesSkeleton() {
  return (
    <Stack sx={{ gap: { xs: 3, md: 1 } }}>
      <Skeleton variant="rounded" height={44} />
      <SquadTableSkeleton />
    </Stack>
  );
}

/** The table alone, where the tabs stand already. */
export const SquadTableSkeleton = () => <SkeletonTable rows={15} what="squad table" />;
