import type { LeagueId } from '@touchline/shared/domain';
import type { GameServices, Reading } from '../../game/handlers/gameServices';
import { ingestMembers } from '../../game/handlers/teams';
import { configOf, listViewTeams, type ViewId } from '../../game/handlers/viewGroup';
import { conflict, passNeeded } from '../../platform/http/problems';
import { eliteLeague } from '../../game/season/eliteLeague';
import { ensureLeague } from '../leagues/ensureLeague';
import { whyUntracked } from '../leagues/leagues.routes';
import { listLeagueMembers } from '../../game/reports/teams.queries';
import { readRivalFacts } from './rivalFacts';
import type { RivalsView } from './rivalPages';

/**
 * A view with its teams, as far as this reader may see it.
 * @throws 403 for a league without pass, and for the pages of the elite; 409 for a league that is too large
 */
export async function readRivalsView(
  services: GameServices,
  reading: Reading,
  segment: ViewId,
): Promise<RivalsView> {
  const { season, account } = reading;
  const { pass } = account;
  if (segment === 'elite' && !pass) throw passNeeded();
  if (typeof segment === 'number') await admitLeague(services, reading, segment);
  const league = segment === 'rivals' ? undefined : segment === 'elite' ? eliteLeague : segment;
  const members = league === undefined ? [] : await listLeagueMembers(services.db, season.id, league);
  const ids = new Set(await listViewTeams(services.db, reading, segment));
  if (account.teamId !== null) ids.add(account.teamId);
  return {
    season,
    config: await configOf(services.db, season, segment),
    own_id: account.teamId,
    isLocked: !pass,
    teams: await readRivalFacts(services, reading, [...ids], members),
  };
}

/** A league that is opened by its address is read as one that is chosen as the view. */
async function admitLeague(services: GameServices, reading: Reading, id: LeagueId): Promise<void> {
  const { pass } = reading.account;
  const paywall = whyUntracked(null, pass);
  if (paywall !== undefined) throw passNeeded(paywall);
  const { members } = await ensureLeague(services, reading, id);
  const reason = whyUntracked(members, pass);
  if (reason !== undefined) throw conflict(reason);
  await ingestMembers(services, reading.season, id);
}
