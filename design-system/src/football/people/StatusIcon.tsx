import { chanceOfPlaying } from '@touchline/shared/domain';
import { DoubtIcon, OutIcon, ReadyIcon } from '../../icons/muiIcons';
import { staticClasses } from '../../theme/staticClasses';

const icons = { check: ReadyIcon, alert: DoubtIcon, stop: OutIcon } as const;
const colours = { check: 'success', alert: 'warning', stop: 'error' } as const;

interface StatusIconProps {
  /** Percent; undefined for a footballer without doubt. */
  chance?: number | null;
  size?: number;
  /** Shows the text beside the icon; otherwise it is for screen readers only. */
  withLabel?: boolean;
  /** Renders nothing for a fit footballer: lists show doubts only. */
  hideReady?: boolean;
}

/** Chance of playing as an icon: check, alert, stop. */
export function StatusIcon({ chance, size = 16, withLabel = false, hideReady = false }: StatusIconProps) {
  const { icon, label } = chanceOfPlaying(chance);
  if (hideReady && icon === 'check') return null;
  const Icon = icons[icon];
  return (
    <span className={classes.status} data-labelled={withLabel || undefined} title={label}>
      <Icon color={colours[icon]} style={{ fontSize: size }} titleAccess={withLabel ? undefined : label} />
      {withLabel && label}
    </span>
  );
}

const classes = staticClasses('status', {
  status: ({ spacing }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: spacing(1),
    verticalAlign: 'middle',
    '&[data-labelled]': { verticalAlign: 'bottom' },
  }),
});
