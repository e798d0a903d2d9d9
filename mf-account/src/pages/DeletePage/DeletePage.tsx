import { useUser } from '@touchline/shared/contract';
import { NarrowPage } from '../../components/NarrowPage';
import { RequestDeletion } from './RequestDeletion';
import { ScheduledDeletion } from './ScheduledDeletion';

/** Schedules the deletion of the account. Route: /profile/delete */
export default function DeletePage() {
  const user = useUser();
  if (!user) return null;
  return (
    <NarrowPage title="Delete account">
      {user.deletion_schedule ? (
        <ScheduledDeletion deadline={user.deletion_schedule} />
      ) : (
        <RequestDeletion username={user.username} />
      )}
    </NarrowPage>
  );
}
