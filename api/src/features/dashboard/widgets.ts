import { asLeagueId, shareOf } from '@touchline/shared/domain';
import type { Dashboard, RivalRow, RivalsWidget } from '@touchline/shared/wire';
import { matchday } from '../fantasyState/buildState';
import { fixtureRow } from '../fixtures/fixtureRows';
import { defaultGameweek } from '../fixtures/fixtures.routes';
import { suggestedFootballers } from '../footballers/suggestedFootballers';
import type { GameServices, Reading } from '../../game/handlers/gameServices';
import { findOwnResult, readOwnFacts } from '../../game/handlers/teams';
import { readEliteCaptain, readView } from '../../game/handlers/viewGroup';
import { eliteLeague } from '../../game/season/eliteLeague';
import { infoOrNull } from '../../game/reports/gameweekInfo';
import { oneDecimal } from '../../game/reports/rounding';
import { teamOverviewOf } from '../../game/reports/teamOverview';
import { listLeagueMembers } from '../../game/reports/teams.queries';
import { readRankWhileRunning } from '../live/ownRank';
import { readRivalFacts } from '../rivals/rivalFacts';
import { rivalRows } from '../rivals/rivalRows';
import { countBadges } from '../../game/season/badgesOfSeason';
import { isActive } from '../../game/season/fixtureState';
import { instantOf } from '../../game/season/instant';
import { nameOf } from '../../game/season/season';
import { rosterGroups } from '../team/rosterWidget';
import { transfersWidget } from '../transfers/transfersWidget';
import { cardReader } from '../projection/readerExpected';

/**
 * The parts of Home (page definitions, section 5). Each is built separately, so that it can be refreshed
 * alone.
 */
export const widgets = {
  status: async (_: GameServices, { season, now, state }: Reading) => ({
    gameweek: infoOrNull(season, season.current, now),
    next_gameweek: infoOrNull(season, season.next, now),
    is_matchday: matchday(season, now).is_matchday,
    now: instantOf(now),
    game_down: state.outcome === 'ok' || state.outcome === 'doubtful' ? null : state.detail,
    game_doubt: state.outcome === 'doubtful' ? state.detail : null,
  }),

  roster: async (services: GameServices, reading: Reading) => {
    const { season, account, now } = reading;
    const facts = await readOwnFacts(services, season, account.teamId);
    const liveRank = await readRankWhileRunning(services, reading, facts);
    return {
      overview: teamOverviewOf(season, facts, now, liveRank),
      groups: rosterGroups(season, facts.result),
    };
  },

  rivals: async (services: GameServices, reading: Reading) => {
    const { config, team_ids } = await readView(services.db, reading);
    const { teamId } = reading.account;
    const ids = new Set([...team_ids, ...(teamId === null ? [] : [teamId])]);
    // For most teams of the elite and of a league only the standings are stored: without them there are no
    // totals.
    const league =
      config.type === 'elite' ? eliteLeague : config.type === 'league' ? asLeagueId(Number(config.id)) : null;
    const members = league === null ? [] : await listLeagueMembers(services.db, reading.season.id, league);
    const facts = await readRivalFacts(services, reading, [...ids], members);
    const isLocked = config.type === 'elite' && !reading.account.pass;
    return {
      config,
      rows: aroundMe(rivalRows(reading.season, facts, { own_id: teamId, isLocked })),
      elite_captain: await eliteCaptain(services, reading),
    };
  },

  fixtures: async (services: GameServices, reading: Reading) => {
    const { season } = reading;
    const gameweek = defaultGameweek(season);
    const { squads } = await readView(services.db, reading);
    const reader = { squads, result: await findOwnResult(services, reading, gameweek.id) };
    const dated = season.fixturesIn(gameweek.id).filter(({ kickoff }) => kickoff !== null);
    const liveFirst = [...dated].sort((a, b) => Number(isActive(b)) - Number(isActive(a)));
    return { fixtures: liveFirst.map((fixture) => fixtureRow(season, fixture, reader)) };
  },

  footballers: async (_: GameServices, reading: Reading) => {
    const { season } = reading;
    const reader = await cardReader(reading);
    return { footballers: suggestedFootballers({ season, reader, gameweek: season.current?.id }) };
  },

  transfers: async (_: GameServices, { season }: Reading) => transfersWidget(season),
} satisfies { [Name in keyof Omit<Dashboard, 'categories'>]: Widget<Dashboard[Name]> };

/** Free for everybody: one name, no list. */
async function eliteCaptain({ db }: GameServices, reading: Reading): Promise<RivalsWidget['elite_captain']> {
  const captain = await readEliteCaptain(db, reading);
  if (captain === undefined) return null;
  const { footballer_id: id, count, teams } = captain;
  return { id, name: nameOf(reading.season, id), share: oneDecimal(shareOf(count, teams)), teams };
}

type Widget<Payload> = (services: GameServices, reading: Reading) => Promise<Payload>;

/** Number of footballers in each category of the content settings. */
export function categoryCounts({ season, personal }: Reading): Dashboard['categories'] {
  return { watchlist: personal.watchlist.length, ...countBadges(season) };
}

const shownRivals = 5;

/** Five rows with the own one in the middle, as far as the list's ends allow. */
function aroundMe(rows: readonly RivalRow[]): RivalRow[] {
  const mine = Math.max(
    0,
    rows.findIndex((row) => row.mine === true),
  );
  const last = Math.max(0, rows.length - shownRivals);
  const first = Math.min(last, Math.max(0, mine - Math.floor(shownRivals / 2)));
  return rows.slice(first, first + shownRivals);
}
