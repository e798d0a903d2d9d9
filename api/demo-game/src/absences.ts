import type { EpochMs } from '@touchline/shared/domain';

import { day, hour } from './calendar';
import type { Chance } from './random';

/** A change of a footballer's fitness news. */
export interface NewsEntry {
  readonly at: EpochMs;
  /** a available, d doubtful, i injured, s suspended, u gone. */
  readonly status: 'a' | 'd' | 'i' | 's' | 'u';
  /** Percent; null without news. */
  readonly chance: number | null;
  readonly news: string;
}

/** A period in which a footballer cannot play; with `chance` above 0 it is decided on the day. */
export interface Absence {
  readonly from: EpochMs;
  readonly until: EpochMs;
  /** Percent. */
  readonly chance: number;
}

/** One footballer's absences and news, oldest first. */
export interface Fitness {
  absences: Absence[];
  news: NewsEntry[];
  /** Yellow cards of the season, for the ban at five. */
  yellows: number;
}

export const fit = (): Fitness => ({ absences: [], news: [], yellows: 0 });

/** Chance in percent that a footballer can play then. */
export function chanceToPlay(fitness: Fitness, at: EpochMs): number {
  return fitness.absences
    .filter((absence) => absence.from <= at && at < absence.until)
    .reduce((lowest, absence) => Math.min(lowest, absence.chance), 100);
}

/** The latest news at an instant. "Available" is not reported while another absence continues. */
export function newsAt(fitness: Fitness, now: EpochMs): NewsEntry | undefined {
  const latest = fitness.news.findLast((entry) => entry.at <= now);
  if (latest?.status !== 'a' || chanceToPlay(fitness, now) === 100) return latest;
  return fitness.news.findLast((entry) => entry.at <= now && entry.status !== 'a');
}

const injuries = [
  'Hamstring',
  'Knee',
  'Ankle',
  'Calf',
  'Groin',
  'Thigh',
  'Foot',
  'Back',
  'Shoulder',
  'Muscle',
  'Hip',
];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `12 Mar`, in UTC. */
function shortDate(at: EpochMs): string {
  const date = new Date(at);
  return `${String(date.getUTCDate()).padStart(2, '0')} ${months[date.getUTCMonth()] ?? ''}`;
}

/** Days out: most injuries are over within three weeks, a few last all season. */
function daysOut(chance: Chance): number {
  const length = chance.unit();
  if (length < 0.6) return chance.between(7, 20);
  return length < 0.92 ? chance.between(21, 60) : chance.between(61, 220);
}

/** Adds an injury at `at`: out, then doubtful for some days, then back. */
export function injure(fitness: Fitness, at: EpochMs, chance: Chance): void {
  const back = at + daysOut(chance) * day;
  const what = chance.one(injuries);
  const doubtful = back - 4 * day;
  const late = chance.one([25, 50, 75, 75]);
  fitness.absences.push(
    { from: at, until: doubtful, chance: 0 },
    { from: doubtful, until: back, chance: late },
  );
  tell(fitness, [
    { at: at + 12 * hour, status: 'i', chance: 0, news: `${what} injury - Expected back ${shortDate(back)}` },
    { at: doubtful, status: 'd', chance: late, news: `${what} injury - ${late}% chance of playing` },
    { at: back, status: 'a', chance: 100, news: '' },
  ]);
}

/** Adds a small knock before a match: the footballer may or may not play. */
export function knock(fitness: Fitness, from: EpochMs, until: EpochMs, chance: Chance): void {
  const percent = chance.one([25, 50, 75, 75, 75]);
  const what = chance.one(['Knock', 'Illness', 'Knock', 'Lack of match fitness']);
  fitness.absences.push({ from, until, chance: percent });
  tell(fitness, [
    { at: from, status: 'd', chance: percent, news: `${what} - ${percent}% chance of playing` },
    { at: until, status: 'a', chance: 100, news: '' },
  ]);
}

/** Banned from the final whistle at `from` to `until`; the news of it comes two hours later. */
export function suspend(fitness: Fitness, from: EpochMs, until: EpochMs): void {
  fitness.absences.push({ from, until, chance: 0 });
  tell(fitness, [
    { at: from + 2 * hour, status: 's', chance: 0, news: `Suspended until ${shortDate(until)}` },
    { at: until, status: 'a', chance: 100, news: '' },
  ]);
}

/** The footballer leaves the league for good. */
export function depart(fitness: Fitness, at: EpochMs, news: string): void {
  fitness.absences.push({ from: at, until: Infinity, chance: 0 });
  tell(fitness, [{ at, status: 'u', chance: 0, news }]);
}

function tell({ news }: { news: NewsEntry[] }, entries: readonly NewsEntry[]): void {
  news.push(...entries);
  news.sort((one, other) => one.at - other.at);
}
