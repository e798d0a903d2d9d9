import { ShareBarChart } from '@touchline/design-system/charts';
import type { RivalsReport } from '@touchline/shared/wire';

type Row = RivalsReport['rows'][number];

const shown = 15;

/** Per footballer: how many owners start them, and how many have them on the bench. */
export default function ReportChart({ rows }: { rows: readonly Row[] }) {
  const bars = rows.flatMap(barOf).slice(0, shown);
  return (
    <ShareBarChart
      title="Line-up and bench"
      summary="For each of the first players above, the share of his owners who start him and who bench him."
      nameLabel="Player"
      parts={['XI', 'Bench']}
      rows={bars}
      whole
    />
  );
}

function barOf({ id, name, mine, lineup = 0, bench = 0 }: Row) {
  if (id === undefined || lineup + bench === 0) return [];
  return [{ key: id, label: name ?? '', mine, values: [lineup, bench] }];
}
