import { Box, Typography } from '@touchline/design-system';
import type { Column } from '@touchline/design-system/data';
import { SelectField } from '@touchline/design-system/inputs';
import { roles } from '@touchline/shared/domain';
import { formatKickoff } from '@touchline/shared/format';
import type { AdminUser } from '@touchline/shared/wire';
import type { AskedRole } from './ChangeRole';
import { RowButton } from './RowButton';

interface UserColumns {
  /** The administrator's own row: its select is disabled, to prevent mistakes. */
  ownId: string | undefined;
  isOffline: boolean;
  onRole: (asked: AskedRole) => void;
  onResend: (user: AdminUser) => void;
}

/** Accounts get this role by a deletion, not by a select. */
const choices = roles.filter((role) => role !== 'DELETED').map((role) => ({ value: role, label: role }));

export const userColumns = ({ ownId, isOffline, onRole, onResend }: UserColumns): Column<AdminUser>[] => [
  { key: 'email', label: 'Account', cell: (user) => <Account user={user} /> },
  {
    key: 'role',
    label: 'Role',
    cell: (user) => (
      <Box sx={{ py: 2, minWidth: 176 }}>
        <SelectField
          label={`Role of ${user.username}`}
          value={user.role}
          options={user.role === 'DELETED' ? [{ value: user.role, label: user.role }] : choices}
          disabled={isOffline || user.id === ownId || user.role === 'DELETED'}
          onChange={(role) => onRole({ user, role })}
        />
      </Box>
    ),
  },
  { key: 'team', label: 'Team', kind: 'number', cell: ({ team_id }) => team_id ?? '–' },
  {
    key: 'created',
    label: 'Since',
    cell: ({ created_at }) => <time dateTime={created_at}>{formatKickoff(created_at)}</time>,
  },
  {
    key: 'do',
    label: 'Actions',
    cell: (user) => <Actions user={user} isOwn={user.id === ownId} onRole={onRole} onResend={onResend} />,
  },
];

function Account({ user: { email, username, onboarded, deletion_schedule } }: { user: AdminUser }) {
  const notes = [username, !onboarded && 'not onboarded', deletion_schedule && 'deletion asked for'];
  return (
    <Box sx={{ py: 1 }}>
      {email}
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {notes.filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}

interface ActionsProps extends Pick<UserColumns, 'onRole' | 'onResend'> {
  user: AdminUser;
  isOwn: boolean;
}

function Actions({ user, isOwn, onRole, onResend }: ActionsProps) {
  const isBanned = user.role === 'BANNED';
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {!isOwn && user.role !== 'DELETED' && (
        <RowButton
          color={isBanned ? 'primary' : 'error'}
          onClick={() => onRole({ user, role: isBanned ? 'USER' : 'BANNED' })}
        >
          {isBanned ? 'Unban' : 'Ban'}
        </RowButton>
      )}
      {!user.email_confirmed && <RowButton onClick={() => onResend(user)}>Resend code</RowButton>}
    </Box>
  );
}
