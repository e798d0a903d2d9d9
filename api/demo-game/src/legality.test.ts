import {
  asClubId,
  asFootballerId,
  isLegalLineup,
  mayPlayChip,
  nextFreeTransfers,
  sellingPrice,
  squadProblems,
  transfersCost,
  type PlayedChip,
} from '@touchline/shared/domain';

import { day, lastGameweek } from './calendar';
import { clubById } from './clubs';
import type { DemoTransfer, Period } from './fantasy';
import { clubIn } from './footballers';
import type { DemoManager } from './managers';
import { createSeason, type DemoSeason } from './season';
import type { TeamWeek } from './teamWeek';
import { testAnchor } from './testing';
import { demoRules } from './demoRules';

const seeds = process.env.LONG ? [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : [1];

/** A manager's season replayed from their transfers alone, as an independent implementation of the rules. */
interface Ledger {
  squad: Map<number, number>;
  /** Club of each footballer when bought. */
  clubs: Map<number, number>;
  /** Footballers in the squad before this gameweek. */
  before: ReadonlySet<number>;
  bank: number;
  free: number;
  total: number;
  chips: PlayedChip[];
}

describe.each(seeds)('every manager of seed %i', (seed) => {
  const season = createSeason(seed, testAnchor);
  season.workOutUntil(testAnchor + 400 * day);

  it('obeys the rules in every gameweek', () => {
    const faults: string[] = [];
    let checked = 0;
    for (const manager of season.fantasy.managers) {
      const ledger: Ledger = {
        squad: new Map(),
        clubs: new Map(),
        before: new Set(),
        bank: 0,
        free: 1,
        total: 0,
        chips: [],
      };
      for (let gameweek = manager.started; gameweek <= lastGameweek; gameweek += 1) {
        const { period, team } = weekOf(season, manager, gameweek);
        checked += 1;
        for (const fault of faultsOf(season, manager, period, team, ledger))
          faults.push(`${manager.id} gameweek ${gameweek}: ${fault}`);
      }
    }
    console.info(
      `seed ${seed}: ${checked} squads checked, four of a club in gameweeks ${[...fours].join(', ') || 'none'}`,
    );
    // No moves between clubs before the January window.
    expect(Math.min(...fours, 21)).toBe(21);
    expect(faults.slice(0, 20)).toEqual([]);
    expect(checked).toBeGreaterThan(80_000);
  }, 300_000);

  it('plays every kind of chip, some twice a season', () => {
    const played = season.fantasy.managers.flatMap((manager) =>
      Array.from(
        { length: lastGameweek },
        (_, index) => season.fantasy.period(index + 1)?.teams[manager.index]?.chip,
      ),
    );
    for (const { chip } of demoRules.chips)
      expect(played.filter((one) => one === chip).length).toBeGreaterThan(500);
  });
});

function weekOf(
  season: DemoSeason,
  manager: DemoManager,
  gameweek: number,
): { period: Period; team: TeamWeek } {
  const period = season.fantasy.period(gameweek);
  const team = period?.teams[manager.index];
  if (period === undefined || team === undefined)
    throw new Error(`${manager.id} has no gameweek ${gameweek}.`);
  return { period, team };
}

function faultsOf(
  season: DemoSeason,
  manager: DemoManager,
  period: Period,
  team: TeamWeek,
  ledger: Ledger,
): string[] {
  const { gameweek } = period;
  const isFirst = gameweek === manager.started;
  const transfers = (bySeason(season).get(manager.index) ?? []).filter((one) => one.gameweek === gameweek);
  ledger.before = new Set(ledger.squad.keys());
  const faults = isFirst
    ? openingFaults(season, manager, team, ledger)
    : transferFaults(period, transfers, team, ledger);
  const week = { made: transfers.length, active_chip: team.chip, is_first: isFirst, gameweek_id: gameweek };
  if (team.cost !== transfersCost(week, ledger.free, demoRules))
    faults.push(`paid ${team.cost} for ${transfers.length} transfers`);
  ledger.free = nextFreeTransfers(week, ledger.free, demoRules);
  if (team.chip !== null) {
    if (!mayPlayChip(team.chip, gameweek, ledger.chips, demoRules)) faults.push(`may not play ${team.chip}`);
    ledger.chips.push({ chip: team.chip, gameweek_id: gameweek });
  }
  ledger.total += team.points - team.cost;
  if (team.total !== ledger.total) faults.push(`total ${team.total}, not ${ledger.total}`);
  return [...faults, ...pickFaults(season, team, gameweek, ledger)];
}

function openingFaults(season: DemoSeason, manager: DemoManager, team: TeamWeek, ledger: Ledger): string[] {
  const prices = pricesAt(season, manager.joined);
  for (const id of team.picks) ledger.squad.set(id, prices[id] ?? 0);
  const spent = [...ledger.squad.values()].reduce((sum, price) => sum + price, 0);
  ledger.bank = team.bank;
  return spent + team.bank === 1000 ? [] : [`began with ${spent} and ${team.bank} in the bank`];
}

function transferFaults(
  period: Period,
  transfers: readonly DemoTransfer[],
  team: TeamWeek,
  ledger: Ledger,
): string[] {
  const faults: string[] = [];
  const before = { squad: new Map(ledger.squad), bank: ledger.bank };
  if (team.chip !== 'wildcard' && team.chip !== 'freehit' && transfers.length > 20)
    faults.push('more than 20 transfers');
  for (const one of transfers) {
    const bought = ledger.squad.get(one.out);
    if (bought === undefined) faults.push(`sold ${one.out}, whom he had not`);
    const price = priceIn(period, one.out, one.at);
    if (bought !== undefined && one.outCost !== sellingPrice(bought, price, demoRules))
      faults.push(`sold ${one.out} for ${one.outCost}`);
    if (one.inCost !== priceIn(period, one.in, one.at)) faults.push(`bought ${one.in} for ${one.inCost}`);
    ledger.squad.delete(one.out);
    ledger.squad.set(one.in, one.inCost);
    ledger.bank += one.outCost - one.inCost;
  }
  if (ledger.bank !== team.bank || team.bank < 0) faults.push(`bank ${team.bank}, not ${ledger.bank}`);
  if ([...team.picks].some((id) => !ledger.squad.has(id))) faults.push('the picks are not the squad');
  if (team.chip === 'freehit') Object.assign(ledger, before);
  return faults;
}

function pickFaults(season: DemoSeason, team: TeamWeek, gameweek: number, ledger: Ledger): string[] {
  const members = Array.from(team.picks, (id) => {
    const one = season.football.footballers[id - 1];
    if (one === undefined) throw new Error(`There is no footballer ${id}.`);
    const club = clubIn(one, gameweek);
    const is_new = !ledger.before.has(id);
    const bought = is_new ? club : (ledger.clubs.get(id) ?? club);
    // Footballers bought in a free hit revert, and the clubs of those it replaced stay known.
    if (is_new && team.chip !== 'freehit') ledger.clubs.set(id, club);
    return {
      footballer_id: asFootballerId(id),
      position: one.position,
      club_id: asClubId(clubById(club).short),
      club_when_bought: asClubId(clubById(bought).short),
      is_new: is_new && ledger.before.size > 0,
    };
  });
  const faults = squadProblems(members, demoRules);
  if (mostOfAClub(members) > 3) fours.add(gameweek);
  if (!isLegalLineup(members.slice(0, 11), demoRules)) faults.push('no legal line-up');
  if (members[11]?.position !== 'GKP') faults.push('place 12 is not a keeper');
  const starters = [...team.picks].slice(0, 11);
  if (!starters.includes(team.captain) || !starters.includes(team.vice) || team.captain === team.vice)
    faults.push('captaincy');
  return faults;
}

/** Gameweeks in which somebody had four of one club, because one of them had moved there. */
const fours = new Set<number>();

function mostOfAClub(members: readonly { club_id: string }[]): number {
  const clubs = members.map(({ club_id }) => club_id);
  return Math.max(...clubs.map((club) => clubs.filter((one) => one === club).length));
}

const transfersBySeason = new WeakMap<DemoSeason, Map<number, DemoTransfer[]>>();

function bySeason(season: DemoSeason): Map<number, DemoTransfer[]> {
  const cached = transfersBySeason.get(season);
  if (cached) return cached;
  const all = new Map<number, DemoTransfer[]>();
  for (let gameweek = 1; gameweek <= lastGameweek; gameweek += 1)
    for (const one of season.fantasy.period(gameweek)?.transfers ?? [])
      all.set(one.manager, [...(all.get(one.manager) ?? []), one]);
  transfersBySeason.set(season, all);
  return all;
}

function priceIn(period: Period, id: number, at: number): number {
  return period.priceChanges
    .filter((change) => change.id === id && change.at <= at)
    .reduce((price, { by }) => price + by, period.startPrices[id] ?? 0);
}

function pricesAt(season: DemoSeason, at: number): Int16Array {
  const gameweek = season.calendar.deadlines.findIndex((deadline, index) => index > 0 && deadline > at);
  const period = season.fantasy.period(gameweek);
  if (period === undefined) throw new Error('The instant is after the season.');
  const prices = period.startPrices.slice();
  for (const change of period.priceChanges)
    if (change.at <= at) prices[change.id] = (prices[change.id] ?? 0) + change.by;
  return prices;
}
