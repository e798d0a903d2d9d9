import type { AccountId } from '@touchline/shared/domain';
import { planLimits } from '@touchline/shared/plan';
import {
  type PlanDraft,
  plansCreate,
  plansList,
  plansRemove,
  plansSave,
  plansShare,
  plansShared,
  plansStart,
  plansUnshare,
} from '@touchline/shared/wire';
import { gameRoute } from '../../game/handlers/gameRoute';
import { gameNow } from '../../game/handlers/gameServices';
import { conflict, notFound, passNeeded } from '../../platform/http/problems';
import { route } from '../../platform/http/route';
import { instantOf } from '../../game/season/instant';
import type { Services } from '../../services';
import { readContent } from './planContent';
import {
  addPlan,
  findPlan,
  listPlans,
  removePlan,
  savePlan,
  sharePlan,
  type StoredPlan,
  unsharePlan,
} from './plans.queries';
import { planStartReply } from './planStart';
import { readSharedPlan } from './readSharedPlan';
import { readStandingStart } from './readStandingStart';
import { registerSharedPlanPage } from './sharedPlanPage';

const onWire = ({ updated_at, weeks, ...plan }: StoredPlan): PlanDraft => ({
  ...plan,
  weeks: weeks.map((week) => ({
    ...week,
    transfers: [...week.transfers],
    order: week.order && [...week.order],
  })),
  updated_at: instantOf(updated_at),
});

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const noDraft = () => notFound('There is no such draft. It may have been deleted in another tab.');

/** @throws 404 for an invalid draft id */
function readId(written: number | string): string {
  const id = String(written);
  if (!uuid.test(id)) throw noDraft();
  return id;
}

/** Design: beyond.md section 2. Drafts of the planner, and the start of a plan. */
export function planRoutes(services: Services): void {
  const { kit, db, clock } = services;

  gameRoute(services, plansStart, async ({ account, season, own }) => {
    const facts = await own();
    const start = await readStandingStart(services, season, facts);
    const { gameweeks } = planLimits(account.pass);
    const payload = planStartReply(season, start, {
      gameweeks,
      reader: { account_id: account.id, pass: account.pass },
    });
    return { payload };
  });

  async function listed(account: { readonly id: AccountId; readonly pass: boolean }, season: string) {
    const drafts = await listPlans(db, account.id);
    return { season, drafts: drafts.map(onWire), limits: planLimits(account.pass) };
  }

  route(kit, plansList, async ({ account }) => {
    const { season } = await gameNow(services);
    return { payload: await listed(account, season.id) };
  });

  route(kit, plansCreate, async ({ account, body }) => {
    const { season } = await gameNow(services);
    const content = readContent(season, body, account.pass);
    const { drafts: most } = planLimits(account.pass);
    const owner = {
      account: account.id,
      season: season.id,
      most,
      at: clock.now(),
      madeAs: body.made_as ?? null,
    };
    const added = await addPlan(db, { ...owner, ...content });
    if (added === undefined) throw tooMany(account.pass, most);
    return { payload: onWire(added) };
  });

  route(kit, plansSave, async ({ account, params, body }) => {
    const { season } = await gameNow(services);
    const id = readId(params.id);
    const content = readContent(season, body, account.pass);
    const stored = await findPlan(db, account.id, id);
    if (stored === undefined) throw noDraft();
    if (stored.season !== season.id)
      throw conflict(`This draft is of season ${stored.season}, which is over. It can only be deleted.`);
    const { version } = body;
    const saved = await savePlan(db, account.id, { id, version, ...content, at: clock.now() });
    if (saved === undefined) throw conflict(changedElsewhere);
    return { payload: onWire(saved) };
  });

  route(kit, plansRemove, async ({ account, params }) => {
    const { season } = await gameNow(services);
    if (!(await removePlan(db, account.id, readId(params.id)))) throw noDraft();
    return { payload: await listed(account, season.id) };
  });

  route(kit, plansShare, async ({ account, params }) => {
    const shared = await sharePlan(db, account.id, readId(params.id));
    if (shared === undefined) throw noDraft();
    return { payload: onWire(shared) };
  });

  route(kit, plansUnshare, async ({ account, params }) => {
    const plan = await unsharePlan(db, account.id, readId(params.id));
    if (plan === undefined) throw noDraft();
    return { payload: onWire(plan) };
  });

  route(kit, plansShared, async ({ params }) => ({
    payload: await readSharedPlan(services, String(params.token)),
  }));

  registerSharedPlanPage(services);
}

const changedElsewhere =
  'This draft was changed in another tab or on another device. Save yours as a copy, or load the other one.';

const tooMany = (pass: boolean, most: number) =>
  pass
    ? conflict(`There are ${most} drafts already. Delete one first.`)
    : passNeeded(`Without the season pass there are ${most} drafts at most. Delete one first.`);
