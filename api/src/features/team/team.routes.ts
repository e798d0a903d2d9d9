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
import { freshness, startReading } from '../../game/handlers/gameServices';
import { rowReader } from '../../game/handlers/rowReader';
import { findStandingResult, readOwnFacts } from '../../game/handlers/teams';
import { readView } from '../../game/handlers/viewGroup';
import { route } from '../../platform/http/route';
import { listLineups } from '../../game/ingest/moments.queries';
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
  const { kit } = services;

  route(kit, teamOverview, async ({ account }) => {
    const reading = await startReading(services, account);
    const facts = await readOwnFacts(services, reading.season, account.teamId);
    const payload = teamOverviewOf(
      reading.season,
      facts,
      reading.now,
      await readRankWhileRunning(services, reading, facts),
    );
    return { success: true, payload, ...freshness(reading) };
  });

  route(kit, teamMain, async ({ account }) => {
    const reading = await startReading(services, account);
    const { season, now } = reading;
    const { result, history } = await readOwnFacts(services, season, account.teamId);
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
      return { success: true, payload: nothing, ...freshness(reading) };
    }
    const payload = {
      ...teamPitch({ season, reader, suggested: suggestedFor(season, result, reader) }, result),
      gameweek,
      explained: explainedPoints(result, liveTotal(history, result)),
      auto_subs: autoSubstitutions(result),
      active_chip: result.active_chip,
      doubts: doubtsIn(season, result),
    };
    return { success: true, payload, ...freshness(reading) };
  });

  route(kit, teamSquad, async ({ account, params }) => {
    const reading = await startReading(services, account);
    const { result } = await readOwnFacts(services, reading.season, account.teamId);
    const group = await readView(services.db, reading);
    const cards = await cardReader(reading);
    const reader = {
      ...rowReader(reading, group, result),
      expectedNext: (one: Footballer) => readExpectedNext(reading.season, cards, one),
    };
    const payload = teamTable(reading.season, reader, params.view, result);
    return { success: true, payload, ...freshness(reading) };
  });

  route(kit, teamNext, async ({ account }) => {
    const reading = await startReading(services, account);
    const { season, now } = reading;
    const facts = await readOwnFacts(services, season, account.teamId);
    const result = await findStandingResult(services, season, facts);
    const reader = await cardReader(reading);
    const parts =
      result === undefined || season.next === undefined ? noNext : teamNextOf({ season, reader }, result);
    const payload = { gameweek: infoOrNull(season, season.next, now), ...parts };
    return { success: true, payload, ...freshness(reading) };
  });

  route(kit, teamLineups, async ({ account }) => {
    const reading = await startReading(services, account);
    const { season, now } = reading;
    const { result } = await readOwnFacts(services, season, account.teamId);
    const { squads } = await readView(services.db, reading);
    const reader = { account_id: account.id, pass: account.pass, result, squads };
    const lineups = await listLineups(services.db, season.id);
    const payload = teamLineupsOf(season, reader, lineups, now);
    return { success: true, payload, ...freshness(reading) };
  });

  route(kit, teamGameweeks, async ({ account }) => {
    const reading = await startReading(services, account);
    const { season } = reading;
    const { team, history } = await readOwnFacts(services, season, account.teamId);
    const squads = await listSquadsOf(services.db, season.id, team.id);
    const group = await readView(services.db, reading);
    const averages = averagesByGameweek(await listHistory(services.db, season.id, group.team_ids));
    const payload = { rows: gameweekHistory(season, history, squads, averages) };
    return { success: true, payload, ...freshness(reading) };
  });

  route(kit, teamPoints, async ({ account }) => {
    const reading = await startReading(services, account);
    const { season } = reading;
    const { team, history } = await readOwnFacts(services, season, account.teamId);
    const squads = await listSquadsOf(services.db, season.id, team.id);
    const payload = teamPointsOf(season, gameweekHistory(season, history, squads), squads);
    return { success: true, payload, ...freshness(reading) };
  });

  route(kit, teamPopup, async ({ account, params }) => {
    const reading = await startReading(services, account);
    const payload = await readPopup(services, reading, params);
    return { success: true, payload, ...freshness(reading) };
  });
}

/** Reply before the first squad, and after the last gameweek. */
const noNext = {
  ...emptyPitch,
  suggested_captain: null,
  suggested_vice_captain: null,
  changes: [],
  doubts: [],
};
