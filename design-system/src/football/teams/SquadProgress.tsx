import { staticClasses } from '../../theme/staticClasses';

interface SquadProgressProps {
  /** Counting footballers whose gameweek is over. */
  played: number;
  /** Counting footballers in a match now. */
  playing: number;
  /** Counting footballers still to play. */
  toCome: number;
}

/** `5 · 2 · 4`: footballers of a team who have finished, are in a match now (with a dot) and are still to play. */
export function SquadProgress({ played, playing, toCome }: SquadProgressProps) {
  const words = `${played} played, ${playing} playing, ${toCome} to come`;
  return (
    <span role="img" aria-label={words} title={words} className={classes.row}>
      <span data-part="played">{played}</span>
      <span data-part="playing" data-some={playing > 0 || undefined}>
        {playing}
      </span>
      <span data-part="to-come">{toCome}</span>
    </span>
  );
}

const classes = staticClasses('squad-progress', {
  row: ({ spacing, vars }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: spacing(1),
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '& > [data-part]': { minWidth: '1.6em', textAlign: 'center', borderRadius: 4, lineHeight: '1.375rem' },
    '& > [data-part="played"]': { color: vars.palette.text.secondary },
    '& > [data-part="playing"][data-some]': {
      fontWeight: 700,
      color: vars.palette.success.main,
      boxShadow: `inset 0 -2px 0 ${vars.palette.success.main}`,
    },
    '& > [data-part="to-come"]': {
      fontWeight: 700,
      boxShadow: `inset 0 0 0 1px ${vars.palette.cell.outline}`,
    },
  }),
});
