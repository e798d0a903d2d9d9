import type { ApiClient } from '@touchline/shared/api';
import { expectedPointsChoose } from '@touchline/shared/calls/expectedPointsChoose';
import { plansCreate } from '@touchline/shared/calls/plansCreate';
import { plansList } from '@touchline/shared/calls/plansList';
import { plansRemove } from '@touchline/shared/calls/plansRemove';
import { plansSave } from '@touchline/shared/calls/plansSave';
import { plansShare } from '@touchline/shared/calls/plansShare';
import { plansStart } from '@touchline/shared/calls/plansStart';
import { plansUnshare } from '@touchline/shared/calls/plansUnshare';
import { projections } from '@touchline/shared/calls/projections';
import type { ExpectedKind } from '@touchline/shared/domain';
import type { PlanWeek } from '@touchline/shared/plan';
import { payloadOf } from '@touchline/shared/queries';
import type { PlanDraft, Plans } from '@touchline/shared/wire';
import { isHeld, mayWaitAs, newHeldDraft } from './heldDrafts';

export interface DraftContent {
  readonly name: string;
  readonly weeks: readonly PlanWeek[];
}

/** The list of drafts on the page: it contains the new draft while that is queued. */
export interface AmongPlans {
  readonly plans: Plans;
}

const onWire = ({ name, weeks }: DraftContent): Pick<PlanDraft, 'name' | 'weeks'> => ({
  name,
  weeks: weeks.map((week) => ({
    ...week,
    transfers: [...week.transfers],
    order: week.order && [...week.order],
  })),
});

/** Queries of the planner. */
export const createLoaders = (api: ApiClient) => ({
  start: () => payloadOf(api.call(plansStart)),
  drafts: () => payloadOf(api.call(plansList)),
  projection: () => payloadOf(api.call(projections)),
});

/** Mutations of the planner. */
export const createMutators = (api: ApiClient) => ({
  create: ({ plans, ...content }: DraftContent & AmongPlans) => {
    const body = onWire(content);
    const draft = newHeldDraft(body, plans.season);
    return payloadOf(
      api.call(plansCreate, { body: { ...body, made_as: draft.id }, mayWait: mayWaitAs(draft, plans) }),
    );
  },
  save: ({ draft, plans, ...content }: DraftContent & AmongPlans & { readonly draft: PlanDraft }) => {
    const body = onWire(content);
    const mayWait = mayWaitAs({ ...draft, ...body }, plans);
    const { id, version } = draft;
    // The server does not have it yet.
    if (isHeld(id)) return payloadOf(api.call(plansCreate, { body: { ...body, made_as: id }, mayWait }));
    return payloadOf(api.call(plansSave, { params: { id }, body: { ...body, version }, mayWait }));
  },
  remove: (id: string) => payloadOf(api.call(plansRemove, { params: { id } })),
  share: (id: string) => payloadOf(api.call(plansShare, { params: { id } })),
  unshare: (id: string) => payloadOf(api.call(plansUnshare, { params: { id } })),
  /** The reply brings the changed state, which the shell applies. */
  chooseExpected: (kind: ExpectedKind) => payloadOf(api.call(expectedPointsChoose, { body: { kind } })),
});
