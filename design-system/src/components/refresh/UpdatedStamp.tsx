import { Typography } from '../base/Typography';
import { formatTime } from '@touchline/shared/format';

/** Time at which the shown data was fetched. */
export function UpdatedStamp({ at }: { at?: number }) {
  if (at === undefined) return null;
  return (
    <Typography variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
      {/* With server rendering, the clocks of server and browser may differ by the transfer time. */}
      Updated{' '}
      <time suppressHydrationWarning dateTime={new Date(at).toISOString()}>
        {formatTime(at)}
      </time>
    </Typography>
  );
}
