import { pointsClass, type PointsClass } from '@touchline/shared/domain';
import { formatPoints, missingPointsTitles } from '@touchline/shared/format';
import { visuallyHidden } from '../../components/states/visuallyHidden';
import { staticClasses } from '../../theme/staticClasses';
import { pointsClassColours, radius } from '../../theme/tokens';
import { GodlikeSpark } from './GodlikeSpark';
import { pointsColours } from './scaleColours';

interface PointsPillProps {
  /** Null: not played yet, which is different from zero. */
  value: number | null | undefined;
  /** Derived from the value when absent. */
  cls?: PointsClass;
  /** The bonus in it is provisional: italic, with an asterisk. */
  provisional?: boolean;
  /** The footballer is in a running match: underlined, since the points may still change. */
  live?: boolean;
  /** Meaning of a missing value. */
  of?: keyof typeof missingPointsTitles;
}

/** Points in the colour of their class. */
export function PointsPill({
  value,
  cls,
  provisional = false,
  live = false,
  of = 'gameweek',
}: PointsPillProps) {
  if (value == null) return <MissingPoints title={missingPointsTitles[of]} />;
  const name = cls ?? pointsClass(value);
  return (
    <span
      className={classes.pill}
      data-points-class={name}
      data-provisional={provisional || undefined}
      data-live={live || undefined}
      style={value < 0 ? { backgroundColor: pointsColours(value).bg } : undefined}
      title={titleOf(live, provisional)}
    >
      {formatPoints(value)}
      {provisional && '*'}
      {live && <span className={classes.unseen}> playing now</span>}
      {name === 'godlike' && <GodlikeSpark size={11} />}
    </span>
  );
}

function titleOf(live: boolean, provisional: boolean): string | undefined {
  const facts = [live && 'playing now', provisional && 'with provisional bonus'].filter(Boolean).join(', ');
  return facts === '' ? undefined : facts.charAt(0).toUpperCase() + facts.slice(1);
}

function MissingPoints({ title }: { title: string }) {
  return (
    <span className={classes.pill} title={title}>
      <span aria-hidden>–</span>
      <span className={classes.unseen}>{title}</span>
    </span>
  );
}

const classRules = Object.fromEntries(
  Object.entries(pointsClassColours).map(([name, { bg, text }]) => [
    `&[data-points-class="${name}"]`,
    { backgroundColor: bg, color: text },
  ]),
);

const classes = staticClasses('points', {
  pill: ({ spacing, typography, vars }) => ({
    ...typography.table,
    // Contains text for screen readers, which is positioned absolutely.
    position: 'relative',
    '&[data-live]::after': {
      content: '""',
      position: 'absolute',
      left: 0,
      right: 0,
      bottom: -4,
      height: 3,
      borderRadius: 2,
      backgroundColor: vars.palette.success.main,
    },
    display: 'inline-block',
    minWidth: 34,
    minHeight: 24,
    lineHeight: 'max(24px, 1.5rem)',
    textAlign: 'center',
    whiteSpace: 'nowrap',
    padding: `0 ${spacing(1.5)}`,
    borderRadius: radius.cell,
    boxShadow: `inset 0 0 0 1px ${vars.palette.cell.outline}`,
    color: vars.palette.text.secondary,
    fontWeight: 700,
    '&[data-provisional]': { fontStyle: 'italic' },
    ...classRules,
  }),
  unseen: () => visuallyHidden,
});
