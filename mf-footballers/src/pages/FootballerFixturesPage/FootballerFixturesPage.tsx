import { EmptyState } from '@touchline/design-system';
import { DataTable, type Column } from '@touchline/design-system/data';
import { DifficultyChip, PointsPill } from '@touchline/design-system/football';
import { useServerClock } from '@touchline/shared/contract';
import { cellPhase } from '@touchline/shared/domain';
import { formatCellPhase, formatGameweekShort } from '@touchline/shared/format';
import type { FixtureCell } from '@touchline/shared/wire';
import { FootballerFrame } from '../../components/footballer/FootballerFrame';

const columns: readonly Column<FixtureCell>[] = [
  {
    key: 'gameweek',
    label: 'GW',
    meaning: 'Gameweek',
    cell: ({ gameweek_id }) => (gameweek_id === null ? '–' : formatGameweekShort(gameweek_id)),
  },
  {
    key: 'opponent',
    label: 'Opponent',
    meaning: 'Upper case at home; 1 easy to 5 hard',
    kind: 'mark',
    cell: ({ result: _, ...fixture }) => <DifficultyChip fixture={fixture} />,
  },
  { key: 'result', label: 'Result or time', cell: (fixture) => <ResultOrTime fixture={fixture} /> },
  {
    key: 'points',
    label: 'Points',
    kind: 'mark',
    cell: ({ points }) => <PointsPill value={points} of="fixture" />,
  },
];

function ResultOrTime({ fixture }: { fixture: FixtureCell }) {
  const cell = cellPhase(fixture, useServerClock()());
  const words = formatCellPhase(cell);
  return cell.phase === 'scheduled' ? <time dateTime={cell.kickoff}>{words}</time> : words;
}

/** All fixtures of the footballer's season. Route: /footballer/:id/fixtures */
export default function FootballerFixturesPage() {
  return (
    <FootballerFrame part="footballerFixtures" pace="calm" what="fixtures">
      {({ fixtures }) => (
        <DataTable
          caption="Fixtures"
          columns={columns}
          rows={fixtures}
          rowKey={({ fixture_id }) => fixture_id}
          pageSize="all"
          empty={<EmptyState art="clipboard" title="No fixtures left" />}
        />
      )}
    </FootballerFrame>
  );
}
