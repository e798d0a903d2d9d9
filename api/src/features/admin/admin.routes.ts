import { type AccountId, hasPass, isBanned } from '@touchline/shared/domain';
import {
  adminAcceptDoubt,
  adminApprovePlace,
  adminAudit,
  adminData,
  adminEnrolSecondFactor,
  adminEvents,
  adminFlags,
  adminJobs,
  adminOverview,
  adminRefreshData,
  adminRemotes,
  adminResendConfirmation,
  adminSecondFactor,
  adminRetryJob,
  adminSetRole,
  adminSetStatus,
  adminStatus,
  adminUsers,
} from '@touchline/shared/wire';
import { findAccount } from '../accounts/accountRow';
import { enrolSecondFactor, showSecondFactor } from '../accounts/secondFactor';
import { listReadings } from '../../game/fpl/upstreamReadings';
import { changeSettings, readSettings } from '../general/settings';
import { badRequest, conflict, notFound } from '../../platform/http/problems';
import { route } from '../../platform/http/route';
import { findGameState, findReading } from '../../game/season/gameState.queries';
import { acceptDoubt, findDoubt, type GameDoubt } from '../../game/season/doubt.queries';
import { settlePass } from '../seasonPass/heldPass';
import type { Services } from '../../services';
import {
  findUser,
  listAudit,
  listJobs,
  listUsers,
  readEvents,
  readOverview,
  retryJob,
  setRole,
  writeAudit,
} from './admin.queries';
import { featureFlagRoutes } from './featureFlags.routes';
import { flagsOf } from './flags';
import { listProgress } from './progress';
import { approvePlace, listRemotes } from './remotes.queries';

/** Page definitions 11.7. Every change is written to the audit log in the same transaction. */
export function adminRoutes(services: Services): void {
  const { kit, db, clock, wall, fpl, game, jobs, config } = services;
  userRoutes(services);
  featureFlagRoutes(services);

  route(kit, adminEnrolSecondFactor, async ({ account, body: { code } }) => ({
    payload: { uri: (await enrolSecondFactor(services, account, code)) ?? null },
  }));
  route(kit, adminSecondFactor, async ({ account, body: { code } }) => {
    await showSecondFactor(services, account, code);
    return { payload: { verified: true } };
  });

  route(kit, adminOverview, async () => {
    const overview = await readOverview(db, wall.now());
    const holders = overview.roles.filter(({ role }) => hasPass(role));
    return { payload: { ...overview, pass_holders: holders.reduce((sum, { count }) => sum + count, 0) } };
  });

  route(kit, adminData, async () => {
    const state = await findGameState(db, fpl.season);
    const reading = await findReading(db, fpl.season);
    const doubt = await findDoubt(db, fpl.season);
    return {
      payload: {
        source: fpl.name,
        season: fpl.season,
        epoch: state?.epoch ?? null,
        as_of: state === undefined ? null : new Date(state.as_of).toISOString(),
        outcome: state?.outcome ?? null,
        detail: state?.detail ?? '',
        reading: reading && {
          outcome: reading.outcome,
          detail: reading.detail,
          at: new Date(reading.at).toISOString(),
          lost: reading.lost.map(([field, count]) => ({ field, count })),
        },
        ...(doubt === undefined ? {} : { doubt: doubtOnWire(doubt) }),
        progress: await listProgress({ db, fpl, game }),
        endpoints: await listReadings(db, fpl.season),
      },
    };
  });

  route(kit, adminRefreshData, async ({ account }) => {
    await db.transaction(async () => {
      await jobs.add({ kind: 'refresh game', dedupeKey: 'refresh game' });
      await writeAudit(db, clock.now(), { actor: account.id, action: 'refresh data', target: fpl.season });
    });
    return { payload: { asked: true } };
  });

  route(kit, adminAcceptDoubt, async ({ account, body: { digest } }) => {
    await db.transaction(async () => {
      if (!(await acceptDoubt(db, fpl.season, digest)))
        throw conflict(
          'The game has answered differently since. Load the page again and read the new reasons.',
        );
      await jobs.add({ kind: 'refresh game', dedupeKey: 'refresh game' });
      await writeAudit(db, clock.now(), { actor: account.id, action: 'accept data', target: fpl.season });
    });
    return { payload: { accepted: true } };
  });

  route(kit, adminJobs, async () => ({ payload: { jobs: await listJobs(db) } }));

  route(kit, adminRetryJob, async ({ params: { id }, account }) => {
    await db.transaction(async () => {
      if (!(await retryJob(db, id, wall.now()))) throw notFound('There is no such dead job.');
      await writeAudit(db, clock.now(), { actor: account.id, action: 'retry job', target: String(id) });
    });
    return { payload: { id } };
  });

  route(kit, adminRemotes, async () => ({ payload: { remotes: await listRemotes(db, clock.now()) } }));

  route(kit, adminApprovePlace, async ({ params: { remote }, body: { place, order }, account }) => {
    await db.transaction(async () => {
      const approved = await approvePlace(db, { remote, place, order });
      if (!approved)
        throw conflict('The releases have changed since. Load the page again and see what waits now.');
      const detail = { place, from: approved.before, to: order };
      await writeAudit(db, clock.now(), {
        actor: account.id,
        action: 'approve place',
        target: remote,
        detail,
      });
    });
    return { payload: { approved: true } };
  });
  route(kit, adminFlags, async () => ({ payload: { flags: flagsOf(config) } }));
  route(kit, adminEvents, async () => ({ payload: await readEvents(db) }));
  route(kit, adminAudit, async () => ({ payload: { entries: await listAudit(db) } }));
  route(kit, adminStatus, async () => ({ payload: await readSettings(db) }));

  route(kit, adminSetStatus, async ({ body, account }) => {
    await db.transaction(async () => {
      await changeSettings(db, body);
      await writeAudit(db, clock.now(), {
        actor: account.id,
        action: 'set status',
        target: 'status',
        detail: body,
      });
    });
    return { payload: await readSettings(db) };
  });
}

const doubtOnWire = ({ since, digest, equal, reasons, is_broken, accepted }: GameDoubt) => ({
  since: new Date(since).toISOString(),
  digest,
  equal,
  reasons: [...reasons],
  accepted_by_itself: !is_broken,
  accepted: accepted === digest,
});

function userRoutes({ kit, db, clock, sessions, accounts, config, fpl }: Services): void {
  route(kit, adminUsers, async ({ query: { search = '', page = 1 } }) => ({
    payload: await listUsers(db, search.trim(), page),
  }));

  route(kit, adminSetRole, async ({ params, body: { role }, account }) => {
    const id = params.id as AccountId;
    // The last administrator could lock everybody out.
    if (id === account.id) throw badRequest('You cannot change your own role.');
    const user = await db.transaction(async () => {
      const changed = await setRole(db, id, role, fpl.season);
      if (changed === undefined) throw notFound('There is no such account.');
      // In the demo everybody can be an administrator, and a real account outlives the demo.
      if (config.demoMode && !changed.demo)
        throw conflict('This account was made outside demo mode: its role is not changed here.');
      // A ban keeps the purchased pass: it applies again after the ban is lifted.
      const isLetIn = role === 'USER' && isBanned(changed.before);
      if (isLetIn) await settlePass(db, id, { season: fpl.season, now: clock.now() });
      const detail = { from: changed.before, to: role };
      await writeAudit(db, clock.now(), { actor: account.id, action: 'set role', target: id, detail });
      return isLetIn ? ((await findUser(db, id)) ?? changed.user) : changed.user;
    });
    sessions.forget(id);
    return { payload: { user } };
  });

  route(kit, adminResendConfirmation, async ({ params, account }) => {
    const id = params.id as AccountId;
    if ((await findAccount(db, id)) === undefined) throw notFound('There is no such account.');
    await db.transaction(async () => {
      await accounts.resendConfirmation(id);
      await writeAudit(db, clock.now(), { actor: account.id, action: 'resend confirmation', target: id });
    });
    return { payload: { sent: true } };
  });
}
