import type { AlertFinder } from '../alert';
import { hour } from '../alert';

/** Hours before a deadline at which it is told, each until the next. */
const notices = [
  { hours: 24, until: 1, words: 'in 24 hours' },
  { hours: 1, until: 0, words: 'in an hour' },
];

/** Who was here this short a time before the notice knows. */
const justHere = hour;

export const findDeadlines: AlertFinder = ({ season: { next }, now, lastSeen }) => {
  if (next === undefined) return [];
  return notices.flatMap(({ hours, until, words }) => {
    const at = next.deadline - hours * hour;
    if (now < at || (lastSeen !== undefined && lastSeen >= at - justHere)) return [];
    return [
      {
        key: `deadline-${next.id}-${hours}h`,
        title: `Gameweek ${next.id}: the deadline is ${words}`,
        body: 'Transfers, captain and bench can be changed until then.',
        path: '/team/next',
        at,
        expires: next.deadline - until * hour,
      },
    ];
  });
};
