import { QueryView, SkeletonTable } from '@touchline/design-system';
import { ClubsFrame } from '../../components/ClubsFrame';
import { useClubsQuery } from '../../state/clubs.queries';
import { SeasonTable } from './SeasonTable';

/** Results and fixtures of every club by gameweek. Route: /clubs/season */
export default function SeasonPage() {
  const season = useClubsQuery({ name: 'season' }, 'calm');
  return (
    <ClubsFrame shown={season}>
      <QueryView
        query={season}
        what="season of the clubs"
        skeleton={<SkeletonTable rows={20} columns={7} what="season of the clubs" />}
      >
        {(ticker) => <SeasonTable season={ticker} />}
      </QueryView>
    </ClubsFrame>
  );
}
