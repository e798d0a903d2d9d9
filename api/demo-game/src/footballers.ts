import type { GameweekNumber, Position, PriceTenths } from '@touchline/shared/domain';

import { demoClubs, expectedGoals, type DemoClub } from './clubs';
import { footballerName } from './names';
import { chanceOf, streamKey, type Chance } from './random';

/** A footballer with all fixed attributes; the performance is random in each match. */
export interface DemoFootballer {
  /** 1 upwards, by club; newcomers during the season after all others. */
  readonly id: number;
  /** Stable over seasons. */
  readonly code: number;
  readonly first: string;
  readonly last: string;
  /** Unique short name on the shirt. */
  readonly webName: string;
  /** Club at the start of the season; see `clubIn`. */
  readonly club: number;
  readonly position: Position;
  /** Real position: CB, FB, WB, DM, CM, AM, W, ST. */
  readonly realPosition: string;
  /** Priority for the line-up: the eleven with the highest start. */
  readonly standing: number;
  /** Shots relative to an average outfield footballer (1). */
  readonly shooting: number;
  /** Quality of finishing: 1 is average. */
  readonly finishing: number;
  /** Chances created relative to an average outfield footballer (1). */
  readonly creating: number;
  /** Share of the club's cards, 1 is average. */
  readonly fouling: number;
  /** Base score in the bonus points system over 90 minutes, without goals and other events. */
  readonly work: number;
  /** Risk of injuries, 1 is average. */
  readonly fragile: number;
  readonly penaltiesOrder: number | null;
  readonly freeKicksOrder: number | null;
  readonly cornersOrder: number | null;
  readonly startPrice: PriceTenths;
  readonly age: number;
  /** First gameweek in which the footballer can be picked. */
  readonly arrives: GameweekNumber;
  /** Leaves the league before this gameweek. */
  readonly leaves: GameweekNumber | null;
  /** Joins another club of the league before this gameweek. */
  readonly move: { readonly gameweek: GameweekNumber; readonly club: number } | null;
}

type Draft = { -readonly [Key in keyof DemoFootballer]: DemoFootballer[Key] };

/** Number of footballers per position in a club: 30 in all. */
const squadSizes: Record<Position, number> = { GKP: 3, DEF: 10, MID: 12, FWD: 5 };
/** Approximate number of starters per position. */
const starters: Record<Position, number> = { GKP: 1, DEF: 4.2, MID: 4.5, FWD: 1.3 };
const lines: readonly Position[] = ['GKP', 'DEF', 'MID', 'FWD'];

const realPositions: Record<Position, readonly (readonly [string, number])[]> = {
  GKP: [['GK', 1]],
  DEF: [
    ['CB', 5],
    ['FB', 4],
    ['WB', 1.2],
    ['W', 0.1],
  ],
  MID: [
    ['DM', 2],
    ['CM', 3],
    ['AM', 2.4],
    ['W', 4],
    ['ST', 0.4],
    ['WB', 0.2],
  ],
  FWD: [
    ['ST', 8],
    ['W', 1],
    ['AM', 0.6],
  ],
};

/** Shots and chances by real position, 1 is an average outfield footballer. */
const attacking: Record<string, readonly [shooting: number, creating: number]> = {
  GK: [0, 0.02],
  CB: [0.33, 0.14],
  FB: [0.28, 0.72],
  WB: [0.42, 1.15],
  DM: [0.42, 0.5],
  CM: [0.76, 0.95],
  AM: [1.5, 1.7],
  W: [1.75, 1.55],
  ST: [2.75, 1.15],
};

/** All footballers: the squads at the season's start and later newcomers. */
export function createFootballers(seed: number): readonly DemoFootballer[] {
  const chance = chanceOf(seed, streamKey.footballers);
  const drafts = demoClubs.flatMap((club) => squadOf(club, chance));
  setPrices(drafts, chance);
  drafts.sort((one, other) => one.club - other.club || one.last.localeCompare(other.last, 'en'));
  const all = [...drafts, ...newcomers(chance)];
  windowMoves(drafts, chance);
  all.forEach((draft, index) => number(draft, index + 1, seed));
  nameApart(all);
  return all;
}

function squadOf(club: DemoClub, chance: Chance): Draft[] {
  const squad = lines.flatMap((position) =>
    Array.from({ length: squadSizes[position] }, (_, depth) => draftOf(club.id, position, depth, chance)),
  );
  setPieces(squad, chance);
  return squad;
}

/** @param depth index in the club's order for the position, 0 the first choice */
function draftOf(club: number, position: Position, depth: number, chance: Chance): Draft {
  const realPosition = realPositionOf(position, chance);
  const [shooting = 1, creating = 1] = attacking[realPosition] ?? [];
  const gift = Math.exp(chance.normal() * 0.42 - 0.09);
  return {
    id: 0,
    code: 0,
    webName: '',
    ...footballerName(chance),
    club,
    position,
    realPosition,
    standing: standingOf(position, depth, chance),
    shooting: shooting * gift * (depth === 0 ? 1.25 : 1),
    finishing: Math.exp(chance.normal() * 0.13),
    creating: creating * Math.exp(chance.normal() * 0.45 - 0.1),
    fouling: Math.exp(chance.normal() * 0.55 - 0.15) * bookings[position],
    work: workOf(position, chance),
    fragile: Math.exp(chance.normal() * 0.5),
    penaltiesOrder: null,
    freeKicksOrder: null,
    cornersOrder: null,
    startPrice: 0,
    age: 18 + chance.below(16),
    arrives: 1,
    leaves: null,
    move: null,
  };
}

/** Relative number of cards of each position over 90 minutes. */
const bookings: Record<Position, number> = { GKP: 0.42, DEF: 0.97, MID: 1.12, FWD: 0.94 };

function realPositionOf(position: Position, chance: Chance): string {
  const choices = realPositions[position];
  return choices[chance.weighted(choices.map(([, weight]) => weight))]?.[0] ?? position;
}

/** Decreases with depth; around the edge of the eleven values are close, so that starters change. */
function standingOf(position: Position, depth: number, chance: Chance): number {
  const edge = starters[position];
  const gap = position === 'GKP' ? 4.5 : 2.5;
  return (gap * (edge - 0.5 - depth)) / edge + chance.normal() * 0.28;
}

const baseWork: Record<Position, number> = { GKP: 6, DEF: 10.5, MID: 9.1, FWD: 2.9 };

function workOf(position: Position, chance: Chance): number {
  return baseWork[position] + chance.normal() * 2;
}

function setPieces(squad: readonly Draft[], chance: Chance): void {
  const regulars = squad.filter((one) => one.position !== 'GKP' && one.standing > 0);
  const by = (worth: (one: Draft) => number) =>
    [...regulars].sort((one, other) => worth(other) - worth(one)).slice(0, 3);
  const luck = () => Math.exp(chance.normal() * 0.3);
  by((one) => one.shooting * luck()).forEach((one, index) => (one.penaltiesOrder = index + 1));
  by((one) => one.creating * luck() + one.shooting * 0.5).forEach((one, i) => (one.freeKicksOrder = i + 1));
  by((one) => one.creating * luck()).forEach((one, index) => (one.cornersOrder = index + 1));
}

/** Opening prices of a position, from the cheapest to the dearest, by share of the list from 0 to 1. */
const priceSteps: Record<Position, readonly (readonly [share: number, price: number])[]> = {
  GKP: [
    [0, 40],
    [0.62, 40],
    [0.63, 45],
    [0.86, 45],
    [0.87, 50],
    [0.95, 50],
    [0.96, 55],
    [1, 55],
  ],
  DEF: [
    [0, 40],
    [0.4, 40],
    [0.41, 45],
    [0.84, 45],
    [0.86, 50],
    [0.94, 50],
    [0.95, 55],
    [0.985, 62],
    [1, 80],
  ],
  MID: [
    [0, 45],
    [0.35, 45],
    [0.36, 50],
    [0.7, 50],
    [0.71, 55],
    [0.84, 55],
    [0.85, 60],
    [0.92, 66],
    [0.97, 82],
    [1, 125],
  ],
  FWD: [
    [0, 45],
    [0.44, 45],
    [0.45, 50],
    [0.6, 52],
    [0.72, 57],
    [0.85, 65],
    [0.93, 78],
    [0.98, 84],
    [1, 140],
  ],
};

/** Prices rise with the expected points, with some random errors. */
function setPrices(drafts: readonly Draft[], chance: Chance): void {
  for (const position of lines) {
    const judged = drafts
      .filter((one) => one.position === position)
      .map((one) => ({ one, worth: seasonWorth(one) * Math.exp(chance.normal() * 0.13) }))
      .sort((first, second) => first.worth - second.worth);
    judged.forEach(({ one }, index) => (one.startPrice = priceAt(position, index / (judged.length - 1))));
  }
}

function priceAt(position: Position, share: number): PriceTenths {
  const steps = priceSteps[position];
  const above = steps.findIndex(([at]) => at >= share);
  const [toShare, toPrice] = steps[Math.max(above, 0)] ?? [1, 45];
  const [fromShare, fromPrice] = steps[Math.max(above - 1, 0)] ?? [0, 45];
  const along = toShare === fromShare ? 1 : (share - fromShare) / (toShare - fromShare);
  return Math.round((fromPrice + (toPrice - fromPrice) * along) / 5) * 5;
}

/** Rough points per match against average opponents, for the opening price and first squads. */
export function seasonWorth(one: DemoFootballer): number {
  const playing = 1 / (1 + Math.exp(-2.6 * one.standing));
  return playing * pointsWhenPlaying(one, averageOpponents(one.club));
}

const averageOpponentsCache = new Map<number, { scores: number; concedes: number }>();

/** Goals a club scores and concedes in a match, averaged over all opponents home and away. */
export function averageOpponents(club: number): { scores: number; concedes: number } {
  const cached = averageOpponentsCache.get(club);
  if (cached) return cached;
  const others = demoClubs.filter((other) => other.id !== club);
  const mean = (goals: (other: number, home: boolean) => number) =>
    others.reduce((sum, { id }) => sum + goals(id, true) + goals(id, false), 0) / (2 * others.length);
  const result = {
    scores: mean((other, home) => expectedGoals(club, other, home)),
    concedes: mean((other, home) => expectedGoals(other, club, home)),
  };
  averageOpponentsCache.set(club, result);
  return result;
}

const goalPoints: Record<Position, number> = { GKP: 6, DEF: 6, MID: 5, FWD: 4 };
/** Sum of `shooting` and `creating` of a typical eleven. */
const elevenShooting = 10.5;
const elevenCreating = 9.5;

/** Expected points of a starter in a match with these expected goals. */
export function pointsWhenPlaying(
  one: DemoFootballer,
  { scores, concedes }: { scores: number; concedes: number },
): number {
  const goals = scores * (one.shooting / elevenShooting) * one.finishing * 0.92;
  const penalties = one.penaltiesOrder === 1 ? 0.11 : 0;
  const assists = scores * 0.85 * (one.creating / elevenCreating);
  const attack = (goals + penalties) * (goalPoints[one.position] + 1) + assists * 3.4;
  return 1.75 + attack * 0.92 + defensivePoints(one.position, concedes) - 0.14 * one.fouling;
}

function defensivePoints(position: Position, concedes: number): number {
  const clean = Math.exp(-concedes);
  if (position === 'GKP') return clean * 4.6 - concedes * 0.3 + 0.75 + concedes * 0.1;
  if (position === 'DEF') return clean * 4.4 * 0.9 - concedes * 0.27;
  return position === 'MID' ? clean * 0.75 : 0;
}

const arrivals = [2, 3, 4, 4, 21, 21, 22, 22, 22, 23, 23, 23];

/** Signings during the season, mostly when the windows close. */
function newcomers(chance: Chance): Draft[] {
  return arrivals.map((arrives) => {
    const position = chance.one(lines);
    const draft = draftOf(1 + chance.below(20), position, 1 + chance.below(5), chance);
    const price = Math.min(75, 40 + Math.round(Math.max(0, seasonWorth(draft)) * 1.4) * 5);
    return {
      ...draft,
      arrives,
      startPrice: Math.max(position === 'GKP' || position === 'DEF' ? 40 : 45, price),
    };
  });
}

/** Departures from the league and moves within it, in the two transfer windows. */
function windowMoves(drafts: readonly Draft[], chance: Chance): void {
  const fringe = chance.shuffled(drafts.filter((one) => one.standing < -1.2 && one.position !== 'GKP'));
  fringe.slice(0, 34).forEach((one) => (one.leaves = chance.happens(0.6) ? 4 : chance.between(21, 23)));
  const squad = drafts.filter((one) => one.standing > -1 && one.standing < 0.3 && one.position !== 'GKP');
  chance
    .shuffled(squad)
    .slice(0, 6)
    .forEach((one) => {
      const club = 1 + ((one.club + chance.below(18)) % 20);
      if (club !== one.club) one.move = { gameweek: chance.between(21, 23), club };
    });
}

function number(draft: Draft, id: number, seed: number): void {
  draft.id = id;
  draft.code = 400_000 + ((id * 7919 + Math.abs(seed) * 104_729) % 99_991);
}

/** Makes shirt names unique: the second of a family name gets an initial, the third the first name. */
function nameApart(all: readonly Draft[]): void {
  const taken = new Set<string>();
  for (const one of all) {
    const choices = [
      one.last,
      `${one.first.charAt(0)}.${one.last}`,
      `${one.first} ${one.last}`,
      `${one.last} ${one.id}`,
    ];
    one.webName = choices.find((name) => !taken.has(name)) ?? choices[0] ?? one.last;
    taken.add(one.webName);
  }
}

/** The footballer's club in that gameweek. */
export function clubIn(one: DemoFootballer, gameweek: GameweekNumber): number {
  return one.move !== null && gameweek >= one.move.gameweek ? one.move.club : one.club;
}

/** Whether the footballer is at a club of the league in that gameweek. */
export function isInLeague(one: DemoFootballer, gameweek: GameweekNumber): boolean {
  return gameweek >= one.arrives && (one.leaves === null || gameweek < one.leaves);
}
