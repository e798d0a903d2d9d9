import { Box } from '@touchline/design-system';
import { numberColumn } from '@touchline/design-system/columns';
import type { Column } from '@touchline/design-system/data';
import { BenchmarkCell } from '@touchline/design-system/football';
import { eliteMetricKey, eliteTiers, findBenchmark, type EliteMeasure } from '@touchline/shared/domain';
import { formatDec1, formatPercent } from '@touchline/shared/format';
import type { TopTeams } from '@touchline/shared/wire';
import { ownFootballer, placedFootballer } from '../../components/table/placedFootballer';

type Row = TopTeams['rows'][number];
/** Columns of the elite's picks of one tier. On a phone the captain is beside the selection. */
export const eliteColumns = (tier: number): readonly Column<Row>[] => [
  placedFootballer<Row>(),
  {
    ...measured(tier, 'selected', 'Selected', 'Percent of these teams that own him'),
    // The position, not the number: locked rows keep theirs.
    sortValue: ({ place }) => -place,
  },
  measured(tier, 'captained', 'Captained', 'Percent that captain him'),
  measured(tier, 'lineup', 'Lineup', 'Percent that start him'),
  measured(tier, 'vice_captained', 'Vice', 'Percent that have him as vice-captain'),
  measured(tier, 'bench', 'Bench', 'Percent that have him on the bench'),
  numberColumn('overall', 'Overall', 'Percent of all managers that own him', (overall) => (
    <Judged value={overall} metric="selected_by" />
  )),
  numberColumn(
    'edge',
    'Against all',
    'Selected here minus selected by all managers, in percentage points',
    (edge) => <Edge value={edge} />,
  ),
  numberColumn('effective', 'EO', 'Effective ownership: mean multiplier in percent', formatPercent),
  ownFootballer<Row>(),
];

function measured(tier: number, key: EliteMeasure, label: string, meaning: string): Column<Row> {
  const eliteTier = eliteTiers.find((one) => one === tier);
  const metric = eliteTier === undefined ? '' : eliteMetricKey(eliteTier, key);
  return numberColumn(key, label, meaning, (value) => <Judged value={value} metric={metric} />);
}

/** A percentage on the colour ramp of its ranking metric; plain text for a metric without a range. */
function Judged({ value, metric }: { value: number | undefined; metric: string }) {
  const benchmark = findBenchmark(metric);
  return benchmark ? <BenchmarkCell value={value} benchmark={benchmark} /> : formatPercent(value);
}

/** `+12.4` green, `−3.0` red: the sign carries the meaning, the colour repeats it. */
function Edge({ value }: { value: number | undefined }) {
  if (value === undefined) return '–';
  const colour = value > 0 ? 'success.main' : value < 0 ? 'error.main' : 'text.secondary';
  return (
    <Box component="span" sx={{ color: colour, fontWeight: 600 }}>
      {value > 0 && '+'}
      {formatDec1(value)}
    </Box>
  );
}
