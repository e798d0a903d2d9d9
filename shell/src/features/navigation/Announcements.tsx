import { Banner, Box, TextLink } from '@touchline/design-system';
import { useUser } from '@touchline/shared/contract';
import { formatKickoff } from '@touchline/shared/format';

/** Banner on every page while the account is scheduled for deletion. */
export function Announcements() {
  const deadline = useUser()?.deletion_schedule;
  if (!deadline) return null;
  return (
    <Box sx={{ px: { xs: 4, sm: 6 }, pt: 3 }}>
      <Banner tone="warning" action={<TextLink to="/profile/delete">Cancel deletion</TextLink>}>
        Your account will be deleted on <time dateTime={deadline}>{formatKickoff(deadline)}</time>.
      </Banner>
    </Box>
  );
}
