import { numberColumn } from '@touchline/design-system/columns';
import type { Column } from '@touchline/design-system/data';
import { TintCell } from '@touchline/design-system/football';
import type { TransferBenchmarks } from '@touchline/shared/domain';
import { formatCost, formatDec1, formatPercent } from '@touchline/shared/format';
import type { TransfersList } from '@touchline/shared/wire';
import { ownFootballer, placedFootballer } from '../../components/table/placedFootballer';

type Row = TransfersList['rows'][number];

/** Columns of the transfers, in the order of the page definitions (9.4). The server sorts by their keys. */
export const transferColumns = (benchmarks: TransferBenchmarks): readonly Column<Row>[] => [
  placedFootballer<Row>(),
  numberColumn('balance', 'Balance', 'Bought minus sold this gameweek', (value) => (
    <TintCell kind="transfers" value={value} benchmarks={benchmarks} />
  )),
  numberColumn('transfers_in', 'In', 'Bought this gameweek'),
  numberColumn('transfers_out', 'Out', 'Sold this gameweek'),
  numberColumn('selected_by', 'Sel %', 'Selected by, percent of all managers', formatPercent),
  numberColumn('cost', 'Cost', 'Cost in millions', formatCost),
  numberColumn('cost_change', 'Change', 'Cost change this gameweek, millions', signed),
  ownFootballer<Row>(),
];

const signed = (change: number | undefined) =>
  change !== undefined && change > 0 ? `+${formatDec1(change)}` : formatDec1(change);
