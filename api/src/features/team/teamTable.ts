import {
  isStarter,
  type PickResult,
  type Position,
  suggestedLineup,
  type SuggestedLineup,
} from '@touchline/shared/domain';
import type { FootballerRow, FootballerView, TeamTable } from '@touchline/shared/wire';
import { placeNow } from '../../game/reports/card';
import { footballerRow, ownSquadLock, type RowLock, type RowReader } from '../../game/reports/footballerRows';
import { type CardReader, expectedNext } from '../../game/reports/paidValues';
import type { TeamResult } from '../../game/reports/teamResult';
import type { Season } from '../../game/season/season';

/** A squad as a table in groups, after substitutions. */
export function teamTable(
  season: Season,
  reader: RowReader,
  view: FootballerView,
  result: TeamResult | undefined,
  lock: RowLock = ownSquadLock(reader),
): TeamTable {
  const groups: TeamTable['groups'] = { GKP: [], DEF: [], MID: [], FWD: [], SUBS: [] };
  for (const pick of inOrder(result)) {
    const footballer = season.footballer(pick.footballer_id);
    if (footballer === undefined || result === undefined) continue;
    const isBenched = placeNow(result, pick) > season.rules.squad.lineup;
    const group = isBenched ? groups.SUBS : groups[footballer.position as Position];
    (group as FootballerRow[] | undefined)?.push(footballerRow(season, reader, footballer, view, lock));
  }
  return {
    view,
    gameweek_id: result?.gameweek ?? null,
    active_chip: result?.active_chip ?? null,
    groups,
  };
}

function inOrder(result: TeamResult | undefined): PickResult[] {
  if (result === undefined) return [];
  return [...result.picks].sort((a, b) => placeNow(result, a) - placeNow(result, b));
}

/** The line-up with the most expected points in the next gameweek, of the kind that the reader chose. */
export function suggestedFor(
  season: Season,
  { squad }: TeamResult,
  reader: Pick<CardReader, 'expected'>,
): SuggestedLineup {
  return suggestedLineup(
    squad.map(({ footballer_id, position, slot }) => {
      const footballer = season.footballer(footballer_id);
      return {
        footballer_id,
        position,
        expected_points: footballer === undefined ? null : expectedNext(reader, footballer),
        starts_now: isStarter({ slot }, season.rules.squad.lineup),
      };
    }),
    season.rules,
  );
}
