import type { TeamId } from '@touchline/shared/domain';
import type { Footballer, Gameweek } from '../fpl/gameData';
import { badRequest, notFound } from '../http/problems';
import type { Season } from '../season/season';

/** @throws 404 for what is no gameweek of the season */
export function readGameweek(season: Season, written: number | string): Gameweek {
  const gameweek = /^\d{1,2}$/.test(String(written)) ? season.gameweek(Number(written)) : undefined;
  if (gameweek === undefined) throw notFound(`There is no gameweek ${written}.`);
  return gameweek;
}

/** @throws 404 for what is no footballer of the season */
export function readFootballer(season: Season, written: number | string): Footballer {
  const footballer = /^\d{1,9}$/.test(String(written)) ? season.footballer(Number(written)) : undefined;
  if (footballer === undefined) throw notFound(`There is no footballer ${written}.`);
  return footballer;
}

/** "Rival id must parse to a non-zero integer, else 'Invalid id'." @throws 400 */
export function readTeamId(written: number | string): TeamId {
  const id = /^\d{1,9}$/.test(String(written)) ? Number(written) : 0;
  if (id === 0) throw badRequest('Invalid id', { id: 'Invalid id' });
  return id;
}
