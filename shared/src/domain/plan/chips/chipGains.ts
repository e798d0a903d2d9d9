import { bestLineup } from '../../bestLineup';
import { captainMultiplier, type ChipEffect } from '../../seasonRules';
import type { FootballerId, GameweekNumber, Points } from '../../units';
import type { PlanContext, PlanStart } from '../plan';
import { sellsFor } from '../walkPlan';
import type { ChipConstants } from './chipConstants';
import { squadForMoney } from './squadForMoney';

/** By what points on the bench count without a chip, and later gameweeks of a plan. */
export interface PlanWeights {
  /** By the order of substitutions. */
  readonly bench: readonly number[];
  readonly bench_keeper: number;
  readonly decay: number;
}

export interface ChipQuestion {
  readonly start: PlanStart;
  readonly context: PlanContext;
  readonly weights: PlanWeights;
  /** Gameweeks whose transfers count together in a plan. */
  readonly horizon: number;
  /** Gameweeks with expected points, the next one first. */
  readonly projected: readonly GameweekNumber[];
}

/** What a chip would bring today's squad in each projected gameweek: expected points more than without it. */
export function chipGains(
  effect: ChipEffect,
  { meanwhile, optimism }: Pick<ChipConstants, 'meanwhile' | 'optimism'>,
  question: ChipQuestion,
): Points[] {
  const { projected, start, context } = question;
  const isFree = (gameweek: GameweekNumber) => context.rules.transfers.free_weeks.includes(gameweek);
  const own = start.squad.map(({ footballer_id }) => footballer_id);
  if (effect.has_free_transfers === true) {
    const length = effect.reverts === true ? 1 : question.horizon;
    return projected.map((gameweek, at) =>
      isFree(gameweek)
        ? 0
        : Math.max(0, gainOfNewSquad(own, projected.slice(at, at + length), question) - meanwhile - optimism),
    );
  }
  return projected.map((gameweek) => {
    const { all, counted, captain } = pointsIn(own, gameweek, question);
    const extra = effect.all_count === true ? all - counted : 0;
    return extra + ((effect.captain_multiplier ?? captainMultiplier) - captainMultiplier) * captain;
  });
}

function gainOfNewSquad(
  own: readonly FootballerId[],
  gameweeks: readonly GameweekNumber[],
  question: ChipQuestion,
): Points {
  const squad = newSquad(own, gameweeks, question);
  if (squad.length === 0) return 0;
  return sumOf(gameweeks, (gameweek, index) => {
    const worth = (ids: readonly FootballerId[]) => {
      const { counted, captain } = pointsIn(ids, gameweek, question);
      return counted + captain;
    };
    return question.weights.decay ** index * (worth(squad) - worth(own));
  });
}

/** The squad that a wildcard or a free hit would buy for these gameweeks, for the money of today's; empty where there is none. */
export function newSquad(
  own: readonly FootballerId[],
  gameweeks: readonly GameweekNumber[],
  { context, start, weights }: Pick<ChipQuestion, 'context' | 'start' | 'weights'>,
): FootballerId[] {
  const expected = (id: FootballerId) =>
    sumOf(gameweeks, (gameweek, index) => weights.decay ** index * (context.expected(id, gameweek) ?? 0));
  const money = start.bank + start.squad.reduce((sum, one) => sum + sellsFor(one, context), 0);
  return squadForMoney(
    [...context.market.values()]
      .filter(({ can_be_bought, footballer_id }) => can_be_bought || own.includes(footballer_id))
      .map((one) => ({ ...one, value: expected(one.footballer_id) })),
    money,
    context.rules,
  ).map(({ footballer_id }) => footballer_id);
}

interface SquadPoints {
  /** Of the whole squad, the captain once. */
  readonly all: Points;
  /** Of the line-up, and of the bench by its weights. */
  readonly counted: Points;
  readonly captain: Points;
}

function pointsIn(
  ids: readonly FootballerId[],
  gameweek: GameweekNumber,
  { context: { market, rules, expected }, weights }: ChipQuestion,
): SquadPoints {
  const candidates = ids.flatMap((footballer_id) => {
    const position = market.get(footballer_id)?.position;
    return position === undefined
      ? []
      : [{ footballer_id, position, value: expected(footballer_id, gameweek) ?? 0 }];
  });
  const lineup = bestLineup(candidates, rules);
  const isKeeper = ({ position }: { position: string }) =>
    rules.positions.find(({ code }) => code === position)?.is_locked === true;
  const bench = candidates.filter((one) => !lineup.includes(one)).sort((a, b) => b.value - a.value);
  const inLineup = sumOf(lineup, ({ value }) => value);
  const onBench =
    sumOf(bench.filter(isKeeper), ({ value }) => weights.bench_keeper * value) +
    sumOf(
      bench.filter((one) => !isKeeper(one)),
      ({ value }, place) => (weights.bench[place] ?? 0) * value,
    );
  return {
    all: sumOf(candidates, ({ value }) => value),
    counted: inLineup + onBench,
    captain: Math.max(0, ...lineup.map(({ value }) => value)),
  };
}

function sumOf<Item>(items: readonly Item[], of: (item: Item, index: number) => number): number {
  return items.reduce((sum, item, index) => sum + of(item, index), 0);
}
