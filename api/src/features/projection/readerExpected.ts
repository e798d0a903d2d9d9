import type { CardReader } from '../../game/reports/paidValues';
import type { Reading } from '../../game/handlers/gameServices';
import type { Season } from '../../game/season/season';
import { projectionOf, type SeasonProjection } from './projection';
import { isProjectionLocked, toHundredth } from './projectionRows';

/** The reader of cards and squads, with the expected points that they chose. */
export async function cardReader({ season, account, personal }: Reading): Promise<CardReader> {
  const reader = { account_id: account.id, pass: account.pass };
  if (personal.expected === 'official') return reader;
  return { ...reader, expected: ourExpected(season, await projectionOf(season), reader) };
}

/** Our expected points of the next gameweek; open in the rows in which the list of predictions shows them. */
function ourExpected(
  season: Season,
  { gameweeks, byFootballer }: SeasonProjection,
  reader: CardReader,
): NonNullable<CardReader['expected']> {
  const at = gameweeks.indexOf(season.next?.id ?? 0);
  return {
    of: ({ id }) => {
      const value = byFootballer.get(id)?.ep[at];
      return value === undefined ? null : toHundredth(value);
    },
    isLocked: (footballer) => isProjectionLocked(season, footballer, reader),
  };
}
