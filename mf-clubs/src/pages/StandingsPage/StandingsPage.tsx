import { EmptyState, RemoteView, SkeletonTable } from '@touchline/design-system';
import type { ClubsStandings } from '@touchline/shared/wire';
import { ClubsFrame } from '../../components/ClubsFrame';
import { useClubsQuery } from '../../state/clubs.queries';
import { StandingsTable } from './StandingsTable';

/** The league table, computed from the fixtures played. Route: /clubs */
export default function StandingsPage() {
  const standings = useClubsQuery({ name: 'standings' }, 'live');
  return (
    <ClubsFrame shown={standings}>
      <RemoteView
        data={standings.data}
        what="league table"
        onRetry={standings.refresh}
        skeleton={<SkeletonTable rows={20} columns={6} what="league table" />}
        isEmpty={nothingPlayed}
        empty={<EmptyState title="No table yet" text="Table appears after the first match" />}
      >
        {({ rows }) => <StandingsTable rows={rows} />}
      </RemoteView>
    </ClubsFrame>
  );
}

const nothingPlayed = ({ rows }: ClubsStandings) => rows.every(({ played }) => played === 0);
