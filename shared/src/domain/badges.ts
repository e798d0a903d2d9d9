import type { MatchStats } from './points';
import type { TransferBenchmarks } from './scales';
import type { AnyPosition, Percent, Position, PriceTenths } from './units';

/** The 23 badges in the order of the specification; labels and texts are ours. */
export const badges = [
  { key: 'budget', label: 'Budget', text: 'Cheap and playing' },
  { key: 'supercheap', label: 'Super cheap', text: 'At the price floor' },
  { key: 'bonus_hunter', label: 'Bonus hunter', text: 'Often in the bonus' },
  { key: 'card_collector', label: 'Card collector', text: 'Booked a lot' },
  { key: 'oop_positive', label: 'Out of position +', text: 'Plays further forward than listed' },
  { key: 'oop_negative', label: 'Out of position −', text: 'Plays deeper than listed' },
  { key: 'bandwagoner', label: 'Bandwagon', text: 'Everyone is buying' },
  { key: 'fair_play', label: 'Fair play', text: 'Rarely booked' },
  { key: 'template', label: 'Template', text: 'In most teams' },
  { key: 'supersub', label: 'Supersub', text: 'Scores off the bench' },
  { key: 'nailed', label: 'Nailed', text: 'Starts every game' },
  { key: 'last_minute_sub', label: 'Late sub', text: 'Comes on at the end' },
  { key: 'completer', label: 'Completer', text: 'Plays the full ninety' },
  { key: 'early_out', label: 'Early out', text: 'Often taken off early' },
  { key: 'toxic', label: 'Toxic', text: 'Everyone is selling' },
  { key: 'differential', label: 'Differential', text: 'Few own him, in form' },
  { key: 'dreamteam', label: 'Dream team', text: 'Picked by the game' },
  { key: 'penalty_taker', label: 'Penalties', text: 'First on penalties' },
  { key: 'freekick_taker', label: 'Free kicks', text: 'First on direct free kicks' },
  { key: 'corner_taker', label: 'Corners', text: 'Takes corners' },
  { key: 'secret_weapon', label: 'Secret weapon', text: 'Top managers know' },
  { key: 'defensive_wall', label: 'Wall', text: 'Clean sheets come often' },
  { key: 'save_machine', label: 'Save machine', text: 'Busy goalkeeper' },
] as const;
export type BadgeKey = (typeof badges)[number]['key'];

/** One finished fixture of the footballer's club, played or not. */
export interface BadgeMatch extends Omit<MatchStats, 'starts'> {
  /** 1 started, 0 did not; null when no starts are recorded for the round (2022-23 GW1 to 15). */
  starts: number | null;
}

/** Input for the badges of a footballer after a gameweek. */
export interface BadgeSubject {
  position: AnyPosition;
  /** Real position: `GK CB FB WB DM CM AM W ST`; null when unknown. */
  position_real: string | null;
  price: PriceTenths;
  /** Finished fixtures of the club this season. */
  club_fixtures: number;
  /** The footballer's row for each of them since joining the game, oldest first. */
  matches: readonly BadgeMatch[];
  /** Transfers in − transfers out this gameweek. */
  transfers_balance: number;
  selected_by: Percent;
  form: number;
  in_dreamteam: boolean;
  /** Number of gameweeks in the dream team. */
  dreamteam_count: number;
  /** Position in the order of takers, 1 is the first. */
  set_pieces: { penalties: number | null; freekicks: number | null; corners: number | null };
  /** Share of the top 1000 that own the footballer; null when unknown. */
  top_1000_selected: Percent | null;
}

/** Sums over the season, computed once for all rules. */
interface Season {
  clubFixtures: number;
  appearances: number;
  starts: number;
  /** Appearances as a substitute. */
  asSubstitute: number;
  sum: (stat: keyof Omit<BadgeMatch, 'starts'>) => number;
  minutes: number;
  startRows: readonly BadgeMatch[];
  subRows: readonly BadgeMatch[];
}

/** Whether a match counts as started: from the record, or with 60 minutes if there is none. */
function hasStarted({ starts, minutes }: BadgeMatch): boolean {
  return starts === null ? minutes >= 60 : starts === 1;
}

function seasonOf({ matches, club_fixtures }: BadgeSubject): Season {
  const played = matches.filter(({ minutes }) => minutes > 0);
  const startRows = matches.filter(hasStarted);
  const sum: Season['sum'] = (stat) => matches.reduce((total, match) => total + match[stat], 0);
  return {
    clubFixtures: club_fixtures,
    appearances: played.length,
    starts: startRows.length,
    asSubstitute: played.length - startRows.length,
    sum,
    minutes: sum('minutes'),
    startRows,
    subRows: played.filter((match) => !hasStarted(match)),
  };
}

/** Maximum price of cheap footballers, and the price floor, in tenths. */
const budgetCap: Record<Position, PriceTenths> = { GKP: 45, DEF: 45, MID: 55, FWD: 60 };
const superCheapCap: Record<Position, PriceTenths> = { GKP: 40, DEF: 40, MID: 45, FWD: 45 };

/** The lines of the pitch, 0 the keeper and 4 the forwards. */
const lineOfRealPosition: Record<string, number> = {
  GK: 0,
  CB: 1,
  FB: 1,
  WB: 1.5,
  DM: 2,
  CM: 2.5,
  AM: 3,
  W: 3,
  ST: 4,
};
const linesOfPosition: Record<Position, readonly [number, number]> = {
  GKP: [0, 0],
  DEF: [1, 1.5],
  MID: [2, 3],
  FWD: [4, 4],
};

/** −1 deeper than listed, 1 further forward, 0 as listed or unknown. */
export function outOfPosition(position: AnyPosition, positionReal: string | null): -1 | 0 | 1 {
  const line = lineOfRealPosition[positionReal?.toUpperCase() ?? ''];
  const bounds = valueFor(linesOfPosition, position);
  if (line === undefined || bounds === undefined) return 0;
  if (line > bounds[1]) return 1;
  return line < bounds[0] ? -1 : 0;
}

/** A value by position; undefined for an unknown position, whose rule then does not apply. */
function valueFor<Value>(byPosition: Record<Position, Value>, position: AnyPosition): Value | undefined {
  return (byPosition as Record<string, Value>)[position];
}

const per90 = (count: number, minutes: number): number => (minutes === 0 ? 0 : (90 * count) / minutes);
const share = (count: number, of: number): number => (of === 0 ? 0 : count / of);
const minutesOf = (rows: readonly BadgeMatch[]): number =>
  rows.reduce((sum, { minutes }) => sum + minutes, 0);

type BadgeRule = (subject: BadgeSubject, season: Season, benchmarks: TransferBenchmarks) => boolean;

/** Share of a benchmark balance that counts as mass buying or selling. */
const crowd = 0.4;

/** The rules of the page definitions, 13.1. */
const rules: Record<BadgeKey, BadgeRule> = {
  budget: ({ position, price }, { minutes, clubFixtures }) => {
    const [cap, floor] = [valueFor(budgetCap, position), valueFor(superCheapCap, position)];
    if (cap === undefined || floor === undefined) return false;
    return price > floor && price <= cap && minutes >= 0.5 * 90 * clubFixtures;
  },
  supercheap: ({ position, price }, { appearances }) => {
    const floor = valueFor(superCheapCap, position);
    return floor !== undefined && price <= floor && appearances >= 1;
  },
  bonus_hunter: (_, { sum, starts, clubFixtures }) => {
    const bonus = sum('bonus');
    return bonus >= Math.max(3, Math.round(clubFixtures / 4)) && bonus / Math.max(starts, 1) >= 0.6;
  },
  card_collector: (_, { sum, minutes, clubFixtures }) => {
    const cards = sum('yellow_cards') + 2 * sum('red_cards');
    return cards >= Math.max(3, Math.round(clubFixtures / 5)) && per90(cards, minutes) >= 0.32;
  },
  oop_positive: ({ position, position_real }) => outOfPosition(position, position_real) > 0,
  oop_negative: ({ position, position_real }) => outOfPosition(position, position_real) < 0,
  bandwagoner: ({ transfers_balance }, _, { footballer_transfers_balance_event_pos: buying }) =>
    buying > 0 && transfers_balance >= crowd * buying,
  fair_play: (_, { sum, minutes, clubFixtures }) =>
    minutes >= Math.max(450, 0.6 * 90 * clubFixtures) &&
    sum('red_cards') === 0 &&
    per90(sum('yellow_cards'), minutes) <= 0.06,
  template: ({ selected_by }) => selected_by >= 20,
  supersub: (_, { asSubstitute, starts, subRows, clubFixtures }) =>
    asSubstitute >= Math.max(4, Math.round(clubFixtures / 5)) &&
    asSubstitute >= starts &&
    subRows.reduce((sum, { goals_scored, assists }) => sum + goals_scored + assists, 0) >= 2,
  nailed: ({ matches }) => {
    const last = matches.slice(-5);
    return last.length === 5 && last.every(hasStarted) && minutesOf(last) >= 400;
  },
  last_minute_sub: (_, { subRows, appearances, clubFixtures }) => {
    const late = subRows.filter(({ minutes }) => minutes <= 15).length;
    return late >= Math.max(3, Math.round(clubFixtures / 6)) && late >= 0.5 * appearances;
  },
  completer: ({ position }, { startRows, starts }) =>
    position !== 'GKP' &&
    starts >= 5 &&
    share(startRows.filter(({ minutes }) => minutes >= 90).length, starts) >= 0.9,
  early_out: (_, { startRows, starts, clubFixtures }) =>
    starts >= Math.max(5, Math.round(0.3 * clubFixtures)) &&
    share(startRows.filter(({ minutes }) => minutes < 75).length, starts) >= 0.5,
  toxic: ({ transfers_balance }, _, { footballer_transfers_balance_event_neg: selling }) =>
    selling < 0 && transfers_balance <= crowd * selling,
  differential: ({ selected_by, form, matches }) =>
    selected_by < 5 && form >= 4 && minutesOf(matches.slice(-3)) >= 150,
  dreamteam: ({ in_dreamteam, dreamteam_count }) => in_dreamteam || dreamteam_count >= 3,
  penalty_taker: ({ set_pieces }) => set_pieces.penalties === 1,
  freekick_taker: ({ set_pieces }) => set_pieces.freekicks === 1,
  corner_taker: ({ set_pieces }) => set_pieces.corners !== null && set_pieces.corners <= 2,
  secret_weapon: ({ top_1000_selected: top, selected_by }) =>
    top !== null && top >= 10 && top >= 2 * selected_by && selected_by < 15,
  defensive_wall: ({ position }, { sum, starts, minutes }) =>
    (position === 'GKP' || position === 'DEF') &&
    starts >= 5 &&
    share(sum('clean_sheets'), starts) >= 0.4 &&
    per90(sum('goals_conceded'), minutes) <= 1.1,
  save_machine: ({ position }, { sum, starts, minutes }) =>
    position === 'GKP' && starts >= 4 && per90(sum('saves'), minutes) >= 3.3,
};

/** Minimum number of finished fixtures of a club before its footballers get badges. */
export const fewestFixturesForBadges = 3;

/**
 * The badges of a footballer after a gameweek, in the order of `badges`; none before the club has finished 3
 * fixtures.
 */
export function badgesOf(subject: BadgeSubject, benchmarks: TransferBenchmarks): BadgeKey[] {
  if (subject.club_fixtures < fewestFixturesForBadges) return [];
  const season = seasonOf(subject);
  return badges.map(({ key }) => key).filter((key) => rules[key](subject, season, benchmarks));
}

/** Badges with priority on a card; then the order of `badges`. */
const firstOnCards: readonly BadgeKey[] = [
  'penalty_taker',
  'oop_positive',
  'nailed',
  'differential',
  'bonus_hunter',
  'secret_weapon',
  'bandwagoner',
  'toxic',
];
const mostOnCard = 3;

/** At most three badges for a card, the most important first. */
export function badgesOnCard(keys: readonly BadgeKey[]): BadgeKey[] {
  const order = [...firstOnCards, ...badges.map(({ key }) => key)];
  return [...keys].sort((a, b) => order.indexOf(a) - order.indexOf(b)).slice(0, mostOnCard);
}
