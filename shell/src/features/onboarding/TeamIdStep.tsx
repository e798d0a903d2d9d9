import { Banner, Button, Stack, Typography } from '@touchline/design-system';
import { SubmitButton, TextFieldOf, TouchlineForm, useField } from '@touchline/design-system/forms';
import { fplStatus } from '@touchline/shared/calls/fplStatus';
import { onboardingSearchTeam } from '@touchline/shared/calls/onboardingSearchTeam';
import { explain, toFailure } from '@touchline/shared/remote-data';
import { type TeamId, teamIdFrom } from '@touchline/shared/domain';
import { useSelector } from '@touchline/shared/store';
import type { Team } from '@touchline/shared/wire';
import { useEffect, useState } from 'react';
import { gameDownText } from '../../services/api/gameDown';
import type { HostRoot } from '../../services/store/shellStore';
import { useShell } from '../../services/context/ShellContext';
import { AddressPicture } from './AddressPicture';

interface TeamIdStepProps {
  /** The previous search, kept for when the user comes back to this step. */
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onFound: (team: Team) => void;
}

/** Step 0: the number of the team in the official game, or the address of its page. */
export function TeamIdStep({ query, onQuery, onFound }: TeamIdStepProps) {
  const { error, search } = useTeamSearch(onFound);
  const pick = (id: TeamId) => {
    onQuery(String(id));
    return search(String(id));
  };
  return (
    <TouchlineForm<{ team: string }>
      label="Link your team"
      initialValues={{ team: query }}
      onSubmit={({ team = '' }) => {
        onQuery(team);
        return search(team);
      }}
    >
      <Typography>
        Open your team in the official game, on its Points page. The number in the web address is your team
        ID.
      </Typography>
      <Typography variant="body2">
        On a phone: open the official game in your browser instead of its app, log in, and press Points. Then
        copy the address of that page and paste it here.
      </Typography>
      <AddressPicture />
      {error && <Banner tone="error">{error}</Banner>}
      <TeamIdField />
      <DemoTeams onPick={(id) => void pick(id)} />
      <Stack>
        <SubmitButton>Search</SubmitButton>
      </Stack>
    </TouchlineForm>
  );
}

/** Example teams: in the demo every manager is invented, so the user cannot know a number. */
function DemoTeams({ onPick }: { onPick: (id: TeamId) => void }) {
  const teams = useSelector(({ content }: HostRoot) => content?.demo_teams) ?? [];
  if (teams.length === 0) return null;
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="body2">
        This is the demo, and its managers are invented. Teams you can try:
      </Typography>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        {teams.map(({ id, name }) => (
          <Button key={id} variant="outlined" onClick={() => onPick(id)}>
            {name}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}

/** Replaces a pasted address with the number in it; other input stays as typed. */
function TeamIdField() {
  const { input } = useField<string>('team', { subscription: { value: true } });
  const inAddress = input.value.includes('/') ? teamIdFrom(input.value) : undefined;
  useEffect(() => {
    if (inAddress) input.onChange(String(inAddress));
  }, [inAddress, input]);
  return (
    <TextFieldOf
      name="team"
      label="Team ID"
      helperText="The number, or the whole address"
      validate={(value) =>
        teamIdFrom(value ?? '') ? undefined : 'Enter the number of your team. It has digits only.'
      }
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 300 }, inputLabel: { shrink: true } }}
    />
  );
}

function useTeamSearch(onFound: (team: Team) => void) {
  const { clients } = useShell();
  const [error, setError] = useState<string>();

  /** If the official game is down, its own message is more useful than ours. */
  async function whyNot(thrown: unknown): Promise<string> {
    const failure = toFailure(thrown);
    if (failure.kind === 'offline') return explain(failure, 'the team');
    const status = await clients.api.call(fplStatus).catch((statusError: unknown) => {
      const problem = toFailure(statusError);
      return { success: problem.kind !== 'refused', message: explain(problem) };
    });
    return status.success ? explain(failure, 'the team') : `${gameDownText} ${status.message}`.trim();
  }

  async function search(query: string) {
    const id = teamIdFrom(query);
    if (!id) return;
    setError(undefined);
    try {
      const { data } = await clients.api.call(onboardingSearchTeam, { params: { q: id } });
      onFound(data);
    } catch (thrown) {
      setError(await whyNot(thrown));
    }
  }

  return { error, search };
}
