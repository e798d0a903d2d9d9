import type { OfficialElement } from '../../src/game/fpl/official';
import {
  clubOf,
  fixturesOfClub,
  isOver,
  matchesOf,
  type PlainSeason,
  positionOf,
  total,
} from './plainSeason';

/** The keys of the page definitions, 13.1, in their order. */
const keys = [
  'budget',
  'supercheap',
  'bonus_hunter',
  'card_collector',
  'oop_positive',
  'oop_negative',
  'bandwagoner',
  'fair_play',
  'template',
  'supersub',
  'nailed',
  'last_minute_sub',
  'completer',
  'early_out',
  'toxic',
  'differential',
  'dreamteam',
  'penalty_taker',
  'freekick_taker',
  'corner_taker',
  'secret_weapon',
  'defensive_wall',
  'save_machine',
];
const first = [
  'penalty_taker',
  'oop_positive',
  'nailed',
  'differential',
  'bonus_hunter',
  'secret_weapon',
  'bandwagoner',
  'toxic',
];

/** How far forward a real position is, and the range in which it matches the listed position. */
const lineOf: Record<string, number> = { GK: 0, CB: 1, FB: 1, WB: 1.5, DM: 2, CM: 2.5, AM: 3, W: 3, ST: 4 };
const linesOf: Record<string, [number, number]> = { GKP: [0, 0], DEF: [1, 1.5], MID: [2, 3], FWD: [4, 4] };

/** Ownership among the first thousand. */
function leadersShare({ leaders = [] }: PlainSeason, id: number): number {
  const squads = leaders.filter(({ ids }) => ids.includes(id)).length;
  return leaders.length === 0 ? 0 : (squads / leaders.length) * 100;
}

const balanceOf = (one: OfficialElement) => one.transfers_in_event - one.transfers_out_event;

/** Mean of the ten largest and of the ten smallest balances. */
function crowdsOf({ elements }: PlainSeason): { buying: number; selling: number } {
  const sorted = elements.map(balanceOf).sort((a, b) => b - a);
  return { buying: total(sorted.slice(0, 10)) / 10, selling: total(sorted.slice(-10)) / 10 };
}

const cache = new WeakMap<PlainSeason, Map<number, string[]>>();

export function badgesOfAll(season: PlainSeason): ReadonlyMap<number, readonly string[]> {
  const found =
    cache.get(season) ?? new Map(season.elements.map((one) => [one.id, badgesOfOne(season, one)]));
  cache.set(season, found);
  return found;
}

export const badgesFor = (season: PlainSeason, id: number) => [...(badgesOfAll(season).get(id) ?? [])];

export const badgesForCard = (season: PlainSeason, id: number) => {
  const own = badgesFor(season, id);
  return [...first.filter((key) => own.includes(key)), ...own.filter((key) => !first.includes(key))].slice(
    0,
    3,
  );
};

function badgesOfOne(season: PlainSeason, one: OfficialElement): string[] {
  const T = fixturesOfClub(season, clubOf(season, one)).filter(isOver).length;
  if (T < 3) return [];
  const rows = matchesOf(season, one.id)
    .filter(({ fixture }) => isOver(fixture))
    .map(({ row }) => row);
  const played = rows.filter(({ minutes }) => minutes > 0);
  const started = played.filter(({ starts }) => starts > 0);
  const came = played.filter(({ starts }) => starts === 0);
  const [A, S, B] = [played.length, started.length, came.length];
  const sum = (
    stat: 'minutes' | 'bonus' | 'yellow_cards' | 'red_cards' | 'clean_sheets' | 'saves' | 'goals_conceded',
  ) => total(rows.map((row) => row[stat]));
  const minutes = sum('minutes');
  const per90 = (count: number) => (minutes === 0 ? 0 : (90 * count) / minutes);
  const position = positionOf(one);
  const isBack = position === 'GKP' || position === 'DEF';
  const cap = { GKP: 45, DEF: 45, MID: 55, FWD: 60 }[position] ?? 0;
  const floor = { GKP: 40, DEF: 40, MID: 45, FWD: 45 }[position] ?? 0;
  const cards = sum('yellow_cards') + 2 * sum('red_cards');
  const last5 = rows.slice(-5);
  const owned = Number(one.selected_by_percent);
  const { buying, selling } = crowdsOf(season);
  const late = came.filter((row) => row.minutes <= 15).length;
  const least = (count: number, part: number) => Math.max(count, Math.round(part));
  const line = lineOf[season.realPositions.get(one.id) ?? ''];
  const [low, high] = linesOf[position] ?? [0, 0];
  const led = leadersShare(season, one.id);
  const holds: Record<string, boolean> = {
    oop_positive: line !== undefined && line > high,
    oop_negative: line !== undefined && line < low,
    secret_weapon: led >= 10 && led >= 2 * owned && owned < 15,
    budget: one.now_cost > floor && one.now_cost <= cap && minutes >= 45 * T,
    supercheap: one.now_cost <= floor && A >= 1,
    bonus_hunter: sum('bonus') >= least(3, T / 4) && sum('bonus') / Math.max(S, 1) >= 0.6,
    card_collector: cards >= least(3, T / 5) && per90(cards) >= 0.32,
    bandwagoner: buying > 0 && balanceOf(one) >= 0.4 * buying,
    fair_play:
      minutes >= Math.max(450, 54 * T) && sum('red_cards') === 0 && per90(sum('yellow_cards')) <= 0.06,
    template: owned >= 20,
    supersub: B >= least(4, T / 5) && B >= S && total(came.map((row) => row.goals_scored + row.assists)) >= 2,
    nailed:
      last5.length === 5 &&
      last5.every((row) => row.starts > 0 && row.minutes > 0) &&
      total(last5.map((row) => row.minutes)) >= 400,
    last_minute_sub: late >= least(3, T / 6) && late >= A / 2,
    completer: position !== 'GKP' && S >= 5 && started.filter((row) => row.minutes >= 90).length / S >= 0.9,
    early_out: S >= least(5, 0.3 * T) && started.filter((row) => row.minutes < 75).length / S >= 0.5,
    toxic: selling < 0 && balanceOf(one) <= 0.4 * selling,
    differential:
      owned < 5 && Number(one.form) >= 4 && total(rows.slice(-3).map((row) => row.minutes)) >= 150,
    dreamteam: one.in_dreamteam || one.dreamteam_count >= 3,
    penalty_taker: one.penalties_order === 1,
    freekick_taker: one.direct_freekicks_order === 1,
    corner_taker: [1, 2].includes(one.corners_and_indirect_freekicks_order ?? 0),
    defensive_wall: isBack && S >= 5 && sum('clean_sheets') / S >= 0.4 && per90(sum('goals_conceded')) <= 1.1,
    save_machine: position === 'GKP' && S >= 4 && per90(sum('saves')) >= 3.3,
  };
  return keys.filter((key) => holds[key]);
}
