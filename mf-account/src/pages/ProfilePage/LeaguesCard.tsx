import { EmptyState, QueryView, Section, SkeletonTable, TextLink } from '@touchline/design-system';
import { buildLink } from '@touchline/shared/contract';
import { RefreshQueryButton } from '../../components/RefreshQueryButton';
import { useAccountQuery } from '../../state/account.queries';
import { LeaguesTable } from './LeaguesTable';

/** The classic leagues of the reader's team. */
export function LeaguesCard() {
  const query = useAccountQuery({ name: 'leagues' }, 'calm');
  return (
    <Section title="Leagues" look="card" actions={<RefreshQueryButton query={query} />}>
      <QueryView
        query={query}
        what="leagues"
        skeleton={<SkeletonTable rows={5} columns={3} what="leagues" />}
        isEmpty={({ leagues }) => leagues.length === 0}
        empty={
          <EmptyState
            headingLevel="h3"
            title="No leagues"
            text="Join a league in the official game and it appears here."
          />
        }
      >
        {({ leagues }) => <LeaguesTable leagues={leagues} />}
      </QueryView>
      <TextLink data-alone to={buildLink('h2h')} sx={{ display: 'inline-block', mt: 3 }}>
        Head-to-head leagues and cups
      </TextLink>
    </Section>
  );
}
