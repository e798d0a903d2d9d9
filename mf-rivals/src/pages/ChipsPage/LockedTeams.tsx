import { Box, PaywallRow, Typography } from '@touchline/design-system';
import { usePassCardOpener } from '@touchline/shared/contract';
import type { PlacedRow } from '../../components/placedTeam';

/** Number of further teams for pass holders; their data is not shown. */
export function LockedTeams({ rows }: { rows: readonly PlacedRow[] }) {
  const passCardOpener = usePassCardOpener();
  const locked = rows.filter((row) => row.locked).length;
  if (locked === 0) return null;
  return (
    <Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {locked} more {locked === 1 ? 'team' : 'teams'}
      </Typography>
      <PaywallRow onOpenPass={passCardOpener('rivals', 'chips')} />
    </Box>
  );
}
