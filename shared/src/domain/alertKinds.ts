/**
 * Kinds of alerts of a device, in the order of the card on /profile (our own list; page definitions 11.1).
 */
export const alertKinds = [
  {
    key: 'deadline',
    label: 'A deadline comes near',
    text: 'The day before and an hour before, unless you have just been here.',
  },
  { key: 'lineups', label: 'Lineups are out', text: 'When one of my starters does not start.' },
  {
    key: 'points',
    label: 'My players score',
    text: 'Goals, assists, red cards and saved penalties of those who count for me.',
  },
  { key: 'prices', label: 'Prices change', text: 'Of players I own or watch.' },
  { key: 'news', label: 'Injuries and suspensions', text: 'Of players I own or watch.' },
  {
    key: 'rivals',
    label: 'What my rivals have done',
    text: 'Captains and chips, once the deadline has passed.',
  },
  { key: 'summary', label: 'The gameweek is final', text: 'My points and my rank.' },
] as const;

export type AlertKind = (typeof alertKinds)[number]['key'];

/** Kinds that a device gets when alerts are switched on: those about the manager's own gameweek. */
export const defaultAlertKinds: readonly AlertKind[] = ['deadline', 'lineups', 'points', 'summary'];
