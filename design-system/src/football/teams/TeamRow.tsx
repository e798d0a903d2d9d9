import { Box } from '../../components/base/Box';
import { noValue } from '@touchline/shared/format';
import type { ReactNode } from 'react';
import { TeamCell, type TeamName } from './TeamCell';

interface TeamRowProps {
  team: TeamName;
  mine?: boolean;
  /** Ranks gained or lost. */
  move?: number | null;
  /** Opens the team; without it the name is plain text. */
  onOpen?: () => void;
  /** Right-aligned: points, a rank; a dash when missing. */
  value?: ReactNode;
}

/** A fantasy team in a list. Must be inside a `ul`. */
export function TeamRow({ value, mine = false, ...team }: TeamRowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        minHeight: 48,
        px: 2,
        listStyle: 'none',
        typography: 'table',
        borderBottom: 1,
        borderColor: 'divider',
        // Names are truncated in tables; a list has room.
        '& > :first-child': { minWidth: 0, maxWidth: 'none' },
        ...(mine && {
          bgcolor: 'you.bg',
          boxShadow: (theme) => `inset 3px 0 0 ${theme.vars.palette.you.main}`,
        }),
      }}
    >
      <TeamCell mine={mine} {...team} />
      <Box component="span" sx={{ fontWeight: 700 }}>
        {value ?? noValue}
      </Box>
    </Box>
  );
}
