import { Skeleton, SkeletonPitch, Stack } from '@touchline/design-system';
import { SquadTablesSkeleton } from '../SquadTables/SquadTablesSkeleton';
import { PitchAndTable } from './PitchAndTable';

/** The room that pitch and table will take, with the switch that stands above them on a phone. */
export function PitchAndTableSkeleton({ what }: { what: string }) {
  const pitch = (
    <Stack sx={{ gap: 2 }}>
      <Skeleton variant="rounded" height={44} />
      <SkeletonPitch what={what} />
    </Stack>
  );
  return <PitchAndTable pitch={pitch} table={<SquadTablesSkeleton />} />;
}
