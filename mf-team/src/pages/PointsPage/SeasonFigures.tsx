import { KpiRow } from '@touchline/design-system';
import { formatCount, formatDec1, formatGameweekShort, formatPoints } from '@touchline/shared/format';
import type { TeamPoints } from '@touchline/shared/wire';

type BestOrWorst = TeamPoints['kpis']['best'];

/** The season in six numbers. */
export function SeasonFigures({ kpis }: { kpis: TeamPoints['kpis'] }) {
  return (
    <KpiRow
      items={[
        { label: 'Total', value: formatCount(kpis.total) },
        { label: 'Average per GW', value: formatDec1(kpis.average) },
        { label: 'Best', ...inItsGameweek(kpis.best) },
        { label: 'Worst', ...inItsGameweek(kpis.worst) },
        { label: 'Hits paid', value: formatPoints(kpis.hits) },
        { label: 'Left on bench', value: formatPoints(kpis.bench_points) },
      ]}
    />
  );
}

const inItsGameweek = (figure: BestOrWorst) => ({
  value: formatPoints(figure?.nett_points),
  note: figure ? formatGameweekShort(figure.gameweek_id) : undefined,
});
