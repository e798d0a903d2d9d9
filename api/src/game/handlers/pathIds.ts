import {
  asClubId,
  asFootballerId,
  asLeagueId,
  asTeamId,
  type LeagueId,
  type TeamId,
} from '@touchline/shared/domain';
import type { Club, Footballer, Gameweek } from '../fpl/gameData';
import { badRequest, notFound } from '../../platform/http/problems';
import type { Season } from '../season/season';

/** @throws 404 for an unknown gameweek */
export function readGameweek(season: Season, written: number | string): Gameweek {
  const gameweek = /^\d{1,2}$/.test(String(written)) ? season.gameweek(Number(written)) : undefined;
  if (gameweek === undefined) throw notFound(`There is no gameweek ${written}.`);
  return gameweek;
}

/** @throws 404 for an unknown footballer */
export function readFootballer(season: Season, written: number | string): Footballer {
  const footballer = /^\d{1,9}$/.test(String(written))
    ? season.footballer(asFootballerId(Number(written)))
    : undefined;
  if (footballer === undefined) throw notFound(`There is no player ${written}.`);
  return footballer;
}

/** "Rival id must parse to a non-zero integer, else 'Invalid id'." @throws 400 */
export function readTeamId(written: number | string): TeamId {
  const id = /^\d{1,9}$/.test(String(written)) ? Number(written) : 0;
  if (id === 0) throw badRequest('Invalid id', { id: 'Invalid id' });
  return asTeamId(id);
}

/** @throws 404 for an invalid league id */
export function readLeagueId(written: number | string): LeagueId {
  if (!/^[1-9]\d{0,8}$/.test(String(written))) throw notFound(`There is no league ${written}.`);
  return asLeagueId(Number(written));
}

/** @throws 404 for an unknown three-letter club code */
export function readClub(season: Season, written: number | string): Club {
  const club = season.club(asClubId(String(written)));
  if (club === undefined) throw notFound(`There is no club ${written}.`);
  return club;
}
