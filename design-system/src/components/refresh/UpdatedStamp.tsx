import Typography from '@mui/material/Typography';
import { formatTime } from '@touchline/shared/format';

/** When what is on screen was fetched. */
export function UpdatedStamp({ at }: { at?: number }) {
  if (at === undefined) return null;
  return (
    <Typography variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
      Updated <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
    </Typography>
  );
}
