import { Box, TextLink, Typography } from '@touchline/design-system';
import { buildLink } from '@touchline/shared/contract';
import type { GameweekNumber } from '@touchline/shared/domain';
import { formatGameweek } from '@touchline/shared/format';
import { lastValue } from '@touchline/shared/remote-data';
import type { GameweekSummary } from '@touchline/shared/wire';
import { doublesAndBlanksInWords } from '../../domain/doublesAndBlanksInWords';
import { useFixturesQuery } from '../../state/fixtures.queries';

interface GameweekNotesProps {
  from: GameweekNumber;
  to: GameweekNumber;
}

/** Notes below the ticker: each gameweek with a link to its fixtures, and clubs with a double or a blank. */
export function GameweekNotes({ from, to }: GameweekNotesProps) {
  const season = useFixturesQuery({ name: 'season' }, 'calm');
  const gameweeks = lastValue(season.data)?.gameweeks.filter(({ id }) => from <= id && id <= to) ?? [];
  if (gameweeks.length === 0) return null;
  return (
    <Box component="ul" aria-label="Doubles and blanks" sx={list}>
      {gameweeks.map((gameweek) => (
        <Typography component="li" variant="body2" key={gameweek.id}>
          <TextLink to={buildLink('fixtures', { params: { gameweek: gameweek.id } })}>
            {formatGameweek(gameweek.id)}
          </TextLink>{' '}
          {noteOf(gameweek)}
        </Typography>
      ))}
    </Box>
  );
}

function noteOf(gameweek: GameweekSummary): string {
  if (gameweek.fixtures === 0) return 'no fixtures known';
  return doublesAndBlanksInWords(gameweek) || 'every club once';
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: 2,
} as const;
