import { Box, Section, Typography } from '@touchline/design-system';
import { clubName } from '@touchline/design-system/football';
import { FootballerLink } from '@touchline/design-system/links';
import type { ClubId } from '@touchline/shared/domain';
import type { FixtureLineups, PitchSide } from '@touchline/shared/wire';

/** The starters of the last match, faded, because they are not confirmed. */
export function LikelyLineups({ lineups: { head, home, away } }: { lineups: FixtureLineups }) {
  const { fixture } = head;
  return (
    <Section title="Likely line-ups" look="card">
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 3 }}>
        Who started the last match of each club. The real line-ups replace them when they are announced.
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
          gap: 4,
        }}
      >
        <LikelySide club={fixture.home.id} side={home} />
        <LikelySide club={fixture.away.id} side={away} />
      </Box>
    </Section>
  );
}

function LikelySide({ club, side }: { club: ClubId; side: PitchSide }) {
  const starters = side.pitch.flat();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {clubName(club)}
      </Typography>
      {starters.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Not known
        </Typography>
      ) : (
        <Box component="ol" aria-label={`Likely line-up of ${clubName(club)}`} sx={list}>
          {starters.map(({ id, name, position }) => (
            <Box component="li" key={id} sx={line}>
              <Typography variant="caption" component="span" sx={{ minWidth: '2.125rem' }}>
                {position}
              </Typography>
              <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <FootballerLink look="strong" id={id} name={name} />
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

const list = { m: 0, p: 0, listStyle: 'none', color: 'text.secondary' } as const;
const line = { display: 'flex', alignItems: 'baseline', gap: 2, minHeight: 30, typography: 'body2' } as const;
