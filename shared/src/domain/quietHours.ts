import type { EpochMs } from './units';

/** Hours of a device without notifications; alerts of that time are sent as one summary at their end. */
export interface QuietHours {
  /** `22:30`, in local time of the zone. */
  readonly from: string;
  /** `07:00`; a time before `from` is on the next day. */
  readonly to: string;
  /** `Europe/London` */
  readonly zone: string;
}

/** Whether an instant is within the quiet hours. Equal start and end mean no quiet hours. */
export function isQuiet(quiet: QuietHours | null, now: EpochMs): boolean {
  if (quiet === null || quiet.from === quiet.to) return false;
  const time = wallTime(now, quiet.zone);
  return quiet.from < quiet.to
    ? quiet.from <= time && time < quiet.to
    : quiet.from <= time || time < quiet.to;
}

/** Whether a time zone is valid: names come from browsers. */
export function isTimeZone(zone: string): boolean {
  try {
    wallTime(0, zone);
    return true;
  } catch {
    return false;
  }
}

/** `07:05` in local time. */
const wallTime = (now: EpochMs, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(
    now,
  );
