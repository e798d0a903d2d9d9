import {
  effectOf,
  squadResult,
  type ExpectedKind,
  type FootballerGameweek,
  type FootballerId,
  type GameweekNumber,
  type Points,
  type SeasonRules,
} from '@touchline/shared/domain';
import { createRandom } from '@touchline/shared/simulation';
import {
  emptyWeek,
  sumsOf,
  walkPlan,
  type PlanContext,
  type PlanFootballer,
  type PlannedGameweek,
  type PlanStart,
  type PlanWeek,
} from '@touchline/shared/plan';
import type { PlanStartReply } from '@touchline/shared/wire';
import { planViewOf, type Projected } from '../domain/planView';
import { suggestQuestion } from '../domain/suggestQuestion';
import { buildModel } from '../solver/model';
import { defaultSettings } from '../solver/question';
import { suggest, type Solve } from '../solver/suggest';

/** What the planner gets at a deadline of a recorded season, and how the gameweek ended. */
export interface SeasonDeadline {
  readonly reply: PlanStartReply;
  readonly projected: Projected;
  /** Everyone with a fixture in the gameweek. */
  readonly results: readonly {
    readonly id: FootballerId;
    readonly points: Points;
    readonly has_played: boolean;
  }[];
  /** Points of the average manager. */
  readonly average: Points;
}

/** How the planner is followed. */
export interface FollowOptions {
  readonly most_hits: number;
  /** Gameweeks of a plan. */
  readonly horizon: number;
  /** Whether the planner may play every chip that is left. */
  readonly has_chips: boolean;
  /** Our expected points, or the game's, which are those of the next gameweek for each fixture. */
  readonly expected: ExpectedKind;
}

/** A squad on its way through a season: plain data, so that it can be stored between gameweeks. */
export interface Followed {
  /** What the next plan starts from. */
  readonly start: PlanStart;
  readonly gameweeks: readonly FollowedGameweek[];
}

export interface FollowedGameweek {
  readonly gameweek_id: GameweekNumber;
  /** Hits taken off. */
  readonly points: Points;
  readonly hits: Points;
  readonly transfers: number;
  readonly chip: string | null;
  /** The whole plan minus keeping the squad, over its gameweeks: expected, and as they ended. */
  readonly promised: number;
  readonly came: Points;
  /** Before its transfers. */
  readonly start: PlanStart;
}

/**
 * Makes the best plan at a deadline, follows its first gameweek, and adds how it ended. In the first gameweek of a squad
 * nothing is planned: the squad was chosen for it.
 * @param coming the deadline, and those after it, which only tell how the plan ended
 */
export function followGameweek(
  followed: Followed,
  coming: readonly SeasonDeadline[],
  options: FollowOptions,
  solve: Solve,
): Followed {
  const [deadline] = coming;
  if (deadline === undefined) return followed;
  const [gameweek_id = 0] = plannedGameweeks(deadline, options);
  const start = { ...followed.start, gameweek_id };
  const isFirst = followed.gameweeks.length === 0;
  const keep = plannedGameweeks(deadline, options).map(emptyWeek);
  const plan = isFirst ? keep : bestPlan(start, deadline, options, solve);
  const rules = isFirst ? withFreeFirst(deadline.reply.rules, gameweek_id) : deadline.reply.rules;
  const context = { ...viewOf(deadline, options).context, rules };
  const planned = walkPlan(start, plan, context);
  const kept = walkPlan(start, keep, context);
  const [week] = planned;
  if (week === undefined || week.problems.length > 0)
    throw new Error(`Gameweek ${gameweek_id}: ${week?.problems[0]?.kind ?? 'no plan'}.`);
  const row: FollowedGameweek = {
    gameweek_id,
    points: pointsOf(week, deadline),
    hits: week.hits,
    transfers: week.transfers.length,
    chip: week.chip,
    promised: (sumsOf(planned).net_points ?? 0) - (sumsOf(kept).net_points ?? 0),
    came: cameOf(planned, coming) - cameOf(kept, coming),
    start,
  };
  return { start: startAfter(start, week, rules), gameweeks: [...followed.gameweeks, row] };
}

function bestPlan(
  start: PlanStart,
  deadline: SeasonDeadline,
  options: FollowOptions,
  solve: Solve,
): readonly PlanWeek[] {
  const chips = options.has_chips ? [...new Set(deadline.reply.rules.chips.map(({ chip }) => chip))] : [];
  const settings = { ...defaultSettings, most_hits: options.most_hits, chips };
  const question = suggestQuestion(
    start,
    plannedGameweeks(deadline, options),
    viewOf(deadline, options),
    settings,
  );
  const result = suggest(question, firstOnly(solve));
  return result.status === 'found' ? (result.plans[0]?.weeks ?? []) : [];
}

/** Points of all gameweeks of a plan, hits taken off. */
function cameOf(weeks: readonly PlannedGameweek[], coming: readonly SeasonDeadline[]): Points {
  return weeks.reduce((sum, week, index) => {
    const deadline = coming[index];
    return sum + (deadline === undefined ? 0 : pointsOf(week, deadline));
  }, 0);
}

export const viewOf = ({ reply, projected }: SeasonDeadline, { expected }: Pick<FollowOptions, 'expected'>) =>
  planViewOf(reply, { clubName: String, projected: expected === 'ours' ? projected : undefined });

const plannedGameweeks = ({ reply }: SeasonDeadline, { horizon }: Pick<FollowOptions, 'horizon'>) =>
  reply.gameweeks.slice(0, horizon).map(({ id }) => id);

/** The other plans of a suggestion buy others first; only the best one is followed. */
function firstOnly(solve: Solve): Solve {
  let searches = 0;
  return (text) => {
    searches += 1;
    return searches > 1 ? { status: 'nothing in time' } : solve(text);
  };
}

/** Points of a gameweek as it ended, hits taken off. */
export function pointsOf(
  { lineup, bench, captain, vice_captain, chip, hits }: PlannedGameweek,
  { results, reply }: SeasonDeadline,
): Points {
  const positions = new Map(reply.footballers.map(({ id, position }) => [id, position]));
  const picks = [...lineup, ...bench].map((footballer_id, index) => ({
    footballer_id,
    position: positions.get(footballer_id) ?? '',
    slot: index + 1,
    is_captain: footballer_id === captain,
    is_vice_captain: footballer_id === vice_captain,
  }));
  const ended = new Map(
    results.map(({ id, points, has_played }): [FootballerId, FootballerGameweek] => [
      id,
      {
        ...{ base: points, provisional_bonus: 0, progress: 'played', is_unfinished: false },
        participation: has_played ? 'played' : 'absent',
      },
    ]),
  );
  return squadResult({ picks, active_chip: chip, transfers_cost: hits }, ended, reply.rules).nett_points;
}

function startAfter(start: PlanStart, week: PlannedGameweek, rules: SeasonRules): PlanStart {
  const { gameweek_id, chip, captain, vice_captain, next_free_transfers } = week;
  const { squad, bank } = effectOf(chip, rules).reverts === true ? start : week;
  return {
    gameweek_id: gameweek_id + 1,
    squad: squad.map(({ footballer_id, bought }) => ({ footballer_id, bought })),
    ...{ captain, vice_captain, bank },
    free_transfers: next_free_transfers,
    played: chip === null ? start.played : [...start.played, { chip, gameweek_id }],
  };
}

/** A first squad of these footballers, bought at the prices of the deadline. */
export function squadOf({ reply }: SeasonDeadline, ids: readonly FootballerId[]): PlanStart {
  const prices = new Map(reply.footballers.map(({ id, price }) => [id, price]));
  const squad = ids.map((footballer_id) => ({ footballer_id, bought: prices.get(footballer_id) ?? 0 }));
  return {
    gameweek_id: reply.gameweeks[0]?.id ?? 0,
    squad,
    bank: reply.rules.squad.budget - squad.reduce((sum, { bought }) => sum + bought, 0),
    ...{ captain: null, vice_captain: null, free_transfers: 1, played: [] },
  };
}

/**
 * The best squad within the budget by expected points, as the planner's model finds it. The first is by the expected
 * points as they are; for the others those of each footballer are multiplied by a random factor.
 */
export function bestSquad(
  deadline: SeasonDeadline,
  options: Pick<FollowOptions, 'horizon' | 'expected'>,
  { number, seed }: { readonly number: number; readonly seed: number },
  solve: Solve,
): PlanStart {
  const view = viewOf(deadline, options);
  const { context } = view;
  const gameweeks = plannedGameweeks(deadline, options);
  const rules = withFreeFirst(deadline.reply.rules, gameweeks[0] ?? 0);
  const expected = number === 1 ? context.expected : variedBy(context, createRandom(seed, number));
  const cheap = squadOf(deadline, cheapestSquad(context));
  const model = buildModel(
    suggestQuestion(cheap, gameweeks, { ...view, context: { ...context, rules, expected } }, defaultSettings),
  );
  const { primal, status } = solve(model.text);
  if (primal === undefined) throw new Error(`No first squad: ${status}.`);
  const [week] = walkPlan(cheap, model.read(primal).weeks, { ...context, rules });
  return squadOf(deadline, week?.squad.map(({ footballer_id }) => footballer_id) ?? []);
}

/** Standard deviation of the factor on a footballer's expected points, by which first squads differ. */
const spreadOfStarts = 0.15;

function variedBy({ market, expected }: PlanContext, { normal }: ReturnType<typeof createRandom>) {
  const ids = [...market.keys()].sort((a, b) => a - b);
  const factors = new Map(ids.map((id) => [id, Math.max(0, 1 + spreadOfStarts * normal())]));
  return (id: FootballerId, gameweek: GameweekNumber) => {
    const value = expected(id, gameweek);
    return value === null ? null : value * (factors.get(id) ?? 1);
  };
}

/** In the first gameweek of a team every transfer is free. */
const withFreeFirst = (rules: SeasonRules, first: GameweekNumber): SeasonRules => ({
  ...rules,
  transfers: { ...rules.transfers, free_weeks: [...rules.transfers.free_weeks, first] },
});

/** A legal squad to exchange, since the model plans from a squad. */
function cheapestSquad({ market, rules }: PlanContext): FootballerId[] {
  const byPrice = [...market.values()]
    .filter(({ can_be_bought }) => can_be_bought)
    .sort((a, b) => a.price - b.price || a.footballer_id - b.footballer_id);
  const chosen: PlanFootballer[] = [];
  const isOpen = ({ club_id }: PlanFootballer) =>
    chosen.filter((one) => one.club_id === club_id).length < rules.squad.most_of_one_club;
  for (const { code, in_squad } of rules.positions) {
    let left = in_squad;
    for (const one of byPrice) {
      if (left === 0 || one.position !== code || !isOpen(one)) continue;
      chosen.push(one);
      left -= 1;
    }
  }
  return chosen.map(({ footballer_id }) => footballer_id);
}
