import { EmptyState, KpiRow, later, Section, Segments, SkeletonChart, Stack } from '@touchline/design-system';
import { useAddressChoice } from '@touchline/shared/contract';
import { positions } from '@touchline/shared/domain';
import { formatCount } from '@touchline/shared/format';
import type { ClubPoints } from '@touchline/shared/wire';
import { ClubFrame, type ShownClub } from '../../components/club/ClubFrame';
import { ClubSquadTable, viewOptions } from '../../components/club/ClubSquadTable';

/** The fantasy points of a club: by position, by gameweek, and of each footballer. Route: /club/:id/points */
export default function OneClubPointsPage() {
  return (
    <ClubFrame part="clubPoints" pace="calm" what="points">
      {(points, shown) =>
        points.gameweeks.length === 0 ? (
          <EmptyState art="bench" title="No points yet" />
        ) : (
          <>
            <KpiRow items={figuresOf(points)} />
            <PointsByPosition gameweeks={points.gameweeks} />
            <FootballerPoints shown={shown} name={points.head.name} />
          </>
        )
      }
    </ClubFrame>
  );
}

/** Lazy: charts are larger than the rest of the page. */
const PointsByPosition = later({
  load: () => import(/* webpackChunkName: "PointsByPosition" */ './PointsByPosition'),
  what: 'chart',
  waiting: <SkeletonChart what="points by position" />,
});

const figuresOf = ({ total, positions: points }: ClubPoints) => [
  { label: 'Total', value: formatCount(total) },
  ...positions.map((position) => ({ label: position, value: formatCount(points[position] ?? 0) })),
];

const views = ['total_points', 'gameweek_points', 'fixtures_points'] as const;

function FootballerPoints({ shown, name }: { shown: ShownClub; name: string }) {
  const [view, setView] = useAddressChoice('view', views, 'total_points');
  return (
    <Section title="Players">
      <Stack sx={{ gap: 3, '& > [role="group"]': { alignSelf: 'start' } }}>
        <Segments label="Points of" value={view} options={viewOptions(views)} onChange={setView} />
        <ClubSquadTable shown={shown} name={name} view={view} emptyText="No points yet" />
      </Stack>
    </Section>
  );
}
