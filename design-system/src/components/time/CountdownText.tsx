import { Box } from '../base/Box';
import { formatCountdown, formatCountdownShort, spokenCountdown } from '@touchline/shared/format';
import { useEffect, useState } from 'react';
import { visuallyHidden } from '../states/visuallyHidden';

interface CountdownTextProps {
  /** Target of the countdown, in milliseconds. */
  to: number;
  /** The server's clock minus this device's, in milliseconds. */
  clockOffset?: number;
  /** Text after the countdown has ended. */
  past?: string;
  /** Shows only the two largest units on phones. */
  compact?: boolean;
  /** For stories and tests: a fixed current time. */
  now?: number;
}

const second = 1000;

/**
 * `2d 04h 11m 09s`, below an hour `11:09`. Computed from instants, so clock changes never shift it. A
 * server-rendered countdown is hydrated some seconds later and continues from there.
 */
export function CountdownText({
  to,
  clockOffset = 0,
  past = 'now',
  compact = false,
  now,
}: CountdownTextProps) {
  const current = useClock(now, clockOffset);
  const left = to - current;
  if (left <= 0) return <span>{past}</span>;
  return (
    <Box
      component="span"
      sx={{ position: 'relative', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
    >
      <Box
        component="span"
        aria-hidden
        suppressHydrationWarning
        sx={compact ? { display: { xs: 'none', sm: 'inline' } } : undefined}
      >
        {formatCountdown(left)}
      </Box>
      {compact && (
        <Box component="span" aria-hidden suppressHydrationWarning sx={{ display: { sm: 'none' } }}>
          {formatCountdownShort(left)}
        </Box>
      )}
      {/* Updated once a minute only, so that screen readers are not interrupted. */}
      <Box component="span" suppressHydrationWarning sx={visuallyHidden}>
        {spokenCountdown(left)}
      </Box>
    </Box>
  );
}

function useClock(fixed: number | undefined, offset: number) {
  const [now, setNow] = useState(() => fixed ?? Date.now() + offset);
  useEffect(() => {
    if (fixed !== undefined) return undefined;
    const timer = setInterval(() => setNow(Date.now() + offset), second);
    return () => clearInterval(timer);
  }, [fixed, offset]);
  return fixed ?? now;
}
