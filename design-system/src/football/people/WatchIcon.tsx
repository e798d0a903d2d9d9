import CircularProgress from '@mui/material/CircularProgress';
import { staticClasses } from '../../theme/staticClasses';
import { target } from '../../theme/tokens';

interface WatchIconProps {
  on: boolean;
  busy?: boolean;
  /** Name of the footballer, for the label. */
  name?: string;
  onToggle?: () => void;
  /** Offline: the star is disabled and gives the reason. */
  offline?: boolean;
}

/** Star of the watchlist. */
export function WatchIcon({ on, busy = false, name = 'this player', onToggle, offline }: WatchIconProps) {
  return (
    <button
      type="button"
      className={classes.button}
      aria-pressed={on}
      aria-busy={busy}
      aria-label={`Watch ${name}`}
      // Not `disabled` while offline: pointer and keyboard must be able to reach the reason.
      disabled={!onToggle && !offline}
      aria-disabled={offline || undefined}
      title={offline ? 'You are offline. Reconnect to change your watchlist.' : undefined}
      onClick={busy || offline ? undefined : onToggle}
    >
      {busy ? <CircularProgress size={18} color="inherit" /> : star}
    </button>
  );
}

const star = (
  <svg viewBox="0 0 24 24" aria-hidden>
    <path d="M12 3.5 14.6 8.9 20.6 9.7 16.2 13.8 17.3 19.7 12 16.9 6.7 19.7 7.8 13.8 3.4 9.7 9.4 8.9Z" />
  </svg>
);

// A plain button: every row of a table has one, and MUI's renders four components.
const classes = staticClasses('watch', {
  button: ({ vars }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    verticalAlign: 'middle',
    minWidth: 32,
    minHeight: 32,
    padding: 5,
    margin: 0,
    border: 0,
    borderRadius: '50%',
    background: 'none',
    color: vars.palette.text.secondary,
    cursor: 'pointer',
    '@media (pointer: coarse)': { minWidth: target.touch, minHeight: target.touch },
    '@media (hover: hover)': { '&:hover': { backgroundColor: vars.palette.action.hover } },
    '&[aria-pressed="true"]': { color: vars.palette.you.text },
    '&[aria-disabled]': { opacity: 0.5, cursor: 'default' },
    '&:disabled': { color: vars.palette.action.disabled, cursor: 'default' },
    '& > svg': { width: 20, height: 20, fill: 'none', stroke: 'currentColor', strokeWidth: 2 },
    '& > svg > path': { strokeLinejoin: 'round' },
    '&[aria-pressed="true"] > svg': { fill: 'currentColor' },
  }),
});
