import { Box, EmptyState, QueryView, SkeletonTable } from '@touchline/design-system';
import { useHasPass } from '@touchline/shared/contract';
import type { RivalsView } from '@touchline/shared/domain';
import { lastValue } from '@touchline/shared/remote-data';
import { LeagueBlock } from '../../components/LeagueBlock';
import { membersText } from '../../components/membersText';
import { NoRivals } from '../../components/NoRivals';
import { RivalsFrame } from '../../components/RivalsFrame';
import { useSegment } from '../../components/useSegment';
import { useRivalsQuery } from '../../state/rivals.queries';
import { AddRivalById } from './AddRivalById';
import { AddRivalByName } from './AddRivalByName';
import { LimitMeter } from './LimitMeter';
import { RivalsTable } from './RivalsTable';

/** The teams of a view with live points and the gap to the own team. Route: /rivals/:segment */
export default function ListPage() {
  const view = useSegment();
  const hasPass = useHasPass();
  if (typeof view === 'number' && !hasPass) {
    return (
      <RivalsFrame view={view}>
        <LeagueBlock />
      </RivalsFrame>
    );
  }
  return <ViewList view={view} />;
}

function ViewList({ view }: { view: RivalsView }) {
  const list = useRivalsQuery({ name: 'list', view }, 'live');
  const reply = lastValue(list.data);
  return (
    <RivalsFrame view={view} shown={list} title={reply?.config.label} text={membersText(reply)}>
      {view === 'rivals' && <FollowBar />}
      <QueryView
        query={list}
        what="teams"
        skeleton={<SkeletonTable columns={5} what="teams" />}
        // The own team is a member too.
        isEmpty={({ rows }) => rows.every(({ mine }) => mine)}
        empty={view === 'rivals' ? <NoRivals /> : <NoTeams />}
      >
        {(value) => <RivalsTable list={value} />}
      </QueryView>
    </RivalsFrame>
  );
}

function FollowBar() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 6, rowGap: 3 }}>
      <AddRivalById />
      <AddRivalByName />
      <LimitMeter />
    </Box>
  );
}

const NoTeams = () => (
  <EmptyState art="clipboard" title="No teams yet" text="They appear after the first deadline." />
);
