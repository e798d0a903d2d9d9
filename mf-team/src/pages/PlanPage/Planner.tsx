import { Banner, Box, Button, openedLater, Stack } from '@touchline/design-system';
import { clubName } from '@touchline/design-system/football';
import type { FootballerId } from '@touchline/shared/domain';
import type { PlanStart } from '@touchline/shared/plan';
import type { PlanDraft, Plans, PlanStartReply } from '@touchline/shared/wire';
import { useShell, useHasPass } from '@touchline/shared/contract';
import { useSearchParams } from '@touchline/shared/router';
import { useMemo, useState } from 'react';
import { planViewOf, problemTexts, type Projected } from '../../domain/planView';
import { ExpectedChoice } from '../../components/ExpectedChoice';
import { useExpectedKind } from '../../components/useExpectedKind';
import { CompareDrafts } from './CompareDrafts';
import { DraftBar } from './DraftBar';
import { PlanPitch } from './PlanPitch';
import { useShownGameweek } from './planAddress';
import { PlanWeeks } from './PlanWeeks';
import { Suggest } from './Suggest';
import { usePlan } from './usePlan';
import { WeekPanel } from './WeekPanel';

const BringIn = openedLater(() => import(/* webpackChunkName: "PlanDialogs" */ './BringIn'));
const FootballerDialog = openedLater(
  () => import(/* webpackChunkName: "PlanDialogs" */ './FootballerDialog'),
);

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
  const kind = useExpectedKind();
  const view = useMemo(() => planViewOf(reply, clubName, projected, kind), [reply, projected, kind]);
  const started = useMemo(() => ({ rules: reply.rules, start: reply.start as PlanStart }), [reply]);
  const plan = usePlan({ reply: started, opened, view, gameweeks: plans.limits.gameweeks });
  const hasPass = useHasPass();
  const [shown, setShown] = useShownGameweek(plan.walked.map(({ gameweek_id }) => gameweek_id));
  const [address] = useSearchParams();
  const [pressed, setPressed] = useState<FootballerId | null>(null);
  const week = plan.walked.find(({ gameweek_id }) => gameweek_id === shown) ?? plan.walked[0];

  const rebase = () => {
    const dropped = problemTexts(plan.rebase(), view.names);
    const message = ['The plan starts from your squad as it is now.', ...dropped].join(' ');
    shell.notify({ type: 'info', message });
  };
  return (
    <Stack sx={{ gap: { xs: 4, md: 5 } }}>
      <DraftBar plan={plan} plans={plans} opened={opened} onChanged={onChanged} />
      {plan.isOutdated && (
        <Banner tone="warning" action={<Button onClick={rebase}>Use my squad of today</Button>}>
          Your squad has moved on since this draft was made.{' '}
          {problemTexts(
            plan.walked.flatMap(({ problems }) => problems),
            view.names,
          ).join(' ')}
        </Banner>
      )}
      {week && (
        <>
          {hasPass && <ExpectedChoice later />}
          <BringIn open={address.has('in')} week={week} plan={plan} view={view} onMissing={sayMissing} />
          <PlanWeeks plan={plan} shown={week.gameweek_id} onShow={setShown} />
          <Box sx={{ display: 'grid', gridTemplateColumns: { md: '3fr 2fr' }, gap: { xs: 4, md: 6 } }}>
            <PlanPitch week={week} view={view} onPress={setPressed} />
            <WeekPanel week={week} plan={plan} view={view} />
          </Box>
          <Suggest plan={plan} view={view} />
          <CompareDrafts plan={plan} plans={plans} opened={opened} view={view} />
          <FootballerDialog
            open={pressed !== null}
            footballer={pressed}
            week={week}
            plan={plan}
            view={view}
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
