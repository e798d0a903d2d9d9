import { Box, visuallyHidden } from '@touchline/design-system';
import { formatDec1, noValue } from '@touchline/shared/format';

/**
 * Points for the reader over the mean of the view: mine minus theirs, one decimal. Green with `+` is good for
 * the reader, red with `−` is not; the word is for those who cannot see the colour.
 */
export function SwingText({ value }: { value: number | null }) {
  if (value === null) return <span>{noValue}</span>;
  const color = value > 0 ? 'success.main' : value < 0 ? 'error.main' : 'text.secondary';
  return (
    <Box component="span" sx={{ color, fontWeight: 600, whiteSpace: 'nowrap' }}>
      {value > 0 && '+'}
      {formatDec1(value)}
      {value !== 0 && (
        <>
          <Box component="span" aria-hidden sx={{ ml: 0.5, fontSize: '0.6875rem' }}>
            {value > 0 ? '▲' : '▼'}
          </Box>
          <Box component="span" sx={visuallyHidden}>
            {value > 0 ? ' for you' : ' against you'}
          </Box>
        </>
      )}
    </Box>
  );
}
