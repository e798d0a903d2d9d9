import { Box } from '@touchline/design-system';
import type { FixtureCell } from '@touchline/shared/wire';
import { Difficulty, GameweekOf, Opponent, ResultOrTime } from './fixtureCells';

interface FixtureListProps {
  fixtures: readonly FixtureCell[];
  season?: string;
}

/** Fixtures of a club on a phone: two lines each. */
export function FixtureList({ fixtures, season }: FixtureListProps) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {fixtures.map((fixture) => (
        <Box component="li" key={fixture.fixture_id} sx={row}>
          <Box component="span" sx={{ minWidth: 40, color: 'text.secondary' }}>
            <GameweekOf fixture={fixture} season={season} />
          </Box>
          <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
            <Opponent fixture={fixture} season={season} />
            <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {fixture.is_home ? 'Home' : 'Away'} · <ResultOrTime fixture={fixture} season={season} />
            </Box>
          </Box>
          <Difficulty fixture={fixture} />
        </Box>
      ))}
    </Box>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: 56,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
} as const;
