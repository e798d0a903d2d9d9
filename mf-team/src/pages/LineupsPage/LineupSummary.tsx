import { Box, Checkbox, Typography } from '@touchline/design-system';
import type { TeamLineups } from '@touchline/shared/wire';
import type { lineupFilters } from './lineupFilters';

type Filter = (typeof lineupFilters)[number];

interface LineupSummaryProps {
  summary: TeamLineups['summary'];
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

/** `7 starting · 1 bench · 0 out · 7 pending`, and the filter for starters. */
export function LineupSummary({ summary, filter, onFilter }: LineupSummaryProps) {
  const { starting, bench, out, pending } = summary;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
      }}
    >
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {`${starting} starting · ${bench} bench · ${out} out · ${pending} pending`}
      </Typography>
      <Checkbox
        label="Starters only"
        checked={filter === 'starters'}
        onChange={(isChecked) => onFilter(isChecked ? 'starters' : 'all')}
      />
    </Box>
  );
}
