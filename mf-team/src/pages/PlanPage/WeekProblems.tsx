import { Banner, Typography } from '@touchline/design-system';
import type { PlannedGameweek } from '@touchline/shared/plan';
import type { PlanView } from '../../domain/planView';
import { problemTexts } from '../../domain/problemTexts';

interface WeekProblemsProps {
  week: PlannedGameweek;
  view: PlanView;
}

/** Which rules of the game the planned gameweek breaks. */
export default function WeekProblems({ week, view }: WeekProblemsProps) {
  return (
    <Banner tone="error">
      {problemTexts(week.problems, view.names).map((text) => (
        <Typography key={text} variant="body2">
          {text}
        </Typography>
      ))}
    </Banner>
  );
}
