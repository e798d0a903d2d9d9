import { limitsFor, type TeamId } from '@touchline/shared/domain';
import {
  rivalsAdd,
  rivalsCandidates,
  rivalsList,
  rivalsRemove,
  rivalsSetDefault,
  rivalsState,
} from '@touchline/shared/wire';
import { gameRoute } from '../../game/handlers/gameRoute';
import { type GameReader, type Reading, startReading } from '../../game/handlers/gameServices';
import { readTeamId } from '../../game/handlers/pathIds';
import { addRival, removeRival, saveView } from '../../game/handlers/personal.queries';
import { ensureTeam, ingestMembers } from '../../game/handlers/teams';
import {
  configOf,
  listViewTeams,
  ownershipOnWire,
  parseView,
  readView,
  type ViewId,
} from '../../game/handlers/viewGroup';
import { requireConfirmed } from '../../platform/http/account';
import { type ApiProblem, badRequest, conflict, notFound, passNeeded } from '../../platform/http/problems';
import { route } from '../../platform/http/route';
import { eliteLeague } from '../../game/season/eliteLeague';
import { ensureLeague } from '../leagues/ensureLeague';
import { whyUntracked } from '../leagues/leagues.routes';
import { infoOrNull } from '../../game/reports/gameweekInfo';
import { listLeagueMembers } from '../../game/reports/teams.queries';
import type { Services } from '../../services';
import { accountChannel } from '../stream/streamHub';
import { readCandidates } from './candidates';
import { readRivalFacts } from './rivalFacts';
import { rivalRows } from './rivalRows';

/** Specification section 7, "Rivals and leagues". */
export function rivalRoutes(services: Services): void {
  readingRoutes(services);
  followingRoutes(services);
  defaultViewRoute(services);
}

function readingRoutes(services: Services): void {
  const { db } = services;

  gameRoute(services, rivalsList, async ({ account, season, now, reading, params: { x = 'rivals' } }) => {
    if (x !== 'rivals' && x !== 'elite') throw notFound();
    const members = x === 'elite' ? await listLeagueMembers(db, season.id, eliteLeague) : [];
    const ids = new Set([...(await listViewTeams(db, reading, x)), ...ownId(account)]);
    const facts = await readRivalFacts(services, reading, [...ids], members);
    const isLocked = x === 'elite' && !account.pass;
    const rows = rivalRows(season, facts, { own_id: account.teamId, isLocked });
    const payload = {
      config: await configOf(db, season, x),
      gameweek: infoOrNull(season, season.current, now),
      members: rows.length,
      my_position: rows.find(({ mine, total }) => mine === true && total !== null)?.place ?? null,
      limit: limitOf(reading),
      rows,
    };
    return { payload };
  });

  gameRoute(services, rivalsState, async ({ reading, viewGroup }) => {
    const { config, ownership } = await viewGroup();
    const payload = {
      rival_ids: [...reading.personal.rivals],
      rivals_view: config.id,
      rivals_config: config,
      ownership: ownershipOnWire(ownership),
      limit: limitOf(reading),
    };
    const { rival_ids, rivals_view, rivals_config } = payload;
    const state = { rivals: rival_ids, rivals_view, rivals_config, ownership: payload.ownership };
    return { payload, state };
  });

  gameRoute(services, rivalsCandidates, async ({ account, reading }) => {
    requireConfirmed(account);
    return { payload: await readCandidates(services, reading) };
  });
}

function followingRoutes(services: Services): void {
  const { kit, db, clock } = services;

  route(kit, rivalsAdd, async ({ account, params, query }) => {
    requireConfirmed(account);
    const id = readTeamId(params.id);
    const { season } = await startReading(services, account);
    if (id === account.teamId) throw ownTeam();
    await ensureTeam(services, season, id);
    const limit = limitsFor(account.pass).rivals;
    const added = await addRival(db, { account: account.id, season: season.id }, id, {
      limit,
      at: clock.now(),
    });
    if (added === 'own team') throw ownTeam();
    if (added === 'limit reached') throw limitReached(account);
    return rivalsChanged(services, account, id, query.ownership === 'true');
  });

  route(kit, rivalsRemove, async ({ account, params, query }) => {
    requireConfirmed(account);
    const id = readTeamId(params.id);
    const { season } = await startReading(services, account);
    await removeRival(db, { account: account.id, season: season.id }, id);
    return rivalsChanged(services, account, id, query.ownership === 'true');
  });
}

/** The current rivals; notifies the account's other tabs. */
async function rivalsChanged(services: Services, account: GameReader, id: TeamId, withOwnership: boolean) {
  const { db } = services;
  await db.notify(accountChannel, account.id);
  const reading = await startReading(services, account);
  const rival_ids = [...reading.personal.rivals];
  if (!withOwnership) return { success: true as const, id, rival_ids, state: { rivals: rival_ids } };
  const ownership = ownershipOnWire((await readView(db, reading)).ownership);
  return { success: true as const, id, rival_ids, ownership, state: { rivals: rival_ids, ownership } };
}

function defaultViewRoute(services: Services): void {
  const { kit, db } = services;

  route(kit, rivalsSetDefault, async ({ account, params }) => {
    const view = parseView(String(params.id));
    if (view === undefined) throw badRequest('Invalid id', { id: 'Invalid id' });
    const before = await startReading(services, account);
    await admitView(services, before, view);
    await saveView(db, { account: account.id, season: before.season.id }, String(view));
    if (typeof view === 'number') await ingestMembers(services, before.season, view);
    await db.notify(accountChannel, account.id);
    const reading = await startReading(services, account);
    const { config, ownership } = await readView(db, reading);
    const changed = { rivals_config: config, ownership: ownershipOnWire(ownership) };
    return { success: true, id: config.id, ...changed, state: { ...changed, rivals_view: config.id } };
  });
}

/** @throws when the view is a league that this reader may not track */
async function admitView(services: Services, reading: Reading, view: ViewId): Promise<void> {
  if (typeof view !== 'number') return;
  const { pass } = reading.account;
  const paywall = whyUntracked(null, pass);
  if (paywall !== undefined) throw passNeeded(paywall);
  const { members } = await ensureLeague(services, reading, view);
  const reason = whyUntracked(members, pass);
  if (reason !== undefined) throw conflict(reason);
}

const ownTeam = () => badRequest('This is your own team.', { id: 'is your own team' });

const ownId = ({ teamId }: GameReader) => (teamId === null ? [] : [teamId]);

function limitOf({ personal, account }: Reading) {
  return { used: personal.rivals.length, max: limitsFor(account.pass).rivals };
}

function limitReached({ pass }: GameReader): ApiProblem {
  const { rivals } = limitsFor(pass);
  if (pass) return conflict(`You follow ${rivals} rivals. Remove one first.`);
  const more = limitsFor(true).rivals;
  return passNeeded(`You follow ${rivals} rivals. Remove one or get the season pass for ${more}.`);
}
