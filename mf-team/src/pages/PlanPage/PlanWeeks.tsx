import { ToggleButton, ToggleButtonGroup, Typography } from '@touchline/design-system';
import { chipLabel, type GameweekNumber } from '@touchline/shared/domain';
import { sumsOf } from '@touchline/shared/plan';
import { formatDec1, formatGameweekShort } from '@touchline/shared/format';
import type { PlanWork } from './usePlan';

/** Wrapped to several lines, each has a whole frame. */
const weeks = {
  flexWrap: 'wrap',
  maxWidth: '100%',
  '&& > button': { mt: '-1px', borderLeftColor: 'outline.main' },
} as const;

interface PlanWeeksProps {
  plan: PlanWork;
  shown: GameweekNumber;
  onShow: (gameweek: GameweekNumber) => void;
}

/** The gameweeks of the plan with their expected points, and the sum. */
export function PlanWeeks({ plan, shown, onShow }: PlanWeeksProps) {
  const { net_points, hits, transfers } = sumsOf(plan.walked);
  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Gameweek"
        value={shown}
        sx={weeks}
        onChange={(_, next: GameweekNumber | null) => next !== null && onShow(next)}
      >
        {plan.walked.map(({ gameweek_id, net_points: points, chip, problems }) => (
          <ToggleButton key={gameweek_id} value={gameweek_id} sx={{ px: 3, flexDirection: 'column' }}>
            <span>
              {formatGameweekShort(gameweek_id)}
              {problems.length > 0 && <span title="Breaks a rule of the game"> ⚠</span>}
            </span>
            <span>{[formatDec1(points), chip && chipLabel(chip)].filter(Boolean).join(' · ')}</span>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography role="status" variant="body2" sx={{ mt: 2 }}>
        {`Plan: ${formatDec1(net_points)} expected points, ${transfers} ${transfers === 1 ? 'transfer' : 'transfers'}, ${hits} points in hits.`}
      </Typography>
    </div>
  );
}
