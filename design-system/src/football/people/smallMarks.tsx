import { Box } from '../../components/base/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Button from '@mui/material/Button';
import { chipLabel, chipName, isShareHigh, type Chip } from '@touchline/shared/domain';
import { formatOwnership, formatSetPieces, noValue } from '@touchline/shared/format';
import { AddPersonIcon, CheckIcon, LockIcon } from '../../icons/muiIcons';
import { staticClasses } from '../../theme/staticClasses';
import { night, ownershipText, radius } from '../../theme/tokens';

/** A chip as a lettered token. */
export function ChipToken({ chip, used = true }: { chip: Chip; used?: boolean }) {
  return (
    <Box
      component="abbr"
      title={used ? chipName(chip) : `${chipName(chip)}, left to play`}
      sx={{
        display: 'inline-grid',
        placeItems: 'center',
        minWidth: 32,
        minHeight: 22,
        px: 1,
        borderRadius: 0.6,
        fontSize: '0.75rem',
        fontWeight: 700,
        lineHeight: 1,
        textDecoration: 'none',
        ...(used
          ? { bgcolor: 'primary.main', color: 'primary.contrastText' }
          : { border: '1px dashed', borderColor: 'outline.main', color: 'text.secondary' }),
      }}
    >
      {chipLabel(chip)}
    </Box>
  );
}

interface SetPieceOrders {
  penalties?: number | null;
  freekicks?: number | null;
  corners?: number | null;
}

/** `P1 F2 C1`: position among the takers. */
export function SetPieces(orders: SetPieceOrders) {
  return (
    <Box component="span" title={setPiecesInWords(orders)} sx={{ typography: 'table', whiteSpace: 'nowrap' }}>
      {formatSetPieces(orders)}
    </Box>
  );
}

export function setPiecesInWords({ penalties, freekicks, corners }: SetPieceOrders): string {
  const parts = [
    ['penalties', penalties],
    ['free kicks', freekicks],
    ['corners', corners],
  ] as const;
  const said = parts.filter(([, order]) => order != null).map(([what, order]) => `${what} ${order}`);
  return said.join(', ') || 'takes no set pieces';
}

export interface OwnershipShare {
  count: number;
  total: number;
  /** 0 to 100. */
  count_share: number;
}

/** `3/10 30.0%` on the dark pill: white above a quarter, red below. */
export function OwnershipText({ ownership }: { ownership?: OwnershipShare | null }) {
  if (!ownership) return <span>{noValue}</span>;
  return (
    <span className={classes.ownership} data-common={isShareHigh(ownership.count_share) || undefined}>
      {formatOwnership(ownership)}
    </span>
  );
}

const classes = staticClasses('marks', {
  ownership: ({ spacing, typography }) => ({
    ...typography.table,
    display: 'inline-block',
    padding: `0 ${spacing(1.5)}`,
    borderRadius: radius.cell,
    backgroundColor: night,
    color: ownershipText.rare,
    fontWeight: 600,
    lineHeight: '1.375rem',
    whiteSpace: 'nowrap',
    '&[data-common]': { color: ownershipText.common },
  }),
});

export type RivalState = 'add' | 'added' | 'busy' | 'limit';

interface RivalToggleProps {
  state: RivalState;
  teamName: string;
  onToggle: () => void;
  /** Text at the limit of rivals. */
  limitText?: string;
}

const rivalLabels = { add: 'Add rival', added: 'Rival', busy: 'Saving', limit: 'Limit reached' } as const;

/** Follows or unfollows a team. */
export function RivalToggle({ state, teamName, onToggle, limitText }: RivalToggleProps) {
  const blocked = state === 'limit';
  return (
    <Button
      size="small"
      variant={state === 'added' ? 'contained' : 'outlined'}
      // Not `disabled`: it must be focusable, or the reason could not be read.
      aria-disabled={blocked || undefined}
      startIcon={rivalIcon(state)}
      aria-pressed={state === 'added'}
      aria-busy={state === 'busy'}
      aria-label={`${rivalLabels[state]}: ${teamName}`}
      title={blocked ? limitText : undefined}
      onClick={state === 'busy' || blocked ? undefined : onToggle}
      sx={{
        whiteSpace: 'nowrap',
        '&[aria-disabled="true"]': {
          color: 'text.secondary',
          borderStyle: 'dashed',
          cursor: 'default',
          '&:hover': { bgcolor: 'transparent' },
        },
      }}
    >
      {rivalLabels[state]}
    </Button>
  );
}

function rivalIcon(state: RivalState) {
  if (state === 'busy') return <CircularProgress size={14} color="inherit" />;
  if (state === 'added') return <CheckIcon />;
  return state === 'limit' ? <LockIcon /> : <AddPersonIcon />;
}
