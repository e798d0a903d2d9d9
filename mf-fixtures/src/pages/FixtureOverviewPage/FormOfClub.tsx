import { Box, TextLink, Typography } from '@touchline/design-system';
import { clubName } from '@touchline/design-system/football';
import { formatDay, formatOpponent } from '@touchline/shared/format';
import type { FixtureOverview } from '@touchline/shared/wire';
import { fixturePath } from '../../components/fixture/fixtureTabs';
import { resultLetter, type ResultLetter } from '../../domain/resultLetter';

type PastFixture = FixtureOverview['meetings'][number];

interface FormOfClubProps {
  title: string;
  /** As one club sees them, newest first. */
  fixtures: readonly PastFixture[];
}

/**
 * Past fixtures of a club: result as a letter and in goals, the opponent in capitals at home. Each links to
 * its page.
 */
export function FormOfClub({ title, fixtures }: FormOfClubProps) {
  return (
    <Box>
      <Typography variant="h3" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {fixtures.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          No match has been played yet.
        </Typography>
      ) : (
        <Box component="ol" aria-label={title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {fixtures.map((fixture) => (
            <PastFixtureLine key={fixture.fixture_id} fixture={fixture} />
          ))}
        </Box>
      )}
    </Box>
  );
}

const words: Record<ResultLetter, string> = { W: 'Won', D: 'Drawn', L: 'Lost' };

function PastFixtureLine({ fixture }: { fixture: PastFixture }) {
  const { fixture_id, opponent_id, is_home, result, kickoff } = fixture;
  const letter = resultLetter(result);
  return (
    <Box component="li" sx={line}>
      <Letter letter={letter} />
      <Box component="b" sx={{ minWidth: 36, fontVariantNumeric: 'tabular-nums' }}>
        {result ?? '–'}
      </Box>
      <TextLink to={fixturePath(fixture_id)} sx={{ flex: 1, minWidth: 0 }}>
        <abbr title={`${clubName(opponent_id)}, ${is_home ? 'home' : 'away'}`}>
          {formatOpponent({ opponent_id, is_home })}
        </abbr>
      </TextLink>
      {kickoff !== null && (
        <Typography
          variant="caption"
          component="time"
          dateTime={kickoff}
          sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}
        >
          {formatDay(kickoff)}
        </Typography>
      )}
    </Box>
  );
}

function Letter({ letter }: { letter: ResultLetter | undefined }) {
  if (!letter) return <Box component="span" sx={badge} />;
  return (
    <Box component="abbr" title={words[letter]} sx={[badge, looks[letter]]}>
      {letter}
    </Box>
  );
}

const line = { display: 'flex', alignItems: 'center', gap: 3, minHeight: 36, typography: 'body2' } as const;

const badge = {
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: 0.6,
  display: 'grid',
  placeItems: 'center',
  fontWeight: 700,
  fontSize: '0.75rem',
  textDecoration: 'none',
} as const;

const looks = {
  W: { bgcolor: 'success.main', color: 'success.contrastText' },
  D: { border: 1, borderColor: 'outline.main', color: 'text.primary' },
  L: { bgcolor: 'error.main', color: 'error.contrastText' },
} as const;
