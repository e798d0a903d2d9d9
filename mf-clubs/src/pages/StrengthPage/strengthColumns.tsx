import { numberColumn } from '@touchline/design-system/columns';
import type { Column } from '@touchline/design-system/data';
import { BenchmarkCell } from '@touchline/design-system/football';
import { findBenchmark } from '@touchline/shared/domain';
import { formatSignedDecimals } from '@touchline/shared/format';
import { ClubName } from '../../components/ClubName';
import type { ClubsResults } from '../../state/clubs.queries';

type Row = ClubsResults['strength']['rows'][number];
type Part = 'overall' | 'attack' | 'defence';

const partLabels: Record<Part, string> = { overall: 'Overall', attack: 'Attack', defence: 'Defence' };

/**
 * Club, strength, each part at home and away, and how much a club's strength reduces its visitors' chances.
 */
export const strengthColumns = (parts: readonly Part[], isShort: boolean): Column<Row>[] => [
  {
    key: 'club',
    label: 'Club',
    sortValue: ({ name }) => name,
    cell: (club) => <ClubName club={club} isShort={isShort} />,
  },
  numberColumn('strength', 'Strength', 'From 1, weak, to 5, strong', (strength) => strength),
  ...parts.flatMap((part) => [venueColumn(part, 'home'), venueColumn(part, 'away')]),
  numberColumn(
    'correction',
    'For visitors',
    'What is added to the chances of its opponents: (60 − strength · 20) / 100',
    (correction) => formatSignedDecimals(correction, 2),
  ),
];

function venueColumn(part: Part, venue: 'home' | 'away'): Column<Row> {
  const benchmark = findBenchmark(`strength_${part}_${venue}`);
  return {
    key: `${part}_${venue}`,
    label: `${partLabels[part]} ${venue === 'home' ? 'H' : 'A'}`,
    meaning: `${partLabels[part]}, ${venue}`,
    kind: 'mark',
    sortValue: (row) => row[part][venue],
    cell: (row) =>
      benchmark ? <BenchmarkCell value={row[part][venue]} benchmark={benchmark} /> : row[part][venue],
  };
}
