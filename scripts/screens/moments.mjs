// @ts-check

/** Instants of the demo season, by the state of its current gameweek. */
export const moments = {
  between: '2024-01-20T15:40:00Z',
  provisional: '2024-01-22T12:40:00Z',
  final: '2024-01-22T15:40:00Z',
  locked: '2024-01-27T11:40:00Z',
};
export const live = '2024-01-20T13:40:00Z';
