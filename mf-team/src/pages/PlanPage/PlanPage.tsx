import { Banner, Button, EmptyState, linkTo, QueryView, SkeletonCard } from '@touchline/design-system';
import { buildLink, useHasPass } from '@touchline/shared/contract';
import { lastReady } from '@touchline/shared/remote-data';
import { useParams } from '@touchline/shared/router';
import type { Plans, PlanStartReply } from '@touchline/shared/wire';
import type { ReactNode } from 'react';
import { NoSquadYet } from '../../components/NoSquadYet';
import { TeamFrame } from '../../components/TeamFrame/TeamFrame';
import { usePlanQuery } from '../../state/plan.queries';
import { Planner, type PlannerProps } from './Planner';
import { planLink, useOpenDraft } from './planAddress';
import { useSettledDraft } from './useSettledDraft';

/** The planner: transfers, line-ups and chips of the coming gameweeks. Routes: /team/plan, /team/plan/:draft */
export default function PlanPage() {
  const start = usePlanQuery({ name: 'start' }, 'calm');
  const drafts = usePlanQuery({ name: 'drafts' }, 'calm');
  const { draft } = useParams();
  return (
    <TeamFrame title="Plan" shown={start} pace="calm">
      <QueryView query={start} what="planner" skeleton={<SkeletonCard what="planner" />}>
        {(reply) => (
          <Started reply={reply}>
            <QueryView query={drafts} what="drafts" skeleton={<SkeletonCard what="drafts" />}>
              {(plans) => (
                <OpenDraft
                  reply={reply}
                  plans={plans}
                  draft={draft}
                  isLoading={drafts.data.status === 'loading'}
                  onChanged={drafts.refresh}
                />
              )}
            </QueryView>
          </Started>
        )}
      </QueryView>
    </TeamFrame>
  );
}

function Started({ reply, children }: { reply: PlanStartReply; children: ReactNode }) {
  if (reply.gameweeks.length === 0)
    return (
      <EmptyState
        title="Season finished"
        text="There is no gameweek left to plan."
        action={
          <Button variant="outlined" {...linkTo(buildLink('team', { params: { x: 'points' } }))}>
            Your season in points
          </Button>
        }
      />
    );
  return reply.start === null ? <NoSquadYet /> : children;
}

interface OpenDraftProps {
  reply: PlanStartReply;
  plans: Plans;
  draft: string | undefined;
  /** A recently saved draft is being loaded. */
  isLoading: boolean;
  onChanged: () => void;
}

/** The draft in the address; a new plan when absent. */
function OpenDraft({ reply, plans, draft, isLoading, onChanged }: OpenDraftProps) {
  const hasPass = useHasPass();
  const openDraft = useOpenDraft();
  const opened = plans.drafts.find(({ id }) => id === draft);
  // An open draft is handled by its planner, which may have unsaved work.
  useSettledDraft(opened === undefined ? draft : undefined, {
    onSent: ({ id }) => {
      onChanged();
      openDraft(id, { replace: true });
    },
  });
  if (draft !== undefined && opened === undefined)
    return isLoading ? (
      <SkeletonCard what="draft" />
    ) : (
      <EmptyState
        title="No such draft"
        text="It may have been deleted, here or on another device."
        action={
          <Button variant="outlined" {...linkTo(planLink())}>
            Start a new plan
          </Button>
        }
      />
    );
  if (opened !== undefined && opened.season !== plans.season)
    return (
      <Banner tone="warning" action={<Button {...linkTo(planLink())}>Start a new plan</Button>}>
        {`This draft is of season ${opened.season}, which is over.`}
      </Banner>
    );
  const Open = hasPass ? ProjectedPlanner : Planner;
  return (
    <Open
      // A draft that was loaded again after a save keeps its state; another draft remounts.
      key={draft ?? 'new'}
      reply={reply}
      plans={plans}
      opened={opened}
      onChanged={onChanged}
    />
  );
}

/** Uses our own expected points, or the game's when ours cannot be loaded. */
function ProjectedPlanner(props: PlannerProps) {
  const { data } = usePlanQuery({ name: 'projection' }, 'calm');
  const projection = lastReady(data);
  if (projection === undefined && data.status !== 'failed') return <SkeletonCard what="expected points" />;
  return <Planner {...props} projected={projection?.value} />;
}
