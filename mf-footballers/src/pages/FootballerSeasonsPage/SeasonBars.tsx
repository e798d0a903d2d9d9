import { ShareBarChart } from '@touchline/design-system/charts';
import { formatPoints } from '@touchline/shared/format';
import type { FootballerSeasons } from '@touchline/shared/wire';

/** Points by season, the oldest on top. */
export default function SeasonBars({ rows }: Pick<FootballerSeasons, 'rows'>) {
  const seasons = [...rows].reverse();
  return (
    <ShareBarChart
      title="Points by season"
      summary={seasons.map(({ season, points }) => `${season}: ${formatPoints(points)}.`).join(' ')}
      nameLabel="Season"
      parts={['Points']}
      rows={seasons.map(({ season, points }) => ({ key: season, label: season, values: [points] }))}
    />
  );
}
