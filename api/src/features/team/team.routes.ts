import {
  teamGameweeks,
  teamLineups,
  teamMain,
  teamNext,
  teamOverview,
  teamPoints,
  teamPopup,
  teamSquad,
} from '@touchline/shared/wire';
import { gameRoute } from '../../game/handlers/gameRoute';
import { rowReader } from '../../game/handlers/rowReader';
import { findStandingResult } from '../../game/handlers/teams';
import { listLineups } from '../../game/season/moments.queries';
import type { Footballer } from '../../game/fpl/gameData';
import { readExpectedNext } from '../../game/reports/paidValues';
import { infoOrNull } from '../../game/reports/gameweekInfo';
import {
  autoSubstitutions,
  doubtsIn,
  emptyPitch,
  explainedPoints,
  teamPitch,
} from '../../game/reports/pitch';
import { teamOverviewOf } from '../../game/reports/teamOverview';
import { liveTotal } from '../../game/reports/teamResult';
import { listHistory, listSquadsOf } from '../../game/reports/teams.queries';
import type { Services } from '../../services';
import { readRankWhileRunning } from '../live/ownRank';
import { cardReader } from '../projection/readerExpected';
import { readPopup } from './popup';
import { teamLineupsOf } from './teamLineups';
import { teamNextOf } from './teamNext';
import { averagesByGameweek, gameweekHistory, teamPointsOf } from './teamSeason';
import { suggestedFor, teamTable } from './teamTable';

/** Specification section 7, "Team": the pages of the own team. */
export function teamRoutes(services: Services): void {
  gameRoute(services, teamOverview, async ({ season, now, reading, own }) => {
    const facts = await own();
    const payload = teamOverviewOf(season, facts, now, await readRankWhileRunning(services, reading, facts));
    return { payload };
  });

  gameRoute(services, teamMain, async ({ season, now, reading, own }) => {
    const { result, history } = await own();
    const reader = await cardReader(reading);
    const gameweek = infoOrNull(season, season.current, now);
    if (result === undefined) {
      const nothing = {
        ...emptyPitch,
        gameweek,
        explained: null,
        auto_subs: [],
        active_chip: null,
        doubts: {},
      };
      return { payload: nothing };
    }
    const payload = {
      ...teamPitch({ season, reader, suggested: suggestedFor(season, result, reader) }, result),
      gameweek,
      explained: explainedPoints(result, liveTotal(history, result)),
      auto_subs: autoSubstitutions(result),
      active_chip: result.active_chip,
      doubts: doubtsIn(season, result),
    };
    return { payload };
  });

  gameRoute(services, teamSquad, async ({ season, reading, own, viewGroup, params }) => {
    const { result } = await own();
    const group = await viewGroup();
    const cards = await cardReader(reading);
    const reader = {
      ...rowReader(reading, group, result),
      expectedNext: (one: Footballer) => readExpectedNext(season, cards, one),
    };
    return { payload: teamTable(season, reader, params.view, result) };
  });

  gameRoute(services, teamNext, async ({ season, now, reading, own }) => {
    const facts = await own();
    const result = await findStandingResult(services, season, facts);
    const reader = await cardReader(reading);
    const parts =
      result === undefined || season.next === undefined ? noNext : teamNextOf({ season, reader }, result);
    return { payload: { gameweek: infoOrNull(season, season.next, now), ...parts } };
  });

  gameRoute(services, teamLineups, async ({ account, season, now, own, viewGroup }) => {
    const { result } = await own();
    const { squads } = await viewGroup();
    const reader = { account_id: account.id, pass: account.pass, result, squads };
    const lineups = await listLineups(services.db, season.id);
    return { payload: teamLineupsOf(season, reader, lineups, now) };
  });

  gameRoute(services, teamGameweeks, async ({ season, own, viewGroup }) => {
    const { team, history } = await own();
    const squads = await listSquadsOf(services.db, season.id, team.id);
    const group = await viewGroup();
    const averages = averagesByGameweek(await listHistory(services.db, season.id, group.team_ids));
    return { payload: { rows: gameweekHistory(season, history, squads, averages) } };
  });

  gameRoute(services, teamPoints, async ({ season, own }) => {
    const { team, history } = await own();
    const squads = await listSquadsOf(services.db, season.id, team.id);
    return { payload: teamPointsOf(season, gameweekHistory(season, history, squads), squads) };
  });

  gameRoute(services, teamPopup, async ({ reading, params }) => ({
    payload: await readPopup(services, reading, params),
  }));
}

/** Reply before the first squad, and after the last gameweek. */
const noNext = {
  ...emptyPitch,
  suggested_captain: null,
  suggested_vice_captain: null,
  changes: [],
  doubts: [],
};
