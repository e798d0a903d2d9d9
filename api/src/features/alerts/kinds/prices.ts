import { type AlertFinder, day, footballerPath } from '../alert';

export const findPrices: AlertFinder = ({ timeline }) =>
  timeline.flatMap(({ id, kind, at, mine, watched, text, footballers: [footballer] }) => {
    const changed = kind === 'price_up' || kind === 'price_down';
    if (!changed || !(mine || watched)) return [];
    return [
      {
        key: id,
        title: `${footballer?.name}: price ${kind === 'price_up' ? 'up' : 'down'}`,
        body: `${text} ${mine ? 'He is in your team.' : 'You watch him.'}`,
        path: footballerPath(footballer?.id),
        at: Date.parse(at),
        expires: Date.parse(at) + day,
      },
    ];
  });
