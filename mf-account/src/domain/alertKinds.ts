/** What a device may tell its owner about (ours; page definitions 11.1). */
export const alertKinds = [
  { key: 'deadline', label: 'A deadline comes near', text: 'The day before, and an hour before.' },
  { key: 'lineups', label: 'Lineups are out', text: 'When one of my starters does not start.' },
  { key: 'points', label: 'My players score', text: 'Goals, assists and cards of my eleven.' },
  { key: 'prices', label: 'Prices change', text: 'Of players I own or watch.' },
  { key: 'news', label: 'Injuries and suspensions', text: 'Of players I own or watch.' },
  { key: 'summary', label: 'The gameweek is final', text: 'My points and my rank.' },
] as const;

export type AlertKind = (typeof alertKinds)[number]['key'];

const keyFor = (userId: string) => `tl-alert-kinds:${userId}`;
const isKind = (value: unknown): value is AlertKind => alertKinds.some(({ key }) => key === value);

/** The kinds that are switched on for this account on this device; at first none. */
export function readAlertKinds(userId: string): readonly AlertKind[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyFor(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKind) : [];
  } catch {
    return [];
  }
}

/** @returns false where this device keeps nothing: storage is full or forbidden */
export function keepAlertKinds(userId: string, kinds: readonly AlertKind[]): boolean {
  try {
    localStorage.setItem(keyFor(userId), JSON.stringify(kinds));
    return true;
  } catch {
    return false;
  }
}
