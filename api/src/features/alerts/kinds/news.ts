import { type AlertFinder, day, footballerPath } from '../alert';

export const findNews: AlertFinder = ({ timeline }) =>
  timeline.flatMap(({ id, kind, at, mine, watched, text, footballers: [footballer] }) =>
    kind === 'news' && (mine || watched)
      ? [
          {
            key: id,
            title: `News of ${footballer?.name}`,
            body: text,
            path: footballerPath(footballer?.id),
            at: Date.parse(at),
            expires: Date.parse(at) + day,
          },
        ]
      : [],
  );
