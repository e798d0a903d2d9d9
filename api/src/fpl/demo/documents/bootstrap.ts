import { bestLineup, positions, type EpochMs, type GameweekNumber, type Position } from '@touchline/shared/domain';

import { bonusDelay, day, lastGameweek, matchLength } from '../calendar';
import { demoClubs, strengthOf, type DemoClub } from '../clubs';
import type { Period } from '../fantasy';
import { clubAt, clubCode, isListedAt } from '../football';
import type { DemoFootballer } from '../footballers';
import { addSums, gameweekSums, statFields, summedStats, type Sums } from './sums';
import { instant, type SeasonView } from './view';

/** Gameweeks of the months, as in 2023-24. */
const phases: readonly (readonly [name: string, start: number, stop: number])[] = [
  ['Overall', 1, 38], ['August', 1, 3], ['September', 4, 7], ['October', 8, 10], ['November', 11, 13], ['December', 14, 20],
  ['January', 21, 22], ['February', 23, 26], ['March', 27, 30], ['April', 31, 35], ['May', 36, 38],
];

const statLabels: readonly (readonly [label: string, name: string])[] = [
  ['Minutes played', 'minutes'], ['Goals scored', 'goals_scored'], ['Assists', 'assists'], ['Clean sheets', 'clean_sheets'],
  ['Goals conceded', 'goals_conceded'], ['Own goals', 'own_goals'], ['Penalties saved', 'penalties_saved'],
  ['Penalties missed', 'penalties_missed'], ['Yellow cards', 'yellow_cards'], ['Red cards', 'red_cards'], ['Saves', 'saves'],
  ['Bonus', 'bonus'], ['Bonus Points System', 'bps'], ['Influence', 'influence'], ['Creativity', 'creativity'], ['Threat', 'threat'],
  ['ICT Index', 'ict_index'], ['Game(s) Started', 'starts'], ['Expected Goals', 'expected_goals'], ['Expected Assists', 'expected_assists'],
  ['Expected Goal Involvements', 'expected_goal_involvements'], ['Expected Goals Conceded', 'expected_goals_conceded'],
];

const elementTypes: readonly (readonly [plural: string, select: number, least: number, most: number])[] = [
  ['Goalkeepers', 2, 1, 1], ['Defenders', 5, 3, 5], ['Midfielders', 5, 2, 5], ['Forwards', 3, 1, 3],
];

export const elementType = (position: Position): number => positions.indexOf(position) + 1;

export interface BootstrapNeeds {
  readonly view: SeasonView;
  readonly pastSums: (before: GameweekNumber) => readonly Sums[];
  readonly dreamTeams: DreamTeams;
}

/** The whole state of the game: `bootstrap-static/`. */
export function bootstrapDocument({ view, pastSums, dreamTeams }: BootstrapNeeds): unknown {
  const listed = view.season.football.footballers.filter((one) => isListedAt(one, view.season.calendar, view.now));
  const elements = listed.map((one) => ({ one, fields: elementOf(view, one, pastSums, dreamTeams) }));
  rank(elements);
  return {
    events: Array.from({ length: lastGameweek }, (_, index) => eventOf(view, index + 1, dreamTeams)),
    game_settings: gameSettings,
    phases: phases.map(([name, start_event, stop_event], index) => ({ id: index + 1, name, start_event, stop_event })),
    teams: demoClubs.map(teamOf),
    total_players: view.season.fantasy.managers.filter((one) => one.joined <= view.now).length,
    elements: elements.map(({ fields }) => fields),
    element_stats: statLabels.map(([label, name]) => ({ label, name })),
    element_types: elementTypes.map((row, index) => elementTypeOf(row, index, listed)),
  };
}

const gameSettings = {
  league_join_private_max: 30, league_join_public_max: 5, league_max_size_public_classic: 20, league_max_size_public_h2h: 16,
  league_max_size_private_h2h: 16, league_max_ko_rounds_private_h2h: 3, league_prefix_public: 'League', league_points_h2h_win: 3,
  league_points_h2h_lose: 0, league_points_h2h_draw: 1, league_ko_first_instead_of_random: false, cup_start_event_id: null,
  cup_stop_event_id: null, cup_qualifying_method: null, cup_type: null, featured_entries: [],
  percentile_ranks: [1, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95],
  squad_squadplay: 11, squad_squadsize: 15, squad_team_limit: 3, squad_total_spend: 1000, ui_currency_multiplier: 10,
  ui_use_special_shirts: false, ui_special_shirt_exclusions: [], stats_form_days: 30, sys_vice_captain_enabled: true,
  transfers_cap: 20, transfers_sell_on_fee: 0.5, league_h2h_tiebreak_stats: ['+goals_scored', '-goals_conceded'], timezone: 'UTC',
};

function elementTypeOf([plural, select, least, most]: (typeof elementTypes)[number], index: number, listed: readonly DemoFootballer[]) {
  const short = positions[index] ?? 'GKP';
  const isKeeper = short === 'GKP';
  return {
    id: index + 1, plural_name: plural, plural_name_short: short, singular_name: plural.slice(0, -1), singular_name_short: short,
    squad_select: select, squad_min_select: null, squad_max_select: null, squad_min_play: least, squad_max_play: most,
    ui_shirt_specific: isKeeper, sub_positions_locked: isKeeper ? [12] : [],
    element_count: listed.filter((one) => one.position === short).length,
  };
}

function teamOf(club: DemoClub) {
  const attack = 1000 + Math.round((club.attack - 30) * 5.6);
  const defence = 1000 + Math.round(Math.max(0, 95 - club.defence) * 5.6);
  const overall = Math.round((attack + defence) / 10) * 5;
  return {
    code: club.code, draw: 0, form: null, id: club.id, loss: 0, name: club.name, played: 0, points: 0, position: 0,
    short_name: club.short, strength: strengthOf(club), team_division: null, unavailable: false, win: 0,
    strength_overall_home: overall, strength_overall_away: overall + 20, strength_attack_home: attack, strength_attack_away: attack + 15,
    strength_defence_home: defence, strength_defence_away: defence + 25, pulse_id: club.id,
  };
}

// ---- gameweeks

function eventOf(view: SeasonView, id: GameweekNumber, dreamTeams: DreamTeams) {
  const { current, season } = view;
  const deadline = season.calendar.deadlines[id] ?? 0;
  return {
    id, name: `Gameweek ${id}`, deadline_time: instant(deadline), release_time: null, finished: view.isFinished(id),
    data_checked: view.isChecked(id), deadline_time_epoch: Math.floor(deadline / 1000), deadline_time_game_offset: 0,
    is_previous: id === current - 1, is_current: id === current, is_next: id === current + 1,
    cup_leagues_created: false, h2h_ko_matches_created: false,
    ...scoresOf(view, id), ...choicesOf(view, id), ...bestOf(view, id, dreamTeams),
  };
}

interface Scores {
  readonly average_entry_score: number;
  readonly highest_scoring_entry: number | null;
  readonly highest_score: number | null;
  readonly ranked_count: number;
}

const scoresByTeams = new WeakMap<object, { readonly isOver: boolean; readonly scores: Scores }>();

function scoresOf(view: SeasonView, id: GameweekNumber): Scores {
  const none: Scores = { average_entry_score: 0, highest_scoring_entry: null, highest_score: null, ranked_count: 0 };
  if (id > view.current) return none;
  const scores = id === view.current ? view.standings() : (view.season.fantasy.period(id)?.teams ?? []);
  const isOver = view.isFinished(id);
  const known = scoresByTeams.get(scores);
  if (known && known.isOver === isOver) return known.scores;
  const made = scoresIn(view, scores, isOver);
  scoresByTeams.set(scores, { isOver, scores: made });
  return made;
}

function scoresIn(view: SeasonView, scores: readonly ({ readonly points: number } | undefined)[], isOver: boolean): Scores {
  const points = scores.flatMap((one, index) => (one ? [{ index, points: one.points }] : []));
  const sum = points.reduce((total, one) => total + one.points, 0);
  const best = points.reduce((top, one) => (one.points > top.points ? one : top), { index: 0, points: -99 });
  return {
    average_entry_score: points.length > 0 ? Math.round(sum / points.length) : 0,
    highest_scoring_entry: isOver ? (view.season.fantasy.managers[best.index]?.id ?? null) : null,
    highest_score: isOver ? best.points : null,
    ranked_count: points.length,
  };
}

/** Decisions do not change once the deadline has passed, so each period is looked through once. */
const choicesByPeriod = new WeakMap<Period, ReturnType<typeof choicesIn>>();

/** What all teams did for a gameweek; unknown until its deadline. */
function choicesOf(view: SeasonView, id: GameweekNumber) {
  const period = id <= view.current ? view.season.fantasy.period(id) : undefined;
  if (period === undefined)
    return { chip_plays: [], most_selected: null, most_transferred_in: null, most_captained: null, most_vice_captained: null, transfers_made: 0 };
  const choices = choicesByPeriod.get(period) ?? choicesIn(period);
  choicesByPeriod.set(period, choices);
  return choices;
}

function choicesIn(period: Period) {
  const teams = period.teams.filter((team) => team !== undefined);
  const chipPlays = ['bboost', 'freehit', 'wildcard', '3xc']
    .map((chip_name) => ({ chip_name, num_played: teams.filter((team) => team.chip === chip_name).length }))
    .filter(({ num_played }) => num_played > 0);
  return {
    chip_plays: chipPlays,
    most_selected: highest(period.selected),
    most_transferred_in: mostFrequent(period.transfers.map((one) => one.in)),
    most_captained: mostFrequent(teams.map((team) => team.captain)),
    most_vice_captained: mostFrequent(teams.map((team) => team.vice)),
    transfers_made: period.transfers.length,
  };
}

function highest(counts: Int32Array): number | null {
  const most = counts.reduce((top, count) => Math.max(top, count), 0);
  return most > 0 ? counts.indexOf(most) : null;
}

function mostFrequent(ids: readonly number[]): number | null {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1] || one[0] - other[0])[0]?.[0] ?? null;
}

function bestOf(view: SeasonView, id: GameweekNumber, dreamTeams: DreamTeams) {
  const top = view.isFinished(id) && id <= view.current ? dreamTeams(view, id)?.top_player : undefined;
  return { top_element: top?.id ?? null, top_element_info: top ?? null };
}

// ---- the best eleven

export interface DreamTeam {
  readonly top_player: { readonly id: number; readonly points: number };
  readonly team: readonly { readonly element: number; readonly points: number; readonly position: number }[];
}

/** The best eleven of a gameweek so far; undefined while nobody has points. */
export type DreamTeams = (view: SeasonView, gameweek: GameweekNumber) => DreamTeam | undefined;

export function createDreamTeams(): DreamTeams {
  const final = new Map<GameweekNumber, DreamTeam | undefined>();
  return (view, gameweek) => {
    if (final.has(gameweek) && view.isChecked(gameweek)) return final.get(gameweek);
    const team = dreamTeam(view, gameweekSums(view, gameweek));
    if (view.isChecked(gameweek)) final.set(gameweek, team);
    return team;
  };
}

function dreamTeam(view: SeasonView, sums: readonly Sums[]): DreamTeam | undefined {
  const candidates = view.season.football.footballers
    .filter((one) => (sums[one.id]?.minutes ?? 0) > 0)
    .map((one) => ({ footballer_id: one.id, position: one.position, value: sums[one.id]?.total_points ?? 0 }));
  const lineup = bestLineup(candidates);
  const best = [...lineup].sort((one, other) => other.value - one.value || one.footballer_id - other.footballer_id)[0];
  if (best === undefined || lineup.length < 11) return undefined;
  return {
    top_player: { id: best.footballer_id, points: best.value },
    team: lineup.map((one, index) => ({ element: one.footballer_id, points: one.value, position: index + 1 })),
  };
}

// ---- footballers

interface Known {
  readonly sums: readonly Sums[];
  readonly week: readonly Sums[];
  readonly dreamCounts: ReadonlyMap<number, number>;
  readonly dreamOfSeason: ReadonlySet<number>;
  readonly flows: Flows;
  readonly teams: number;
}

const knownOf = new WeakMap<SeasonView, Known>();

/** What all footballers' rows of one view share. */
function known(view: SeasonView, pastSums: BootstrapNeeds['pastSums'], dreamTeams: DreamTeams): Known {
  const found = knownOf.get(view);
  if (found) return found;
  const week = gameweekSums(view, view.current);
  const sums = pastSums(view.current).map((past, id) => {
    const own = { ...past };
    const more = week[id];
    if (more) addSums(own, more);
    return own;
  });
  const dreamOfSeason = new Set(dreamTeam(view, sums)?.team.map(({ element }) => element) ?? []);
  const made = { sums, week, dreamCounts: dreamCounts(view, dreamTeams), dreamOfSeason, flows: flowsOf(view), teams: teamCount(view) };
  knownOf.set(view, made);
  return made;
}

function dreamCounts(view: SeasonView, dreamTeams: DreamTeams): Map<number, number> {
  const counts = new Map<number, number>();
  for (let gameweek = 1; gameweek <= view.current; gameweek += 1)
    if (view.isFinished(gameweek))
      for (const { element } of dreamTeams(view, gameweek)?.team ?? []) counts.set(element, (counts.get(element) ?? 0) + 1);
  return counts;
}

/** Transfers by footballer: of the season, and towards the next deadline. */
interface Flows {
  readonly in: Int32Array;
  readonly out: Int32Array;
  readonly inNow: Int32Array;
  readonly outNow: Int32Array;
}

function flowsOf(view: SeasonView): Flows {
  const { fantasy, football } = view.season;
  const size = football.footballers.length + 1;
  const past = pastFlows(view, size);
  const flows: Flows = { in: past.in.slice(), out: past.out.slice(), inNow: new Int32Array(size), outNow: new Int32Array(size) };
  for (const one of view.current < lastGameweek ? (fantasy.period(view.current + 1)?.transfers ?? []) : []) {
    if (one.at > view.now) break;
    countFlow(flows.in, flows.out, one);
    countFlow(flows.inNow, flows.outNow, one);
  }
  return flows;
}

function countFlow(ins: Int32Array, outs: Int32Array, one: { readonly in: number; readonly out: number }): void {
  ins[one.in] = (ins[one.in] ?? 0) + 1;
  outs[one.out] = (outs[one.out] ?? 0) + 1;
}

const pastFlowsOf = new WeakMap<Period, { readonly in: Int32Array; readonly out: Int32Array }>();

/** Transfers up to the last deadline: the same until the next. */
function pastFlows(view: SeasonView, size: number) {
  const flows = pastFlowsOf.get(view.period) ?? { in: new Int32Array(size), out: new Int32Array(size) };
  if (pastFlowsOf.has(view.period) && view.current < lastGameweek) return flows;
  const sum = view.current < lastGameweek ? flows : { in: new Int32Array(size), out: new Int32Array(size) };
  for (let gameweek = 1; gameweek <= view.current; gameweek += 1)
    for (const one of view.season.fantasy.period(gameweek)?.transfers ?? []) countFlow(sum.in, sum.out, one);
  if (view.current < lastGameweek) pastFlowsOf.set(view.period, sum);
  return sum;
}

type Fields = Record<string, unknown>;

function elementOf(view: SeasonView, one: DemoFootballer, pastSums: BootstrapNeeds['pastSums'], dreamTeams: DreamTeams): Fields {
  const all = known(view, pastSums, dreamTeams);
  const sums = all.sums[one.id];
  if (sums === undefined) throw new Error(`No sums of footballer ${one.id}.`);
  const club = clubAt(one, view.season.calendar, view.now);
  const price = view.prices()[one.id] ?? one.startPrice;
  const { id } = one;
  const form = formOf(view, id);
  return {
    ...fitnessFields(view, id), code: one.code, ...priceFields(view, one, price),
    dreamteam_count: all.dreamCounts.get(id) ?? 0, element_type: elementType(one.position), ...expectedFields(view, id),
    event_points: all.week[id]?.total_points ?? 0, first_name: one.first, form: form.toFixed(1), id,
    in_dreamteam: all.dreamOfSeason.has(id), now_cost: price, photo: `${one.code}.jpg`,
    points_per_game: perGame(view, id, sums).toFixed(1), second_name: one.last, selected_by_percent: ((100 * (view.owned()[id] ?? 0)) / all.teams).toFixed(1),
    special: false, squad_number: null, team: club, team_code: clubCode(club),
    transfers_in: all.flows.in[id] ?? 0, transfers_in_event: all.flows.inNow[id] ?? 0, transfers_out: all.flows.out[id] ?? 0,
    transfers_out_event: all.flows.outNow[id] ?? 0, value_form: ((form * 10) / price).toFixed(1),
    value_season: ((sums.total_points * 10) / price).toFixed(1), web_name: one.webName,
    ...statFields(sums, summedStats), ...setPieceFields(one), ...perNinety(sums),
  };
}

function fitnessFields(view: SeasonView, id: number): Fields {
  const news = view.news(id);
  const before = view.news(id, view.season.calendar.deadlines[view.current] ?? view.now);
  return {
    chance_of_playing_next_round: news?.chance ?? null,
    chance_of_playing_this_round: before?.chance ?? null,
    news: news?.news ?? '',
    news_added: news ? new Date(news.at).toISOString().replace('Z', '000Z') : null,
    status: news?.status ?? 'a',
  };
}

function priceFields(view: SeasonView, one: DemoFootballer, price: number): Fields {
  const weekStart = view.current >= lastGameweek ? view.period.prices : view.period.startPrices;
  const event = price - (weekStart[one.id] ?? price);
  const start = price - one.startPrice;
  return {
    cost_change_event: event, cost_change_event_fall: -event + 0, cost_change_start: start, cost_change_start_fall: -start + 0,
  };
}

/** The game's own expectation. Until a gameweek is over the next one is judged without it. */
function expectedFields(view: SeasonView, id: number): Fields {
  const { current, season } = view;
  const now = season.fantasy.period(current)?.expectations;
  const isOver = current === 0 || view.isChecked(current);
  const next = isOver ? season.fantasy.period(current + 1)?.expectations.next : now?.after;
  return {
    ep_next: current >= lastGameweek ? null : (next?.[id] ?? 0).toFixed(1),
    ep_this: current === 0 ? null : (now?.next[id] ?? 0).toFixed(1),
  };
}

/** Mean points of his club's matches of the last 30 days. */
export function formOf(view: SeasonView, id: number): number {
  let [points, matches] = [0, 0];
  for (const row of view.season.football.record(id)) {
    const settled = row.fixture.kickoff + matchLength + bonusDelay;
    if (row.fixture.kickoff <= view.now - 30 * day || settled > view.now) continue;
    points += row.points;
    matches += 1;
  }
  return matches > 0 ? Math.max(0, points / matches) : 0;
}

function perGame(view: SeasonView, id: number, sums: Sums): number {
  const appearances = view.season.football
    .record(id)
    .filter(({ minutes, fixture }) => minutes > 0 && fixture.kickoff <= view.now).length;
  return appearances > 0 ? sums.total_points / appearances : 0;
}

/** Teams that count for the share of those who have somebody. */
function teamCount({ season, current }: SeasonView): number {
  return season.fantasy.managers.filter((one) => one.started <= Math.max(1, current)).length;
}

function setPieceFields(one: DemoFootballer): Fields {
  return {
    corners_and_indirect_freekicks_order: one.cornersOrder, corners_and_indirect_freekicks_text: '',
    direct_freekicks_order: one.freeKicksOrder, direct_freekicks_text: '', penalties_order: one.penaltiesOrder, penalties_text: '',
  };
}

const ninetyStats = ['expected_goals', 'saves', 'expected_assists', 'expected_goal_involvements', 'expected_goals_conceded', 'goals_conceded', 'starts', 'clean_sheets'] as const;

function perNinety(sums: Sums): Fields {
  const per = (value: number) => (sums.minutes > 0 ? Math.round((value * 9000) / sums.minutes) / 100 : 0);
  return Object.fromEntries(ninetyStats.map((stat) => [`${stat}_per_90`, per(sums[stat])]));
}

/** Field ranked, name of the rank. */
const ranked: readonly (readonly [string, string])[] = [
  ['influence', 'influence_rank'], ['creativity', 'creativity_rank'], ['threat', 'threat_rank'], ['ict_index', 'ict_index_rank'],
  ['now_cost', 'now_cost_rank'], ['form', 'form_rank'], ['points_per_game', 'points_per_game_rank'], ['selected_by_percent', 'selected_rank'],
];

function rank(elements: readonly { one: DemoFootballer; fields: Fields }[]): void {
  for (const [field, name] of ranked) {
    const sorted = elements.map((each) => ({ ...each, value: Number(each.fields[field]) })).sort((a, b) => b.value - a.value || a.one.id - b.one.id);
    const ofType = new Map<string, number>();
    sorted.forEach(({ one, fields }, index) => {
      const own = (ofType.get(one.position) ?? 0) + 1;
      ofType.set(one.position, own);
      fields[name] = index + 1;
      fields[`${name}_type`] = own;
    });
  }
}

export const eventDeadline = (view: SeasonView, gameweek: GameweekNumber): EpochMs => view.season.calendar.deadlines[gameweek] ?? 0;
