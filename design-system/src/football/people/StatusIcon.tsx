import Box from '@mui/material/Box';
import { chanceOfPlaying } from '@touchline/shared/domain';
import { DoubtIcon, OutIcon, ReadyIcon } from '../../icons/muiIcons';

const icons = { check: ReadyIcon, alert: DoubtIcon, stop: OutIcon } as const;
const colours = { check: 'success.main', alert: 'warning.main', stop: 'error.main' } as const;

interface StatusIconProps {
  /** Percent; nothing means that nobody doubts it. */
  chance?: number | null;
  size?: number;
  /** The words beside the icon instead of only read out. */
  withLabel?: boolean;
  /** Nothing is drawn for who is ready: lists show doubts only. */
  hideReady?: boolean;
}

/** Whether he will play: check, alert, stop. */
export function StatusIcon({ chance, size = 16, withLabel = false, hideReady = false }: StatusIconProps) {
  const { icon, label } = chanceOfPlaying(chance);
  if (hideReady && icon === 'check') return null;
  const Icon = icons[icon];
  return (
    <Box
      component="span"
      title={label}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        verticalAlign: withLabel ? 'bottom' : 'middle',
      }}
    >
      <Icon sx={{ fontSize: size, color: colours[icon] }} titleAccess={withLabel ? undefined : label} />
      {withLabel && label}
    </Box>
  );
}
