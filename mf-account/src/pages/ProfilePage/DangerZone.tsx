import { Banner, Box, Button, DeleteIcon, KeyIcon, linkTo, Section } from '@touchline/design-system';
import { buildLink } from '@touchline/shared/contract';
import { formatKickoff } from '@touchline/shared/format';

const page = (x: string) => linkTo(buildLink('profile', { params: { x } }));

/** What changes who can get in, and what ends the account. */
export function DangerZone({ deletionAt }: { deletionAt: string | null }) {
  return (
    <Section title="Danger zone" look="card">
      <Box sx={{ display: 'grid', gap: 3 }}>
        {deletionAt && (
          <Banner tone="warning">
            Your account will be deleted on <time dateTime={deletionAt}>{formatKickoff(deletionAt)}</time>.
          </Banner>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button variant="outlined" startIcon={<KeyIcon />} {...page('change_pass')}>
            Change password
          </Button>
          <Button variant="outlined" color="error" startIcon={<DeleteIcon />} {...page('delete')}>
            {deletionAt ? 'Cancel deletion' : 'Delete account'}
          </Button>
        </Box>
      </Box>
    </Section>
  );
}
