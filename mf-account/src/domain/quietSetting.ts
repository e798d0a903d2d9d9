import type { QuietHours } from '@touchline/shared/domain';

/** Selectable times of day, on the hour. */
export const timesOfDay = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** Default quiet hours when they are switched on: the night, in this device's time zone. */
export const defaultQuietHours = (): QuietHours => ({
  from: '22:00',
  to: '07:00',
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});
