import { EmptyState, Section } from '@touchline/design-system';
import { DataTable, type Column } from '@touchline/design-system/data';
import { GapText, PointsPill } from '@touchline/design-system/football';
import type { PitchSide } from '@touchline/shared/wire';
import { FootballerLink } from '../../components/FootballerLink';
import { lineupDifferences, type LineupDifference } from '../../domain/lineupDifferences';

const columns: readonly Column<LineupDifference>[] = [
  {
    key: 'player',
    label: 'Player',
    sortValue: ({ name }) => name,
    cell: ({ id, name }) => <FootballerLink id={id} name={name} />,
  },
  {
    key: 'side',
    label: 'Plays for',
    sortValue: ({ side }) => side,
    cell: ({ side }) => (side === 'mine' ? 'Me' : 'Template'),
  },
  {
    key: 'points',
    label: 'Points',
    kind: 'mark',
    sortValue: ({ points }) => points,
    cell: ({ points }) => <PointsPill value={points} />,
  },
  {
    key: 'swing',
    label: 'Swing',
    meaning: 'Points for me where he is mine, against me where he is theirs',
    kind: 'number',
    sortValue: ({ swing }) => swing,
    cell: ({ points, swing }) => <GapText value={points === null ? null : swing} />,
  },
];

/** Who starts on one side only, what moves most first. */
export function LineupDifferences({ mine, theirs }: { mine: PitchSide; theirs: PitchSide }) {
  return (
    <Section title="Differences">
      <DataTable
        caption="Players who start on one side only"
        columns={columns}
        rows={lineupDifferences(mine, theirs)}
        rowKey={({ id, side }) => `${side}-${id}`}
        pageSize="all"
        isMine={({ side }) => side === 'mine'}
        empty={<EmptyState headingLevel="h3" art="bench" title="The same eleven" />}
      />
    </Section>
  );
}
