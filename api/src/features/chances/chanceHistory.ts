import { createHash } from 'node:crypto';
import type { TeamId } from '@touchline/shared/domain';
import type { RivalsChanceHistory } from '@touchline/shared/wire';
import type { Reading } from '../../game/handlers/gameServices';
import { isChanceOpen } from '../../game/reports/openWithoutPass';
import { instantOf } from '../../game/season/instant';
import type { Services } from '../../services';
import { headOf, type RivalsView } from '../rivals/rivalPages';
import type { ViewChances } from './chances';
import { type ChanceHistoryKey, type ChanceMoment, listChances, saveChances } from './chanceHistory.queries';

const minuteMs = 60_000;

/** Teams of a view whose chances are kept, by live total: as many as a league may have to be tracked. */
const mostKept = 50;

type Kept = Pick<Reading, 'season' | 'state' | 'account'>;

/**
 * Keeps the chances of a view while the gameweek runs, as of the minute in which the game was read. A failure is logged: the
 * reply has the chances all the same.
 */
export async function keepChances(
  { db, wall, kit }: Pick<Services, 'db' | 'wall' | 'kit'>,
  reading: Kept,
  view: RivalsView,
  { state, places, rows }: ViewChances,
): Promise<void> {
  const key = keyOf(reading, view);
  if (key === undefined || state !== 'running' || places === null) return;
  const known = rows.filter(({ win }) => win !== undefined);
  try {
    await saveChances(db, key, {
      at: Math.floor(reading.state.as_of / minuteMs) * minuteMs,
      writtenAt: wall.now(),
      among: among(known.map(({ id }) => id)),
      chances: {
        first: thousandths(places.first),
        win: Object.fromEntries(known.slice(0, mostKept).map(({ id, win = 0 }) => [id, thousandths(win)])),
      },
    });
  } catch (err) {
    kit.app.log.warn({ err }, 'Chances of a gameweek were not kept.');
  }
}

export async function readHistory(
  { db }: Pick<Services, 'db'>,
  reading: Kept,
  view: RivalsView,
): Promise<ChanceMoment[]> {
  const key = keyOf(reading, view);
  return key === undefined ? [] : listChances(db, key);
}

function keyOf({ season, account }: Kept, { config, own_id }: RivalsView): ChanceHistoryKey | undefined {
  if (season.current === undefined || own_id === null) return undefined;
  return {
    ...{ account: account.id, season: season.id, gameweek: season.current.id },
    ...{ view: String(config.id), team: own_id },
  };
}

const thousandths = (chance: number) => Math.round(chance * 1000) / 1000;

/** A name for a set of teams. */
const among = (ids: readonly TeamId[]) =>
  createHash('sha256')
    .update([...ids].sort((a, b) => a - b).join())
    .digest('base64url')
    .slice(0, 16);

/**
 * How chances moved through the gameweek, as far as the reader may see it. The first place among other teams than those
 * of the newest moment is not told: it would seem to have moved when a rival was added.
 * @param opponents of the own head-to-head matches of the gameweek
 */
export function historyPage(
  view: RivalsView,
  { state, rows }: ViewChances,
  moments: readonly ChanceMoment[],
  opponents: ReadonlySet<TeamId> = new Set(),
): Omit<RivalsChanceHistory, 'gameweek'> {
  const names = new Map(view.teams.map(({ id, name }) => [id, name]));
  const newest = moments.at(-1);
  return {
    ...headOf(view),
    state,
    times: moments.map(({ at }) => instantOf(at)),
    first: moments.map((moment) => (moment.among === newest?.among ? moment.chances.first : null)),
    rows: rows.map(({ id }, index) =>
      isChanceOpen({ index, isOpponent: opponents.has(id) }, !view.isLocked)
        ? {
            id,
            name: names.get(id) ?? `Team ${id}`,
            win: moments.map(({ chances }) => chances.win[id] ?? null),
          }
        : { id, locked: true },
    ),
  };
}
