import { useUser } from '@touchline/shared/contract';
import { NarrowPage } from '../../components/NarrowPage';
import { RequestDeletion } from './RequestDeletion';
import { ScheduledDeletion } from './ScheduledDeletion';

/** Ends the account after a time to think it over. Route: /profile/delete */
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
