import { EmptyState } from '@touchline/design-system';
import { ClubFrame } from '../../components/club/ClubFrame';
import { ClubFixturesTable } from './ClubFixturesTable';

/** All fixtures of a club in the season. Route: /club/:id/fixtures */
export default function ClubFixturesPage() {
  return (
    <ClubFrame part="clubFixtures" pace="calm" what="fixtures">
      {({ fixtures }, { season }) =>
        fixtures.length === 0 ? (
          <EmptyState art="clipboard" title="No fixtures" />
        ) : (
          <ClubFixturesTable fixtures={fixtures} season={season} />
        )
      }
    </ClubFrame>
  );
}
