import { Box } from '../../components/base/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Typography } from '../../components/base/Typography';
import { formatCount, formatRank } from '@touchline/shared/format';
import { ActionButton } from '../../forms/ActionButton';
import { KpiRow } from '../../components/layout/Page';
import { Kit } from '../kit/Kit';
import type { TeamName } from '../teams/TeamCell';

interface TeamConfirmProps {
  team: TeamName & { id: number; country?: string | null; points?: number | null; rank?: number | null };
  /** Heading level of the team's name, below the heading with the question. */
  headingLevel?: 'h2' | 'h3';
  busy?: boolean;
  /** Reason why it cannot be linked now. */
  blockedBy?: string;
  onYes: () => void;
  onNo: () => void;
}

/** Answers "Is this your team?": details to recognise the team, Yes and No. */
export function TeamConfirm(props: TeamConfirmProps) {
  const { team, headingLevel = 'h2', busy = false, blockedBy, onYes, onNo } = props;
  return (
    <Stack sx={{ gap: 5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
        <Box sx={{ width: { xs: 72, sm: 120 }, flexShrink: 0, '& svg': { width: '100%', height: 'auto' } }}>
          <Kit kit={team.kit} size="mid" />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h2" component={headingLevel} translate="no" sx={{ overflowWrap: 'anywhere' }}>
            {team.name}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {[team.manager, team.country].filter(Boolean).join(' · ') || `Team ${team.id}`}
          </Typography>
        </Box>
      </Box>
      <KpiRow
        items={[
          { label: 'Total points', value: formatCount(team.points) },
          { label: 'Rank', value: formatRank(team.rank) },
        ]}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', alignItems: 'start', gap: 2 }}>
        <ActionButton
          variant="contained"
          size="large"
          fullWidth
          disabled={busy}
          blockedBy={blockedBy}
          onClick={onYes}
        >
          Yes
        </ActionButton>
        <Button variant="outlined" size="large" disabled={busy} onClick={onNo}>
          No
        </Button>
      </Box>
    </Stack>
  );
}
