import { Box, Typography } from '@touchline/design-system';
import { kitFromFields } from '@touchline/design-system/football';
import { TeamConfirm } from '@touchline/design-system/frames';
import type { Team } from '@touchline/shared/wire';
import { useOfflineReason } from '../../components/useOfflineReason';

interface IsThisYourTeamProps {
  team: Team;
  isBusy: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** The team that was found, with details to recognise it before it is linked. */
export function IsThisYourTeam({ team, isBusy, onYes, onNo }: IsThisYourTeamProps) {
  const { id, name, fullname, country, points, rank, kit } = team;
  return (
    <Box role="group" aria-label="Is this your team?" sx={{ display: 'grid', gap: 4 }}>
      <Typography>Is this your team?</Typography>
      <TeamConfirm
        team={{ id, name, manager: fullname, country, points, rank, kit: kitFromFields(kit) }}
        headingLevel="h3"
        busy={isBusy}
        blockedBy={useOfflineReason()}
        onYes={onYes}
        onNo={onNo}
      />
    </Box>
  );
}
