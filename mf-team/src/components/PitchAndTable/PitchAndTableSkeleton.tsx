import { Box, Skeleton, SkeletonPitch } from '@touchline/design-system';
import { SquadTablesSkeleton } from '../SquadTables/SquadTablesSkeleton';
import { PitchAndTable } from './PitchAndTable';

/** Placeholder of pitch and table, with the switch that a phone has above them. */
export function PitchAndTableSkeleton({ what }: { what: string }) {
  const pitch = (
    <Box>
      <Skeleton variant="rounded" sx={{ height: 32, my: 2, '@media (pointer: coarse)': { height: 44 } }} />
      <SkeletonPitch what={what} />
    </Box>
  );
  return <PitchAndTable pitch={pitch} table={<SquadTablesSkeleton />} />;
}
