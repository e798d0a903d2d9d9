import { Box } from '../base/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Typography } from '../base/Typography';
import { keyframes } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { CloseIcon } from '../../icons/muiIcons';
import { elevation } from '../../theme/madeTokens';
import { bottomBarHeight, frame } from '../../theme/tokens';
import { toneIcons, type Tone } from '../states/Banner';

export interface NoticeData {
  id: string;
  type: Tone;
  /** When empty, the type's default text is shown. */
  message?: string;
  /** Milliseconds on screen; with 0 it stays until closed. */
  timeout?: number;
  action?: { label: string; onClick: () => void };
}

interface NoticeProps extends Omit<NoticeData, 'id'> {
  onClose: () => void;
}

const defaultTimeout = 5000;
const shrink = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } });

/** One notification. Its timer pauses while it is hovered or focused. */
export function Notice({ type, message, timeout = defaultTimeout, action, onClose }: NoticeProps) {
  const { paused, hold } = useTimeLeft(timeout, onClose);
  const ToneIcon = toneIcons[type];
  return (
    <Box
      role={type === 'error' ? 'alert' : 'status'}
      {...hold}
      sx={{
        position: 'relative',
        overflow: 'hidden',
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        width: 360,
        maxWidth: '100%',
        pl: 3,
        pr: 1,
        py: 1.5,
        borderRadius: 1,
        borderLeft: 4,
        borderColor: `${type}.main`,
        bgcolor: 'surface.raised',
        color: 'text.primary',
        boxShadow: elevation.notice,
      }}
    >
      <ToneIcon fontSize="small" sx={{ color: `${type}.main` }} />
      <Typography variant="body2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
        {message || (type === 'error' ? 'ERROR' : 'SUCCESS')}
      </Typography>
      {action && (
        <Button size="small" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
      <IconButton size="small" aria-label="Close notification" onClick={onClose}>
        <CloseIcon fontSize="small" />
      </IconButton>
      {timeout > 0 && <TimeHairline milliseconds={timeout} paused={paused} tone={type} />}
    </Box>
  );
}

function TimeHairline({ milliseconds, paused, tone }: { milliseconds: number; paused: boolean; tone: Tone }) {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        insetInline: 0,
        bottom: 0,
        height: 2,
        transformOrigin: 'left',
        bgcolor: `${tone}.main`,
        animation: `${shrink} ${milliseconds}ms linear forwards`,
        animationPlayState: paused ? 'paused' : 'running',
        '@media (prefers-reduced-motion: reduce)': { display: 'none' },
      }}
    />
  );
}

/** Runs the notification's timer, and pauses it while it is hovered or focused. */
function useTimeLeft(timeout: number, onClose: () => void) {
  const [paused, setPaused] = useState(false);
  const left = useRef(timeout);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    if (paused || timeout === 0) return undefined;
    const started = Date.now();
    const timer = setTimeout(() => close.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (Date.now() - started));
    };
  }, [paused, timeout]);
  const pause = () => setPaused(true);
  const go = () => setPaused(false);
  return { paused, hold: { onMouseEnter: pause, onMouseLeave: go, onFocus: pause, onBlur: go } };
}

interface NotificationStackProps {
  notices: readonly NoticeData[];
  onClose: (id: string) => void;
}

/** The newest three, above the bottom bar on phones, bottom left on desktops. */
export function NotificationStack({ notices, onClose }: NotificationStackProps) {
  return (
    <Box
      component="section"
      aria-label="Notifications"
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        left: { xs: 16, lg: frame.railClosed + 16 },
        right: { xs: 16, lg: 'auto' },
        bottom: { xs: `calc(${bottomBarHeight} + 16px + env(safe-area-inset-bottom))`, sm: 24 },
        display: 'flex',
        flexDirection: 'column',
        alignItems: { xs: 'center', lg: 'flex-start' },
        gap: 2,
        pointerEvents: 'none',
        '& > *': { pointerEvents: 'auto' },
      }}
    >
      {notices.slice(-3).map(({ id, ...notice }) => (
        <Notice key={id} {...notice} onClose={() => onClose(id)} />
      ))}
    </Box>
  );
}
