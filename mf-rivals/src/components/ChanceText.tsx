import { Box, Typography } from '@touchline/design-system';
import { RetryBanner } from '@touchline/design-system/chances';
import { lastValue, type RemoteData } from '@touchline/shared/remote-data';
import { measuredChances } from '@touchline/shared/simulation';
import type { ReactNode } from 'react';

interface ChanceTextProps<Chances> {
  data: RemoteData<Chances>;
  onRetry: () => void;
  /** Whether the words have a chance in them. */
  hasChance: (chances: Chances) => boolean;
  /** The chances in words; undefined without any. */
  children: (chances: Chances) => ReactNode;
  /** Words while they are computed, as long as those that come, against layout shift. */
  waiting?: string;
  /** What is known of how right they are, below the words; of the gameweek when absent. */
  note?: string;
}

/**
 * Chances in words, and how right such chances were. The line below them is there from the start, against layout
 * shift. A failure leaves the page below as it is.
 */
export function ChanceText<Chances>(props: ChanceTextProps<Chances>) {
  const { data, onRetry, hasChance, children, waiting = 'Computing your chances …', note = measured } = props;
  const chances = lastValue(data);
  if (chances === undefined && data.status === 'failed')
    return <RetryBanner failure={data.failure} what="the chances" onRetry={onRetry} />;
  const words = chances === undefined ? waiting : children(chances);
  if (words === undefined) return null;
  return (
    <Box aria-busy={chances === undefined || undefined}>
      {typeof words === 'string' ? <Typography>{words}</Typography> : words}
      {(chances === undefined || hasChance(chances)) && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
    </Box>
  );
}

const { said, came, pairs, season } = measuredChances;
const measured = `Measured on ${pairs} pairs of real squads of ${season}: right ${Math.round(came * 10)} of 10 times when we said ${said * 100}%.`;
