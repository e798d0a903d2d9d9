import { pickStatusLabel, type Position } from '@touchline/shared/domain';
import type { RosterWidget } from '@touchline/shared/wire';
import { placeNow } from '../../game/reports/card';
import { pointsSoFar } from '../../game/reports/pointsSoFar';
import type { TeamResult } from '../../game/reports/teamResult';
import type { Season } from '../../game/season/season';
import { chanceShown } from '../../game/reports/matchChance';

type Groups = RosterWidget['groups'];
type Row = Groups['GKP'][number];

/** The own squad as a list with points, in the groups of the team table. */
export function rosterGroups(season: Season, result: TeamResult | undefined): Groups {
  const groups: Groups = { GKP: [], DEF: [], MID: [], FWD: [], SUBS: [] };
  if (result === undefined) return groups;
  const picks = [...result.picks].sort((a, b) => placeNow(result, a) - placeNow(result, b));
  for (const pick of picks) {
    const footballer = season.footballer(pick.footballer_id);
    if (footballer === undefined) continue;
    const round = season.round(result.gameweek).footballers.get(footballer.id);
    const isBenched = placeNow(result, pick) > season.rules.squad.lineup;
    const group = isBenched ? groups.SUBS : groups[footballer.position as Position];
    (group as Row[] | undefined)?.push({
      id: footballer.id,
      name: footballer.name,
      club_id: footballer.club_id,
      position: footballer.position as Position,
      status: pickStatusLabel(pick.status).short as Row['status'],
      points: pointsSoFar(round) === null ? null : pick.points * Math.max(1, pick.multiplier),
      chance: chanceShown(season, footballer),
      playing_now: round?.progress === 'playing',
    });
  }
  return groups;
}
