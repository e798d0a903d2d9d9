import { Box, Typography } from '@touchline/design-system';
import { selectRivals, useHasPass } from '@touchline/shared/contract';
import { useSelector } from '@touchline/shared/store';
import { rivalLimit } from '../../components/rivalLimit';

/** `7 / 10 rivals`: number of followed teams and the limit. */
export function LimitMeter() {
  const { used, max } = rivalLimit(useSelector(selectRivals).length, useHasPass());
  return (
    <Box sx={{ minWidth: 140 }}>
      <Typography variant="body2" component="div">
        {used} / {max} rivals
      </Typography>
      <Box
        role="meter"
        aria-label="Rivals followed"
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(used, max)}
        aria-valuetext={`${used} of ${max}`}
        sx={{ height: 6, mt: 1, borderRadius: 3, bgcolor: 'divider', overflow: 'hidden' }}
      >
        <Box
          sx={{
            height: '100%',
            width: `${Math.min(100, (100 * used) / max)}%`,
            bgcolor: used >= max ? 'warning.main' : 'primary.main',
          }}
        />
      </Box>
    </Box>
  );
}
