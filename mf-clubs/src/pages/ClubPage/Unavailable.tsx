import { Box, Section, Typography } from '@touchline/design-system';
import type { ClubId } from '@touchline/shared/domain';
import { ClubFootballer } from '../../components/ClubFootballer';
import type { ClubsResults } from '../../state/clubs.queries';
import { rows } from './cardRows';

type Injured = ClubsResults['clubOverview']['injuries'][number];

interface UnavailableProps {
  club: ClubId;
  footballers: readonly Injured[];
  season?: string;
}

/** Injured, suspended and doubtful footballers, then those who have left the club. */
export function Unavailable({ club, footballers, season }: UnavailableProps) {
  const sorted = [...footballers].sort((a, b) => Number(hasLeft(a)) - Number(hasLeft(b)));
  return (
    <Section title="Injuries and absences" look="card">
      {sorted.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>Everyone is ready.</Typography>
      ) : (
        <Box component="ul" sx={rows}>
          {sorted.map(({ chance, news, ...one }) => (
            <li key={one.id}>
              <ClubFootballer footballer={{ ...one, club_id: club, chance, news }} season={season} />
              <Typography variant="body2" sx={{ flex: 1, color: 'text.secondary' }}>
                {news}
              </Typography>
            </li>
          ))}
        </Box>
      )}
    </Section>
  );
}

/** `u`: unavailable, in the game's data mostly a loan or a transfer. */
const hasLeft = ({ status }: Injured) => status === 'u';
