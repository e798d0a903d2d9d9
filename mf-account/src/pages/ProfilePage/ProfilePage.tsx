import { Box, PageBody, PageHeading } from '@touchline/design-system';
import { useUser } from '@touchline/shared/contract';
import { AccountCard } from './AccountCard';
import { AppearanceCard } from './AppearanceCard';
import { DangerZone } from './DangerZone';
import { ExpectedPointsCard } from './ExpectedPointsCard';
import { InstallCard } from './InstallCard';
import { LeaguesCard } from './LeaguesCard';
import { LinkedTeamCard } from './LinkedTeamCard';
import { NotificationsCard } from './NotificationsCard';
import { PassCard } from './PassCard';
import { PasswordCard } from './PasswordCard';
import { SessionsCard } from './SessionsCard';

/** The reader's account. Route: /profile */
export default function ProfilePage() {
  const user = useUser();
  if (!user) return null;
  return (
    <PageBody>
      <PageHeading title="Profile" text={user.email} />
      <Box
        sx={{ ...column, gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' }, alignItems: 'start' }}
      >
        <Box sx={column}>
          <AccountCard user={user} />
          <LinkedTeamCard />
          <SessionsCard />
          <NotificationsCard userId={user.id} />
          <InstallCard />
        </Box>
        <Box sx={column}>
          <LeaguesCard />
          <PassCard user={user} />
          <AppearanceCard />
          <ExpectedPointsCard />
          <PasswordCard />
          <DangerZone deletionAt={user.deletion_schedule} />
        </Box>
      </Box>
    </PageBody>
  );
}

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 4, md: 6 } } as const;
