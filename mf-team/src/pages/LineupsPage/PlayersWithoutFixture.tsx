import { Box, Section, Typography } from '@touchline/design-system';
import { FootballerLink } from '@touchline/design-system/links';
import type { TeamLineups } from '@touchline/shared/wire';

/** Footballers whose club does not play in this gameweek. */
export function PlayersWithoutFixture({ players }: { players: TeamLineups['blanks'] }) {
  if (players.length === 0) return null;
  return (
    <Section title="No fixture this gameweek" look="card">
      <Box
        component="ul"
        aria-label="No fixture this gameweek"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 3 }}
      >
        {players.map(({ id, name, position }) => (
          <Typography component="li" variant="body2" key={id}>
            <FootballerLink id={id} name={name} /> · {position}
          </Typography>
        ))}
      </Box>
    </Section>
  );
}
