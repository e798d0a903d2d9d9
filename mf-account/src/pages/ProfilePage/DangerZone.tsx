import { Banner, Box, Button, DeleteIcon, linkTo, Section } from '@touchline/design-system';
import { buildLink } from '@touchline/shared/contract';
import { formatKickoff } from '@touchline/shared/format';

/** Link to the deletion of the account. */
export function DangerZone({ deletionAt }: { deletionAt: string | null }) {
  return (
    <Section title="Danger zone" look="card">
      <Box sx={{ display: 'grid', gap: 3 }}>
        {deletionAt && (
          <Banner tone="warning">
            Your account will be deleted on <time dateTime={deletionAt}>{formatKickoff(deletionAt)}</time>.
          </Banner>
        )}
        <Box>
          <Button
            variant="outlined"
            color="error"
            startIcon={<DeleteIcon />}
            {...linkTo(buildLink('profile', { params: { x: 'delete' } }))}
          >
            {deletionAt ? 'Cancel deletion' : 'Delete account'}
          </Button>
        </Box>
      </Box>
    </Section>
  );
}
