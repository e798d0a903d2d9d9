/**
 * Each has the documents in another state, including running matches; the last is the end of the recording.
 */
export type Instants = readonly (readonly [what: string, instant: string])[];

export const instants2023: Instants = [
  ['before the first deadline', '2023-08-09T12:00:00Z'],
  ['in play in a gameweek with a blank', '2023-08-19T14:50:00Z'],
  ['between two matches of a gameweek', '2023-10-22T18:00:00Z'],
  ['in play, with bonus pending elsewhere', '2023-12-26T17:20:00Z'],
  ['right after a deadline', '2024-01-12T18:30:00Z'],
  ['in a double gameweek, in play', '2024-02-21T20:20:00Z'],
  ['in a blank gameweek, settled', '2024-03-19T12:00:00Z'],
  ['in play under a triple captain', '2024-04-24T20:10:00Z'],
  ['provisional after the last match', '2024-05-15T21:30:00Z'],
  ['when the season is over', '2024-05-25T12:00:00Z'],
];

export const instants2025: Instants = [
  ['before the first deadline', '2025-08-14T12:00:00Z'],
  ['in play in the first gameweek, under a bench boost', '2025-08-16T14:50:00Z'],
  ['provisional after the last match', '2025-12-15T22:20:00Z'],
  ['between two gameweeks', '2026-01-05T12:00:00Z'],
  ['right after a deadline', '2026-01-06T19:00:00Z'],
  ['in a blank gameweek, between two matches', '2026-03-21T23:30:00Z'],
  ['in a double gameweek, in play under a bench boost', '2026-04-22T20:10:00Z'],
  ['in a blank gameweek, in play under a free hit', '2026-04-25T14:40:00Z'],
  ['in play with the second match of a double, under a triple captain', '2026-05-13T19:50:00Z'],
  ['when the season is over', '2026-05-26T12:00:00Z'],
];
