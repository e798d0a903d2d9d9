import { chipName } from '@touchline/shared/domain';
import { nameOf } from '../../../game/season/season';
import { type AlertFinder, day, hour } from '../alert';

/** Captains and chips of the rivals, in one alert: once all are known, or two hours after the deadline. */
export const findRivals: AlertFinder = ({ season, now, rivals, rivalSquads }) => {
  const { current } = season;
  if (current === undefined || rivalSquads.length === 0) return [];
  if (rivalSquads.length < rivals.size && now < current.deadline + 2 * hour) return [];
  const captains = new Map<string, number>();
  for (const { captain } of rivalSquads) {
    if (captain === null) continue;
    const name = nameOf(season, captain);
    captains.set(name, (captains.get(name) ?? 0) + 1);
  }
  const counted = [...captains].sort(([a, many], [b, more]) => more - many || a.localeCompare(b));
  const chips = rivalSquads.flatMap(({ team_id, chip }) =>
    chip === null ? [] : [`${rivals.get(team_id)}: ${chipName(chip)}`],
  );
  return [
    {
      key: `rivals-${current.id}`,
      title: `Gameweek ${current.id}: what your rivals have done`,
      body: [
        `Captains: ${counted.map(([name, times]) => (times > 1 ? `${name} (${times})` : name)).join(', ')}.`,
        chips.length > 0 ? `Chips: ${chips.join(', ')}.` : 'No chips.',
      ].join(' '),
      path: '/rivals/rivals/lineups',
      at: current.deadline,
      expires: current.deadline + day,
    },
  ];
};
