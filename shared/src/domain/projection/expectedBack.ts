import type { EpochMs } from '../units';
import { dayMs } from './constants';
import type { ProjectedFootballer } from './input';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * The date in the game's news: `Knee injury - Expected back 10 Feb`, `Suspended until 14 Jan`. The news has
 * no year: the one with the date closest to `at` is used, at most two months back. A loan that has just begun
 * does not end in the past.
 */
export function expectedBack(news: string, at: EpochMs): EpochMs | undefined {
  const found = /(?:expected back|until)\s+(\d{1,2})\s+([a-z]{3})/i.exec(news);
  const month = months.indexOf(found?.[2]?.toLowerCase() ?? '');
  if (found === null || month < 0) return undefined;
  const daysBack = /\bloan\b/i.test(news) ? 0 : 60;
  return nearestDate({ day: Number(found[1]), month }, at, daysBack);
}

/** First date with this day and month that is not more than `daysBack` days before `at`. */
function nearestDate(
  { day, month }: { day: number; month: number },
  at: EpochMs,
  daysBack: number,
): EpochMs | undefined {
  const year = new Date(at).getUTCFullYear();
  return [year - 1, year, year + 1]
    .map((one) => Date.UTC(one, month, day))
    .find((instant) => instant >= at - daysBack * dayMs);
}

/** Days of single matches: `Ineligible to face his parent club on 15/3`. Empty for any other news. */
function matchDays(news: string, at: EpochMs): EpochMs[] {
  if (!/^ineligible\b/i.test(news)) return [];
  return [...news.matchAll(/\b(\d{1,2})\/(\d{1,2})\b/g)].flatMap(
    ([, day, month]) => nearestDate({ day: Number(day), month: Number(month) - 1 }, at, 60) ?? [],
  );
}

/**
 * - `playing`: the game excludes nothing.
 * - `out`: absent from this match.
 * - `returning`: the date in the news has passed at kick-off.
 * - `unknown`: absent now, and the news has no date.
 */
type MatchAvailability = 'playing' | 'out' | 'returning' | 'unknown';

/**
 * Availability for one match. An absence ends by its date, whatever its status, so that one gameweek can have
 * a match before and one after it. Only `u`, left the league, does not end.
 *
 * @param at when the news was read: a date that had passed by then was not kept
 */
export function availabilityIn(
  { status, chance_next, news }: Pick<ProjectedFootballer, 'status' | 'chance_next' | 'news'>,
  { at, kickoff }: { readonly at: EpochMs; readonly kickoff: EpochMs },
): MatchAvailability {
  if (status === 'u') return 'out';
  if (chance_next !== 0) return 'playing';
  const days = matchDays(news, at);
  if (days.length > 0) return days.some((day) => isWithinDays(kickoff - day, 2)) ? 'out' : 'returning';
  const back = expectedBack(news, at);
  if (back === undefined || back + dayMs <= at) return 'unknown';
  return kickoff < back ? 'out' : 'returning';
}

/** The game moves a match by a day after the news was written. */
const isWithinDays = (after: number, days: number) => after >= 0 && after < days * dayMs;
