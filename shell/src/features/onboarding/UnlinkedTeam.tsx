import { Banner, Box } from '@touchline/design-system';
import type { AuthUser } from '@touchline/shared/wire';

interface UnlinkedTeamProps {
  readonly unlinked: NonNullable<AuthUser['unlinked']>;
  /** The season that has begun. */
  readonly season: string | undefined;
}

/** Explains why a user who had a team has to link one again. */
export function UnlinkedTeam({ unlinked: { season: before, team }, season }: UnlinkedTeamProps) {
  const begun = season === undefined ? 'A new season has begun' : `The season ${season} has begun`;
  const yours = team === null ? `Your team of ${before}` : `Your team ${team} of ${before}`;
  return (
    <Box sx={{ mb: 4 }}>
      <Banner tone="info">
        {`${begun}. ${yours} is not linked any more, because the game gives every team a new ID each season. `}
        {'Search for your team of this season by its new ID. What you did before is kept.'}
      </Banner>
    </Box>
  );
}
