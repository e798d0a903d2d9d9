import { asClubId, type ClubId, type EpochMs, type Strength } from '@touchline/shared/domain';
import { type Losses, type Read, readShape } from './declare';
import { notEmpty } from './fields';
import {
  type Bootstrap,
  type Footballer,
  type Gameweek,
  type Phase,
  type PriceForecast,
  type StoredClub,
  noClub,
} from './gameData';
import { parseRules } from './parseRules';
import { bootstrapFields } from './upstreamFields';

type Official = Read<typeof bootstrapFields>;
type OfficialClub = Official['teams'][number];
type OfficialElement = Official['elements'][number];

/** `bootstrap-static/`. @throws {Malformed} */
export function parseBootstrap(json: unknown, losses: Losses = new Map()): Bootstrap {
  const document = readShape(bootstrapFields, json, 'bootstrap', losses);
  const clubs = notEmpty(document.teams, 'bootstrap.teams').map(parseClub);
  const clubOf = new Map(clubs.map(({ number, id }) => [number, id]));
  const settings: Readonly<Record<string, unknown>> = document.game_config?.settings ?? {};
  const positionOf = new Map(document.element_types.map((type) => [type.id, type.singular_name_short]));
  return {
    clubs,
    gameweeks: notEmpty(document.events, 'bootstrap.events').map(parseGameweek),
    phases: document.phases.map(parsePhase),
    footballers: notEmpty(document.elements, 'bootstrap.elements').map((element) =>
      parseFootballer(element, clubOf, positionOf),
    ),
    total_managers: document.total_players,
    price_deadlines: priceDeadlines(settings['price_change_deadlines']),
    rules: parseRules(document),
  };
}

function parseClub(team: OfficialClub): StoredClub {
  return {
    id: asClubId(team.short_name.toLowerCase()),
    number: team.id,
    code: team.code,
    name: team.name ?? team.short_name,
    strength: team.strength || null,
    attack: parseStrength(team.strength_attack_home, team.strength_attack_away),
    defence: parseStrength(team.strength_defence_home, team.strength_defence_away),
    overall: parseStrength(team.strength_overall_home, team.strength_overall_away),
  };
}

/** The API sends 0 for an unknown strength. */
function parseStrength(home: number | null, away: number | null): Strength | null {
  return home && away ? { home, away, overall: (home + away) / 2 } : null;
}

function parseGameweek(event: Official['events'][number]): Gameweek {
  return {
    id: event.id,
    deadline: event.deadline_time,
    finished: event.finished && event.data_checked,
    is_current: event.is_current,
    is_next: event.is_next,
    average_points: averageOf(event),
    highest_points: event.highest_score,
    transfers_made: event.transfers_made,
    chips_played: Object.fromEntries(event.chip_plays.map((play) => [play.chip_name, play.num_played])),
    most_selected: event.most_selected,
    most_captained: event.most_captained,
    most_vice_captained: event.most_vice_captained,
    most_transferred_in: event.most_transferred_in,
    top_footballer: event.top_element_info && { ...event.top_element_info },
  };
}

/** The API sends 0 until it is known; in a settled gameweek without matches 0 is the average. */
function averageOf({
  average_entry_score,
  finished,
  data_checked,
}: Official['events'][number]): number | null {
  if (finished && data_checked) return average_entry_score;
  return average_entry_score || null;
}

function parsePhase(phase: Official['phases'][number]): Phase {
  return { id: phase.id, name: phase.name, first: phase.start_event, last: phase.stop_event };
}

function parseFootballer(
  element: OfficialElement,
  clubOf: ReadonlyMap<number, ClubId>,
  positionOf: ReadonlyMap<number, string>,
): Footballer {
  const fullname = `${element.first_name} ${element.second_name}`.trim();
  const name = element.web_name ?? (element.second_name || `Footballer ${element.id}`);
  return {
    id: element.id,
    code: element.code,
    name,
    fullname: fullname === '' ? name : fullname,
    club_id: clubOf.get(element.team) ?? noClub,
    position:
      positionOf.get(element.element_type) ??
      defaultPositions[element.element_type] ??
      `${element.element_type}`,
    position_real: null,
    ...parseAvailability(element),
    ...parseMarket(element),
    ...parseSums(element),
  };
}

/** Positions by number in all seasons so far, for a document without them. */
const defaultPositions: Readonly<Record<number, string>> = { 1: 'GKP', 2: 'DEF', 3: 'MID', 4: 'FWD' };

function parseAvailability(element: OfficialElement) {
  return {
    status: element.status,
    chance_this: element.chance_of_playing_this_round,
    chance_next: element.chance_of_playing_next_round,
    news: element.news,
    news_at: element.news_added,
    joined_at: element.team_join_date,
    squad_number: element.squad_number,
    penalties_order: element.penalties_order,
    freekicks_order: element.direct_freekicks_order,
    corners_order: element.corners_and_indirect_freekicks_order,
  };
}

function parseMarket(element: OfficialElement) {
  return {
    price: element.now_cost,
    price_change: element.cost_change_event,
    price_change_start: element.cost_change_start,
    selected_by: element.selected_by_percent,
    transfers_in: element.transfers_in,
    transfers_out: element.transfers_out,
    transfers_in_event: element.transfers_in_event,
    transfers_out_event: element.transfers_out_event,
    forecast: parseForecast(element),
  };
}

function parseForecast(element: OfficialElement): PriceForecast | null {
  const { price_change_percent: percent, price_change_projections: nights } = element;
  if (percent === null) return null;
  return {
    percent,
    hourly_rate: element.price_change_hourly_rate,
    nights: (nights ?? []).map(({ projected_percent, likelihood }) => ({
      percent: projected_percent,
      likelihood,
    })),
    locked_until: element.price_change_locked_until,
    is_calibrating: element.price_change_calibrating === true,
  };
}

/** Instants at which prices change, soonest first; invalid ones are dropped. */
function priceDeadlines(written: unknown): EpochMs[] {
  const all: unknown[] = Array.isArray(written) ? written : [];
  return all
    .map((one) => (typeof one === 'string' ? Date.parse(one) : NaN))
    .filter((at) => !Number.isNaN(at))
    .sort((a, b) => a - b);
}

function parseSums(element: OfficialElement) {
  return {
    total_points: element.total_points,
    event_points: element.event_points,
    points_per_match: element.points_per_game,
    form: element.form,
    ep_this: element.ep_this,
    ep_next: element.ep_next,
    in_dreamteam: element.in_dreamteam,
    dreamteam_count: element.dreamteam_count,
    minutes: element.minutes,
    goals_scored: element.goals_scored,
    assists: element.assists,
    clean_sheets: element.clean_sheets,
    goals_conceded: element.goals_conceded,
    own_goals: element.own_goals,
    penalties_saved: element.penalties_saved,
    penalties_missed: element.penalties_missed,
    yellow_cards: element.yellow_cards,
    red_cards: element.red_cards,
    saves: element.saves,
    bonus: element.bonus,
    bps: element.bps,
    starts: element.starts ?? 0,
    influence: element.influence,
    creativity: element.creativity,
    threat: element.threat,
    expected_goals: element.expected_goals ?? 0,
    expected_assists: element.expected_assists ?? 0,
    expected_goals_conceded: element.expected_goals_conceded ?? 0,
  };
}
