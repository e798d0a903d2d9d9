import { isLocked } from '../reports/paidValues';
import type { RowReader } from '../reports/footballerRows';
import type { TeamResult } from '../reports/teamResult';
import type { GameServices, Reading } from './gameServices';
import { findOwnResult } from './teams';
import { ownershipFor, readView, type ViewGroup } from './viewGroup';

/** The user for whom a table of footballers is made: own squad, watchlist and ownership in the view. */
export function rowReader(
  { account, personal, season }: Reading,
  group: ViewGroup,
  own: TeamResult | undefined,
): RowReader {
  return {
    pass: account.pass,
    hides: (metric, footballer) =>
      isLocked(season, { account_id: account.id, pass: account.pass }, metric, footballer),
    mine: new Set(own?.picks.map(({ footballer_id }) => footballer_id)),
    watched: new Set(personal.watchlist),
    ownershipOf: (footballer) => ownershipFor(group, footballer),
  };
}

/** The same, with the squad of the current gameweek and, unless it is given, the stored view. */
export async function readRowReader(
  services: Pick<GameServices, 'db'>,
  reading: Reading,
  group?: ViewGroup,
): Promise<RowReader> {
  const view = group ?? (await readView(services.db, reading));
  return rowReader(reading, view, await findOwnResult(services, reading));
}
