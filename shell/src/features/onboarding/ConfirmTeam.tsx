import { kitFromFields } from '@touchline/design-system/football';
import { TeamConfirm } from '@touchline/design-system/frames';
import { onboardingConfirmTeam } from '@touchline/shared/calls/onboardingConfirmTeam';
import type { Team } from '@touchline/shared/wire';
import { useState } from 'react';
import { useShell } from '../../services/context/ShellContext';
import { outcomeOf } from '../../services/api/outcome';

interface ConfirmTeamProps {
  readonly team: Team;
  readonly onConfirmed: () => void;
  readonly onBack: () => void;
}

/** Step 1: the team that was found. Yes links it; No, or a failure, leads back with the number kept. */
export function ConfirmTeam({ team, onConfirmed, onBack }: ConfirmTeamProps) {
  const { clients, notices, services } = useShell();
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await clients.api.call(onboardingConfirmTeam, { params: { id: team.id } });
      services.events.emit('teamLinked', { teamId: team.id });
      onConfirmed();
    } catch (thrown) {
      notices.notify({ type: 'error', message: outcomeOf(thrown, 'ERROR').message });
      onBack();
    }
  };
  const { id, name, fullname, country, points, rank, kit } = team;
  return (
    <TeamConfirm
      team={{ id, name, manager: fullname, country, points, rank, kit: kitFromFields(kit) }}
      busy={isBusy}
      onYes={() => void confirm()}
      onNo={onBack}
    />
  );
}
