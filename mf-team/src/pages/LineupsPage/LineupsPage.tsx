import {
  Box,
  Card,
  CardContent,
  EmptyState,
  QueryView,
  Skeleton,
  Stack,
  Waiting,
} from '@touchline/design-system';
import { useAddressChoice, useContent } from '@touchline/shared/contract';
import type { TeamLineups } from '@touchline/shared/wire';
import { FixturesButton } from '../../components/FixturesButton';
import { TeamFrame } from '../../components/TeamFrame/TeamFrame';
import { useTeamQuery } from '../../state/team.queries';
import { FixtureLineup } from './FixtureLineup';
import { lineupFilters } from './lineupFilters';
import { LineupSummary } from './LineupSummary';
import { PlayersWithoutFixture } from './PlayersWithoutFixture';

/** The squad by its real fixtures, with starters. Route: /team/lineups */
export default function LineupsPage() {
  const lineups = useTeamQuery({ name: 'lineups' }, 'live');
  return (
    <TeamFrame title="Lineups" shown={lineups} pace="live">
      <QueryView query={lineups} what="line-ups" skeleton={<LineupsSkeleton />}>
        {(reply) => <Lineups lineups={reply} />}
      </QueryView>
    </TeamFrame>
  );
}

function Lineups({ lineups: { summary, fixtures, blanks } }: { lineups: TeamLineups }) {
  // Starters are not always known; then no mark is better than a wrong one.
  const showsStarts = useContent()?.show_gameweek_starts ?? true;
  const [filter, setFilter] = useAddressChoice('only', lineupFilters, 'all');
  const isShown = ({ lineup }: { lineup: string }) => filter === 'all' || lineup === 'XI';
  return (
    <Stack sx={{ gap: { xs: 4, md: 6 } }}>
      {showsStarts && fixtures.length > 0 && (
        <LineupSummary summary={summary} filter={filter} onFilter={setFilter} />
      )}
      {fixtures.length === 0 && (
        <EmptyState
          art="bench"
          title="No fixtures for your players"
          text="Nobody of yours plays in this gameweek."
          action={<FixturesButton />}
        />
      )}
      <Box sx={cards}>
        {fixtures.map(({ fixture, lineups_at, players }) => (
          <FixtureLineup
            key={fixture.id}
            fixture={fixture}
            lineupsAt={lineups_at}
            players={players.filter((player) => !showsStarts || isShown(player))}
            isPending={showsStarts && players.some(({ lineup }) => lineup === 'pending')}
            showsStarts={showsStarts}
          />
        ))}
      </Box>
      <PlayersWithoutFixture players={blanks} />
    </Stack>
  );
}

const cards = {
  display: 'grid',
  gridTemplateColumns: { md: '1fr 1fr' },
  gap: 4,
  alignItems: 'start',
} as const;

function LineupsSkeleton() {
  return (
    <Stack sx={{ gap: { xs: 4, md: 6 } }}>
      <Waiting what="line-ups" />
      <Skeleton variant="rounded" sx={{ height: { xs: 72, sm: 42 } }} />
      <Box sx={cards}>
        {[3, 4, 2, 3].map((players, at) => (
          <Card key={at}>
            <CardContent>
              <Skeleton width="45%" height={28} />
              {Array.from({ length: players }, (_, row) => (
                <Skeleton key={row} height={44} />
              ))}
            </CardContent>
          </Card>
        ))}
      </Box>
    </Stack>
  );
}
