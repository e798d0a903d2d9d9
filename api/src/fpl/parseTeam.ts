import { asHandedIn } from '@touchline/shared/domain';
import { type Fields, fieldsOf, listOf } from './fields';
import type {
  FantasyTeam,
  LeagueStandings,
  TeamGameweek,
  TeamKit,
  TeamLeague,
  TeamPicks,
  TeamTransfer,
} from './gameData';

/** `entry/{id}/`. @throws {Malformed} */
export function parseTeam(json: unknown): FantasyTeam {
  const entry = fieldsOf(json, 'entry');
  const names = [entry.textOrNull('player_first_name'), entry.textOrNull('player_last_name')];
  return {
    id: entry.int('id'),
    name: entry.text('name'),
    fullname: names.filter((name) => name !== null && name !== '').join(' ') || null,
    country: entry.textOrNull('player_region_name'),
    kit: parseKit(entry.textOrNull('kit')),
    started_gameweek: entry.intOrNull('started_event') ?? 1,
    current_gameweek: entry.intOrNull('current_event'),
    points: entry.intOrNull('summary_overall_points'),
    rank: entry.intOrNull('summary_overall_rank'),
    gameweek_points: entry.intOrNull('summary_event_points'),
    gameweek_rank: entry.intOrNull('summary_event_rank'),
    leagues: entry.child('leagues').list('classic').map(parseLeague),
  };
}

/** Upstream sends the kit as JSON within a text. One that cannot be read is no kit, not a fault. */
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
    return null;
  }
}

/** The specification's default colour, for what is not one: it goes into drawings. */
const parseColour = (written: string) => (/^#[0-9a-f]{3,8}$/i.test(written) ? written : '#d3d3d3');

const leagueTypes: Record<string, TeamLeague['type']> = { x: 'private', c: 'public', s: 'system' };

function parseLeague(league: Fields): TeamLeague {
  return {
    id: league.int('id'),
    name: league.text('name'),
    type: leagueTypes[league.text('league_type')] ?? 'system',
    members: league.intOrNull('rank_count'),
    rank: league.intOrNull('entry_rank'),
    last_rank: league.intOrNull('entry_last_rank'),
  };
}

/** `entry/{id}/history/`. @throws {Malformed} */
export function parseHistory(json: unknown): TeamGameweek[] {
  const document = fieldsOf(json, 'history');
  const chips = new Map(document.list('chips').map((chip) => [chip.int('event'), chip.text('name')]));
  return document.list('current').map((row) => ({
    gameweek: row.int('event'),
    points: row.int('points'),
    total_points: row.int('total_points'),
    rank: row.intOrNull('rank'),
    overall_rank: row.intOrNull('overall_rank'),
    bank: row.int('bank'),
    value: row.int('value'),
    transfers: row.int('event_transfers'),
    transfers_cost: row.int('event_transfers_cost'),
    bench_points: row.int('points_on_bench'),
    chip: chips.get(row.int('event')) ?? null,
  }));
}

/** `entry/{id}/event/{gw}/picks/`, brought back to what the manager handed in. @throws {Malformed} */
export function parsePicks(json: unknown): TeamPicks {
  const document = fieldsOf(json, 'picks');
  const history = document.child('entry_history');
  const made = document.list('automatic_subs').map((one) => ({
    in: one.int('element_in'),
    out: one.int('element_out'),
  }));
  const squad = document.list('picks').map((pick) => ({
    footballer_id: pick.int('element'),
    position: '',
    slot: pick.int('position'),
    is_captain: pick.flag('is_captain'),
    is_vice_captain: pick.flag('is_vice_captain'),
  }));
  return {
    gameweek: history.int('event'),
    footballers: asHandedIn(squad, made).map(({ footballer_id }) => footballer_id),
    captain: squad.find(({ is_captain }) => is_captain)?.footballer_id ?? null,
    vice_captain: squad.find(({ is_vice_captain }) => is_vice_captain)?.footballer_id ?? null,
    chip: document.textOrNull('active_chip'),
    transfers_cost: history.int('event_transfers_cost'),
  };
}

/** `entry/{id}/transfers/`. @throws {Malformed} */
export function parseTransfers(json: unknown): TeamTransfer[] {
  return listOf(json, 'transfers').map((row) => ({
    in: row.int('element_in'),
    in_price: row.int('element_in_cost'),
    out: row.int('element_out'),
    out_price: row.int('element_out_cost'),
    gameweek: row.int('event'),
    at: row.instant('time'),
  }));
}

/** One page of `leagues-classic/{id}/standings/`. @throws {Malformed} */
export function parseStandings(json: unknown): LeagueStandings {
  const document = fieldsOf(json, 'standings');
  const league = document.child('league');
  const standings = document.child('standings');
  return {
    id: league.int('id'),
    name: league.text('name'),
    has_next: standings.flag('has_next'),
    members: standings.list('results').map((row) => ({
      team_id: row.int('entry'),
      name: row.text('entry_name'),
      fullname: row.textOrNull('player_name'),
      rank: row.int('rank'),
      last_rank: row.int('last_rank'),
      gameweek_points: row.int('event_total'),
      total: row.int('total'),
    })),
  };
}
