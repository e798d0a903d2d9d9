import { ShareBarChart } from '@touchline/design-system/charts';
import { positions } from '@touchline/shared/domain';
import { formatGameweekShort } from '@touchline/shared/format';
import type { ClubPoints } from '@touchline/shared/wire';

/** Number of gameweeks that fit on a phone's screen. */
const shownGameweeks = 10;

/** A bar for each of the last gameweeks, the newest on top, in parts by position. */
export default function PointsByPosition({ gameweeks }: Pick<ClubPoints, 'gameweeks'>) {
  const last = gameweeks.slice(-shownGameweeks).reverse();
  const best = [...last].sort((a, b) => b.total - a.total)[0];
  return (
    <ShareBarChart
      title="Points by position"
      summary={
        best
          ? `The most points in the last ${last.length} gameweeks: ${best.total} in gameweek ${best.gameweek_id}.`
          : 'No points yet.'
      }
      nameLabel="Gameweek"
      parts={positions}
      rows={last.map(({ gameweek_id, positions: points }) => ({
        key: gameweek_id,
        label: formatGameweekShort(gameweek_id),
        values: positions.map((position) => points[position] ?? 0),
      }))}
    />
  );
}
