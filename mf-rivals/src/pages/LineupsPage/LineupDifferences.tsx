import { EmptyState, Section } from '@touchline/design-system';
import { DataTable, type Column } from '@touchline/design-system/data';
import { GapText, PointsPill } from '@touchline/design-system/football';
import { FootballerLink } from '@touchline/design-system/links';
import type { PitchSide } from '@touchline/shared/wire';
import { lineupDifferences, type LineupDifference } from '../../domain/lineupDifferences';

const columnsFor = (theirName: string): readonly Column<LineupDifference>[] => [
  {
    key: 'player',
    label: 'Player',
    sortValue: ({ name }) => name,
    cell: ({ id, name }) => <FootballerLink id={id} name={name} />,
  },
  {
    key: 'side',
    label: 'Counts for',
    meaning: 'Who has them, or has them as captain',
    sortValue: ({ side }) => side,
    cell: ({ side }) => (side === 'mine' ? 'Me' : theirName),
  },
  {
    key: 'points',
    label: 'Points',
    kind: 'mark',
    sortValue: ({ points }) => points,
    cell: ({ points, playing }) => <PointsPill value={points} live={playing} />,
  },
  {
    key: 'swing',
    label: 'Swing',
    meaning: 'My points minus theirs: green is good for me',
    kind: 'number',
    sortValue: ({ swing }) => swing,
    cell: ({ points, swing }) => <GapText value={points === null ? null : swing} />,
  },
];

interface LineupDifferencesProps {
  mine: PitchSide;
  theirs: PitchSide;
  /** Name of the other side. */
  name: string;
}

/** Footballers who count for one side only, the largest difference first, with the sum. */
export function LineupDifferences({ mine, theirs, name }: LineupDifferencesProps) {
  const differences = lineupDifferences(mine, theirs);
  const sum = differences.reduce((all, { swing }) => all + swing, 0);
  return (
    <Section
      title="Differences"
      actions={
        <span title="My points minus theirs: green is good for me">
          Swing <GapText value={sum} />
        </span>
      }
    >
      <DataTable
        caption="Players who start on one side only"
        columns={columnsFor(name)}
        rows={differences}
        rowKey={({ id, side }) => `${side}-${id}`}
        pageSize="all"
        isMine={({ side }) => side === 'mine'}
        empty={<EmptyState headingLevel="h3" art="bench" title="The same eleven" />}
      />
    </Section>
  );
}
