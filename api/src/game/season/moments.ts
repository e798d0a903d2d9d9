import {
  asFixtureId,
  type BadgeKey,
  type EpochMs,
  type FixtureId,
  type FootballerId,
  type GameweekNumber,
  type PriceTenths,
  type Scoring,
} from '@touchline/shared/domain';
import type { Fixture } from '../fpl/gameData';

const minute = 60_000;
/** Typical time from kick-off to the final whistle. */
export const matchMs = 113 * minute;
const bonusMs = matchMs + 60 * minute;

/** Categories of a match that are stored as single moments. */
const momentCategories = [
  'goals_scored',
  'own_goals',
  'assists',
  'yellow_cards',
  'red_cards',
  'penalties_missed',
  'penalties_saved',
  'saves',
  'bonus',
];

/** A bonus and saves have no minute. */
export const timedCategories = new Set(
  momentCategories.filter((category) => category !== 'bonus' && category !== 'saves'),
);

/** Number of moments for a count: as many saves as make a point are one, and so is a bonus. */
export function momentCount(category: string, count: number, scoring: Scoring): number {
  if (!momentCategories.includes(category)) return 0;
  if (category === 'saves') return Math.floor(count / savesForAPoint(scoring));
  return category === 'bonus' ? Math.min(1, count) : count;
}

const savesForAPoint = (scoring: Scoring): number => scoring['saves']?.per ?? 1;

/** `three saves`: as many as make a point. */
export function savesInWords(scoring: Scoring): string {
  const count = savesForAPoint(scoring);
  return count === 1 ? 'save' : `${['two', 'three', 'four', 'five'][count - 2] ?? count} saves`;
}

/** @param nth from 1: a footballer's second goal in a fixture has another id than the first */
export const matchMomentId = (
  fixture: FixtureId,
  footballer: FootballerId,
  category: string,
  nth: number,
): string => `${fixture}-${footballer}-${category}-${nth}`;

export const lineupMomentId = (fixture: FixtureId): string => `lineup-${fixture}`;
export const fixtureOfLineup = (id: string): FixtureId => asFixtureId(id.slice('lineup-'.length));

/** Latest possible time of an event in a match: its end, for the bonus an hour later. */
export function latestIn({ kickoff, finished }: Fixture, category: string, now: EpochMs): EpochMs {
  if (kickoff === null) return now;
  if (category === 'bonus') return Math.min(now, kickoff + bonusMs);
  return finished ? Math.min(now, kickoff + matchMs) : now;
}

/** An event without an official time, with the time it was first seen. */
export interface Moment {
  /** Identifies the event, so that it is stored once however often it is seen. */
  readonly id: string;
  readonly kind: 'match' | 'price' | 'lineup' | 'badge';
  /** The app's time. */
  readonly at: EpochMs;
  readonly footballer_id: FootballerId | null;
  readonly data: unknown;
}

export interface PriceMoment {
  readonly price: PriceTenths;
  readonly by: PriceTenths;
  readonly gameweek: GameweekNumber | null;
}

/** Starters and substitutes of a fixture, both sides together. */
export interface LineupMoment {
  readonly starters: readonly FootballerId[];
  /** Missing in moments stored by earlier versions. */
  readonly bench?: readonly FootballerId[];
}

export interface BadgeMoment {
  readonly badge: BadgeKey;
  readonly gameweek: number;
}
