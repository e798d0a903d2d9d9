import {
  Button,
  EmptyState,
  ErrorState,
  later,
  linkTo,
  QueryView,
  RemoteView,
  SkeletonChart,
  SkeletonTable,
  Stack,
} from '@touchline/design-system';
import { buildLink } from '@touchline/shared/contract';
import type { QueryResult } from '@touchline/shared/queries';
import { lastValue, type RemoteData } from '@touchline/shared/remote-data';
import type { TeamGameweeks, TeamPoints } from '@touchline/shared/wire';
import { TeamFrame } from '../../components/TeamFrame/TeamFrame';
import { failureOfAll, quietBeside } from '../../domain/sideBySide';
import { useTeamQuery } from '../../state/team.queries';
import { Contributions } from './Contributions';
import { GameweekHistory } from './GameweekHistory';
import { SeasonFigures, SeasonFiguresSkeleton } from './SeasonFigures';

/** Lazy: the chart's library is larger than the rest of the page. */
const PointsChart = later({
  load: () => import(/* webpackChunkName: "Charts" */ './PointsChart'),
  what: 'chart',
  waiting: <SkeletonChart what="points by gameweek" />,
});

/** The own season in points: by gameweek and by footballer. Route: /team/points */
export default function PointsPage() {
  const points = useTeamQuery({ name: 'points' }, 'calm');
  const gameweeks = useTeamQuery({ name: 'gameweeks' }, 'calm');
  const refresh = () => [points, gameweeks].forEach((part) => part.refresh());
  const failure = failureOfAll(points.data, gameweeks.data);
  return (
    <TeamFrame title="Points" shown={{ data: gameweeks.data, refresh }} pace="calm">
      {failure ? (
        <ErrorState failure={failure} what="season" onRetry={refresh} />
      ) : (
        <Season points={points} gameweeks={gameweeks} />
      )}
    </TeamFrame>
  );
}

interface SeasonProps {
  points: QueryResult<TeamPoints>;
  gameweeks: QueryResult<TeamGameweeks>;
}

/** Two queries on one page: each has its own loading and error state; common states are shown once. */
function Season({ points, gameweeks }: SeasonProps) {
  return (
    <Stack sx={{ gap: { xs: 5, md: 7 } }}>
      <QueryView query={points} what="key figures" skeleton={<SeasonFiguresSkeleton />}>
        {({ kpis }) => <SeasonFigures kpis={kpis} />}
      </QueryView>
      <RemoteView
        data={quietBeside(gameweeks.data, points.data)}
        what="gameweeks"
        onRetry={gameweeks.refresh}
        skeleton={<GameweeksSkeleton />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<NoGameweeksYet />}
      >
        {({ rows }) => (
          <Stack sx={{ gap: { xs: 5, md: 7 } }}>
            <PointsChart rows={rows} />
            <GameweekHistory rows={rows} />
          </Stack>
        )}
      </RemoteView>
      <LoadedContributions data={points.data} />
    </Stack>
  );
}

/** The second part of a reply whose first part, above, already shows the error and the retry. */
function LoadedContributions({ data }: { data: RemoteData<TeamPoints> }) {
  const points = lastValue(data);
  if (points) return <Contributions contributions={points.contributions} />;
  return data.status === 'failed' ? null : <SkeletonTable what="contributions" />;
}

const NoGameweeksYet = () => (
  <EmptyState
    art="clipboard"
    title="No gameweeks yet"
    text="They appear after your first deadline."
    action={
      <Button variant="outlined" {...linkTo(buildLink('team', { params: { x: 'next' } }))}>
        Next gameweek
      </Button>
    }
  />
);

function GameweeksSkeleton() {
  return (
    <Stack sx={{ gap: 5 }}>
      <SkeletonChart what="points by gameweek" />
      <SkeletonTable what="gameweeks" />
    </Stack>
  );
}
