import { Box } from '../base/Box';
import { keyframes } from '@mui/material/styles';
import { gameweekStateLabels, type GameweekState } from '@touchline/shared/domain';
import type { ReactNode } from 'react';

const pulse = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.25 } });

interface StateChipProps {
  state: GameweekState;
  /** The countdown to the deadline; only `open` shows it. */
  countdown?: ReactNode;
}

/** State of the gameweek. */
export function StateChip({ state, countdown }: StateChipProps) {
  const live = state === 'live';
  return (
    <Box
      component="span"
      sx={(theme) => ({
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.5,
        px: 2.5,
        minHeight: 24,
        borderRadius: 999,
        fontSize: '0.75rem',
        fontWeight: live ? 800 : 600,
        whiteSpace: 'nowrap',
        ...(live
          ? { bgcolor: 'secondary.main', color: 'secondary.contrastText' }
          : {
              bgcolor: 'surface.sunken',
              color: 'text.primary',
              ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette.surface.raised }),
            }),
      })}
    >
      {live && <PulseDot />}
      <span>
        {gameweekStateLabels[state]}
        {state === 'open' && <> {countdown}</>}
      </span>
    </Box>
  );
}

function PulseDot() {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        width: 7,
        height: 7,
        borderRadius: '50%',
        bgcolor: 'currentColor',
        animation: `${pulse} 1.6s ease-in-out infinite`,
        '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
      }}
    />
  );
}
