import {
  EmptyState,
  NotStarted,
  QueryView,
  SkeletonCard,
  SkeletonTable,
  Stack,
} from '@touchline/design-system';
import { useAddressChoice } from '@touchline/shared/contract';
import { dangerGroups } from '../../domain/dangerGroups';
import type { LiveRank } from '@touchline/shared/wire';
import { TeamFrame } from '../../components/TeamFrame/TeamFrame';
import { quietBeside } from '../../domain/sideBySide';
import { useTeamQuery } from '../../state/team.queries';
import { ChanceNow } from './ChanceNow';
import { DangerTable } from './DangerTable';
import { RankNow } from './RankNow';
import { WhatIfSection } from './WhatIfSection';

/** Match day: live rank, the points to keep it, and the footballers that change it. Route: /team/live */
export default function LivePage() {
  const rank = useTeamQuery({ name: 'liveRank' }, 'live');
  const [group, setGroup] = useAddressChoice('against', dangerGroups, 'near');
  const danger = useTeamQuery({ name: 'liveDanger', group }, 'live');
  const refresh = () => [rank, danger].forEach((part) => part.refresh());
  return (
    <TeamFrame title="Match day" shown={{ data: rank.data, refresh }} pace="live">
      <QueryView query={rank} what="live rank" skeleton={<LiveSkeleton />}>
        {(liveRank) =>
          isEmpty(liveRank) ? (
            <NothingYet rank={liveRank} />
          ) : (
            <Stack sx={{ gap: { xs: 5, md: 7 } }}>
              <RankNow rank={liveRank} />
              <DangerTable
                danger={{ ...danger, data: quietBeside(danger.data, rank.data) }}
                group={group}
                onGroup={setGroup}
              />
              <ChanceNow />
              <WhatIfSection />
            </Stack>
          )
        }
      </QueryView>
    </TeamFrame>
  );
}

const isEmpty = ({ status }: LiveRank) => status === 'not_started' || status === 'no_squad';

const NothingYet = ({ rank }: { rank: LiveRank }) =>
  rank.status === 'no_squad' ? (
    <EmptyState
      art="bench"
      title="No squad in this gameweek"
      text="Your live rank appears in your first gameweek."
    />
  ) : (
    <NotStarted title="Season not started" countdown="Your live rank appears after the first deadline." />
  );

function LiveSkeleton() {
  return (
    <Stack sx={{ gap: 5 }}>
      <SkeletonCard lines={7} what="live rank" />
      <SkeletonTable rows={8} what="danger table" />
    </Stack>
  );
}
