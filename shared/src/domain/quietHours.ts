import type { EpochMs } from './units';

/** Hours of a device in which nothing is shown; what happens meanwhile is told together at their end. */
export interface QuietHours {
  /** `22:30`, by the clock on the wall of the zone. */
  readonly from: string;
  /** `07:00`; earlier than `from` is the next morning. */
  readonly to: string;
  /** `Europe/London` */
  readonly zone: string;
}

/** Whether an instant lies in the quiet hours. Hours that begin and end at once are none. */
export function isQuiet(quiet: QuietHours | null, now: EpochMs): boolean {
  if (quiet === null || quiet.from === quiet.to) return false;
  const time = wallTime(now, quiet.zone);
  return quiet.from < quiet.to
    ? quiet.from <= time && time < quiet.to
    : quiet.from <= time || time < quiet.to;
}

/** Whether a time zone has a clock: names come from browsers. */
export function isTimeZone(zone: string): boolean {
  try {
    wallTime(0, zone);
    return true;
  } catch {
    return false;
  }
}

/** `07:05` as a clock on the wall shows it. */
const wallTime = (now: EpochMs, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(
    now,
  );
