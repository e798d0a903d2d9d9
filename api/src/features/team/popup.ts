import type { TeamId } from '@touchline/shared/domain';
import type { TeamPopup } from '@touchline/shared/wire';
import type { GameServices, Reading } from '../../game/handlers/gameServices';
import { readGameweek, readTeamId } from '../../game/handlers/pathIds';
import { ensureTeam, readTeamFacts } from '../../game/handlers/teams';
import { notFound } from '../../platform/http/problems';
import { infoOrNull } from '../../game/reports/gameweekInfo';
import { autoSubstitutions, emptyPitch, explainedPoints, teamPitch } from '../../game/reports/pitch';
import { teamOnWire } from '../../game/reports/teamOverview';
import { liveTotal } from '../../game/reports/teamResult';
import { findTeam, listSquadsOf, type StoredTeam } from '../../game/reports/teams.queries';
import { cardReader } from '../projection/readerExpected';
import { gameweekHistory } from './teamSeason';
import { whyUntracked } from '../leagues/leagues.routes';

interface PopupPath {
  readonly team: number | string;
  readonly gameweek?: number | string;
}

/** Any team in one gameweek, the current one by default. */
export async function readPopup(
  services: GameServices,
  reading: Reading,
  path: PopupPath,
): Promise<TeamPopup> {
  const { season, account, personal, now } = reading;
  const id = readTeamId(path.team);
  const gameweek = path.gameweek === undefined ? season.current : readGameweek(season, path.gameweek);
  if (gameweek !== undefined && gameweek.id > (season.current?.id ?? 0))
    throw notFound(`Squads of gameweek ${gameweek.id} show after its deadline.`);
  const team = await ensureTeam(services, season, id);
  const facts = await readTeamFacts(services, season, team, gameweek?.id);
  const { result, history } = facts;
  const reader = await cardReader(reading);
  const pitch = result === undefined ? emptyPitch : teamPitch({ season, reader }, result);
  const squads = await listSquadsOf(services.db, season.id, id);
  return {
    team: teamOnWire(facts),
    gameweek: infoOrNull(season, gameweek, now),
    is_rival: personal.rivals.includes(id),
    is_own: id === account.teamId,
    leagues: await sharedLeagues(services, season.id, team, account.teamId),
    gameweeks: gameweekHistory(season, history, squads),
    pitch: { info: pitch.info, team: pitch.team },
    explained: result === undefined ? null : explainedPoints(result, liveTotal(history, result)),
    auto_subs: result === undefined ? [] : autoSubstitutions(result),
    active_chip: result?.active_chip ?? null,
  };
}

/** Private leagues that both teams are in; the game's own leagues are excluded. */
async function sharedLeagues(
  { db }: GameServices,
  season: string,
  team: StoredTeam,
  ownId: TeamId | null,
): Promise<TeamPopup['leagues']> {
  if (ownId === null || ownId === team.id) return [];
  const own = await findTeam(db, season, ownId);
  const members = new Map(
    own?.leagues.filter(({ type }) => type !== 'system').map((league) => [league.id, league.members]),
  );
  return team.leagues.flatMap(({ id, name }) => {
    const count = members.get(id);
    if (count === undefined) return [];
    // With the pass: without it a link leads to the sentence about the pass.
    const untracked = whyUntracked(count, true);
    return [{ id, name, ...(untracked === undefined ? {} : { untracked }) }];
  });
}
