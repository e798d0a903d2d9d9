import { Typography } from '@touchline/design-system';
import { ConfirmDialog } from '@touchline/design-system/popups';
import { useShell } from '@touchline/shared/contract';
import type { Role } from '@touchline/shared/domain';
import type { AdminUser } from '@touchline/shared/wire';
import { failureMessage } from '../../domain/failureMessage';
import { useMutation } from '../../state/account.mutations';

export interface AskedRole {
  readonly user: AdminUser;
  readonly role: Role;
}

interface ChangeRoleProps {
  /** Undefined while the dialog is closed. */
  asked: AskedRole | undefined;
  onDone: () => void;
  onCancel: () => void;
}

/** Confirms a change of role. It applies from the account's next call and is written to the audit log. */
export function ChangeRole({ asked, onDone, onCancel }: ChangeRoleProps) {
  const shell = useShell();
  const { run: setRole, isBusy } = useMutation('setRole');
  if (!asked) return null;
  const { user, role } = asked;
  const isBan = role === 'BANNED';
  const change = async () => {
    const { failure } = await setRole({ id: user.id, role });
    if (failure) shell.notify({ type: 'error', message: failureMessage(failure, 'Error changing the role') });
    else shell.notify({ type: 'success', message: `${user.username} is ${role} now.` });
    onDone();
  };
  return (
    <ConfirmDialog
      open
      title={isBan ? `Ban ${user.username}?` : `Make ${user.username} ${role}?`}
      confirmLabel={isBan ? 'Ban' : 'Change role'}
      destructive={isBan}
      busy={isBusy}
      onConfirm={() => void change()}
      onCancel={onCancel}
    >
      <Typography>
        {user.email} is {user.role} now. The change takes effect on the next call and is written to the audit
        log.
      </Typography>
    </ConfirmDialog>
  );
}
