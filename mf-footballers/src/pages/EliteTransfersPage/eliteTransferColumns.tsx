import { Box } from '@touchline/design-system';
import { numberColumn } from '@touchline/design-system/columns';
import type { Column } from '@touchline/design-system/data';
import { BenchmarkCell, DifficultyCell } from '@touchline/design-system/football';
import { findBenchmark } from '@touchline/shared/domain';
import { formatCost, formatDec1, formatPercent } from '@touchline/shared/format';
import type { TopTransfers } from '@touchline/shared/wire';
import { togetherByGameweek } from '../../domain/nextFixtures';
import { placedFootballer } from '../../components/table/placedFootballer';

type Row = TopTransfers['rows'][number];

const costRange = findBenchmark('cost');

/** Columns of the elite's transfers, in the order of the page definitions (9.3). */
export const eliteTransferColumns: readonly Column<Row>[] = [
  placedFootballer<Row>(),
  {
    key: 'in',
    label: 'In %',
    meaning: 'Percent of these teams that bought him',
    kind: 'number',
    sortValue: (row) => row.in,
    cell: (row) => formatPercent(row.in),
  },
  numberColumn('out', 'Out %', 'Percent of these teams that sold him', formatPercent),
  {
    key: 'nett',
    label: 'Net',
    meaning: 'Bought minus sold, in points of percent',
    kind: 'number',
    // The position, not the number: locked rows keep theirs.
    sortValue: ({ place }) => -place,
    cell: ({ nett }) => (nett !== undefined && nett > 0 ? `+${formatDec1(nett)}` : formatDec1(nett)),
  },
  numberColumn('cost', 'Cost', 'Cost in millions', (cost) =>
    costRange ? <BenchmarkCell value={cost} benchmark={costRange} /> : formatCost(cost),
  ),
  {
    key: 'next',
    label: 'Next 3',
    meaning: 'The next three fixtures of his club',
    kind: 'mark',
    cell: ({ next = [] }) => (
      <Box component="span" sx={{ display: 'inline-flex', gap: 1 }}>
        {togetherByGameweek(next).map((together) => (
          <DifficultyCell key={together[0]?.fixture_id} fixtures={together} size="small" />
        ))}
      </Box>
    ),
  },
];
