import { Box, Section, Typography } from '@touchline/design-system';
import { formatPoints } from '@touchline/shared/format';
import type { ClubId } from '@touchline/shared/domain';
import { ClubFootballer } from '../../components/ClubFootballer';
import type { ClubsResults } from '../../state/clubs.queries';
import { rows } from './cardRows';

interface BestFootballersProps {
  club: ClubId;
  footballers: ClubsResults['clubOverview']['top'];
  season?: string;
}

/** The five with the most points this season. */
export function BestFootballers({ club, footballers, season }: BestFootballersProps) {
  return (
    <Section title="Top points" look="card">
      <Box component="ol" sx={rows}>
        {footballers.map(({ total_points, ...one }) => (
          <li key={one.id}>
            <ClubFootballer footballer={{ ...one, club_id: club }} season={season} />
            <Typography variant="table" sx={{ ml: 'auto', fontWeight: 700 }}>
              {formatPoints(total_points)}
            </Typography>
          </li>
        ))}
      </Box>
    </Section>
  );
}
