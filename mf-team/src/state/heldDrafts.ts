import type { MayWait } from '@touchline/shared/api';
import type { PlanDraft, Plans } from '@touchline/shared/wire';

/**
 * Prefix of the temporary id of a new draft, until the server assigns one. The server stores the temporary id
 * too, so that a draft that is sent twice is created once.
 */
const prefix = 'waits-';

export const isHeld = (id: string) => id.startsWith(prefix);

/** Key of a draft in the queue of writes. */
export const thingOf = (id: string) => `plan:${id}`;

export const newHeldDraft = (
  { name, weeks }: Pick<PlanDraft, 'name' | 'weeks'>,
  season: string,
): PlanDraft => ({
  id: `${prefix}${Date.now()}-${Math.random().toString(36).slice(2, 10)}`,
  season,
  name,
  weeks,
  version: 1,
  share_token: null,
  updated_at: new Date().toISOString(),
});

/** Lets the save of a draft wait for the connection; the list of drafts shows it meanwhile. */
export function mayWaitAs(draft: PlanDraft, plans: Plans): MayWait<{ success: true; payload: PlanDraft }> {
  const others = plans.drafts.filter(({ id }) => id !== draft.id);
  return {
    thing: thingOf(draft.id),
    refused: `The draft "${draft.name}" was not saved.`,
    reply: { success: true, payload: draft },
    shows: {
      url: '/v1/plans',
      reply: { success: true, payload: { ...plans, drafts: [draft, ...others] } },
    },
  };
}
