import { Box, Button, NextIcon, PreviousIcon, Typography } from '@touchline/design-system';
import type { GameweekNumber } from '@touchline/shared/domain';
import { formatGameweek } from '@touchline/shared/format';

/** "can go back down to gameweek 2 and forward up to the current gameweek" (specification section 4). */
export const firstPopupGameweek = 2;

interface GameweekStepperProps {
  readonly shown: GameweekNumber;
  readonly current: GameweekNumber;
  readonly onOpen: (gameweek: GameweekNumber) => void;
}

export function GameweekStepper({ shown, current, onOpen }: GameweekStepperProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 3 }}>
      <Button
        startIcon={<PreviousIcon />}
        disabled={shown <= firstPopupGameweek}
        onClick={() => onOpen(shown - 1)}
      >
        Previous
      </Button>
      <Typography aria-live="polite" sx={{ fontWeight: 700 }}>
        {formatGameweek(shown)}
      </Typography>
      <Button endIcon={<NextIcon />} disabled={shown >= current} onClick={() => onOpen(shown + 1)}>
        Next
      </Button>
    </Box>
  );
}
