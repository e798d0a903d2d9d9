import { ChanceChart, ChanceChartSkeleton, RetryBanner } from '@touchline/design-system/chances';
import { chanceLine } from '@touchline/shared/domain';
import { lastValue, type RemoteData } from '@touchline/shared/remote-data';
import type { RivalsChanceHistory } from '@touchline/shared/wire';

interface ChanceHistoryProps {
  data: RemoteData<RivalsChanceHistory>;
  onRetry: () => void;
}

/** How the chance to finish first in the stored view moved through the gameweek. */
export function ChanceHistory({ data, onRetry }: ChanceHistoryProps) {
  const history = lastValue(data);
  if (history !== undefined)
    return (
      <ChanceChart
        line={chanceLine(history.times, history.first)}
        what="Chance to finish first"
        isFinal={history.state === 'final'}
        namesChance
      />
    );
  if (data.status !== 'failed') return <ChanceChartSkeleton />;
  return <RetryBanner failure={data.failure} what="how your chances moved" onRetry={onRetry} />;
}
