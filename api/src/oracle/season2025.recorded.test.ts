import { season2025 } from '../testing/recordedSeason';
import { compareSeason, type Instants } from './compareSeason';

const instants: Instants = [
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

compareSeason(season2025, instants);
