import { QueryView } from '@touchline/design-system';
import type { TeamMain } from '@touchline/shared/wire';
import { NoSquadYet } from '../../components/NoSquadYet';
import { PitchAndTable } from '../../components/PitchAndTable/PitchAndTable';
import { PitchAndTableSkeleton } from '../../components/PitchAndTable/PitchAndTableSkeleton';
import { SquadTablesLater } from '../../components/SquadTables/SquadTablesLater';
import { TeamFrame } from '../../components/TeamFrame/TeamFrame';
import { useTeamQuery } from '../../state/team.queries';
import { LivePitch } from './LivePitch';

/** The own squad of the gameweek with its live points. Route: /team */
export default function TeamPage() {
  const main = useTeamQuery({ name: 'main' }, 'live');
  return (
    <TeamFrame title="My team" shown={main} pace="live">
      <QueryView
        query={main}
        what="team"
        skeleton={<PitchAndTableSkeleton what="team" />}
        isEmpty={hasNoSquad}
        empty={<NoSquadYet />}
      >
        {(team) => (
          <PitchAndTable
            pitch={<LivePitch main={team} />}
            table={<SquadTablesLater startView="default" pace="live" />}
          />
        )}
      </QueryView>
    </TeamFrame>
  );
}

const hasNoSquad = ({ team }: TeamMain) => team.pitch.flat().length + team.subs.length === 0;
