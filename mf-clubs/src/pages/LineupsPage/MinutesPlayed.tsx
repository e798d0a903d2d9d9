import { Section } from '@touchline/design-system';
import { DataTable, type Column } from '@touchline/design-system/data';
import { PointsPill, TintCell } from '@touchline/design-system/football';
import type { Card, PitchSide } from '@touchline/shared/wire';
import { ClubFootballer } from '../../components/ClubFootballer';

const columns: readonly Column<Card>[] = [
  {
    key: 'name',
    label: 'Player',
    sortValue: ({ name }) => name,
    cell: (card) => <ClubFootballer footballer={card} />,
  },
  {
    key: 'minutes',
    label: 'Min',
    meaning: 'Minutes in this fixture',
    kind: 'number',
    sortValue: ({ fixture_minutes }) => fixture_minutes,
    cell: ({ fixture_minutes }) => <TintCell kind="minutes" value={fixture_minutes} />,
  },
  {
    key: 'points',
    label: 'Points',
    meaning: 'Points in this fixture',
    kind: 'mark',
    sortValue: ({ fixture_points }) => fixture_points,
    cell: ({ fixture_points }) => <PointsPill value={fixture_points} of="fixture" />,
  },
];

/** Minutes played in the gameweek; nothing before kick-off. */
export function MinutesPlayed({ team, name }: { team: PitchSide; name: string }) {
  const played = [...team.pitch.flat(), ...team.subs].filter(
    ({ fixture_minutes }) => fixture_minutes !== null && fixture_minutes > 0,
  );
  if (played.length === 0) return null;
  return (
    <Section title="Minutes played">
      <DataTable
        caption={`Minutes played for ${name}`}
        columns={columns}
        rows={played}
        rowKey={({ id }) => id}
        pageSize="all"
      />
    </Section>
  );
}
