import { Segments, SkeletonPitch } from '@touchline/design-system';
import { Pitch } from '@touchline/shared/contract';
import type { ReactNode } from 'react';
import { useAddressChoice } from '@touchline/shared/contract';
import { ViewPage } from '../../components/ViewPage';
import { LineupDifferences } from './LineupDifferences';

const opponents = ['alone', 'me'] as const;
const options = [
  { value: 'alone', label: 'Template' },
  { value: 'me', label: 'Me against it' },
] as const;
const beforeDeadline = 'Nothing to show before the deadline';

/** The eleven that most teams of a view start, alone or against the own. Route: /rivals/:segment/lineups?vs= */
export default function LineupsPage() {
  const [vs, setVs] = useAddressChoice('vs', opponents, 'alone');
  const above = <Segments label="Show" value={vs} options={options} onChange={setVs} />;
  return vs === 'alone' ? <Template above={above} /> : <Comparison above={above} />;
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
        <Pitch pitch={{ info, team }} label={`Most picked of ${teams} teams, ${gameweek?.label}`} />
      )}
    </ViewPage>
  );
}

function Comparison({ above }: { above: ReactNode }) {
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
            label={`Your team against the most picked of ${teams} teams, ${gameweek?.label}`}
          />
          <LineupDifferences mine={home} theirs={away} />
        </>
      )}
    </ViewPage>
  );
}
