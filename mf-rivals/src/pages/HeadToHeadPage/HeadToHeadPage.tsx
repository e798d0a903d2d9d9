import {
  EmptyState,
  PageFrame,
  PaywallBlock,
  QueryView,
  Section,
  SkeletonTable,
  Stack,
} from '@touchline/design-system';
import { usePassCardOpener, useHasPass, useOnline } from '@touchline/shared/contract';
import { mostLeagueMembers, paywallTexts } from '@touchline/shared/domain';
import type { H2hAll } from '@touchline/shared/wire';
import { H2hFixtures } from '../../components/H2hFixtures';
import { useH2hQuery } from '../../state/h2h.queries';
import { H2hLeaguesTable } from './H2hLeaguesTable';
import { MatchChancesSection } from './MatchChancesSection';

/** The own team's head-to-head leagues and cup runs. Route: /h2h */
export default function HeadToHeadPage() {
  const passCardOpener = usePassCardOpener();
  const shown = useH2hQuery({ name: 'all' }, 'live');
  const hasPass = useHasPass();
  return (
    <PageFrame title="Head to head" shown={shown} offline={!useOnline()}>
      <QueryView
        query={shown}
        what="head-to-head leagues"
        skeleton={<SkeletonTable columns={3} what="head-to-head leagues" />}
      >
        {({ gameweek, leagues, cups }) => (
          <Stack sx={{ gap: { xs: 4, md: 6 } }}>
            {gameweek !== null && !gameweek.finished && mayHaveMatch(leagues, cups) && (
              <MatchesNow label={gameweek.label} />
            )}
            <Section title="Leagues">
              <H2hLeaguesTable leagues={leagues} />
            </Section>
            {!hasPass && leagues.length > 0 && (
              <PaywallBlock text={paywallTexts.leagues} onOpenPass={passCardOpener('rivals', 'h2h')} />
            )}
            {cups.length === 0 && (
              <Section title="Cup">
                <EmptyState
                  headingLevel="h3"
                  art="clipboard"
                  title="No cup run"
                  text="Your team is in no cup this season, or its first round is still to come."
                />
              </Section>
            )}
            {cups.map(({ name, fixtures }) => (
              <Section key={name} title={name}>
                <H2hFixtures caption={name} rows={fixtures} newestFirst emptyText="No cup run" />
              </Section>
            ))}
          </Stack>
        )}
      </QueryView>
    </PageFrame>
  );
}

/** The chances load after the page: simulating a gameweek takes longer. */
function MatchesNow({ label }: { label: string }) {
  const { data, refresh } = useH2hQuery({ name: 'chances' }, 'live');
  return <MatchChancesSection label={label} data={data} onRetry={refresh} />;
}

/** Leagues that can be tracked with the pass have a match in most gameweeks; a cup only while it goes on. */
const mayHaveMatch = (leagues: H2hAll['leagues'], cups: H2hAll['cups']): boolean =>
  leagues.some(({ members }) => members === null || members <= mostLeagueMembers) ||
  cups.some(({ fixtures }) => fixtures.some(({ state, opponent }) => state === 'live' && opponent !== null));
