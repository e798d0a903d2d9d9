import type { EpochMs } from '../units';
import { dayMs } from './constants';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * The date in the game's news: `Knee injury - Expected back 10 Feb`, `Suspended until 14 Jan`. The news has
 * no year: the one with the date closest to `at` is used, at most two months back.
 */
export function expectedBack(news: string, at: EpochMs): EpochMs | undefined {
  const found = /(?:expected back|until)\s+(\d{1,2})\s+([a-z]{3})/i.exec(news);
  const month = months.indexOf(found?.[2]?.toLowerCase() ?? '');
  if (found === null || month < 0) return undefined;
  const year = new Date(at).getUTCFullYear();
  const day = Number(found[1]);
  return [year - 1, year, year + 1]
    .map((one) => Date.UTC(one, month, day))
    .find((instant) => instant >= at - 60 * dayMs);
}
