import type { ApiClient } from '@touchline/shared/api';
import { plansCreate } from '@touchline/shared/calls/plansCreate';
import { plansList } from '@touchline/shared/calls/plansList';
import { plansRemove } from '@touchline/shared/calls/plansRemove';
import { plansSave } from '@touchline/shared/calls/plansSave';
import { plansShare } from '@touchline/shared/calls/plansShare';
import { plansStart } from '@touchline/shared/calls/plansStart';
import { plansUnshare } from '@touchline/shared/calls/plansUnshare';
import { projections } from '@touchline/shared/calls/projections';
import type { PlanWeek } from '@touchline/shared/domain';
import { payloadOf } from '@touchline/shared/queries';
import type { PlanDraft } from '@touchline/shared/wire';

export interface DraftContent {
  readonly name: string;
  readonly weeks: readonly PlanWeek[];
}

const onWire = ({ name, weeks }: DraftContent): Pick<PlanDraft, 'name' | 'weeks'> => ({
  name,
  weeks: weeks.map((week) => ({
    ...week,
    transfers: [...week.transfers],
    order: week.order && [...week.order],
  })),
});

/** What the planner loads. */
export const createLoaders = (api: ApiClient) => ({
  start: () => payloadOf(api.call(plansStart)),
  drafts: () => payloadOf(api.call(plansList)),
  projection: () => payloadOf(api.call(projections)),
});

/** What the planner changes. */
export const createMutators = (api: ApiClient) => ({
  create: (content: DraftContent) => payloadOf(api.call(plansCreate, { body: onWire(content) })),
  save: ({ id, version, ...content }: DraftContent & Pick<PlanDraft, 'id' | 'version'>) =>
    payloadOf(api.call(plansSave, { params: { id }, body: { ...onWire(content), version } })),
  remove: (id: string) => payloadOf(api.call(plansRemove, { params: { id } })),
  share: (id: string) => payloadOf(api.call(plansShare, { params: { id } })),
  unshare: (id: string) => payloadOf(api.call(plansUnshare, { params: { id } })),
});
