import { Box } from '../../components/base/Box';
import Chip from '@mui/material/Chip';
import { Typography } from '../../components/base/Typography';
import { findBenchmark } from '@touchline/shared/domain';
import { Kit } from '../kit/Kit';
import { BenchmarkCell } from '../points/BenchmarkCell';
import { RivalToggle, type RivalState } from '../people/smallMarks';
import type { TeamName } from '../teams/TeamCell';

interface CandidateRowProps {
  team: TeamName & { points?: number | null; rank?: number | null };
  /** Names of common leagues; the first three are shown. */
  leagues?: readonly string[];
  state: RivalState;
  onToggle: () => void;
}

/** A team that the user may follow. Must be inside a `ul`. */
export function CandidateRow({ team, leagues = [], state, onToggle }: CandidateRowProps) {
  return (
    <Box component="li" sx={line}>
      <Kit kit={team.kit} size={36} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography translate="no" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {team.name}
        </Typography>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {team.manager}
        </Typography>
        <Box component="dl" sx={figures}>
          {team.points != null && (
            <Figure label="Points" metric="summary_overall_points" value={team.points} />
          )}
          {team.rank != null && <Figure label="Rank" metric="summary_overall_rank" value={team.rank} />}
        </Box>
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

interface FigureProps {
  label: string;
  metric: 'summary_overall_points' | 'summary_overall_rank';
  value: number;
}

/** A number with its name, on the ramp of its benchmark. */
function Figure({ label, metric, value }: FigureProps) {
  const benchmark = findBenchmark(metric);
  if (!benchmark) return null;
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0 }}>
        <BenchmarkCell value={value} benchmark={benchmark} />
      </Typography>
    </Box>
  );
}

const figures = { display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, m: 0, mt: 1 } as const;

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
