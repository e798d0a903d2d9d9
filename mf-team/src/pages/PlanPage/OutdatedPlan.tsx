import { Banner, Button } from '@touchline/design-system';
import { useShell } from '@touchline/shared/contract';
import { rebased } from '@touchline/shared/plan';
import type { PlanView } from '../../domain/planView';
import { problemTexts } from '../../domain/problemTexts';
import type { PlanWork } from './usePlan';

interface OutdatedPlanProps {
  plan: PlanWork;
  /** How many gameweeks a plan may have. */
  gameweeks: number;
  view: PlanView;
}

/** Says that the squad has moved on since the draft was made, and puts the draft on the squad of today. */
export default function OutdatedPlan({ plan, gameweeks, view }: OutdatedPlanProps) {
  const shell = useShell();
  const rebase = () => {
    const { weeks, dropped } = rebased(plan.weeks, plan.start, gameweeks, view.context);
    plan.change(weeks);
    const message = ['The plan starts from your squad as it is now.', ...problemTexts(dropped, view.names)];
    shell.notify({ type: 'info', message: message.join(' ') });
  };
  return (
    <Banner tone="warning" action={<Button onClick={rebase}>Use my squad of today</Button>}>
      Your squad has moved on since this draft was made.{' '}
      {problemTexts(
        plan.walked.flatMap(({ problems }) => problems),
        view.names,
      ).join(' ')}
    </Banner>
  );
}
