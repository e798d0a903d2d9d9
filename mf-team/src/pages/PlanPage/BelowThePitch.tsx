import { Stack } from '@touchline/design-system';
import type { PlanDraft, Plans } from '@touchline/shared/wire';
import type { PlanView } from '../../domain/planView';
import { CompareDrafts } from './CompareDrafts';
import PlanGrid from './PlanGrid';
import { Suggest } from './Suggest';
import type { PlanWork } from './usePlan';

interface BelowThePitchProps {
  plan: PlanWork;
  plans: Plans;
  opened: PlanDraft | undefined;
  view: PlanView;
}

/** What a plan has besides the chosen gameweek. Its code comes after the pitch's. */
export default function BelowThePitch({ plan, plans, opened, view }: BelowThePitchProps) {
  return (
    <Stack sx={{ gap: { xs: 4, md: 5 } }}>
      <PlanGrid plan={plan} view={view} />
      <Suggest plan={plan} view={view} />
      <CompareDrafts plan={plan} plans={plans} opened={opened} view={view} />
    </Stack>
  );
}
