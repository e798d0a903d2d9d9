import type { PlayerTally } from '../tally';
import type { SeasonView } from './view';
import type { DemoSeason } from '../season';

/** Stats summed in the documents, in the official order. */
export const summedStats = [
  'minutes',
  'goals_scored',
  'assists',
  'clean_sheets',
  'goals_conceded',
  'own_goals',
  'penalties_saved',
  'penalties_missed',
  'yellow_cards',
  'red_cards',
  'saves',
  'bonus',
  'bps',
  'influence',
  'creativity',
  'threat',
  'ict_index',
  'starts',
  'expected_goals',
  'expected_assists',
  'expected_goal_involvements',
  'expected_goals_conceded',
  'total_points',
] as const;
export type SummedStat = (typeof summedStats)[number];
export type Sums = Record<SummedStat, number>;

export const noSums = (): Sums => Object.fromEntries(summedStats.map((stat) => [stat, 0])) as Sums;

/** A match as in the documents: indices to one decimal, expected goals to two. */
export function shownStats(tally: PlayerTally): Sums {
  const influence = tenth(tally.influence);
  const creativity = tenth(tally.creativity);
  const threat = Math.round(tally.threat);
  const goals = hundredth(tally.expected_goals);
  const assists = hundredth(tally.expected_assists);
  return {
    minutes: tally.minutes,
    goals_scored: tally.goals_scored,
    assists: tally.assists,
    clean_sheets: tally.clean_sheets,
    goals_conceded: tally.goals_conceded,
    own_goals: tally.own_goals,
    penalties_saved: tally.penalties_saved,
    penalties_missed: tally.penalties_missed,
    yellow_cards: tally.yellow_cards,
    red_cards: tally.red_cards,
    saves: tally.saves,
    bonus: tally.bonus,
    bps: tally.bps,
    influence,
    creativity,
    threat,
    ict_index: tenth((influence + creativity + threat) / 10),
    starts: tally.starts,
    expected_goals: goals,
    expected_assists: assists,
    expected_goal_involvements: hundredth(goals + assists),
    expected_goals_conceded: hundredth(tally.expected_goals_conceded),
    total_points: tally.total_points,
  };
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
const hundredth = (value: number): number => Math.round(value * 100) / 100;

export function addSums(into: Sums, more: Sums): void {
  for (const stat of summedStats) into[stat] += more[stat];
}

/** Stats with one or two decimals are sent as text. */
const decimals: Partial<Record<SummedStat, number>> = {
  influence: 1,
  creativity: 1,
  threat: 1,
  ict_index: 1,
  expected_goals: 2,
  expected_assists: 2,
  expected_goal_involvements: 2,
  expected_goals_conceded: 2,
};

/** Writes these stats into the fields of a document's row. */
export function setStats(fields: Record<string, unknown>, sums: Sums, stats: readonly SummedStat[]): void {
  for (const stat of stats) {
    const places = decimals[stat];
    fields[stat] = places === undefined ? sums[stat] : sums[stat].toFixed(places);
  }
}

export function statFields(sums: Sums, stats: readonly SummedStat[]): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  setStats(fields, sums, stats);
  return fields;
}

/** Sums of everybody over the gameweeks before one; cached, since past gameweeks do not change. */
export function createPastSums(season: DemoSeason): (before: number) => readonly Sums[] {
  const cache = new Map<number, readonly Sums[]>();
  const past = (before: number): readonly Sums[] => {
    const found = cache.get(before);
    if (found) return found;
    const sums = before <= 1 ? everybody(season) : past(before - 1).map((one) => ({ ...one }));
    for (const fixture of before <= 1 ? [] : (season.calendar.byGameweek[before - 1] ?? []))
      for (const one of season.football.played(fixture.id)?.final.players ?? []) addTo(sums, one);
    cache.set(before, sums);
    // Only the newest two are requested again.
    cache.delete(before - 2);
    return sums;
  };
  return past;
}

const everybody = ({ football }: DemoSeason): Sums[] => [noSums(), ...football.footballers.map(noSums)];

function addTo(sums: readonly Sums[], tally: PlayerTally): void {
  const own = sums[tally.id];
  if (own) addSums(own, shownStats(tally));
}

/** Sums of everybody in one gameweek, up to the view's minute. */
export function gameweekSums(view: SeasonView, gameweek: number): readonly Sums[] {
  const sums = everybody(view.season);
  for (const { tally } of view.inGameweek(gameweek)) for (const one of tally?.players ?? []) addTo(sums, one);
  return sums;
}
