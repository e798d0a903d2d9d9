import {
  badges,
  type EpochMs,
  isPosition,
  leagueLabel,
  phaseOf,
  pickStatusLabel,
  pointCategories,
  strengthSpread,
  wholeSeason,
} from '@touchline/shared/domain';
import type { ContentSettings, FantasyState } from '@touchline/shared/wire';
import type { Config } from '../../platform/config';
import {
  type GameReader,
  type GameServices,
  type Reading,
  startReading,
} from '../../game/handlers/gameServices';
import { ownershipOnWire, readView, viewOf } from '../../game/handlers/viewGroup';
import { clubKits } from '../../game/reports/clubKits';
import { gameweekInfo } from '../../game/reports/gameweekInfo';
import { teamResult } from '../../game/reports/teamResult';
import { findTeam, listSquadsIn, type StoredTeam } from '../../game/reports/teams.queries';
import { benchmarksOf } from '../../game/season/badgesOfSeason';
import { instantOf } from '../../game/season/instant';
import type { Season } from '../../game/season/season';

/** The whole fantasy state of one account (specification, section 3). */
export async function buildState(services: GameServices, account: GameReader): Promise<FantasyState> {
  if ((await services.game.find()) === undefined) return emptyState(services, account);
  const reading = await startReading(services, account);
  const { season, now, personal } = reading;
  const view = viewOf(reading);
  const [team, group, picks] = [
    account.teamId === null ? undefined : await findTeam(services.db, season.id, account.teamId),
    await readView(services.db, reading, view),
    await ownPicks(services, reading),
  ];
  const leagues = (team?.leagues ?? []).map(({ id, name }) => ({
    id,
    name,
    value: id,
    label: leagueLabel(name),
  }));
  return {
    ...gameweekState(season, now),
    pass: account.pass,
    season: season.id,
    matchday: matchday(season, now),
    team: team === undefined ? null : teamCard(team),
    team_gameweek: Object.keys(picks).length > 0 ? (season.current?.id ?? null) : null,
    team_phase: { phase_id: phaseNow(season) ?? wholeSeason },
    watchlist: [...personal.watchlist],
    phase: phaseNow(season),
    rivals: [...personal.rivals],
    rivals_view: view,
    ownership: ownershipOnWire(group.ownership),
    rivals_config: group.config,
    expected_points: personal.expected,
    picks,
    classic_leagues: leagues,
    clubs: season.clubs.map(({ id, name, code, strength, attack, defence, overall }) => ({
      id,
      name,
      code,
      strength,
      attack,
      defence,
      overall,
    })),
    strengths_from: season.strengthsFrom,
    words: wordsOf(season),
    club_kpis: { strength_spread: strengthSpread(season.clubs) },
    benchmarks: benchmarksOf(season),
    leagues_preview: previewOf(team?.leagues ?? []),
    now: instantOf(now),
  };
}

/** The game's own labels for categories and positions that the specification does not name. */
function wordsOf({ rules }: Season): FantasyState['words'] {
  const isUnknown = ([category]: [string, string]) =>
    !(pointCategories as readonly string[]).includes(category);
  return {
    categories: Object.fromEntries(Object.entries(rules.labels).filter(isUnknown)),
    positions: Object.fromEntries(
      rules.positions.filter(({ code }) => !isPosition(code)).map(({ code, label }) => [code, label]),
    ),
  };
}

const previewedLeagues = 5;

/** Leagues on the paywall: private ones, since the game's own are too large to track. */
const previewOf = (leagues: StoredTeam['leagues']) =>
  leagues
    .filter(({ type }) => type !== 'system')
    .slice(0, previewedLeagues)
    .map(({ id, name }) => ({ id, name }));

function gameweekState(season: Season, now: EpochMs) {
  const { current, next } = season;
  const info = current && gameweekInfo(season, current, now);
  return {
    next_gameweek: next === undefined ? null : { id: next.id },
    gameweek: info === undefined ? null : { id: info.id, finished: info.finished, state: info.state },
    gameweek_id: current?.id ?? null,
    deadlines: Object.fromEntries(
      season.gameweeks.map(({ id, deadline }) => [String(id), instantOf(deadline)]),
    ),
  };
}

function teamCard({ id, name, fullname, kit }: StoredTeam) {
  return { id, name, fullname, kit };
}

function phaseNow(season: Season): number | null {
  const phases = season.phases.map(({ id, first, last }) => ({ phase_id: id, start: first, stop: last }));
  return phaseOf(season.current?.id ?? season.next?.id ?? 1, phases);
}

/** A day is a match day when a fixture kicks off on it, in UTC. */
export function matchday(season: Season, now: EpochMs) {
  const id = instantOf(now).slice(0, 10);
  return {
    id,
    is_matchday: season.fixtures.some(({ kickoff }) => instantOf(kickoff)?.startsWith(id) === true),
  };
}

async function ownPicks({ db }: GameServices, { season, account }: Reading): Promise<FantasyState['picks']> {
  if (account.teamId === null || season.current === undefined) return {};
  const [squad] = await listSquadsIn(db, season.id, season.current.id, [account.teamId]);
  if (squad === undefined) return {};
  const { picks } = teamResult(season, squad);
  return Object.fromEntries(
    picks.map(({ footballer_id, status }) => [
      String(footballer_id),
      { status: { short: pickStatusLabel(status).short, detailed: status } },
    ]),
  );
}

/** The state before the first read of a season: users can log in without it. */
function emptyState({ game, clock }: GameServices, { pass }: GameReader): FantasyState {
  const now = instantOf(clock.now());
  return {
    pass,
    season: game.seasonId,
    matchday: { id: now.slice(0, 10), is_matchday: false },
    team: null,
    team_gameweek: null,
    team_phase: null,
    next_gameweek: null,
    watchlist: [],
    phase: null,
    gameweek: null,
    gameweek_id: null,
    rivals: [],
    rivals_view: 'rivals',
    ownership: {},
    rivals_config: { id: 'rivals', type: 'rivals', label: 'Rivals' },
    picks: {},
    classic_leagues: [],
    clubs: [],
    club_kpis: { strength_spread: 0 },
    benchmarks: {
      footballer_transfers_balance_event_pos: 0,
      footballer_transfers_balance_event_neg: 0,
    },
    leagues_preview: [],
    deadlines: {},
    now,
  };
}

/** Price of the season pass. */
export interface PassOffer {
  readonly price: string;
  readonly currency: string;
  readonly sales_open: boolean;
}

/** Specification, section 3, "Content settings". Watchlist before badges. */
export function contentSettings(
  services: Pick<GameServices, 'demo' | 'game'>,
  offer: PassOffer,
  { links, photos }: Pick<Config, 'links' | 'photos'>,
): ContentSettings {
  return {
    season_pass: { ...offer, season: services.game.seasonId },
    footballer_categories: [
      { key: 'watchlist', label: 'Watchlist' },
      ...badges.map(({ key, label }) => ({ key, label })),
    ],
    show_gameweek_starts: true,
    show_kits_instead_of_images: photos === null,
    kits: clubKits(services.game.seasonId),
    club_logos_path: null,
    club_kits_path: null,
    demo: services.demo,
    links,
  };
}
