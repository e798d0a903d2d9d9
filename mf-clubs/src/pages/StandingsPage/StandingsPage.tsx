import { EmptyState, QueryView, SkeletonTable } from '@touchline/design-system';
import type { ClubsStandings } from '@touchline/shared/wire';
import { ClubsFrame } from '../../components/ClubsFrame';
import { useClubsQuery } from '../../state/clubs.queries';
import { StandingsTable } from './StandingsTable';

/** The league table, computed from the fixtures played. Route: /clubs */
export default function StandingsPage() {
  const standings = useClubsQuery({ name: 'standings' }, 'live');
  return (
    <ClubsFrame shown={standings}>
      <QueryView
        query={standings}
        what="league table"
        skeleton={<SkeletonTable rows={20} columns={6} what="league table" />}
        isEmpty={nothingPlayed}
        empty={<EmptyState title="No table yet" text="Table appears after the first match" />}
      >
        {({ rows }) => <StandingsTable rows={rows} />}
      </QueryView>
    </ClubsFrame>
  );
}

const nothingPlayed = ({ rows }: ClubsStandings) => rows.every(({ played }) => played === 0);
