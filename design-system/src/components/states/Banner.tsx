import { Box } from '../base/Box';
import { Typography } from '../base/Typography';
import { formatTime } from '@touchline/shared/format';
import type { ReactNode } from 'react';
import { DoubtIcon, ErrorIcon, InfoIcon, OfflineIcon, ReadyIcon } from '../../icons/muiIcons';

export type Tone = 'success' | 'error' | 'warning' | 'info';

export const toneIcons = {
  success: ReadyIcon,
  error: ErrorIcon,
  warning: DoubtIcon,
  info: InfoIcon,
} as const;

interface BannerProps {
  tone?: Tone;
  children: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
}

/** A message about the content below it. */
export function Banner({ tone = 'info', children, action, icon }: BannerProps) {
  const ToneIcon = toneIcons[tone];
  return (
    <Box
      role={tone === 'error' ? 'alert' : 'status'}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1,
        px: 3,
        py: 2,
        borderRadius: 1,
        border: 1,
        borderLeftWidth: 4,
        borderColor: `${tone}.main`,
        bgcolor: 'background.paper',
        color: 'text.primary',
      }}
    >
      <Box sx={{ display: 'flex', color: `${tone}.main` }}>{icon ?? <ToneIcon fontSize="small" />}</Box>
      <Typography variant="body2" component="div" sx={{ flex: '1 0 0', minWidth: 'min(9rem, 75%)' }}>
        {children}
      </Typography>
      {action}
    </Box>
  );
}

/** Shown above stale content after a failed refresh. */
export function StaleBanner({ at, reason, action }: { at: number; reason?: string; action?: ReactNode }) {
  return (
    <Banner tone="warning" action={action}>
      {reason ? `${reason} ` : ''}
      Showing data from {formatTime(at)}.
    </Banner>
  );
}

/** Shown while there is no connection. */
export function OfflineBanner({ at, waiting = 0 }: { at?: number; waiting?: number }) {
  return (
    <Banner tone="info" icon={<OfflineIcon fontSize="small" />}>
      You are offline.{at !== undefined && ` Showing data from ${formatTime(at)}.`}
      {waiting > 0 && ` ${waitingText(waiting)} until you are back online.`}
    </Banner>
  );
}

/** Shown while the browser is online but the server cannot be reached. */
export function WaitingBanner({ count }: { count: number }) {
  return <Banner icon={<OfflineIcon fontSize="small" />}>{waitingText(count)} to be sent.</Banner>;
}

const waitingText = (count: number) => (count === 1 ? '1 change waits' : `${count} changes wait`);
