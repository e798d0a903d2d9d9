import {
  Box,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  useMediaQuery,
  type Theme,
} from '@touchline/design-system';
import type { ReactNode } from 'react';
import { useRemembered } from '../useRemembered';

const sides = ['Pitch', 'Table'] as const;

interface PitchAndTableProps {
  pitch: ReactNode;
  table: ReactNode;
}

/**
 * Side by side on a wide screen; on a narrow one either of the two, and the choice is stored on the device.
 */
export function PitchAndTable({ pitch, table }: PitchAndTableProps) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const [shown, show] = useRemembered('touchline.team.shown', sides, 'Pitch');
  if (isWide) {
    return (
      <Box sx={{ display: 'grid', gridTemplateColumns: '7fr 5fr', gap: 6, alignItems: 'start' }}>
        <Box sx={{ minWidth: 0 }}>{pitch}</Box>
        <Box sx={{ minWidth: 0 }}>{table}</Box>
      </Box>
    );
  }
  return (
    <Stack sx={{ gap: 4 }}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-label="Show"
        value={shown}
        onChange={(_, side: (typeof sides)[number] | null) => side && show(side)}
      >
        {sides.map((side) => (
          <ToggleButton key={side} value={side}>
            {side}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {shown === 'Pitch' ? pitch : table}
    </Stack>
  );
}
