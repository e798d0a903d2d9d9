import { placesText } from '@touchline/shared/format';
import type { RemoteData } from '@touchline/shared/remote-data';
import type { RivalsChances } from '@touchline/shared/wire';
import { ChanceText } from '../../components/ChanceText';

interface ChanceLineProps {
  data: RemoteData<RivalsChances>;
  onRetry: () => void;
}

/** Where the manager finishes in this gameweek, in a sentence. */
export function ChanceLine({ data, onRetry }: ChanceLineProps) {
  return (
    <ChanceText data={data} onRetry={onRetry} hasChance={({ state }) => state === 'running'}>
      {placesText}
    </ChanceText>
  );
}
