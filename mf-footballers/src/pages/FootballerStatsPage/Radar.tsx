import { positionLabel } from '@touchline/design-system/football';
import { Typography } from '@touchline/design-system';
import { PlayerRadar } from '@touchline/design-system/charts';
import { formatCount } from '@touchline/shared/format';
import type { FootballerStats } from '@touchline/shared/wire';
import { statLabel } from '../../domain/statLabels';

/** Six figures as percentiles among footballers of the same position with enough minutes. */
export default function Radar({
  stats: { head, radar, compared, minutes_needed },
}: {
  stats: FootballerStats;
}) {
  return (
    <div>
      <PlayerRadar
        title={`Against other ${positionLabel(head.position).toLowerCase()}s`}
        summary={radar.map(({ key, percentile }) => `${statLabel(key)}: ${percentile}.`).join(' ')}
        axes={radar.map(({ key }) => ({ label: statLabel(key), max: 100 }))}
        subjects={[
          { key: head.id, label: head.name, mine: true, values: radar.map(({ percentile }) => percentile) },
        ]}
      />
      <Typography variant="caption" component="p" sx={{ mt: 2, color: 'text.secondary' }}>
        {`Percentile of ${formatCount(compared)} with at least ${minutes_needed} minutes: 75 means that three in four have less.`}
      </Typography>
    </div>
  );
}
