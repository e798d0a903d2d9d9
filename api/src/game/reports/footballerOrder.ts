import { type FootballerId, type MetricKey, positions, ptsHidden } from '@touchline/shared/domain';
import { foldAccents } from '@touchline/shared/text';
import type { FootballersQuery, FootballerView } from '@touchline/shared/wire';
import type { Static } from 'typebox';
import type { Footballer } from '../fpl/gameData';
import { transfersBalance } from '../season/badgesOfSeason';
import { perSeason } from '../season/perSeason';
import type { Season } from '../season/season';
import {
  clubDifficulty,
  gameweekPoints,
  type RowLock,
  type RowReader,
  seasonCategories,
} from './footballerRows';
import { openTransfers } from './transferOrder';
import { chanceInNextMatch } from './matchChance';

/** Sort value: a number or a text of each footballer; null sorts last. */
export type SortValue = (season: Season, footballer: Footballer, reader: RowReader) => number | string | null;

const sortValues: Record<string, SortValue> = {
  name: (_, { name }) => foldAccents(name),
  club: (_, { club_id }) => club_id,
  position: (_, { position }) => (positions as readonly string[]).indexOf(position),
  total_points: (_, { total_points }) => total_points,
  per_match: (_, { points_per_match }) => points_per_match,
  gw_points: (season, { id }) => gameweekPoints(season, id, season.current?.id),
  selected_by: (_, { selected_by }) => selected_by,
  cost: (_, { price }) => price,
  cost_change: (_, { price_change }) => price_change,
  form: (_, { form }) => form,
  rivals: (_, { id }, reader) => reader.ownershipOf(id).count,
  balance: (_, footballer) => transfersBalance(footballer),
  transfers_in: (_, { transfers_in_event }) => transfers_in_event,
  transfers_out: (_, { transfers_out_event }) => transfers_out_event,
  ep_this: (_, { ep_this }) => ep_this,
  ep_next: (_, { ep_next }) => ep_next,
  status: chanceInNextMatch,
  mean_difficulty: (season, { club_id }) => clubDifficulty(season, club_id),
};

/** Sort value by key: a column's own, or any category of the season's scoring. Undefined for other keys. */
function sortValueOf(season: Season, key: string): SortValue | undefined {
  if (Object.hasOwn(sortValues, key)) return sortValues[key];
  if (!Object.hasOwn(season.rules.scoring, key)) return undefined;
  return (_, footballer) => seasonCategories(season, footballer.id)[key]?.points ?? 0;
}

/** Default orders. The paywall counts by them too, so none may depend on the user. */
const defaultSort: Record<FootballerView, string> = {
  default: 'total_points',
  total_points: 'total_points',
  gameweek_points: 'total_points',
  fixtures_points: 'total_points',
  gameweek_transfers: 'balance',
  predictions: 'ep_next',
  season_ticker: 'mean_difficulty',
};

/** Sort keys that start ascending. */
const ascendingFirst = new Set(['name', 'club', 'position', 'mean_difficulty']);

/**
 * Parts of a row that are locked without pass, by its index in the whole list in the view's default order. A
 * filter, another sort or a club's table change a row's position, but must unlock nothing; the index is the
 * same for everybody.
 */
export function listLock(
  season: Season,
  reader: RowReader,
  view: FootballerView,
  { id }: Footballer,
): RowLock {
  const isHidden = !reader.pass && ptsHidden(placesOf(season, view).get(id) ?? 0);
  return { points: isHidden, gated: isHidden };
}

/** Lists whose open rows show a gated metric. */
const listsOf: Partial<Record<MetricKey, readonly FootballerView[]>> = {
  ep_this: ['predictions'],
  ep_next: ['predictions'],
  form: ['default', 'predictions'],
  transfers: ['gameweek_transfers'],
};

/** Whether a list opens a footballer's value of a gated metric to everybody. It is then open in every reply. */
export function isOpenInLists(season: Season, metric: MetricKey, id: FootballerId): boolean {
  if (metric === 'transfers' && openTransfers(season).has(id)) return true;
  return (listsOf[metric] ?? []).some((view) => !ptsHidden(placesOf(season, view).get(id) ?? 0));
}

const placesOf = perSeason((season, view: FootballerView): ReadonlyMap<FootballerId, number> => {
  const sorted = sortFootballers(season, nobody, season.footballers, readSort(season, view, {}));
  return new Map(sorted.map(({ id }, index) => [id, index]));
});

/** For orders that do not depend on a user. */
const nobody: RowReader = {
  pass: false,
  hides: () => true,
  mine: new Set(),
  watched: new Set(),
  ownershipOf: () => ({ count: 0, total: 0, count_share: 0 }),
};

type SortQuery = Pick<Static<typeof FootballersQuery>, 'order_by' | 'order'>;

export interface Sort {
  readonly order_by: string;
  readonly order: 'asc' | 'desc';
}

/** "order_by has non-word characters stripped (spaces and hyphens kept); order is asc or desc only." */
export function readSort(season: Season, view: FootballerView, query: SortQuery): Sort {
  const asked = query.order_by?.replace(/[^\w\s-]/g, '') ?? '';
  const order_by = sortValueOf(season, asked) === undefined ? defaultSort[view] : asked;
  const byDefault = ascendingFirst.has(order_by) ? 'asc' : 'desc';
  return { order_by, order: query.order === 'asc' || query.order === 'desc' ? query.order : byDefault };
}

/** @param moreValues further sort values of this list, by key */
export function sortFootballers(
  season: Season,
  reader: RowReader,
  footballers: readonly Footballer[],
  { order_by, order }: Sort,
  moreValues: Readonly<Record<string, SortValue>> = {},
): Footballer[] {
  const valueOf = moreValues[order_by] ?? sortValueOf(season, order_by) ?? (() => null);
  const direction = order === 'asc' ? 1 : -1;
  return footballers
    .map((footballer) => ({ footballer, value: valueOf(season, footballer, reader) }))
    .sort((a, b) => compare(a.value, b.value, direction) || byPointsAndId(a.footballer, b.footballer))
    .map(({ footballer }) => footballer);
}

function compare(a: number | string | null, b: number | string | null, direction: number): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -direction : direction;
}

const byPointsAndId = (a: Footballer, b: Footballer) => b.total_points - a.total_points || a.id - b.id;
