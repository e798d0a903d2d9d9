import { Box, Button, KpiRow, Typography } from '@touchline/design-system';
import { Kit, kitFromFields } from '@touchline/design-system/football';
import { formatCount, formatRank } from '@touchline/shared/format';
import type { Team } from '@touchline/shared/wire';
import { WriteButton } from '../../components/WriteButton';

interface IsThisYourTeamProps {
  team: Team;
  isBusy: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** A team that was found, to be told from others before it is linked. */
export function IsThisYourTeam({ team, isBusy, onYes, onNo }: IsThisYourTeamProps) {
  const { name, fullname, country, points, rank, kit } = team;
  return (
    <Box role="group" aria-label="Is this your team?" sx={{ display: 'grid', gap: 4 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
        <Kit kit={kitFromFields(kit)} size={72} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="p">
            {name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {[fullname, country].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
      </Box>
      <KpiRow
        items={[
          { label: 'Total points', value: formatCount(points) },
          { label: 'Rank', value: formatRank(rank) },
        ]}
      />
      <Typography>Is this your team?</Typography>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <WriteButton variant="contained" disabled={isBusy} onClick={onYes}>
          Yes
        </WriteButton>
        <Button variant="outlined" disabled={isBusy} onClick={onNo}>
          No
        </Button>
      </Box>
    </Box>
  );
}
