import { Box, Button } from '@touchline/design-system';
import { FORM_ERROR, SubmitButton, TextFieldOf } from '@touchline/design-system/forms';
import { useShell } from '@touchline/shared/contract';
import { type TeamId, teamIdFrom } from '@touchline/shared/domain';
import type { Team } from '@touchline/shared/wire';
import { useState } from 'react';
import { AccountForm } from '../../components/AccountForm';
import { failureMessage } from '../../domain/failureMessage';
import { useMutation } from '../../state/account.mutations';
import { IsThisYourTeam } from './IsThisYourTeam';

/** Links another team: search by number, preview, confirm. */
export function ChangeTeam({ onDone }: { onDone: () => void }) {
  const shell = useShell();
  const { run: searchTeam } = useMutation('searchTeam');
  const { run: linkTeam, isBusy } = useMutation('linkTeam');
  const [found, setFound] = useState<Team>();

  const search = async ({ id }: { id: string }) => {
    const { value, failure } = await searchTeam(teamIdFrom(id) ?? (0 as TeamId));
    if (failure) return { [FORM_ERROR]: failureMessage(failure, 'Error searching for the team') };
    setFound(value);
    return undefined;
  };
  const link = async (team: Team) => {
    const { failure } = await linkTeam(team.id);
    if (failure) {
      shell.notify({ type: 'error', message: failureMessage(failure, 'Error confirming') });
      return;
    }
    shell.events.emit('teamLinked', { teamId: team.id });
    shell.notify({ type: 'success', message: `${team.name} is your team now.` });
    onDone();
  };

  if (found)
    return (
      <IsThisYourTeam
        team={found}
        isBusy={isBusy}
        onYes={() => void link(found)}
        onNo={() => setFound(undefined)}
      />
    );
  return (
    <AccountForm<{ id: string }> draft="linked-team" label="Change linked team" onSubmit={search}>
      <TextFieldOf
        name="id"
        label="Team ID"
        inputMode="numeric"
        validate={idError}
        helperText="The number in the address of your team’s page in the official game. You can paste the address."
      />
      <Box sx={{ display: 'flex', gap: 2 }}>
        <SubmitButton>Search</SubmitButton>
        <Button onClick={onDone}>Cancel</Button>
      </Box>
    </AccountForm>
  );
}

const idError = (text: string | undefined) =>
  teamIdFrom(text ?? '') === undefined ? 'Enter the number of your team' : undefined;
