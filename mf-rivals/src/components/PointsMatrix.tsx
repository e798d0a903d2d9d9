import { PaywallCell } from '@touchline/design-system';
import { HeatTable, type HeatRow } from '@touchline/design-system/data';
import { usePassCardOpener } from '@touchline/shared/contract';
import { formatPoints } from '@touchline/shared/format';
import type { RivalsMatrix } from '@touchline/shared/wire';
import { RivalTeam } from './RivalTeam';

type Row = RivalsMatrix['rows'][number];

interface PointsMatrixProps {
  matrix: RivalsMatrix;
  caption: string;
  /** Heading of the first numeric column: "Total", "Season". */
  totalLabel: string;
  step: string;
}

const totalKey = 'total';

/** Teams by gameweek or month; the colour is the rank in the column, the best is ringed. */
export function PointsMatrix({ matrix: { columns, rows }, caption, totalLabel, step }: PointsMatrixProps) {
  const passCardOpener = usePassCardOpener();
  return (
    <HeatTable
      caption={caption}
      nameLabel="Team"
      columns={[
        { key: totalKey, label: totalLabel, meaning: 'Net points of the season' },
        ...columns.map(({ id, label }) => ({ key: String(id), label, meaning: `Net points, ${label}` })),
      ]}
      rows={rows.map((row) => heatRow(row, columns, passCardOpener('rivals', step)))}
      format={formatPoints}
    />
  );
}

function heatRow(row: Row, columns: RivalsMatrix['columns'], onOpenPass: () => void): HeatRow {
  const { place, locked, mine, total, values = [] } = row;
  const cells = columns.map(({ id }, at) => [String(id), values[at]] as const);
  return {
    key: place,
    mine,
    name: locked ? <PaywallCell what={`Row ${place}`} onOpenPass={onOpenPass} /> : <RivalTeam team={row} />,
    values: { [totalKey]: total, ...Object.fromEntries(cells) },
  };
}
