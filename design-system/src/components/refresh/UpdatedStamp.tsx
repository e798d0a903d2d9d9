import Typography from '@mui/material/Typography';
import { formatTime } from '@touchline/shared/format';

/** When what is on screen was fetched. */
export function UpdatedStamp({ at }: { at?: number }) {
  if (at === undefined) return null;
  return (
    <Typography variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
      {/* Where a server rendered it, its clock and the browser's differ by the way between them. */}
      Updated{' '}
      <time suppressHydrationWarning dateTime={new Date(at).toISOString()}>
        {formatTime(at)}
      </time>
    </Typography>
  );
}
