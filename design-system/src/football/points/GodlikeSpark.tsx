import { staticClasses } from '../../theme/staticClasses';

export const sparkPath = 'M12 3v6M12 15v6M3 12h6M15 12h6';

/**
 * Mark after points of the highest class. Not a MUI icon, which would compute its styles in each of many
 * rows.
 */
export const GodlikeSpark = ({ size }: { size: number }) => (
  <svg className={classes.spark} viewBox="0 0 24 24" width={size} height={size} aria-hidden>
    <path d={sparkPath} />
  </svg>
);

const classes = staticClasses('spark', {
  spark: ({ spacing }) => ({
    verticalAlign: '-0.1em',
    marginLeft: spacing(0.5),
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 3,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
});
