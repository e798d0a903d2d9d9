import type { QuietHours } from '@touchline/shared/domain';

/** Hours that a reader can choose from, on the hour. */
export const timesOfDay = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** What quiet hours begin with when they are switched on: the night, by this device's clock. */
export const usualQuiet = (): QuietHours => ({
  from: '22:00',
  to: '07:00',
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});
