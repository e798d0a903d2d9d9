import { mostLeagueMembers, type Points, type TeamId } from '@touchline/shared/domain';
import { leagueH2h, leaguesH2h } from '@touchline/shared/wire';
import { gameRoute } from '../../game/handlers/gameRoute';
import type { H2hMatch } from '../../game/fpl/gameData';
import type { GameServices, Reading } from '../../game/handlers/gameServices';
import { readLeagueId } from '../../game/handlers/pathIds';
import { tryTeams } from '../../game/handlers/teams';
import { conflict, passNeeded } from '../../platform/http/problems';
import { leagueRow, whyUntracked } from '../leagues/leagues.routes';
import { liveField } from '../live/liveField';
import { infoOrNull } from '../../game/reports/gameweekInfo';
import { teamResult } from '../../game/reports/teamResult';
import { listSquadsIn, listTeams } from '../../game/reports/teams.queries';
import type { Services } from '../../services';
import { cardReader } from '../projection/readerExpected';
import { ensureH2hFixtures, ensureH2hLeague } from './ensureH2h';
import { cupRuns, type H2hFacts, h2hLeaguePage } from './h2hLeague';

/**
 * Head-to-head leagues and cups. A league needs the same access as a classic one; the own cup run is open to
 * everyone.
 */
export function h2hRoutes(services: Services): void {
  gameRoute(services, leaguesH2h, async ({ account, season, reading, own }) => {
    const { team } = await own();
    const current = team.cup_matches.filter(({ gameweek }) => gameweek === season.current?.id);
    const facts = await readFacts(services, reading, {
      matches: current,
      own: current,
      shown: team.cup_matches,
    });
    const leagues = team.h2h_leagues.map((league) => leagueRow(league, account.pass));
    return { payload: { gameweek: facts.gameweek, leagues, cups: cupRuns(facts, team) } };
  });

  gameRoute(services, leagueH2h, async ({ account, reading, params }) => {
    const id = readLeagueId(params.id);
    const paywall = whyUntracked(null, account.pass);
    if (paywall !== undefined) throw passNeeded(paywall);
    const league = await ensureH2hLeague(services, reading, id);
    const reason = whyUntracked(league.is_large ? mostLeagueMembers + 1 : null, account.pass);
    if (reason !== undefined) throw conflict(reason);
    const fixtures = await ensureH2hFixtures(services, reading, id);
    const own = league.matches.filter((match) => teamsOf([match]).some((team) => team === account.teamId));
    const payload = h2hLeaguePage({
      ...(await readFacts(services, reading, {
        matches: league.matches,
        own,
        shown: [...league.matches, ...fixtures],
      })),
      league,
      fixtures,
      reader: await cardReader(reading),
    });
    return { payload };
  });
}

const teamsOf = (matches: readonly H2hMatch[]): TeamId[] =>
  matches.flatMap(({ home, away }) => [home.team_id, away.team_id]).filter((id) => id !== null);

interface MatchesToRead {
  /** Of the current gameweek. */
  readonly matches: readonly H2hMatch[];
  /** Those whose teams are fetched from the game if they are not stored. */
  readonly own: readonly H2hMatch[];
  /** All whose teams the page shows. */
  readonly shown: readonly H2hMatch[];
}

async function readFacts(
  services: GameServices,
  reading: Reading,
  { matches, own, shown }: MatchesToRead,
): Promise<H2hFacts> {
  const { db } = services;
  const { season, account, now } = reading;
  await tryTeams(services, season, teamsOf(own));
  const gameweek = season.current;
  const squads =
    gameweek === undefined ? [] : await listSquadsIn(db, season.id, gameweek.id, teamsOf(matches));
  const hasAverage = matches.some(
    ({ home, away, is_bye }) => !is_bye && (home.team_id ?? away.team_id) === null,
  );
  return {
    season,
    gameweek: infoOrNull(season, gameweek, now),
    ownId: account.teamId,
    results: new Map(squads.map((squad) => [squad.team_id, teamResult(season, squad)])),
    average: hasAverage ? await liveAverage(services, reading) : undefined,
    kits: await kitsOf(db, season.id, teamsOf(shown)),
  };
}

async function kitsOf(db: Services['db'], season: string, ids: readonly TeamId[]): Promise<H2hFacts['kits']> {
  const teams = await listTeams(db, season, [...new Set(ids)]);
  return new Map(teams.flatMap(({ id, kit }) => (kit === null ? [] : [[id, kit]])));
}

/**
 * The gameweek's average so far, from the sample for the live rank: while matches run the game counts it in
 * the evening only. Undefined once the game's own is final, and when the sample is too small.
 */
async function liveAverage({ samples }: GameServices, { season }: Reading): Promise<Points | undefined> {
  if (season.current?.finished === true) return undefined;
  const managers = liveField(season, await samples.find(season))?.managers ?? [];
  if (managers.length === 0) return undefined;
  const sum = managers.reduce((all, { result }) => all + result.base + result.provisional_bonus, 0);
  return Math.round(sum / managers.length);
}
