import { Banner, Box, Button, Typography } from '@touchline/design-system';
import { placesText } from '@touchline/shared/format';
import { explain, lastValue, type RemoteData } from '@touchline/shared/remote-data';
import { measuredChances } from '@touchline/shared/simulation';
import type { RivalsChances } from '@touchline/shared/wire';

interface ChanceLineProps {
  data: RemoteData<RivalsChances>;
  onRetry: () => void;
}

/**
 * Where the manager finishes in this gameweek, in a sentence. The line below it is there from the start, against layout
 * shift. A failure leaves the page below as it is.
 */
export function ChanceLine({ data, onRetry }: ChanceLineProps) {
  const chances = lastValue(data);
  if (chances === undefined && data.status === 'failed')
    return (
      <Banner
        tone="warning"
        action={
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {explain(data.failure, 'the chances')}
      </Banner>
    );
  const text = chances === undefined ? 'Computing your chances …' : placesText(chances);
  if (text === undefined) return null;
  return (
    <Box aria-busy={chances === undefined || undefined}>
      <Typography>{text}</Typography>
      {(chances === undefined || chances.state === 'running') && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {measured}
        </Typography>
      )}
    </Box>
  );
}

const { said, came, pairs, season } = measuredChances;
const measured = `Measured on ${pairs} pairs of real squads of ${season}: right ${Math.round(came * 10)} of 10 times when we said ${said * 100}%.`;
