import { Box, keyframes, tokens, visuallyHidden } from '@touchline/design-system';
import { formatPoints, formatSigned } from '@touchline/shared/format';
import { useState } from 'react';

const flash = keyframes({ from: { backgroundColor: `${tokens.palettes.light.you.main}33` } });
const roll = keyframes({ from: { transform: 'translateY(40%)', opacity: 0 } });

interface LiveNumberProps {
  /** Null while nothing was played. */
  value: number | null;
  /** Name of the number, for the announcement: "Gameweek points". */
  label: string;
  /** True for one instance per page: two would announce the same change twice. */
  isAnnounced?: boolean;
}

/**
 * A number that is animated when it changes, and announced politely to screen readers. Pass the gameweek as
 * key: another gameweek's points are no change of these.
 */
export function LiveNumber({ value, label, isAnnounced = false }: LiveNumberProps) {
  const { changes, news } = useNews(value, label);
  return (
    <Box component="span" sx={{ display: 'inline-block', overflow: 'hidden', verticalAlign: 'bottom' }}>
      <Box component="span" key={changes} sx={changes > 0 ? moving : still}>
        {formatPoints(value)}
      </Box>
      {isAnnounced && (
        <Box component="span" role="status" sx={visuallyHidden}>
          {news}
        </Box>
      )}
    </Box>
  );
}

const still = { display: 'inline-block' } as const;
const moving = {
  ...still,
  borderRadius: 0.6,
  animation: `${roll} 200ms ${tokens.motion.ease}, ${flash} 900ms`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
} as const;

/** Number of changes since the first value, and the last change as text. */
function useNews(value: number | null, label: string) {
  const [last, setLast] = useState({ value, changes: 0, news: '' });
  if (last.value === value) return last;
  const next = { ...last, value };
  if (last.value !== null && value !== null) {
    next.changes += 1;
    next.news = `${label} ${formatPoints(value)}, ${formatSigned(value - last.value)}`;
  }
  setLast(next);
  return next;
}
