import { PlayerRadar } from '@touchline/design-system/charts';
import type { ComparedFootballer } from '@touchline/shared/wire';
import { statLabel } from '../../domain/statLabels';

/** Percentiles within each footballer's own position; no shape for those with too few minutes. */
export default function ComparedRadar({ footballers }: { footballers: readonly ComparedFootballer[] }) {
  const drawn = footballers.filter(({ radar }) => radar.length > 0);
  const axes = drawn[0]?.radar ?? [];
  return (
    <PlayerRadar
      title="Against others of their position"
      summary={drawn
        .map(
          ({ head, radar }) =>
            `${head.name}: ${radar.map(({ key, percentile }) => `${statLabel(key)} ${percentile}`).join(', ')}.`,
        )
        .join(' ')}
      axes={axes.map(({ key }) => ({ label: statLabel(key), max: 100 }))}
      subjects={drawn.map(({ head, radar }) => ({
        key: head.id,
        label: head.name,
        mine: head.mine,
        values: radar.map(({ percentile }) => percentile),
      }))}
    />
  );
}
