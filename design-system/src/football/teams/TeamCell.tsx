import { Box } from '../../components/base/Box';
import { InlineLink } from '../../components/base/InlineLink';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../components/states/visuallyHidden';
import { Kit, type KitColours } from '../kit/Kit';
import { MoveArrow } from './numbersWithSigns';

export interface TeamName {
  name: string;
  /** Name of the manager. */
  manager?: string | null;
  kit?: KitColours | null;
}

interface TeamCellProps {
  team: TeamName;
  mine?: boolean;
  /** Ranks gained or lost. */
  move?: number | null;
  /** Shown on a phone instead of the manager. */
  phoneNote?: string;
  /** Opens the team; without it the name is plain text. */
  onOpen?: () => void;
}

/** A fantasy team in a row: shirt, name, manager. */
export function TeamCell({ team, mine = false, move, phoneNote, onOpen }: TeamCellProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 2,
        // 190 pixels on a phone; with larger text more, while the first number still fits beside it.
        maxWidth: { xs: 'clamp(190px, 11.875rem, max(190px, 56cqi))', sm: 320 },
        verticalAlign: 'middle',
      }}
    >
      {move !== undefined && (
        // Kits are aligned in a column, whatever mark precedes them.
        <Box component="span" sx={{ minWidth: '2em', flexShrink: 0, textAlign: 'center' }}>
          <MoveArrow value={move} />
        </Box>
      )}
      <Kit kit={team.kit} size={26} />
      <Box
        component="span"
        translate="no"
        sx={{ minWidth: 0, display: 'flex', flexDirection: 'column', lineHeight: 1.25 }}
      >
        <NameButton onOpen={onOpen}>
          {team.name}
          {mine && (
            <Box component="span" sx={visuallyHidden}>
              {' '}
              (you)
            </Box>
          )}
        </NameButton>
        {team.manager && (
          <Box component="span" sx={{ ...small, display: { xs: phoneNote ? 'none' : 'block', sm: 'block' } }}>
            {team.manager}
          </Box>
        )}
        {phoneNote && (
          <Box component="span" sx={{ ...small, display: { xs: 'block', sm: 'none' } }}>
            {phoneNote}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const small = { ...cut, fontSize: '0.75rem', color: 'text.secondary' } as const;

function NameButton({ onOpen, children }: { onOpen?: () => void; children: ReactNode }) {
  if (!onOpen) {
    return (
      <Box component="span" sx={{ ...cut, fontWeight: 600 }}>
        {children}
      </Box>
    );
  }
  return (
    <InlineLink
      component="button"
      type="button"
      onClick={onOpen}
      sx={{ ...cut, fontWeight: 600, font: 'inherit', textAlign: 'left', color: 'inherit' }}
    >
      <b>{children}</b>
    </InlineLink>
  );
}
