import { Box, Checkbox, Stack, Typography } from '@touchline/design-system';
import { SelectField, TextField } from '@touchline/design-system/inputs';
import { ConfirmDialog } from '@touchline/design-system/popups';
import { useShell } from '@touchline/shared/contract';
import { flagRoles, type Role } from '@touchline/shared/domain';
import type { AdminFeatureFlag } from '@touchline/shared/wire';
import { useId, useState } from 'react';
import { failureMessage } from '../../domain/failureMessage';
import { audienceInWords, audienceOf, draftError, draftOf, type FlagDraft } from '../../domain/flagDraft';
import { useMutation } from '../../state/account.mutations';

const choices = [
  { value: 'off', label: 'Nobody: off' },
  { value: 'everybody', label: 'Everybody' },
  { value: 'roles', label: 'Some roles' },
  { value: 'share', label: 'A share of the users' },
] as const;

interface ChangeFlagProps {
  flag: AdminFeatureFlag;
  onDone: () => void;
  onCancel: () => void;
}

/** Changes who has a flag. It applies to pages opened from then on and is written to the audit log. */
export function ChangeFlag({ flag: { name, text, remote, audience }, onDone, onCancel }: ChangeFlagProps) {
  const shell = useShell();
  const { run: setFlag, isBusy } = useMutation('setFeatureFlag');
  const [draft, setDraft] = useState(draftOf(audience));
  const [error, setError] = useState<string>();
  const edit = (change: Partial<FlagDraft>) => {
    setDraft({ ...draft, ...change });
    setError(undefined);
  };
  const save = async () => {
    const wrong = draftError(draft);
    setError(wrong);
    if (wrong) return;
    const { failure, value } = await setFlag({ name, audience: audienceOf(draft) });
    if (failure) setError(failureMessage(failure, 'Error changing the flag'));
    else {
      shell.notify({ type: 'success', message: `${name}: ${audienceInWords(value.flag.audience)}.` });
      onDone();
    }
  };
  return (
    <ConfirmDialog
      open
      title={name}
      confirmLabel="Save"
      busy={isBusy}
      onConfirm={() => void save()}
      onCancel={onCancel}
    >
      <Stack
        component="form"
        aria-label={`Change ${name}`}
        // The label of the first field lies above its border, where the dialog cuts it off.
        sx={{ gap: 3, pt: 1 }}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void save();
        }}
      >
        <Typography sx={{ overflowWrap: 'anywhere' }}>{text}</Typography>
        <SelectField
          label="Who has it"
          fullWidth
          value={draft.to}
          options={
            remote === null ? choices.filter(({ value }) => value === 'off' || value === draft.to) : choices
          }
          onChange={(to) => edit({ to })}
        />
        <Audience draft={draft} error={error} onEdit={edit} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Pages that are opened from now on have the change. It is written to the audit log.
        </Typography>
      </Stack>
    </ConfirmDialog>
  );
}

interface AudienceProps {
  draft: FlagDraft;
  error: string | undefined;
  onEdit: (change: Partial<FlagDraft>) => void;
}

/** The roles or the share, with what is wrong. */
function Audience({ draft, error, onEdit }: AudienceProps) {
  const errorId = useId();
  const described = error ? { 'aria-describedby': errorId } : {};
  return (
    <>
      {draft.to === 'roles' && (
        <Box role="group" aria-label="Roles" {...described} sx={roleGrid}>
          {flagRoles.map((role) => (
            <Checkbox
              key={role}
              label={role}
              checked={draft.roles.includes(role)}
              onChange={(isOn) => onEdit({ roles: toggled(draft.roles, role, isOn) })}
            />
          ))}
        </Box>
      )}
      {draft.to === 'share' && (
        <TextField
          label="Percent of the users"
          fullWidth
          value={draft.share}
          error={error !== undefined}
          onChange={({ target }) => onEdit({ share: target.value })}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', ...described } }}
        />
      )}
      {error && (
        <Typography id={errorId} role="alert" variant="body2" sx={{ color: 'error.main' }}>
          {error}
        </Typography>
      )}
    </>
  );
}

const roleGrid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(144px, 1fr))' } as const;

const toggled = (roles: readonly Role[], role: Role, isOn: boolean) =>
  isOn ? [...roles, role] : roles.filter((other) => other !== role);
