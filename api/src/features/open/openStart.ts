import { bestLineup, type GameweekNumber } from '@touchline/shared/domain';
import type { OpenStart } from '@touchline/shared/wire';
import type { GameServices } from '../../game/handlers/gameServices';
import { infoOrNull } from '../../game/reports/gameweekInfo';
import { listDemoTeams } from '../../game/reports/teams.queries';
import type { GameNow } from '../../game/season/game';
import type { Season } from '../../game/season/season';
import { kitOf } from '../share/sharedGameweek';

/** Data of the first page for visitors. */
export async function readOpenStart(
  { db, clock, demo }: GameServices,
  { season }: GameNow,
): Promise<OpenStart> {
  return {
    demo,
    demo_teams: demo ? await listDemoTeams(db, season.id) : [],
    gameweek: infoOrNull(season, season.current, clock.now()),
    best: bestEleven(season, season.current?.id),
  };
}

/** The legal eleven with the most points of a gameweek, counted while matches run. */
function bestEleven(season: Season, gameweek: GameweekNumber | undefined): OpenStart['best'] {
  const round = gameweek === undefined ? undefined : season.round(gameweek).footballers;
  const candidates = season.footballers.flatMap((footballer) => {
    const value = pointsIn(round?.get(footballer.id)?.matches ?? []);
    const { id, name, position, club_id } = footballer;
    return value === undefined ? [] : [{ footballer_id: id, name, position, club_id, value }];
  });
  const eleven = bestLineup(candidates, season.rules);
  const shown = eleven.map(({ name, value, club_id, position }) => ({
    position,
    pick: { name, points: value, multiplier: 1, kit: kitOf(season.id, club_id, position) },
  }));
  return {
    points: eleven.reduce((sum, { value }) => sum + value, 0),
    lines: season.rules.positions
      .map(({ code }) => shown.filter(({ position }) => position === code).map(({ pick }) => pick))
      .filter(({ length }) => length > 0),
  };
}

/** Undefined for who has not played in the gameweek yet. */
function pointsIn(matches: readonly { stats: { minutes: number }; points: number }[]): number | undefined {
  const played = matches.filter(({ stats }) => stats.minutes > 0);
  return played.length === 0 ? undefined : played.reduce((sum, { points }) => sum + points, 0);
}
