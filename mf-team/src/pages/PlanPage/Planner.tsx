import { Box, later, openedLater, SkeletonCard, Stack } from '@touchline/design-system';
import { clubName } from '@touchline/design-system/football';
import type { FootballerId } from '@touchline/shared/domain';
import type { PlanStart } from '@touchline/shared/plan';
import type { PlanDraft, Plans, PlanStartReply } from '@touchline/shared/wire';
import { useFantasy, useHasPass, useShell } from '@touchline/shared/contract';
import { useSearchParams } from '@touchline/shared/router';
import { useMemo, useState } from 'react';
import { planViewOf, type Projected } from '../../domain/planView';
import { ExpectedChoice } from '../../components/ExpectedChoice';
import { useExpectedKind } from '../../components/useExpectedKind';
import { DraftBar } from './DraftBar';
import { PlanPitch } from './PlanPitch';
import { useShownGameweek } from './planAddress';
import { PlanWeeks } from './PlanWeeks';
import { usePlan } from './usePlan';
import { useMinutesByHand } from './useMinutesByHand';
import { WeekPanel } from './WeekPanel';

const BringIn = openedLater(() => import(/* webpackChunkName: "PlanDialogs" */ './BringIn'));
const FootballerDialog = openedLater(
  () => import(/* webpackChunkName: "PlanDialogs" */ './FootballerDialog'),
);

const BelowThePitch = later({
  load: () => import(/* webpackChunkName: "PlanDialogs" */ './BelowThePitch'),
  what: 'suggestions',
  waiting: <SkeletonCard what="suggestions" />,
});

const OutdatedPlan = later({
  load: () => import(/* webpackChunkName: "PlanDialogs" */ './OutdatedPlan'),
  what: 'draft',
  waiting: null,
});

export interface PlannerProps {
  reply: PlanStartReply;
  plans: Plans;
  opened: PlanDraft | undefined;
  /** Our own expected points; the game's when absent. */
  projected?: Projected | undefined;
  onChanged: () => void;
}

/** One plan: its drafts, its gameweeks, and the selected gameweek. */
export function Planner({ reply, plans, opened, projected, onChanged }: PlannerProps) {
  const shell = useShell();
  const sayMissing = () =>
    shell.notify({ type: 'error', message: 'The dialog could not be loaded. Try again.' });
  const clubs = useFantasy()?.clubs;
  const kind = useExpectedKind();
  const { byHand, setMinutes } = useMinutesByHand();
  const view = useMemo(
    () => planViewOf(reply, { clubName, clubs, projected, kind, byHand }),
    [reply, clubs, projected, kind, byHand],
  );
  const started = useMemo(() => ({ rules: reply.rules, start: reply.start as PlanStart }), [reply]);
  const plan = usePlan({ reply: started, opened, view, gameweeks: plans.limits.gameweeks });
  const hasPass = useHasPass();
  const [shown, setShown] = useShownGameweek(plan.walked.map(({ gameweek_id }) => gameweek_id));
  const [address] = useSearchParams();
  const [pressed, setPressed] = useState<FootballerId | null>(null);
  const week = plan.walked.find(({ gameweek_id }) => gameweek_id === shown) ?? plan.walked[0];

  return (
    <Stack sx={{ gap: { xs: 4, md: 5 } }}>
      <DraftBar plan={plan} plans={plans} opened={opened} onChanged={onChanged} />
      {plan.isOutdated && <OutdatedPlan plan={plan} gameweeks={plans.limits.gameweeks} view={view} />}
      {week && (
        <>
          {hasPass && <ExpectedChoice later />}
          <BringIn open={address.has('in')} week={week} plan={plan} view={view} onMissing={sayMissing} />
          <PlanWeeks plan={plan} shown={week.gameweek_id} onShow={setShown} />
          <Box sx={{ display: 'grid', gridTemplateColumns: { md: '3fr 2fr' }, gap: { xs: 4, md: 6 } }}>
            <PlanPitch week={week} view={view} onPress={setPressed} />
            <WeekPanel week={week} plan={plan} view={view} />
          </Box>
          <BelowThePitch plan={plan} plans={plans} opened={opened} view={view} />
          <FootballerDialog
            open={pressed !== null}
            footballer={pressed}
            week={week}
            plan={plan}
            view={view}
            {...(projected && { minutes: { byHand, set: setMinutes } })}
            onClose={() => setPressed(null)}
            onMissing={() => {
              setPressed(null);
              sayMissing();
            }}
          />
        </>
      )}
    </Stack>
  );
}
