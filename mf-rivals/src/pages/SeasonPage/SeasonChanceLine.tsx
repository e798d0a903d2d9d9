import type { RemoteData } from '@touchline/shared/remote-data';
import type { RivalsSeasonChances } from '@touchline/shared/wire';
import { ChanceText } from '../../components/ChanceText';
import { seasonPlacesText, seasonPolicyText } from '../../domain/seasonPlacesText';

interface SeasonChanceLineProps {
  data: RemoteData<RivalsSeasonChances>;
  onRetry: () => void;
}

/** Where the manager ends the season, in a sentence, and what is taken for granted. */
export function SeasonChanceLine({ data, onRetry }: SeasonChanceLineProps) {
  return (
    <ChanceText
      data={data}
      onRetry={onRetry}
      hasChance={({ state, places }) => state === 'running' && places !== null}
      waiting="Computing how often you end the season first, and the place that you can expect …"
      note={seasonPolicyText}
    >
      {seasonPlacesText}
    </ChanceText>
  );
}
