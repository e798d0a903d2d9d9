import { season2023 } from '../testing/recordedSeason';
import { compareSeason, type Instants } from './compareSeason';

const instants: Instants = [
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

compareSeason(season2023, instants);
