import { positions, type GameweekNumber, type Position } from '@touchline/shared/domain';

import { bonusDelay, day, lastGameweek, matchLength } from '../calendar';
import type { Period } from '../fantasy';
import { matchesIn, publishedExpectation } from '../expectations';
import { clubAt, clubCode } from '../football';
import type { DemoFootballer } from '../footballers';
import { dreamTeam, type DreamTeams } from './dreamTeam';
import { priceForecasts, type PriceForecasts } from './priceForecast';
import { addSums, gameweekSums, setStats, summedStats, type Sums } from './sums';
import type { SeasonView } from './view';

/** 1 GKP, 2 DEF, 3 MID, 4 FWD. */
const elementType = (position: Position): number => positions.indexOf(position) + 1;

/** Data needed for the rows besides the view. */
export interface ElementSources {
  readonly pastSums: (before: GameweekNumber) => readonly Sums[];
  readonly dreamTeams: DreamTeams;
}

interface SharedData {
  readonly sums: readonly Sums[];
  readonly week: readonly Sums[];
  readonly dreamCounts: ReadonlyMap<number, number>;
  readonly dreamOfSeason: ReadonlySet<number>;
  readonly flows: Flows;
  readonly teams: number;
  readonly forecasts: PriceForecasts;
}

const sharedByView = new WeakMap<SeasonView, SharedData>();

/** Data that all footballers' rows of one view share. */
function sharedDataOf(view: SeasonView, { pastSums, dreamTeams }: ElementSources): SharedData {
  const found = sharedByView.get(view);
  if (found) return found;
  const week = gameweekSums(view, view.current);
  const sums = pastSums(view.current).map((past, id) => {
    const own = { ...past };
    const more = week[id];
    if (more) addSums(own, more);
    return own;
  });
  const dreamOfSeason = new Set(dreamTeam(view, sums)?.team.map(({ element }) => element) ?? []);
  const made = {
    sums,
    week,
    dreamCounts: dreamCounts(view, dreamTeams),
    dreamOfSeason,
    flows: flowsOf(view),
    teams: teamCount(view),
    forecasts: priceForecasts(view),
  };
  sharedByView.set(view, made);
  return made;
}

function dreamCounts(view: SeasonView, dreamTeams: DreamTeams): Map<number, number> {
  const counts = new Map<number, number>();
  for (let gameweek = 1; gameweek <= view.current; gameweek += 1)
    if (view.isFinished(gameweek))
      for (const { element } of dreamTeams(view, gameweek)?.team ?? [])
        counts.set(element, (counts.get(element) ?? 0) + 1);
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
  const flows: Flows = {
    in: past.in.slice(),
    out: past.out.slice(),
    inNow: new Int32Array(size),
    outNow: new Int32Array(size),
  };
  for (const one of view.current < lastGameweek ? (fantasy.period(view.current + 1)?.transfers ?? []) : []) {
    if (one.at > view.now) break;
    countFlow(flows.in, flows.out, one);
    countFlow(flows.inNow, flows.outNow, one);
  }
  return flows;
}

function countFlow(
  ins: Int32Array,
  outs: Int32Array,
  one: { readonly in: number; readonly out: number },
): void {
  ins[one.in] = (ins[one.in] ?? 0) + 1;
  outs[one.out] = (outs[one.out] ?? 0) + 1;
}

const pastFlowsOf = new WeakMap<Period, { readonly in: Int32Array; readonly out: Int32Array }>();

/** Transfers up to the last deadline: constant until the next. */
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

/** One row of `elements`. Fields are assigned one by one for speed: this runs for everybody each minute. */
export function elementOf(view: SeasonView, one: DemoFootballer, sources: ElementSources): Fields {
  const all = sharedDataOf(view, sources);
  const sums = all.sums[one.id];
  if (sums === undefined) throw new Error(`No sums of footballer ${one.id}.`);
  const fields: Fields = { id: one.id, code: one.code };
  setPerson(fields, view, one);
  setFitness(fields, view, one.id);
  setPrice(fields, view, one);
  Object.assign(fields, all.forecasts(one.id));
  setTransfers(fields, view, all, one.id);
  setExpected(fields, view, one);
  setPoints(fields, view, all, one, sums);
  setStats(fields, sums, summedStats);
  setSetPieces(fields, one);
  setPerNinety(fields, sums);
  return fields;
}

function setPerson(fields: Fields, view: SeasonView, one: DemoFootballer): void {
  const club = clubAt(one, view.season.calendar, view.now);
  fields.first_name = one.first;
  fields.second_name = one.last;
  fields.web_name = one.webName;
  fields.photo = `${one.code}.jpg`;
  fields.team = club;
  fields.team_code = clubCode(club);
  fields.element_type = elementType(one.position);
  fields.special = false;
  fields.squad_number = null;
}

function setFitness(fields: Fields, view: SeasonView, id: number): void {
  const news = view.news(id);
  const before = view.news(id, view.season.calendar.deadlines[view.current] ?? view.now);
  fields.chance_of_playing_next_round = news?.chance ?? null;
  fields.chance_of_playing_this_round = before?.chance ?? null;
  fields.news = news?.news ?? '';
  fields.news_added = news ? new Date(news.at).toISOString().replace('Z', '000Z') : null;
  fields.status = news?.status ?? 'a';
}

function setPrice(fields: Fields, view: SeasonView, one: DemoFootballer): void {
  const price = view.prices()[one.id] ?? one.startPrice;
  const weekStart = view.current >= lastGameweek ? view.period.prices : view.period.startPrices;
  const event = price - (weekStart[one.id] ?? price);
  const start = price - one.startPrice;
  fields.now_cost = price;
  fields.cost_change_event = event;
  fields.cost_change_event_fall = -event + 0;
  fields.cost_change_start = start;
  fields.cost_change_start_fall = -start + 0;
}

function setTransfers(fields: Fields, view: SeasonView, { flows, teams }: SharedData, id: number): void {
  fields.selected_by_percent = ((100 * (view.owned()[id] ?? 0)) / teams).toFixed(1);
  fields.transfers_in = flows.in[id] ?? 0;
  fields.transfers_out = flows.out[id] ?? 0;
  fields.transfers_in_event = flows.inNow[id] ?? 0;
  fields.transfers_out_event = flows.outNow[id] ?? 0;
}

function setPoints(
  fields: Fields,
  view: SeasonView,
  all: SharedData,
  { id }: DemoFootballer,
  sums: Sums,
): void {
  const price = (view.prices()[id] ?? 0) / 10;
  const form = formOf(view, id);
  fields.event_points = all.week[id]?.total_points ?? 0;
  fields.form = form.toFixed(1);
  fields.points_per_game = perGame(view, id, sums).toFixed(1);
  fields.value_form = (form / price).toFixed(1);
  fields.value_season = (sums.total_points / price).toFixed(1);
  fields.dreamteam_count = all.dreamCounts.get(id) ?? 0;
  fields.in_dreamteam = all.dreamOfSeason.has(id);
}

/** The game's expected points. Until a gameweek is over they do not include it. */
function setExpected(fields: Fields, view: SeasonView, one: DemoFootballer): void {
  const { id } = one;
  const { current, season } = view;
  const now = season.fantasy.period(current)?.expectations;
  const isOver = current === 0 || view.isChecked(current);
  const next = isOver ? season.fantasy.period(current + 1)?.expectations.next : now?.after;
  const expectation = (points = 0, gameweek: GameweekNumber) =>
    publishedExpectation(points, matchesIn(season.calendar, one, gameweek)).toFixed(1);
  fields.ep_next = current >= lastGameweek ? null : expectation(next?.[id], current + 1);
  fields.ep_this = current === 0 ? null : expectation(now?.next[id], current);
}

/** Mean points of the club's matches of the last 30 days. */
function formOf(view: SeasonView, id: number): number {
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

/** Number of teams, the base of ownership percentages. */
function teamCount({ season, current }: SeasonView): number {
  return season.fantasy.managers.filter((one) => one.started <= Math.max(1, current)).length;
}

function setSetPieces(fields: Fields, one: DemoFootballer): void {
  fields.corners_and_indirect_freekicks_order = one.cornersOrder;
  fields.corners_and_indirect_freekicks_text = '';
  fields.direct_freekicks_order = one.freeKicksOrder;
  fields.direct_freekicks_text = '';
  fields.penalties_order = one.penaltiesOrder;
  fields.penalties_text = '';
}

const ninetyStats = [
  'expected_goals',
  'saves',
  'expected_assists',
  'expected_goal_involvements',
  'expected_goals_conceded',
  'goals_conceded',
  'starts',
  'clean_sheets',
] as const;

function setPerNinety(fields: Fields, sums: Sums): void {
  for (const stat of ninetyStats)
    fields[`${stat}_per_90`] = sums.minutes > 0 ? Math.round((sums[stat] * 9000) / sums.minutes) / 100 : 0;
}

/** Field ranked, name of the rank. */
const ranked: readonly (readonly [string, string])[] = [
  ['influence', 'influence_rank'],
  ['creativity', 'creativity_rank'],
  ['threat', 'threat_rank'],
  ['ict_index', 'ict_index_rank'],
  ['now_cost', 'now_cost_rank'],
  ['form', 'form_rank'],
  ['points_per_game', 'points_per_game_rank'],
  ['selected_by_percent', 'selected_rank'],
];

/** Ranks overall and within each position; ties are ordered by id. */
export function setRanks(elements: readonly { one: DemoFootballer; fields: Fields }[]): void {
  for (const [field, name] of ranked) {
    const sorted = elements
      .map(({ one, fields }) => ({ one, fields, value: Number(fields[field]) }))
      .sort((a, b) => b.value - a.value || a.one.id - b.one.id);
    const ofType = new Map<string, number>();
    sorted.forEach(({ one, fields }, index) => {
      const own = (ofType.get(one.position) ?? 0) + 1;
      ofType.set(one.position, own);
      fields[name] = index + 1;
      fields[`${name}_type`] = own;
    });
  }
}
