import type { EpochMs } from '../domain/units';

const second = 1000;
const hour = 3600 * second;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

interface Remaining {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

function split(remaining: EpochMs): Remaining {
  const seconds = Math.floor(Math.max(0, remaining) / second);
  return {
    days: Math.floor(seconds / 86400),
    hours: Math.floor((seconds % 86400) / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
    seconds: seconds % 60,
  };
}

/**
 * `2d 04h 11m 09s`, below one day `04h 11m 09s`, below one hour `11:09`, at the end `00:00`.
 *
 * Takes a difference of two instants in milliseconds, so that clock changes never shift it.
 */
export function formatCountdown(remaining: EpochMs): string {
  const { days, hours, minutes, seconds } = split(remaining);
  if (remaining < hour) return `${twoDigits(minutes)}:${twoDigits(seconds)}`;
  const time = `${twoDigits(hours)}h ${twoDigits(minutes)}m ${twoDigits(seconds)}s`;
  return days > 0 ? `${days}d ${time}` : time;
}

/** `2d 04h`, `04h 11m`, `11:09`: the two largest units, for small spaces. */
export const formatCountdownShort = (remaining: EpochMs): string =>
  formatCountdown(remaining).split(' ').slice(0, 2).join(' ');

/** `2 days, 4 hours and 11 minutes`: the countdown as a sentence, for screen readers, without seconds. */
export function spokenCountdown(remaining: EpochMs): string {
  const { days, hours, minutes } = split(remaining);
  const parts = [counted(days, 'day'), counted(hours, 'hour'), counted(minutes, 'minute')].filter(Boolean);
  if (parts.length === 0) return 'less than a minute';
  const last = parts.pop();
  return parts.length > 0 ? `${parts.join(', ')} and ${last}` : `${last}`;
}

function counted(value: number, unit: string): string {
  if (value === 0) return '';
  return `${value} ${unit}${value === 1 ? '' : 's'}`;
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `Sat 20 Jan · 13:30`: a kick-off or deadline in the viewer's time zone, 24 hours. */
export function formatKickoff(instant: string | EpochMs): string {
  return `${formatDay(instant)} · ${formatTime(instant)}`;
}

/**
 * `Sat 20 Jan` in the viewer's time zone. Formatted without `Intl` names, as every page has a date (decision
 * 0034).
 */
export function formatDay(instant: string | EpochMs): string {
  const date = new Date(instant);
  return `${weekdays[date.getDay()]} ${date.getDate()} ${months[date.getMonth()]}`;
}

/** `13:30` in the viewer's time zone. */
export function formatTime(instant: string | EpochMs): string {
  const date = new Date(instant);
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}
