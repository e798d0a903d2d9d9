import { Box, Button, KpiRow, Stack, Typography } from '@touchline/design-system';
import { Kit, kitFromFields } from '@touchline/design-system/football';
import { onboardingConfirmTeam } from '@touchline/shared/calls/onboardingConfirmTeam';
import { formatCount, formatRank } from '@touchline/shared/format';
import type { Team } from '@touchline/shared/wire';
import { useState } from 'react';
import { useShell } from '../app/ShellContext';
import { outcomeOf } from '../app/outcome';

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
  return (
    <Stack sx={{ gap: 5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
        <Kit kit={team.kit ? kitFromFields(team.kit) : null} size={72} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {team.name}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {[team.fullname, team.country].filter(Boolean).join(' · ') || `Team ${team.id}`}
          </Typography>
        </Box>
      </Box>
      <KpiRow
        items={[
          { label: 'Total points', value: formatCount(team.points) },
          { label: 'Rank', value: formatRank(team.rank) },
        ]}
      />
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button
          variant="contained"
          size="large"
          disabled={isBusy}
          onClick={() => void confirm()}
          sx={{ flex: 1 }}
        >
          Yes
        </Button>
        <Button variant="outlined" size="large" disabled={isBusy} onClick={onBack} sx={{ flex: 1 }}>
          No
        </Button>
      </Box>
    </Stack>
  );
}
