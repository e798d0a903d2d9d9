import Box from '@mui/material/Box';
import { formatBalance, formatCost, formatRank, formatSigned, noValue } from '@touchline/shared/format';

type Value = number | null | undefined;

const tone = (value: number) => (value > 0 ? 'success.main' : value < 0 ? 'error.main' : 'text.secondary');
const arrow = (value: number) => (value > 0 ? '▲' : value < 0 ? '▼' : '–');

/** Places won or lost: a green arrow up, a red one down. */
export function MoveArrow({ value }: { value: Value }) {
  if (value == null) return <span>{noValue}</span>;
  const words = value === 0 ? 'same place' : `${value > 0 ? 'up' : 'down'} ${Math.abs(value)}`;
  return (
    <Box
      component="span"
      role="img"
      aria-label={words}
      title={words}
      sx={{ color: tone(value), fontSize: '0.75rem' }}
    >
      {arrow(value)}
    </Box>
  );
}

/** `+12 ▲` ahead of you is green, `−9 ▼` behind red. */
export function GapText({ value }: { value: Value }) {
  if (value == null) return <span>{noValue}</span>;
  return (
    <Box component="span" sx={{ ...number, color: tone(value), fontWeight: 600 }}>
      {formatSigned(value)}
      {value !== 0 && (
        <Box component="span" aria-hidden sx={{ ml: 0.5, fontSize: '0.6875rem' }}>
          {arrow(value)}
        </Box>
      )}
    </Box>
  );
}

const number = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** `#1,204,331`, with the move beside it where it is known. */
export function RankText({ value, move }: { value: Value; move?: number | null }) {
  return (
    <Box component="span" sx={number}>
      {formatRank(value)}
      {move != null && (
        <Box component="span" sx={{ ml: 1 }}>
          <MoveArrow value={move} />
        </Box>
      )}
    </Box>
  );
}

/** `8.5m`, from millions. */
export function CostText({ value }: { value: Value }) {
  return (
    <Box component="span" sx={number}>
      {formatCost(value)}
    </Box>
  );
}

/** `+214k`: a transfer balance. */
export function BalanceText({ value }: { value: Value }) {
  if (value == null) return <span>{noValue}</span>;
  return (
    <Box component="span" sx={{ ...number, color: tone(value), fontWeight: 600 }}>
      <span aria-hidden>{value === 0 ? '' : `${arrow(value)} `}</span>
      {formatBalance(value)}
    </Box>
  );
}
