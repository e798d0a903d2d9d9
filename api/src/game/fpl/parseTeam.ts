import { asHandedIn, type Points } from '@touchline/shared/domain';
import { type Losses, type Read, readList, readShape } from './declare';
import { fieldsOf } from './fields';
import type {
  FantasyTeam,
  H2hMatch,
  H2hStanding,
  H2hStandings,
  LeagueRanking,
  LeagueStandings,
  RankedMember,
  StandingsMember,
  TeamGameweek,
  TeamKit,
  TeamLeague,
  TeamPicks,
  TeamTransfer,
} from './gameData';
import {
  h2hMatchesFields,
  h2hStandingsFields,
  historyFields,
  picksFields,
  standingsFields,
  teamFields,
  transferFields,
} from './upstreamFields';

/** `entry/{id}/`. @throws {Malformed} */
export function parseTeam(json: unknown, losses: Losses = new Map()): FantasyTeam {
  const entry = readShape(teamFields, json, 'entry', losses);
  return {
    id: entry.id,
    name: entry.name ?? `Team ${entry.id}`,
    fullname: fullnameOf([entry.player_first_name, entry.player_last_name]),
    country: entry.player_region_name,
    kit: parseKit(entry.kit),
    started_gameweek: entry.started_event ?? 1,
    current_gameweek: entry.current_event,
    points: entry.summary_overall_points,
    rank: entry.summary_overall_rank,
    gameweek_points: entry.summary_event_points,
    gameweek_rank: entry.summary_event_rank,
    leagues: entry.leagues.classic.map(parseLeague),
    h2h_leagues: (entry.leagues.h2h ?? []).map((league) =>
      parseLeague({ ...league, short_name: null, cup_league: null }),
    ),
    cup_matches: (entry.leagues.cup_matches ?? [])
      .map(parseH2hMatch)
      .sort((one, other) => one.gameweek - other.gameweek),
  };
}

function parseH2hMatch(match: Read<typeof h2hMatchesFields>['results'][number]): H2hMatch {
  return {
    id: match.id,
    gameweek: match.event,
    home: {
      team_id: match.entry_1_entry,
      name: match.entry_1_name,
      fullname: match.entry_1_player_name,
      points: match.entry_1_points ?? 0,
    },
    away: {
      team_id: match.entry_2_entry,
      name: match.entry_2_name,
      fullname: match.entry_2_player_name,
      points: match.entry_2_points ?? 0,
    },
    is_bye: match.is_bye ?? false,
    winner: match.winner,
    is_knockout: match.is_knockout ?? (match.knockout_name ?? '') !== '',
    round: match.knockout_name,
    league_id: match.league,
  };
}

/** Upstream sends the kit as JSON inside a string. An invalid one is treated as no kit, not as an error. */
function parseKit(written: string | null): TeamKit | null {
  try {
    const kit = fieldsOf(JSON.parse(written ?? 'null'), 'kit');
    const type = kit.text('kit_shirt_type');
    return {
      kit_shirt_base: parseColour(kit.text('kit_shirt_base')),
      kit_shirt_secondary: parseColour(kit.text('kit_shirt_secondary')),
      kit_shirt_sleeves: parseColour(kit.text('kit_shirt_sleeves')),
      kit_shirt_type: type === 'stripes' || type === 'hoops' ? type : 'plain',
    };
  } catch {
    // See above: the team is read without its kit.
    return null;
  }
}

/** The specification's default colour, for an invalid value: colours are written into SVG. */
const parseColour = (written: string) => (/^#[0-9a-f]{3,8}$/i.test(written) ? written : '#d3d3d3');

const leagueTypes: Record<string, TeamLeague['type']> = { x: 'private', c: 'public', s: 'system' };

function parseLeague(league: Read<typeof teamFields>['leagues']['classic'][number]): TeamLeague {
  return {
    id: league.id,
    is_overall: league.short_name === 'overall',
    name: league.name ?? `League ${league.id}`,
    type: leagueTypes[league.league_type] ?? 'system',
    members: league.rank_count,
    rank: league.entry_rank,
    last_rank: league.entry_last_rank,
    cup_league: league.cup_league,
  };
}

/** `entry/{id}/history/`. @throws {Malformed} */
export function parseHistory(json: unknown, losses: Losses = new Map()): TeamGameweek[] {
  const document = readShape(historyFields, json, 'history', losses);
  const chips = new Map(document.chips.map(({ event, name }) => [event, name]));
  return document.current.map((row) => ({
    gameweek: row.event,
    points: row.points,
    total_points: row.total_points,
    rank: row.rank,
    overall_rank: row.overall_rank,
    bank: row.bank,
    value: row.value,
    transfers: row.event_transfers,
    transfers_cost: row.event_transfers_cost,
    bench_points: row.points_on_bench,
    chip: chips.get(row.event) ?? null,
  }));
}

/** `entry/{id}/event/{gw}/picks/`, converted back to the squad as submitted. @throws {Malformed} */
export function parsePicks(json: unknown, losses: Losses = new Map()): TeamPicks {
  const document = readShape(picksFields, json, 'picks', losses);
  const made = document.automatic_subs.map((one) => ({ in: one.element_in, out: one.element_out }));
  const squad = document.picks.map((pick) => ({
    footballer_id: pick.element,
    position: '',
    slot: pick.position,
    is_captain: pick.is_captain,
    is_vice_captain: pick.is_vice_captain,
  }));
  return {
    gameweek: document.entry_history.event,
    footballers: asHandedIn(squad, made).map(({ footballer_id }) => footballer_id),
    captain: squad.find(({ is_captain }) => is_captain)?.footballer_id ?? null,
    vice_captain: squad.find(({ is_vice_captain }) => is_vice_captain)?.footballer_id ?? null,
    chip: document.active_chip,
    transfers_cost: document.entry_history.event_transfers_cost,
  };
}

/** A squad with its team's season total before the gameweek; null if the game does not send it. */
export type PicksAndTotal = TeamPicks & { readonly before: Points | null };

/** `entry/{id}/event/{gw}/picks/` with the team's total. @throws {Malformed} */
export function parsePicksAndTotal(json: unknown, losses: Losses = new Map()): PicksAndTotal {
  const { points, total_points, event_transfers_cost } = readShape(
    picksFields,
    json,
    'picks',
    losses,
  ).entry_history;
  const hasPoints = points !== null && total_points !== null;
  return {
    ...parsePicks(json, losses),
    before: hasPoints ? total_points - points + event_transfers_cost : null,
  };
}

/** `entry/{id}/transfers/`. @throws {Malformed} */
export function parseTransfers(json: unknown, losses: Losses = new Map()): TeamTransfer[] {
  return readList(transferFields, json, 'transfers', losses).map((row) => ({
    in: row.element_in,
    in_price: row.element_in_cost,
    out: row.element_out,
    out_price: row.element_out_cost,
    gameweek: row.event,
    at: row.time,
  }));
}

/** One page of `leagues-classic/{id}/standings/`. @throws {Malformed} */
export function parseStandings(json: unknown, losses: Losses = new Map()): LeagueStandings {
  const { league, standings, new_entries } = readShape(standingsFields, json, 'standings', losses);
  const ranked = standings.results.map((row): StandingsMember => ({
    team_id: row.entry,
    name: row.entry_name ?? `Team ${row.entry}`,
    fullname: row.player_name,
    rank: row.rank,
    last_rank: row.last_rank,
    gameweek_points: row.event_total,
    // Views compare whole seasons: a total since a later gameweek beside those would be another number.
    total: league.start_event > 1 ? null : row.total,
  }));
  const joined = newMembers(new_entries).filter((one) =>
    ranked.every(({ team_id }) => team_id !== one.team_id),
  );
  return {
    id: league.id,
    name: league.name ?? `League ${league.id}`,
    has_next: standings.has_next || (new_entries?.has_next ?? false),
    members: [...ranked, ...joined],
  };
}

const newMembers = (entries: Read<typeof standingsFields>['new_entries']): StandingsMember[] =>
  (entries?.results ?? []).map((row) => ({
    ...newMember(row),
    rank: null,
    last_rank: 0,
    gameweek_points: null,
    total: null,
  }));

const newMember = (
  row: NonNullable<Read<typeof standingsFields>['new_entries']>['results'][number],
): Pick<StandingsMember, 'team_id' | 'name' | 'fullname'> => ({
  team_id: row.entry,
  name: row.entry_name ?? `Team ${row.entry}`,
  fullname: fullnameOf([row.player_first_name, row.player_last_name]),
});

const fullnameOf = (names: readonly (string | null)[]) =>
  names.filter((name) => name !== null && name !== '').join(' ') || null;

/**
 * The same without the members who have no rank yet, for reading a league page by page.
 * @throws {Malformed}
 */
export function parseRanking(json: unknown, losses: Losses = new Map()): LeagueRanking {
  const { id, name, members } = parseStandings(json, losses);
  const { has_next } = readShape(standingsFields, json, 'standings', new Map()).standings;
  return { id, name, has_next, members: members.filter(isRanked) };
}

const isRanked = (member: StandingsMember): member is RankedMember =>
  member.rank !== null && member.total !== null && member.gameweek_points !== null;

/** The first page of `leagues-h2h/{id}/standings/`. @throws {Malformed} */
export function parseH2hStandings(json: unknown, losses: Losses = new Map()): H2hStandings {
  const { league, standings, new_entries } = readShape(h2hStandingsFields, json, 'h2h standings', losses);
  const ranked = standings.results.map((row): H2hStanding => ({
    team_id: row.entry,
    name: row.entry_name,
    fullname: row.player_name,
    rank: row.rank,
    last_rank: row.last_rank,
    played: row.matches_played,
    won: row.matches_won,
    drawn: row.matches_drawn,
    lost: row.matches_lost,
    points_for: row.points_for,
    total: row.total,
  }));
  const joined = (new_entries?.results ?? [])
    .map((row): H2hStanding => ({ ...newMember(row), ...newRecord }))
    .filter((one) => ranked.every(({ team_id }) => team_id !== one.team_id));
  return {
    id: league.id,
    name: league.name ?? `League ${league.id}`,
    started_gameweek: league.start_event,
    has_next: standings.has_next || (new_entries?.has_next ?? false),
    rows: [...ranked, ...joined],
  };
}

const newRecord = { rank: null, last_rank: 0, played: 0, won: 0, drawn: 0, lost: 0, points_for: 0, total: 0 };

/** One page of `leagues-h2h-matches/league/{id}/`. @throws {Malformed} */
export function parseH2hMatches(json: unknown, losses: Losses = new Map()): H2hMatch[] {
  return readShape(h2hMatchesFields, json, 'h2h matches', losses).results.map(parseH2hMatch);
}
