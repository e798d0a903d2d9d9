import { KpiRow, Skeleton, Waiting, type KpiItem } from '@touchline/design-system';
import { formatCount, formatDec1, formatGameweekShort, formatPoints } from '@touchline/shared/format';
import type { TeamPoints } from '@touchline/shared/wire';

type Figures = TeamPoints['kpis'];

/** The season in six numbers. */
export function SeasonFigures({ kpis }: { kpis: Figures }) {
  return <KpiRow items={itemsOf(kpis)} />;
}

/** Labels with grey placeholders for the numbers. */
export function SeasonFiguresSkeleton() {
  return (
    <>
      <Waiting what="key figures" />
      <div aria-hidden>
        <KpiRow
          items={itemsOf(any).map(({ label, note }) => ({
            label,
            value: <Skeleton width={56} />,
            note: note && <Skeleton width={32} />,
          }))}
        />
      </div>
    </>
  );
}

const gameweek = { gameweek_id: 1, nett_points: 0 };
const any: Figures = {
  total: 0,
  average: 0,
  best: gameweek,
  worst: gameweek,
  hits: 0,
  bench_points: 0,
};

const itemsOf = (kpis: Figures): KpiItem[] => [
  { label: 'Total', value: formatCount(kpis.total) },
  { label: 'Average per GW', value: formatDec1(kpis.average), note: 'finished GWs' },
  { label: 'Best', ...inItsGameweek(kpis.best) },
  { label: 'Worst', ...inItsGameweek(kpis.worst) },
  { label: 'Hits paid', value: formatPoints(kpis.hits) },
  { label: 'Left on bench', value: formatPoints(kpis.bench_points) },
];

const inItsGameweek = (figure: Figures['best']) => ({
  value: formatPoints(figure?.nett_points),
  note: figure ? formatGameweekShort(figure.gameweek_id) : undefined,
});
