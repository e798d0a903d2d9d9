import {
  asFootballerId,
  nextFreeTransfers,
  sellingPrice,
  squadResult,
  suggestedLineup,
  transfersCost,
  type EpochMs,
  type GameweekNumber,
} from '@touchline/shared/domain';

import { bestSwap } from './bestSwap';
import { checkedAt, hour, minute, type Calendar } from './calendar';
import { expectationsFor, type Expectations } from './expectations';
import { knockSome, type Football } from './football';
import { managerCount, type DemoManager } from './managers';
import { marketFor } from './market';
import { nightsBetween, priceNight, type PriceChange, type PriceState } from './prices';
import { chanceOf, mixed, streamKey, type Chance } from './random';
import { rankBy } from './rankBy';
import { buildSquad, type Liking, type Market, type Owned } from './squads';
import { handedIn, noSubs, type TeamWeek } from './teamWeek';
import { demoRules } from './demoRules';

/** One transfer of one manager. */
export interface DemoTransfer {
  readonly at: EpochMs;
  readonly manager: number;
  readonly gameweek: GameweekNumber;
  readonly in: number;
  readonly inCost: number;
  readonly out: number;
  readonly outCost: number;
}

/** Everything between two deadlines, and the state at the second. */
export interface Period {
  readonly gameweek: GameweekNumber;
  /** In order of time. */
  readonly transfers: readonly DemoTransfer[];
  readonly priceChanges: readonly PriceChange[];
  /** Prices at the previous deadline, by footballer id: the start of the period. */
  readonly startPrices: Int16Array;
  readonly startOwned: Int32Array;
  readonly startPressure: Float32Array;
  /** At its deadline, by footballer id. */
  readonly prices: Int16Array;
  readonly selected: Int32Array;
  /** Expected points at its beginning (`early`) and once the previous gameweek was over. */
  readonly early: Expectations;
  readonly expectations: Expectations;
  /** By manager index; undefined for teams that have not started. */
  readonly teams: readonly (TeamWeek | undefined)[];
}

/** The fantasy game over the demo's season; gameweeks are computed one by one. */
export interface Fantasy {
  readonly managers: readonly DemoManager[];
  /** Decisions up to the deadline of `gameweek`; the gameweek before must have been played. */
  decide(gameweek: GameweekNumber): void;
  /** Counts the points of a gameweek that has been played. */
  score(gameweek: GameweekNumber): void;
  period(gameweek: GameweekNumber): Period | undefined;
  /** All that has been decided so far: what `createFantasy` goes on from. */
  readonly state: FantasyState;
}

interface Holding {
  squad: Owned[];
  bank: number;
  free: number;
  total: number;
  /** During a free hit: the squad that returns after the gameweek. */
  returning: { squad: Owned[]; bank: number } | null;
}

/**
 * An array with a slot for each manager, filled in any order: preallocated, because a sparse array is slow.
 */
const slots = <Item>(): (Item | undefined)[] => new Array<Item | undefined>(managerCount).fill(undefined);

/** Plain data without functions. */
export interface FantasyState {
  readonly holdings: (Holding | undefined)[];
  readonly prices: PriceState;
  readonly liking: Float32Array;
  /** Club at the start, by footballer id. */
  readonly clubs: Uint8Array;
  readonly periods: (Period | undefined)[];
}

interface Game extends FantasyState {
  readonly seed: number;
  readonly calendar: Calendar;
  readonly football: Football;
  readonly managers: readonly DemoManager[];
}

/** @param kept state of an earlier run with the same seed, calendar, football and managers, to go on from */
export function createFantasy(
  seed: number,
  calendar: Calendar,
  football: Football,
  managers: readonly DemoManager[],
  kept?: FantasyState,
): Fantasy {
  const state = kept ?? newState(seed, football, managers);
  const game: Game = { seed, calendar, football, managers, ...state };
  return {
    managers,
    state,
    decide: (gameweek) => decide(game, gameweek),
    score: (gameweek) => score(game, gameweek),
    period: (gameweek) => game.periods[gameweek],
  };
}

function newState(seed: number, football: Football, managers: readonly DemoManager[]): FantasyState {
  const size = football.footballers.length + 1;
  const startPrices = Int16Array.from([0, ...football.footballers.map((one) => one.startPrice)]);
  return {
    holdings: slots(),
    periods: [],
    prices: {
      prices: startPrices.slice(),
      startPrices,
      pressure: new Float32Array(size),
      thisWeek: new Int8Array(size),
      owned: new Int32Array(size),
    },
    liking: personalLiking(seed, managers, size),
    clubs: Uint8Array.from([0, ...football.footballers.map((one) => one.club)]),
  };
}

/** Personal factor of each manager for each footballer; close to 1 for skilled managers. */
function personalLiking(seed: number, managers: readonly DemoManager[], size: number): Float32Array {
  const liking = new Float32Array(managers.length * size);
  for (const { index, skill } of managers) {
    const spread = 0.27 - 0.17 * skill;
    for (let id = 1; id < size; id += 1) {
      const bits = mixed(seed, streamKey.squads, index, id);
      const around0 = ((bits & 1023) + ((bits >>> 10) & 1023) + ((bits >>> 20) & 1023)) / 512 - 3;
      liking[index * size + id] = Math.exp(spread * around0);
    }
  }
  return liking;
}

/** State of the period being computed. */
interface Work {
  readonly gameweek: GameweekNumber;
  readonly market: Market;
  readonly early: Expectations;
  readonly expectations: Expectations;
  readonly transfers: DemoTransfer[];
  /** Values of each footballer for the current manager; one reused array, since there are many turns. */
  readonly liking: Liking;
  /** Transfers made, by manager index. */
  readonly made: Uint8Array;
  /** 15 for each manager. */
  readonly picks: Uint16Array;
  /** Time at which each manager looked at their team, by index; 0 if they did not. */
  readonly firstAct: Float64Array;
  readonly teams: (TeamWeek | undefined)[];
}

function decide(game: Game, gameweek: GameweekNumber): void {
  knockSome(game.football, game.calendar, game.seed, gameweek);
  const expectations = expectationsFor(game.football, game.calendar, gameweek);
  const early = game.periods[gameweek - 1]?.expectations ?? expectations;
  const market = marketFor(game.football, game.prices.prices, gameweek, expectations);
  const work: Work = {
    gameweek,
    market,
    early,
    expectations,
    transfers: [],
    liking: new Float64Array(game.prices.prices.length),
    made: new Uint8Array(managerCount),
    picks: new Uint16Array(managerCount * 15),
    firstAct: new Float64Array(managerCount),
    teams: slots(),
  };
  const begin = {
    startPrices: game.prices.prices.slice(),
    startOwned: ownedNow(game),
    startPressure: game.prices.pressure.slice(),
  };
  game.prices.owned.set(begin.startOwned);
  game.prices.thisWeek.fill(0);
  const priceChanges = liveThrough(game, work);
  const { teams, transfers } = work;
  game.periods[gameweek] = {
    gameweek,
    transfers,
    priceChanges,
    ...begin,
    early,
    expectations,
    teams,
    prices: game.prices.prices.slice(),
    selected: selectedIn(teams, game.prices.prices.length),
  };
}

function ownedNow({ holdings, prices }: Game): Int32Array {
  const owned = new Int32Array(prices.prices.length);
  for (const holding of holdings) for (const { id } of holding?.squad ?? []) owned[id] = (owned[id] ?? 0) + 1;
  return owned;
}

function selectedIn(teams: readonly (TeamWeek | undefined)[], size: number): Int32Array {
  const selected = new Int32Array(size);
  for (const team of teams) for (const id of team?.picks ?? []) selected[id] = (selected[id] ?? 0) + 1;
  return selected;
}

/** Processes acts of managers and nightly price changes in order of time, up to the deadline. */
function liveThrough(game: Game, work: Work): PriceChange[] {
  const deadline = game.calendar.deadlines[work.gameweek] ?? 0;
  const before = work.gameweek === 1 ? deadline : (game.calendar.deadlines[work.gameweek - 1] ?? deadline);
  const acts = actsOf(game, work.gameweek, before, deadline);
  const changes: PriceChange[] = [];
  let next = 0;
  const actUntil = (until: EpochMs) => {
    for (; next < acts.length && (acts[next]?.at ?? 0) < until; next += 1) act(game, work, acts[next] as Act);
  };
  for (const night of nightsBetween(before, deadline)) {
    actUntil(night);
    changes.push(...priceNight(game.prices, night, managerCount, game.seed));
  }
  actUntil(deadline + 1);
  for (const manager of game.managers) lockTeam(game, work, manager);
  return changes;
}

interface Act {
  readonly at: EpochMs;
  readonly manager: DemoManager;
  readonly isEarly: boolean;
}

/** Times at which managers look at their teams: a few while the matches still run, most on the last day. */
function actsOf(game: Game, gameweek: GameweekNumber, before: EpochMs, deadline: EpochMs): Act[] {
  const chance = chanceOf(game.seed, streamKey.managers, gameweek);
  const acts: Act[] = [];
  for (const manager of game.managers) {
    if (gameweek < manager.started) continue;
    if (gameweek === manager.started) acts.push({ at: manager.joined, manager, isEarly: false });
    else if (isAttending(manager, gameweek, chance))
      acts.push({ manager, ...momentOf(game, gameweek, before, deadline, chance) });
  }
  return acts.sort((one, other) => one.at - other.at || one.manager.index - other.manager.index);
}

function isAttending(manager: DemoManager, gameweek: GameweekNumber, chance: Chance): boolean {
  return gameweek < manager.quits && (manager.chips.has(gameweek) || chance.happens(manager.care));
}

function momentOf(game: Game, gameweek: GameweekNumber, before: EpochMs, deadline: EpochMs, chance: Chance) {
  const over = checkedAt(game.calendar, gameweek - 1);
  const isEarly = chance.happens(0.09);
  const [from, to] = isEarly ? [before + 3 * hour, over] : [over, deadline - minute];
  const along = isEarly ? chance.unit() : chance.unit() ** 0.55;
  return { at: Math.floor((from + (to - from) * along) / 1000) * 1000, isEarly };
}

function act(game: Game, work: Work, { at, manager, isEarly }: Act): void {
  const holding = game.holdings[manager.index];
  work.firstAct[manager.index] = at;
  const chance = chanceOf(game.seed, streamKey.squads, manager.index, work.gameweek);
  const chip = manager.chips.get(work.gameweek) ?? null;
  const { run, next } = isEarly ? work.early : work.expectations;
  const expected = chip === 'freehit' ? next : run;
  for (let id = 1; id < work.liking.length; id += 1)
    work.liking[id] = (expected[id] ?? 0) * factorOf(game, manager, id);
  if (holding === undefined) return begin(game, work, manager, chance);
  if (chip === 'wildcard') return swapAll(game, work, at, manager, holding, chance);
  if (chip === 'freehit') return playFreeHit(game, work, at, manager, holding, chance);
  return swapSome(game, work, at, manager, holding, chance);
}

/** Factor by which a manager values a footballer above or below the expectation. */
function factorOf(game: Game, { index, favouriteClub }: DemoManager, id: number): number {
  const own = game.liking[index * game.prices.prices.length + id] ?? 1;
  return (game.clubs[id] === favouriteClub ? 1.1 : 1) * own;
}

function begin(game: Game, work: Work, manager: DemoManager, chance: Chance): void {
  const squad = buildSquad(work.market, work.liking, demoRules.squad.budget, [], chance);
  const bank = demoRules.squad.budget - squad.reduce((sum, { bought }) => sum + bought, 0);
  game.holdings[manager.index] = { squad, bank, free: 1, total: 0, returning: null };
  for (const { id } of squad) own(game, id, 1);
}

function own({ prices: { owned, pressure } }: Game, id: number, by: number, counts = 0): void {
  owned[id] = (owned[id] ?? 0) + by;
  pressure[id] = (pressure[id] ?? 0) + counts;
}

/** Money a manager would get for the whole squad, plus the bank. */
function moneyOf(game: Game, { squad, bank }: Holding): number {
  return squad.reduce(
    (sum, { id, bought }) => sum + sellingPrice(bought, game.prices.prices[id] ?? 0, demoRules),
    bank,
  );
}

function swapAll(
  game: Game,
  work: Work,
  at: EpochMs,
  manager: DemoManager,
  holding: Holding,
  chance: Chance,
): void {
  const after = buildSquad(work.market, work.liking, moneyOf(game, holding), holding.squad, chance);
  holding.bank = record(game, work, at, manager, holding, after);
  holding.squad = after;
}

function playFreeHit(
  game: Game,
  work: Work,
  at: EpochMs,
  manager: DemoManager,
  holding: Holding,
  chance: Chance,
): void {
  holding.returning = { squad: holding.squad, bank: holding.bank };
  swapAll(game, work, at, manager, holding, chance);
}

/** Records the transfers from the current squad to `after`, place by place. @returns the bank afterwards */
function record(
  game: Game,
  work: Work,
  at: EpochMs,
  manager: DemoManager,
  holding: Holding,
  after: readonly Owned[],
): number {
  const kept = new Set(after.map(({ id }) => id));
  const had = new Set(holding.squad.map(({ id }) => id));
  const position = (id: number) => game.football.footballers[id - 1]?.position;
  const coming = after.filter(({ id }) => !had.has(id));
  let bank = holding.bank;
  for (const out of holding.squad.filter(({ id }) => !kept.has(id))) {
    const index = coming.findIndex(({ id }) => position(id) === position(out.id));
    const [comes] = coming.splice(index, 1);
    if (comes === undefined) continue;
    bank += transfer(game, work, at, manager, out, comes.id);
  }
  return bank;
}

/** @returns the change of the bank */
function transfer(
  game: Game,
  work: Work,
  at: EpochMs,
  manager: DemoManager,
  out: Owned,
  comes: number,
): number {
  const outCost = sellingPrice(out.bought, game.prices.prices[out.id] ?? 0, demoRules);
  const inCost = game.prices.prices[comes] ?? 0;
  work.transfers.push({
    at,
    manager: manager.index,
    gameweek: work.gameweek,
    in: comes,
    inCost,
    out: out.id,
    outCost,
  });
  work.made[manager.index] = (work.made[manager.index] ?? 0) + 1;
  // A free hit reverts, so it does not move prices.
  const counts = manager.chips.get(work.gameweek) === 'freehit' ? 0 : 1;
  own(game, out.id, -1, -counts);
  own(game, comes, 1, counts);
  return outCost - inCost;
}

/** Probability that a manager without free transfers looks for one that costs points. */
const paysForMore = 0.3;

/** Uses free transfers, and sometimes one that costs points. */
function swapSome(
  game: Game,
  work: Work,
  at: EpochMs,
  manager: DemoManager,
  holding: Holding,
  chance: Chance,
): void {
  for (let made = 0; made < holding.free + 2; made += 1) {
    const isHit = made >= holding.free;
    if (isHit && !chance.happens(paysForMore)) return;
    const best = bestSwap(work.market, holding.squad, holding.bank, work.liking);
    const wanted = isHit ? 5 + chance.unit() * 9 : holding.free - made > 1 ? 0.9 : 1.2 + chance.unit() * 2.4;
    if (best === undefined || best.gain < wanted) return;
    const out = holding.squad[best.place];
    if (out === undefined) return;
    holding.bank += transfer(game, work, at, manager, out, best.comes);
    holding.squad[best.place] = { id: best.comes, bought: game.prices.prices[best.comes] ?? 0 };
  }
}

/** At the deadline: fixes the squad with line-up and captain. */
function lockTeam(game: Game, work: Work, manager: DemoManager): void {
  const holding = game.holdings[manager.index];
  if (holding === undefined) return;
  const { gameweek } = work;
  const mine = work.made[manager.index] ?? 0;
  const chip = (gameweek < manager.quits ? manager.chips.get(gameweek) : undefined) ?? null;
  const week = {
    made: mine,
    active_chip: chip,
    is_first: gameweek === manager.started,
    gameweek_id: gameweek,
  };
  const cost = transfersCost(week, holding.free, demoRules);
  const { picks, captain, vice } = lineupOf(game, work, manager, holding);
  work.teams[manager.index] = {
    picks,
    captain,
    vice,
    chip,
    chipAt: work.firstAct[manager.index] || (game.calendar.deadlines[gameweek] ?? 0) - 5 * hour,
    bank: holding.bank,
    value: moneyOf(game, holding),
    transfers: chip === 'wildcard' || chip === 'freehit' ? 0 : mine,
    cost,
    points: 0,
    total: 0,
    bench: 0,
    rank: 0,
    overallRank: 0,
    subs: noSubs,
    multipliers: 0,
  };
  holding.free = nextFreeTransfers(week, holding.free, demoRules);
  if (holding.returning) Object.assign(holding, holding.returning, { returning: null });
}

/** Eleven, bench and captain by the manager's expectation; an abandoned team keeps its order. */
function lineupOf(game: Game, work: Work, manager: DemoManager, holding: Holding) {
  const before = game.periods[work.gameweek - 1]?.teams[manager.index];
  const isForgotten = work.gameweek >= manager.quits && before !== undefined;
  if (isForgotten && before.chip !== 'freehit')
    return { picks: before.picks, captain: before.captain, vice: before.vice };
  const { next } = work.expectations;
  const suggested = suggestedLineup(
    holding.squad.map(({ id }) => ({
      footballer_id: asFootballerId(id),
      position: game.football.footballers[id - 1]?.position ?? 'MID',
      expected_points: (next[id] ?? 0) * Math.sqrt(factorOf(game, manager, id)),
      starts_now: true,
    })),
    demoRules,
  );
  const picks = work.picks.subarray(manager.index * 15, manager.index * 15 + 15);
  picks.set([...suggested.lineup, ...suggested.bench]);
  return { picks, captain: suggested.captain_id ?? 0, vice: suggested.vice_captain_id ?? 0 };
}

function score(game: Game, gameweek: GameweekNumber): void {
  const results = game.football.results(gameweek);
  const teams = game.periods[gameweek]?.teams ?? [];
  teams.forEach((team, index) => {
    const holding = game.holdings[index];
    if (team === undefined || holding === undefined) return;
    const result = squadResult(handedIn(team, game.football.footballers), results, demoRules);
    team.points = result.base;
    team.bench = result.bench_points;
    if (result.substitutions.length > 0)
      team.subs = result.substitutions.map((one) => ({ in: one.in, out: one.out }));
    team.multipliers = result.picks.reduce(
      (bits, { multiplier }, place) => bits | (multiplier << (2 * place)),
      0,
    );
    holding.total += result.nett_points;
    team.total = holding.total;
  });
  rankBy(
    teams,
    (team) => team.points,
    (team, rank) => (team.rank = rank),
  );
  rankBy(
    teams,
    (team) => team.total,
    (team, rank) => (team.overallRank = rank),
  );
}
