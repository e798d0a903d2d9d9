import { ShareBarChart } from '@touchline/design-system/charts';
import { positions } from '@touchline/shared/domain';
import type { RivalsPoints } from '@touchline/shared/wire';

type Row = RivalsPoints['rows'][number];

/** A bar for each shown team: points by position and armband, hits to the left of the axis. */
export default function PointsChart({ rows }: { rows: readonly Row[] }) {
  const bars = rows.flatMap(barOf);
  return (
    <ShareBarChart
      title="Points by origin"
      summary="For each team, how many of its points came from each position and from the armband, and what hits cost."
      nameLabel="Team"
      parts={[...positions, 'Captain', 'Hits']}
      rows={bars}
    />
  );
}

function barOf({ id, name, mine, positions: points, captain_extra = 0, hits = 0 }: Row) {
  if (id === undefined || !points) return [];
  const values = [...positions.map((position) => points[position] ?? 0), captain_extra, -hits];
  return [{ key: id, label: name ?? '', mine, values }];
}
