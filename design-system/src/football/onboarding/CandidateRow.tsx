import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { formatCount, formatRank } from '@touchline/shared/format';
import { Kit } from '../kit/Kit';
import { RivalToggle, type RivalState } from '../people/smallMarks';
import type { TeamName } from '../teams/TeamCell';

interface CandidateRowProps {
  team: TeamName & { points?: number | null; rank?: number | null };
  /** Names of leagues both are in; the first three are shown. */
  leagues?: readonly string[];
  state: RivalState;
  onToggle: () => void;
}

/** Somebody one might follow. Stands in a `ul`. */
export function CandidateRow({ team, leagues = [], state, onToggle }: CandidateRowProps) {
  return (
    <Box component="li" sx={line}>
      <Kit kit={team.kit} size={36} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{team.name}</Typography>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {[
            team.manager,
            team.points != null && `${formatCount(team.points)} pts`,
            team.rank != null && formatRank(team.rank),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {leagues.length > 0 && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            {leagues.slice(0, 3).map((name) => (
              <Chip key={name} size="small" label={name} />
            ))}
          </Box>
        )}
      </Box>
      <RivalToggle state={state} teamName={team.name} onToggle={onToggle} />
    </Box>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  px: { xs: 2, sm: 3 },
  py: 2,
  borderBottom: 1,
  borderColor: 'divider',
  listStyle: 'none',
} as const;
