import { later, SkeletonPitch, SkeletonTable } from '@touchline/design-system';
import { Pitch } from '@touchline/shared/contract';
import type { TeamId } from '@touchline/shared/domain';
import { formatPoints } from '@touchline/shared/format';
import type { ReactNode } from 'react';
import { ViewPage } from '../../components/ViewPage';
import { sharedStarters } from '../../domain/lineupDifferences';
import type { ComparedTeam } from '../../state/rivals.api';
import { LineupDifferences } from './LineupDifferences';
import { OpponentSelect } from './OpponentSelect';
import { useOpponent } from './useOpponent';

/** Lazy: the columns of the squad tables are as large as the rest of the page. */
const SquadTables = later({
  load: () => import(/* webpackChunkName: "LineupTables" */ './LineupTables'),
  what: 'squad table',
  waiting: <SkeletonTable rows={15} what="squad table" />,
});

const beforeDeadline = 'Nothing to show before the deadline';

/**
 * The template of a view (the eleven that most teams start), alone or against the own team, or the own team
 * against one other. Route: /rivals/:segment/lineups?vs=
 */
export default function LineupsPage() {
  const [opponent, setOpponent] = useOpponent();
  const above = <OpponentSelect value={opponent} onChange={setOpponent} />;
  if (opponent === 'alone') return <Template above={above} />;
  if (opponent === 'me') return <AgainstTemplate above={above} />;
  return <AgainstMember key={opponent} above={above} member={opponent} />;
}

function Template({ above }: { above: ReactNode }) {
  return (
    <ViewPage
      part="template"
      pace="live"
      what="template"
      above={above}
      skeleton={<SkeletonPitch what="template" />}
      isEmpty={({ gameweek }) => gameweek === null}
      emptyText={beforeDeadline}
    >
      {({ info, team, teams, gameweek }) => (
        <>
          <Pitch
            pitch={{ info, team }}
            label={`Most picked of ${counted(teams)}, ${gameweek?.label ?? ''}`}
          />
          <SquadTables whose="Template" />
        </>
      )}
    </ViewPage>
  );
}

function AgainstTemplate({ above }: { above: ReactNode }) {
  return (
    <ViewPage
      part="againstTemplate"
      pace="live"
      what="comparison"
      above={above}
      skeleton={<SkeletonPitch what="comparison" />}
      isEmpty={({ gameweek }) => gameweek === null}
      emptyText={beforeDeadline}
    >
      {({ info, home, away, teams, gameweek }) => (
        <>
          <Pitch
            pitch={{ info, home, away }}
            sides={{ home: 'My team', away: 'Template' }}
            dimmed={sharedStarters(home, away)}
            label={`Your team against the most picked of ${counted(teams)}, ${gameweek?.label ?? ''}`}
          />
          <LineupDifferences mine={home} theirs={away} name="Template" />
          <SquadTables whose="Template" />
        </>
      )}
    </ViewPage>
  );
}

function AgainstMember({ above, member }: { above: ReactNode; member: TeamId }) {
  return (
    <ViewPage
      part="againstMember"
      member={member}
      pace="live"
      what="comparison"
      above={above}
      skeleton={<SkeletonPitch what="comparison" />}
      isEmpty={({ gameweek }) => gameweek === null}
      emptyText={beforeDeadline}
    >
      {({ info, mine, theirs, gameweek }) => (
        <>
          <Pitch
            pitch={{ info, home: mine.side, away: theirs.side }}
            sides={{ home: withTotal(mine), away: withTotal(theirs) }}
            dimmed={sharedStarters(mine.side, theirs.side)}
            label={`${mine.name} against ${theirs.name}, ${gameweek?.label ?? ''}`}
          />
          <LineupDifferences mine={mine.side} theirs={theirs.side} name={theirs.name} />
          <SquadTables whose={theirs.name} member={member} />
        </>
      )}
    </ViewPage>
  );
}

const counted = (teams: number) => `${teams} ${teams === 1 ? 'team' : 'teams'}`;

/** `Free Brigade 43`: a team with its net points of the gameweek, live. */
const withTotal = ({ name, nett }: ComparedTeam) => (nett === null ? name : `${name} ${formatPoints(nett)}`);
