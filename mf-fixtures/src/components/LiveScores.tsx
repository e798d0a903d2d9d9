import { Box, visuallyHidden } from '@touchline/design-system';
import type { FixtureRow } from '@touchline/shared/wire';
import { useAtMostOnceAMinute } from './useAtMostOnceAMinute';

/** Announces changed scores to screen readers (polite live region). */
export function LiveScores({ fixtures }: { fixtures: readonly FixtureRow[] }) {
  const said = useAtMostOnceAMinute(scoresInWords(fixtures));
  return (
    <Box role="status" sx={visuallyHidden}>
      {said}
    </Box>
  );
}

const scoresInWords = (fixtures: readonly FixtureRow[]) =>
  fixtures
    .filter(({ active }) => active)
    .map(({ home, away }) => `${home.name} ${home.score ?? 0}, ${away.name} ${away.score ?? 0}`)
    .join('. ');
