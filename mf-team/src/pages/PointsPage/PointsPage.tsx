import {
  EmptyState,
  later,
  RemoteView,
  SkeletonCard,
  SkeletonChart,
  SkeletonTable,
  Stack,
} from '@touchline/design-system';
import { TeamFrame } from '../../components/TeamFrame/TeamFrame';
import { useTeamPart } from '../../state/useTeamPart';
import { Contributions } from './Contributions';
import { GameweekHistory } from './GameweekHistory';
import { SeasonFigures } from './SeasonFigures';

/** The chart's library is larger than all the rest of the page. */
const PointsChart = later({
  load: () => import(/* webpackChunkName: "PointsChart" */ './PointsChart'),
  what: 'chart',
  waiting: <SkeletonChart what="points by gameweek" />,
});

/** The own season in points: by gameweek and by footballer. Route: /team/points */
export default function PointsPage() {
  const points = useTeamPart('points', 'calm');
  const gameweeks = useTeamPart('gameweeks', 'calm');
  const shown = {
    data: gameweeks.data,
    refresh: () => [points, gameweeks].forEach(({ refresh }) => refresh()),
  };
  return (
    <TeamFrame title="Points" shown={shown} pace="calm">
      <Stack sx={{ gap: { xs: 5, md: 7 } }}>
        <RemoteView
          data={points.data}
          what="key figures"
          onRetry={points.refresh}
          skeleton={<SkeletonCard />}
        >
          {({ kpis }) => <SeasonFigures kpis={kpis} />}
        </RemoteView>
        <RemoteView
          data={gameweeks.data}
          what="gameweeks"
          onRetry={gameweeks.refresh}
          skeleton={<GameweeksSkeleton />}
          isEmpty={({ rows }) => rows.length === 0}
          empty={<EmptyState title="No gameweeks yet" text="They appear after your first deadline." />}
        >
          {({ rows }) => (
            <Stack sx={{ gap: { xs: 5, md: 7 } }}>
              <PointsChart rows={rows} />
              <GameweekHistory rows={rows} />
            </Stack>
          )}
        </RemoteView>
        <RemoteView
          data={points.data}
          what="contributions"
          skeleton={<SkeletonTable what="contributions" />}
          onRetry={points.refresh}
        >
          {({ contributions }) => <Contributions contributions={contributions} />}
        </RemoteView>
      </Stack>
    </TeamFrame>
  );
}

function GameweeksSkeleton() {
  return (
    <Stack sx={{ gap: 5 }}>
      <SkeletonChart what="points by gameweek" />
      <SkeletonTable what="gameweeks" />
    </Stack>
  );
}
