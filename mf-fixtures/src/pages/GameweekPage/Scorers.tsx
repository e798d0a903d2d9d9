import { Box } from '@touchline/design-system';
import { formatDec1 } from '@touchline/shared/format';
import type { FixtureRow } from '@touchline/shared/wire';
import { scorersOf } from '../../domain/scorersOf';

/** Under a fixture: who scored for each side, and how many of its players the rivals have. */
export function Scorers({ fixture }: { fixture: FixtureRow }) {
  const { home, away } = scorersOf(fixture);
  const { rivals_share } = fixture;
  return (
    <>
      {home.length + away.length > 0 && (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 4 }}>
          <Box sx={{ textAlign: 'right' }}>{home.join(' · ')}</Box>
          <Box sx={{ textAlign: 'left' }}>{away.join(' · ')}</Box>
        </Box>
      )}
      {rivals_share !== null && (
        <div>Rivals have {formatDec1(rivals_share)} players each in this fixture</div>
      )}
    </>
  );
}
