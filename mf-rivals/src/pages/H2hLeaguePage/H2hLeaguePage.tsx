import { EmptyState, PageFrame, QueryView, Section, SkeletonPitch, Stack } from '@touchline/design-system';
import { buildLink, useHasPass, useOnline } from '@touchline/shared/contract';
import { lastValue } from '@touchline/shared/remote-data';
import { useParams } from '@touchline/shared/router';
import type { H2hLeague } from '@touchline/shared/wire';
import { H2hFixtures } from '../../components/H2hFixtures';
import { LeagueBlock } from '../../components/LeagueBlock';
import { membersText } from '../../components/membersText';
import { useH2hQuery } from '../../state/h2h.queries';
import { GameweekMatches } from './GameweekMatches';
import { H2hMatch } from './H2hMatch';
import { H2hTable } from './H2hTable';

const back = { label: 'Head to head', to: buildLink('h2h') };
const title = 'Head to head';

/** A head-to-head league: the own match live, table, fixtures and results. Route: /h2h/:league */
export default function H2hLeaguePage() {
  const { league = '' } = useParams();
  const isOffline = !useOnline();
  if (useHasPass()) return <OpenLeague league={league} />;
  return (
    <PageFrame title={title} back={back} offline={isOffline}>
      <LeagueBlock />
    </PageFrame>
  );
}

function OpenLeague({ league }: { league: string }) {
  const shown = useH2hQuery({ name: 'league', league }, 'live');
  const reply = lastValue(shown.data);
  return (
    <PageFrame
      title={reply?.name ?? title}
      text={membersText(reply)}
      back={back}
      shown={shown}
      offline={!useOnline()}
    >
      <QueryView
        query={shown}
        what="league"
        skeleton={<SkeletonPitch what="match" />}
        notFound={
          <EmptyState
            art="stand"
            title="No such head-to-head league"
            text="The official game has no head-to-head league with this number, or it is private."
          />
        }
      >
        {(value) => <League league={value} />}
      </QueryView>
    </PageFrame>
  );
}

function League({ league }: { league: H2hLeague }) {
  const { id, gameweek, match, fixtures, matches, rows, is_live } = league;
  return (
    <Stack sx={{ gap: { xs: 4, md: 6 } }}>
      {match !== null && gameweek !== null ? (
        <H2hMatch match={match} label={gameweek.label} league={id} />
      ) : (
        <NoMatch {...league} />
      )}
      <H2hTable rows={rows} isLive={is_live} isAverageOut={matches.some(({ is_counted }) => !is_counted)} />
      {matches.length > 0 && <GameweekMatches matches={matches} label={gameweek?.label ?? ''} />}
      {fixtures.length > 0 && (
        <>
          <Section title="Results">
            <H2hFixtures
              caption="Results"
              rows={fixtures.filter(({ state }) => state === 'final')}
              newestFirst
              emptyText="No results yet"
            />
          </Section>
          <Section title="Fixtures">
            <H2hFixtures
              caption="Fixtures"
              rows={fixtures.filter(({ state }) => state === 'to_come')}
              emptyText="No fixtures left"
            />
          </Section>
        </>
      )}
    </Stack>
  );
}

function NoMatch({ gameweek, my_position }: H2hLeague) {
  if (gameweek === null) return <EmptyState art="bench" title="Nothing to show before the deadline" />;
  if (my_position === null) return <EmptyState art="bench" title="Your team does not play in this league" />;
  return <EmptyState art="bench" title={`No match in ${gameweek.label}`} />;
}
