import {
  EmptyState,
  RefreshButton,
  RemoteView,
  Section,
  SkeletonTable,
  TextLink,
} from '@touchline/design-system';
import { buildLink, useOnline } from '@touchline/shared/contract';
import { lastReady } from '@touchline/shared/remote-data';
import { useAccountQuery } from '../../state/account.queries';
import { LeaguesTable } from './LeaguesTable';

/** The classic leagues of the reader's team. */
export function LeaguesCard() {
  const { data, refresh } = useAccountQuery({ name: 'leagues' }, 'calm');
  const isOffline = !useOnline();
  const button = (
    <RefreshButton
      onRefresh={refresh}
      busy={data.status === 'loading'}
      offline={isOffline}
      at={lastReady(data)?.at}
    />
  );
  return (
    <Section title="Leagues" look="card" actions={button}>
      <RemoteView
        data={data}
        what="leagues"
        onRetry={refresh}
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
      </RemoteView>
      <TextLink data-alone to={buildLink('h2h')} sx={{ display: 'inline-block', mt: 3 }}>
        Head-to-head leagues and cups
      </TextLink>
    </Section>
  );
}
