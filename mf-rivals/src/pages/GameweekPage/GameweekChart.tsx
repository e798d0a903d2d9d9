import { TeamBarChart } from '@touchline/design-system/charts';
import type { RivalsGameweek } from '@touchline/shared/wire';

type Row = RivalsGameweek['rows'][number];

/** Net points by team, the provisional bonus as a part of its own. */
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
      // The net points have the provisional bonus in them; the bar shows it apart.
      points: nett_points - provisional_bonus,
      projected: provisional_bonus,
    },
  ];
}
