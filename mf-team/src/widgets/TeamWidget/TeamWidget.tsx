import {
  Box,
  Button,
  ErrorState,
  linkTo,
  QueryView,
  RemoteView,
  Section,
  SkeletonCard,
  Stack,
} from '@touchline/design-system';
import { buildLink, useRefreshFromHome, type WidgetProps } from '@touchline/shared/contract';
import type { QueryResult } from '@touchline/shared/queries';
import type { TeamMain, TeamOverview } from '@touchline/shared/wire';
import { failureOfAll, quietBeside } from '../../domain/sideBySide';
import { useTeamQuery } from '../../state/team.queries';
import { runs } from '../../domain/runs';
import { LiveStrip } from './LiveStrip';
import { Roster } from './Roster';
import { TeamSummary } from './TeamSummary';

/** Summary of the own team: points, ranks and footballers. Slot: home.team */
export default function TeamWidget({ refresh = 0 }: WidgetProps) {
  const overview = useTeamQuery({ name: 'overview' }, 'live');
  const main = useTeamQuery({ name: 'main' }, 'live');
  useRefreshFromHome(refresh, overview.refresh);
  useRefreshFromHome(refresh, main.refresh);
  const failure = failureOfAll(overview.data, main.data);
  const askForBoth = () => [overview, main].forEach((part) => part.refresh());
  return (
    <Section title="My team" look="card">
      <Stack sx={{ gap: 4 }}>
        {failure ? (
          <ErrorState failure={failure} what="team" onRetry={askForBoth} headingLevel="h3" />
        ) : (
          <FiguresAndRoster overview={overview} main={main} />
        )}
        <Links />
      </Stack>
    </Section>
  );
}

interface FiguresAndRosterProps {
  overview: QueryResult<TeamOverview>;
  main: QueryResult<TeamMain>;
}

/** Reserved lines of 20 pixels for each part, against layout shift. */
const figuresLines = 7;
const rosterLines = 23;

function FiguresAndRoster({ overview, main }: FiguresAndRosterProps) {
  return (
    <>
      <QueryView
        query={overview}
        what="team's figures"
        skeleton={<SkeletonCard lines={figuresLines} what="team's figures" />}
      >
        {(reply) => (
          <Stack sx={{ gap: 3 }}>
            <TeamSummary overview={reply} />
            {runs(reply) && <LiveStrip live_rank={reply.live_rank} />}
          </Stack>
        )}
      </QueryView>
      <RemoteView
        data={quietBeside(main.data, overview.data)}
        what="squad"
        onRetry={main.refresh}
        skeleton={<SkeletonCard lines={rosterLines} what="squad" />}
      >
        {(lineup) => <Roster side={lineup.team} doubts={lineup.doubts} />}
      </RemoteView>
    </>
  );
}

const Links = () => (
  <Box sx={{ display: 'flex', gap: 2 }}>
    <Button variant="contained" {...linkTo(buildLink('team'))}>
      My team
    </Button>
    <Button variant="outlined" {...linkTo(buildLink('team', { params: { x: 'next' } }))}>
      Next GW
    </Button>
  </Box>
);
