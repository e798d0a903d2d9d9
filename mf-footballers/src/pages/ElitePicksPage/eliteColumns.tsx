import { Box } from '@touchline/design-system';
import type { Column } from '@touchline/design-system/data';
import { formatDec1, formatPercent } from '@touchline/shared/format';
import type { TopTeams } from '@touchline/shared/wire';
import { ownFootballer, placedFootballer } from '../../components/table/placedFootballer';

type Row = TopTeams['rows'][number];
type ShareKey = 'lineup' | 'captained' | 'vice_captained' | 'bench' | 'overall' | 'effective';

/** Columns of the elite's picks, in the order of the page definitions (9.3). */
export const eliteColumns: readonly Column<Row>[] = [
  placedFootballer<Row>(),
  {
    key: 'selected',
    label: 'Selected',
    meaning: 'Percent of these teams that own him',
    kind: 'number',
    // The place, not the number: locked rows keep theirs.
    sortValue: ({ place }) => -place,
    cell: ({ selected }) => formatPercent(selected),
  },
  share('lineup', 'Lineup', 'Percent that start him'),
  share('captained', 'Captained', 'Percent that captain him'),
  share('vice_captained', 'Vice', 'Percent that have him as vice-captain'),
  share('bench', 'Bench', 'Percent that have him on the bench'),
  share('overall', 'Overall', 'Percent of all managers that own him'),
  {
    key: 'edge',
    label: 'Edge',
    meaning: 'Selected here minus overall, in points of percent',
    kind: 'number',
    sortValue: ({ edge }) => edge,
    cell: ({ edge }) => <Edge value={edge} />,
  },
  share('effective', 'EO', 'Effective ownership: mean multiplier in percent'),
  ownFootballer<Row>(),
];

function share(key: ShareKey, label: string, meaning: string): Column<Row> {
  return {
    key,
    label,
    meaning,
    kind: 'number',
    sortValue: (row) => row[key],
    cell: (row) => formatPercent(row[key]),
  };
}

/** `+12.4` green, `−3.0` red: the sign says it, the colour repeats it. */
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
