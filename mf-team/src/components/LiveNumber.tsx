import { Box, keyframes, tokens, visuallyHidden } from '@touchline/design-system';
import { formatPoints, formatSigned } from '@touchline/shared/format';
import { useState } from 'react';

const flash = keyframes({ from: { backgroundColor: `${tokens.palettes.light.you.main}33` } });
const roll = keyframes({ from: { transform: 'translateY(40%)', opacity: 0 } });

interface LiveNumberProps {
  /** Null where nothing was played yet. */
  value: number | null;
  /** What it counts, for the announcement: "Gameweek points". */
  label: string;
  /** True in one place of a page only: two would say the same change twice. */
  isAnnounced?: boolean;
}

/**
 * A number that rolls and lights up once when it changes, and says so politely to who cannot see it. Give it the
 * gameweek as key: the points of another one are not a change of these.
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

/** How often the value has changed since it first came, and the last change in words. */
function useNews(value: number | null, label: string) {
  const [known, setKnown] = useState({ value, changes: 0, news: '' });
  if (known.value === value) return known;
  const next = { ...known, value };
  if (known.value !== null && value !== null) {
    next.changes += 1;
    next.news = `${label} ${formatPoints(value)}, ${formatSigned(value - known.value)}`;
  }
  setKnown(next);
  return next;
}
