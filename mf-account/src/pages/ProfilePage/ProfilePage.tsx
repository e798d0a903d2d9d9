import { Box, PageBody, PageHeading } from '@touchline/design-system';
import { useUser } from '@touchline/shared/contract';
import { AccountCard } from './AccountCard';
import { AppearanceCard } from './AppearanceCard';
import { DangerZone } from './DangerZone';
import { LeaguesCard } from './LeaguesCard';
import { LinkedTeamCard } from './LinkedTeamCard';
import { PassCard } from './PassCard';

/** The reader's account. Route: /profile */
export default function ProfilePage() {
  const user = useUser();
  if (!user) return null;
  return (
    <PageBody>
      <PageHeading title="Profile" text={user.email} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: '1fr 1fr' },
          gap: { xs: 4, md: 6 },
          alignItems: 'start',
        }}
      >
        <AccountCard user={user} />
        <LinkedTeamCard />
        <LeaguesCard />
        <Box sx={{ display: 'grid', gap: { xs: 4, md: 6 } }}>
          <PassCard user={user} />
          <AppearanceCard />
          <DangerZone deletionAt={user.deletion_schedule} />
        </Box>
      </Box>
    </PageBody>
  );
}
