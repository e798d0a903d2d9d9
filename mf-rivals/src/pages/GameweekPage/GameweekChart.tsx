import { TeamBarChart } from '@touchline/design-system/charts';
import type { RivalsGameweek } from '@touchline/shared/wire';

type Row = RivalsGameweek['rows'][number];

/** Net points by team, with the provisional bonus as a separate part. */
export default function GameweekChart({ rows, label }: { rows: readonly Row[]; label: string }) {
  const bars = rows.flatMap(barOf).sort((a, b) => b.points + b.projected - (a.points + a.projected));
  const first = bars[0];
  return (
    <TeamBarChart
      title={`Net points, ${label}`}
      summary={
        first
          ? `${first.label} has the most net points, ${first.points + first.projected}.`
          : 'No team has points yet.'
      }
      bars={bars}
    />
  );
}

function barOf({ id, name, mine, nett_points, provisional_bonus = 0 }: Row) {
  if (id === undefined || nett_points == null) return [];
  return [
    {
      key: id,
      label: name ?? '',
      mine,
      // Net points include the provisional bonus; the bar shows it separately.
      points: nett_points - provisional_bonus,
      projected: provisional_bonus,
    },
  ];
}
