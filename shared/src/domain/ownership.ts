import type { FootballerId, Percent } from './units';

/** Number of teams in a group that own a footballer. */
export interface OwnershipCount {
  count: number;
  /** Teams in the group. */
  total: number;
  /** count / total, 0 to 100. */
  count_share: Percent;
}

/** The squad of one team of a group in one gameweek, each pick with its multiplier. */
export interface GroupSquad {
  picks: readonly {
    footballer_id: FootballerId;
    multiplier: number;
    is_captain: boolean;
    is_vice_captain: boolean;
  }[];
  /** Footballers bought for this gameweek. */
  bought: readonly FootballerId[];
}

/** Ownership of a footballer in a group, by the sort keys of the report. */
export interface GroupHolding {
  /** In the squad. */
  overall: number;
  /** In the line-up: a multiplier of 1 or more. */
  lineup: number;
  c: number;
  vc: number;
  /** Bought for this gameweek. */
  in: number;
  /** On the bench. */
  bench: number;
  /** Sum of the multipliers: effective ownership is its share of the teams, 200 when all captain the footballer. */
  multipliers: number;
}

export const reportSorts = ['overall', 'lineup', 'c', 'vc', 'in'] as const;
export type ReportSort = (typeof reportSorts)[number];

/** "Report sort must be one of overall, lineup, c, vc, in." */
export function isReportSort(sort: string): sort is ReportSort {
  return (reportSorts as readonly string[]).includes(sort);
}

/** Count with its percentage, 0 for an empty group. */
export function ownershipCount(count: number, total: number): OwnershipCount {
  return { count, total, count_share: shareOf(count, total) };
}

/** `count` of `total` as a percentage; 0 when the total is 0. */
export function shareOf(count: number, total: number): Percent {
  return total === 0 ? 0 : (count / total) * 100;
}

/** Ownership of each footballer that any team of a group owns. */
export function groupHoldings(squads: readonly GroupSquad[]): Map<FootballerId, GroupHolding> {
  const holdings = new Map<FootballerId, GroupHolding>();
  for (const { picks, bought } of squads) {
    for (const pick of picks) {
      const holding = holdings.get(pick.footballer_id) ?? nobody();
      holding.overall += 1;
      holding.lineup += Number(pick.multiplier > 0);
      holding.bench += Number(pick.multiplier === 0);
      holding.c += Number(pick.is_captain);
      holding.vc += Number(pick.is_vice_captain);
      holding.in += Number(bought.includes(pick.footballer_id));
      holding.multipliers += pick.multiplier;
      holdings.set(pick.footballer_id, holding);
    }
  }
  return holdings;
}

/** Ownership among rivals: number of owners by footballer. */
export function ownershipAmong(squads: readonly GroupSquad[]): Map<FootballerId, OwnershipCount> {
  const counts = [...groupHoldings(squads)].map(([id, { overall }]): [FootballerId, OwnershipCount] => [
    id,
    ownershipCount(overall, squads.length),
  ]);
  return new Map(counts);
}

function nobody(): GroupHolding {
  return { overall: 0, lineup: 0, c: 0, vc: 0, in: 0, bench: 0, multipliers: 0 };
}

/** The tiers of the elite: number of teams from the top of the overall league. */
export const eliteTiers = [100, 250, 500, 1000] as const;
export type EliteTier = (typeof eliteTiers)[number];
/** Default tier of lists. */
export const defaultEliteTier: EliteTier = 100;
/** The tier of the view "elite". */
export const eliteViewTier: EliteTier = 1000;

/** Longest name of a view in a column's heading. */
const longestHeading = 14;

/** Heading of a column about the chosen view: "Rivals", "Elite", or the league's name, cut to fit. */
export const viewHeading = (label = 'Rivals'): string =>
  label.length <= longestHeading ? label : `${label.slice(0, longestHeading - 1).trimEnd()}…`;
