import { Box } from '@touchline/design-system';
import { rankLineWords, rankPoints } from '../domain/rankLine';
import type { RankWhileRunning } from '@touchline/shared/wire';

const size = { width: 96, height: 28 };

/** The rank through the gameweek in the size of a word, better ranks above. Nothing before it has moved. */
export function RankLine({ line }: Pick<RankWhileRunning, 'line'>) {
  const points = rankPoints(line, size);
  if (points.length < 2) return null;
  return (
    <Box
      component="span"
      role="img"
      aria-label={rankLineWords(line)}
      sx={{ color: 'primary.main', lineHeight: 0 }}
    >
      <svg {...size} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden>
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          strokeLinejoin="round"
        />
      </svg>
    </Box>
  );
}
