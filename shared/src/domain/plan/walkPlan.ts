import { effectOf, type SeasonRules } from '../seasonRules';
import {
  hasUnlimitedTransfers,
  nextFreeTransfers,
  sellingPrice,
  transfersCost,
  chipsLeft,
  mayPlayChip,
  type PlayedChip,
} from '../transfers';
import type { Chip, ClubId, FootballerId, GameweekNumber, Points, PriceTenths } from '../units';
import { lineupOfWeek, type PlannedLineup } from './planLineup';
import type {
  OwnedFootballer,
  PlanContext,
  PlanFootballer,
  PlanMarket,
  PlannedTransfer,
  PlanStart,
  PlanWeek,
} from './plan';
import type { PlanProblem } from './planProblems';

/** One gameweek of a plan with all derived values. */
export interface PlannedGameweek extends PlannedLineup {
  readonly gameweek_id: GameweekNumber;
  readonly chip: Chip | null;
  /** Possible transfers; the others are among the problems. */
  readonly transfers: readonly PlannedTransfer[];
  /** In slot order of the start, with bought footballers in the places of those sold. */
  readonly squad: readonly OwnedFootballer[];
  /** After the transfers; negative when they cost too much. */
  readonly bank: PriceTenths;
  /** Before the transfers. */
  readonly free_transfers: number;
  /** Whether every transfer is free: a wildcard, a free hit. */
  readonly is_unlimited: boolean;
  readonly next_free_transfers: number;
  /** Points paid for transfers. */
  readonly hits: Points;
  /** Expected points minus hits; null when none are known. */
  readonly net_points: Points | null;
  readonly problems: readonly PlanProblem[];
}

interface Held {
  readonly squad: readonly OwnedFootballer[];
  readonly bank: PriceTenths;
}

/** Evaluates a plan gameweek by gameweek: squads, money, free transfers, hits, line-ups and all problems. */
export function walkPlan(
  start: PlanStart,
  weeks: readonly PlanWeek[],
  context: PlanContext,
): PlannedGameweek[] {
  const { rules } = context;
  let held: Held = start;
  let free = start.free_transfers;
  let played = start.played;
  return weeks.map((week) => {
    const chipProblem = problemOfChip(week, played, rules);
    const chip = chipProblem === undefined ? week.chip : null;
    const { transfers, squad, bank, problems } = transferred(held, week, context);
    const counted = {
      made: transfers.length,
      active_chip: chip,
      gameweek_id: week.gameweek_id,
      is_first: false,
    };
    const hits = transfersCost(counted, free, rules);
    const lineup = lineupOfWeek({ ...week, chip }, squad, start, context);
    const planned: PlannedGameweek = {
      ...lineup,
      gameweek_id: week.gameweek_id,
      chip,
      transfers,
      squad,
      bank,
      free_transfers: free,
      is_unlimited: hasUnlimitedTransfers(counted, rules),
      next_free_transfers: nextFreeTransfers(counted, free, rules),
      hits,
      net_points: lineup.points === null ? null : lineup.points - hits,
      problems: [
        ...problems,
        ...problemsOfSquad({ squad, bank }, held, week.gameweek_id, context),
        ...lineup.problems,
        ...(chipProblem === undefined ? [] : [chipProblem]),
      ],
    };
    held = effectOf(chip, rules).reverts === true ? held : { squad, bank };
    free = planned.next_free_transfers;
    if (chip !== null) played = [...played, { chip, gameweek_id: week.gameweek_id }];
    return planned;
  });
}

/** Selling price of a footballer today; 0 for one whom the game has removed. */
export function sellsFor(owned: OwnedFootballer, { market, rules }: PlanContext): PriceTenths {
  const price = market.get(owned.footballer_id)?.price;
  return price === undefined ? 0 : sellingPrice(owned.bought, price, rules);
}

interface Transferred extends Held {
  readonly transfers: PlannedTransfer[];
  readonly problems: PlanProblem[];
}

function transferred(before: Held, { transfers, gameweek_id }: PlanWeek, context: PlanContext): Transferred {
  const done: PlannedTransfer[] = [];
  const problems: PlanProblem[] = [];
  let { squad, bank } = before;
  for (const transfer of transfers) {
    const problem = problemOfTransfer(transfer, squad, context);
    if (problem !== undefined) {
      problems.push({ gameweek_id, ...problem });
      continue;
    }
    const sold = squad.find(({ footballer_id }) => footballer_id === transfer.out) as OwnedFootballer;
    const { price } = context.market.get(transfer.in) as PlanFootballer;
    bank += sellsFor(sold, context) - price;
    const bought = { footballer_id: transfer.in, bought: price, is_new: true };
    squad = squad.map((one) => (one === sold ? bought : one));
    done.push(transfer);
  }
  return { squad, bank, transfers: done, problems };
}

type WithoutWeek<Problem> = Problem extends unknown ? Omit<Problem, 'gameweek_id'> : never;

/**
 * Why a transfer is impossible. One that costs too much is possible: the plan then shows the missing money.
 */
function problemOfTransfer(
  transfer: PlannedTransfer,
  squad: readonly OwnedFootballer[],
  { market }: PlanContext,
): WithoutWeek<PlanProblem> | undefined {
  const owns = (id: FootballerId) => squad.some(({ footballer_id }) => footballer_id === id);
  if (!owns(transfer.out)) return { kind: 'not_owned', footballer_id: transfer.out };
  if (owns(transfer.in)) return { kind: 'owned_already', footballer_id: transfer.in };
  const bought = market.get(transfer.in);
  if (bought?.can_be_bought !== true) return { kind: 'cannot_be_bought', footballer_id: transfer.in };
  const sold = market.get(transfer.out);
  if (sold !== undefined && sold.position !== bought.position)
    return { kind: 'other_position', out: transfer.out, in: transfer.in };
  return undefined;
}

/**
 * Problems of money and clubs. If an owned footballer changes club, the squad may have one more of that club
 * than allowed: they may stay, but nobody of that club can be added.
 */
function problemsOfSquad(
  { squad, bank }: Held,
  before: Held,
  gameweek_id: GameweekNumber,
  { market, rules }: PlanContext,
): PlanProblem[] {
  const problems: PlanProblem[] = [];
  if (bank < 0 && bank < before.bank) problems.push({ gameweek_id, kind: 'budget', short: -bank });
  const most = rules.squad.most_of_one_club;
  for (const [club_id, { count, has_new }] of clubsOf(squad, market)) {
    if (count > most && has_new) problems.push({ gameweek_id, kind: 'club', club_id, count, most });
  }
  return problems;
}

function clubsOf(squad: readonly OwnedFootballer[], market: PlanMarket) {
  const clubs = new Map<ClubId, { count: number; has_new: boolean }>();
  for (const { footballer_id, is_new = false } of squad) {
    const club = market.get(footballer_id)?.club_id;
    if (club === undefined) continue;
    const { count = 0, has_new = false } = clubs.get(club) ?? {};
    clubs.set(club, { count: count + 1, has_new: has_new || is_new });
  }
  return clubs;
}

function problemOfChip(
  { chip, gameweek_id }: PlanWeek,
  played: readonly PlayedChip[],
  rules: SeasonRules,
): PlanProblem | undefined {
  if (chip === null || mayPlayChip(chip, gameweek_id, played, rules)) return undefined;
  const isInWindow = rules.chips.some(
    (window) => window.chip === chip && window.from <= gameweek_id && gameweek_id <= window.to,
  );
  return { gameweek_id, kind: 'chip', chip, why: isInWindow ? 'played' : 'window' };
}

/** Chips that may be played in a gameweek of the plan, considering the other gameweeks. */
export function chipsFor(
  gameweek: GameweekNumber,
  start: PlanStart,
  weeks: readonly PlanWeek[],
  rules: SeasonRules,
): Chip[] {
  const planned = weeks.flatMap(({ chip, gameweek_id }) =>
    chip === null || gameweek_id === gameweek ? [] : [{ chip, gameweek_id }],
  );
  const played = [...start.played, ...planned];
  const open = chipsLeft(played, gameweek, rules).filter(({ from }) => from <= gameweek);
  return [...new Set(open.map(({ chip }) => chip))].filter((chip) =>
    mayPlayChip(chip, gameweek, played, rules),
  );
}

/** Sums of a whole plan. */
export interface PlanSums {
  /** Expected points minus hits; null when unknown. */
  readonly net_points: Points | null;
  readonly hits: Points;
  readonly transfers: number;
}

export function sumsOf(weeks: readonly PlannedGameweek[]): PlanSums {
  const netPoints = weeks.flatMap(({ net_points }) => net_points ?? []);
  return {
    net_points: netPoints.length === 0 ? null : netPoints.reduce((sum, points) => sum + points, 0),
    hits: weeks.reduce((sum, { hits }) => sum + hits, 0),
    transfers: weeks.reduce((sum, { transfers }) => sum + transfers.length, 0),
  };
}
