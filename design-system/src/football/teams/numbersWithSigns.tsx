import type { Theme } from '@mui/material/styles';
import {
  formatBalance,
  formatCost,
  formatCount,
  formatRank,
  formatSigned,
  noValue,
} from '@touchline/shared/format';
import { staticClasses } from '../../theme/staticClasses';

type Value = number | null | undefined;

const tone = (value: number) => (value > 0 ? 'better' : value < 0 ? 'worse' : 'same');
const arrow = (value: number) => (value > 0 ? '▲' : value < 0 ? '▼' : '–');

/** Ranks gained or lost, `▲ 3`: a green arrow up, a red one down, with the number. */
export function MoveArrow({ value }: { value: Value }) {
  if (value == null) return <span>{noValue}</span>;
  const words = value === 0 ? 'same place' : `${value > 0 ? 'up' : 'down'} ${formatCount(Math.abs(value))}`;
  return (
    <span role="img" aria-label={words} title={words} className={classes.move} data-tone={tone(value)}>
      {arrow(value)}
      {value !== 0 && ` ${formatCount(Math.abs(value))}`}
    </span>
  );
}

/** `+12 ▲` is green and good for the manager, `−9 ▼` red: their own points minus the others'. */
export function GapText({ value }: { value: Value }) {
  if (value == null) return <span>{noValue}</span>;
  return (
    <span className={classes.number} data-tone={tone(value)}>
      {formatSigned(value)}
      {value !== 0 && (
        <span aria-hidden className={classes.smallArrow}>
          {arrow(value)}
        </span>
      )}
    </span>
  );
}

/** `#1,204,331`, with the move beside it when known. */
export function RankText({ value, move }: { value: Value; move?: number | null }) {
  return (
    <span className={classes.number}>
      {formatRank(value)}
      {move != null && (
        <span className={classes.beside}>
          <MoveArrow value={move} />
        </span>
      )}
    </span>
  );
}

/** `8.5m`, from millions. */
export function CostText({ value }: { value: Value }) {
  return <span className={classes.number}>{formatCost(value)}</span>;
}

/** `+214k`: a transfer balance. */
export function BalanceText({ value }: { value: Value }) {
  if (value == null) return <span>{noValue}</span>;
  return (
    <span className={classes.number} data-tone={tone(value)}>
      <span aria-hidden>{value === 0 ? '' : `${arrow(value)} `}</span>
      {formatBalance(value)}
    </span>
  );
}

const classes = staticClasses('numbers', {
  number: ({ vars }) => ({
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '&[data-tone]': { fontWeight: 600, ...toneColours(vars.palette) },
  }),
  // A different line height would shift the content below.
  move: ({ vars }) => ({
    fontSize: '0.75rem',
    lineHeight: 1,
    whiteSpace: 'nowrap',
    ...toneColours(vars.palette),
  }),
  smallArrow: ({ spacing }) => ({ marginLeft: spacing(0.5), fontSize: '0.6875rem' }),
  beside: ({ spacing }) => ({ marginLeft: spacing(1) }),
});

const toneColours = ({ success, error, text }: Theme['vars']['palette']) => ({
  '&[data-tone="better"]': { color: success.main },
  '&[data-tone="worse"]': { color: error.main },
  '&[data-tone="same"]': { color: text.secondary },
});
