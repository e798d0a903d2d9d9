import { Box } from '../../components/base/Box';
import { Typography } from '../../components/base/Typography';
import { formatCount, formatPoints } from '@touchline/shared/format';
import { partFill } from '../../theme/partFill';

interface StatMirrorBarProps {
  label: string;
  home: number;
  away: number;
  format?: (value: number) => string;
  /** Names of the sides, for screen readers: "Shots, Arsenal 12, Chelsea 7". */
  homeName?: string;
  awayName?: string;
}

/** A statistic of both sides as bars from the middle. */
export function StatMirrorBar(props: StatMirrorBarProps) {
  const { label, home, away, format = formatCount, homeName = 'home', awayName = 'away' } = props;
  const most = Math.max(Math.abs(home), Math.abs(away), 1);
  return (
    <Box
      role="group"
      aria-label={`${label}, ${homeName} ${format(home)}, ${awayName} ${format(away)}`}
      sx={{ py: 1 }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', typography: 'table' }} aria-hidden>
        <b>{format(home)}</b>
        <span>{label}</span>
        <b>{format(away)}</b>
      </Box>
      <Box aria-hidden sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '2px', mt: 0.5 }}>
        <Bar share={Math.abs(home) / most} right />
        <Bar share={Math.abs(away) / most} />
      </Box>
    </Box>
  );
}

function Bar({ share, right = false }: { share: number; right?: boolean }) {
  return (
    <Box
      sx={{
        height: 8,
        bgcolor: 'divider',
        borderRadius: 0.4,
        overflow: 'hidden',
        display: 'flex',
        justifyContent: right ? 'flex-end' : 'flex-start',
      }}
    >
      <Box style={{ width: `${share * 100}%` }} sx={{ bgcolor: right ? 'primary.main' : 'outline.main' }} />
    </Box>
  );
}

interface StackedPointsProps {
  label: string;
  parts: readonly { label: string; points: number }[];
}

/** Points of one side by category; negative points are left of the axis. */
export function StackedPoints({ label, parts }: StackedPointsProps) {
  const total = parts.reduce((sum, { points }) => sum + points, 0);
  const size = parts.reduce((sum, { points }) => sum + Math.abs(points), 0) || 1;
  const shown = parts.filter(({ points }) => points !== 0);
  const words = shown.map((part) => `${part.label} ${formatPoints(part.points)}`).join(', ');
  return (
    <Box sx={{ py: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', typography: 'table' }}>
        <b>{label}</b>
        <b>{formatPoints(total)}</b>
      </Box>
      <Box
        role="img"
        aria-label={words || 'no points'}
        sx={{ display: 'flex', height: 16, borderRadius: 0.4, overflow: 'hidden', bgcolor: 'divider' }}
      >
        {[...shown]
          .sort((one, other) => Number(one.points > 0) - Number(other.points > 0))
          .map((part) => (
            <PartBar
              key={part.label}
              {...part}
              share={Math.abs(part.points) / size}
              at={parts.findIndex((one) => one.label === part.label)}
            />
          ))}
      </Box>
      <Typography variant="caption" aria-hidden sx={{ color: 'text.secondary' }}>
        {words || 'No points yet'}
      </Typography>
    </Box>
  );
}

function PartBar({ label, points, share, at }: { label: string; points: number; share: number; at: number }) {
  return (
    <Box
      title={`${label} ${formatPoints(points)}`}
      style={{ width: `${share * 100}%` }}
      sx={[
        points < 0 ? { bgcolor: 'error.main' } : { background: partFill('light', at) },
        (theme) => (points < 0 ? {} : theme.applyStyles('dark', { background: partFill('dark', at) })),
      ]}
    />
  );
}
