import { badges, type FootballerId, positions, ptsHidden } from '@touchline/shared/domain';
import { type FootballersQuery, type FootballerView, type PageInfo } from '@touchline/shared/wire';
import type { Static } from 'typebox';
import type { Footballer } from '../fpl/gameData';
import { badgesOfSeason, transfersBalance } from './badgesOfSeason';
import {
  clubDifficulty,
  gameweekPoints,
  type RowLock,
  type RowReader,
  seasonCategories,
} from './footballerRows';
import { readyProjection } from './projection';
import type { Season } from './season';

type Query = Static<typeof FootballersQuery>;

/** Rows of one page. The specification does not show it; this is ours. */
export const pageSize = 20;

/** What a list is sorted by: a number or a text of each footballer; null sorts last. */
type SortValue = (season: Season, footballer: Footballer, reader: RowReader) => number | string | null;

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
  status: (_, { chance_next }) => chance_next ?? 100,
  mean_difficulty: (season, { club_id }) => clubDifficulty(season, club_id),
};

/** Sort values of our own expected points: only where the projection has been computed. */
const projectedSortValues: Record<string, SortValue> = {
  our_ep: (season, { id }) => readyProjection(season).byFootballer.get(id)?.ep[0] ?? null,
  our_sum: (season, { id }) => sumOfEp(readyProjection(season).byFootballer.get(id)),
};

const sumOfEp = (projection: { readonly ep: readonly number[] } | undefined) =>
  projection === undefined ? null : projection.ep.reduce((sum, one) => sum + one, 0);

/** Sort value by key: a column's own, or any category of the season's scoring. Undefined for other keys. */
function sortValueOf(season: Season, key: string): SortValue | undefined {
  if (Object.hasOwn(sortValues, key)) return sortValues[key];
  if (!Object.hasOwn(season.rules.scoring, key)) return undefined;
  return (_, footballer) => seasonCategories(season, footballer)[key]?.points ?? 0;
}

/** The orders, by which the paywall counts too: none of them may depend on the user. */
const defaultSort: Record<FootballerView, string> = {
  default: 'total_points',
  total_points: 'total_points',
  gameweek_points: 'total_points',
  fixtures_points: 'total_points',
  gameweek_transfers: 'balance',
  predictions: 'ep_next',
  season_ticker: 'mean_difficulty',
};

/** Sorts that begin with the smallest. */
const ascendingFirst = new Set(['name', 'club', 'position', 'mean_difficulty']);

export interface ListPage {
  readonly footballers: readonly Footballer[];
  readonly paging: PageInfo;
}

/** Filters, sorts and pages. Values that are not understood are dropped, as if they had not been sent. */
export function footballerPage(
  season: Season,
  reader: RowReader,
  view: FootballerView,
  query: Query,
): ListPage {
  const { order_by, order } = isOurs(view, query)
    ? readProjectedSort(season, view, query)
    : readSort(season, view, query);
  const found = season.footballers.filter(makeFilter(season, reader, query));
  const sorted = sortFootballers(season, reader, found, { order_by, order });
  const pages = Math.ceil(sorted.length / pageSize);
  const page = Math.max(1, Math.min(pages, readWhole(query.page) ?? 1));
  const first = (page - 1) * pageSize;
  const footballers = sorted.slice(first, first + pageSize);
  return { footballers, paging: { page, pages, page_size: pageSize, total: sorted.length, order_by, order } };
}

/**
 * What a row of a view leaves out without pass: by its place in the whole list in the view's own order. A filter, another
 * sort or a club's table move the row to another place and open nothing; the place is the same for everybody.
 */
export function listLock(
  season: Season,
  reader: RowReader,
  view: FootballerView,
  { id }: Footballer,
): RowLock {
  const isHidden = !reader.pass && ptsHidden(placesOf(season, reader, view).get(id) ?? 0);
  return { points: isHidden, gated: isHidden };
}

function placesOf(
  season: Season,
  reader: RowReader,
  view: FootballerView,
): ReadonlyMap<FootballerId, number> {
  return season.once(`paywall places ${view}`, () => {
    const sorted = sortFootballers(season, reader, season.footballers, readSort(season, view, {}));
    return new Map(sorted.map(({ id }, index) => [id, index]));
  });
}

interface Sort {
  readonly order_by: string;
  readonly order: 'asc' | 'desc';
}

/** "order_by has non-word characters stripped (spaces and hyphens kept); order is asc or desc only." */
function readSort(season: Season, view: FootballerView, query: Query): Sort {
  const asked = query.order_by?.replace(/[^\w\s-]/g, '') ?? '';
  const order_by = sortValueOf(season, asked) === undefined ? defaultSort[view] : asked;
  const usual = ascendingFirst.has(order_by) ? 'asc' : 'desc';
  return { order_by, order: query.order === 'asc' || query.order === 'desc' ? query.order : usual };
}

/** Whether the predictions list shows our own expected points in place of the game's. */
export const isOurs = (view: FootballerView, { ep }: Query): boolean =>
  view === 'predictions' && ep === 'ours';

function readProjectedSort(season: Season, view: FootballerView, query: Query): Sort {
  const order_by = query.order_by ?? 'our_sum';
  if (!Object.hasOwn(projectedSortValues, order_by) && query.order_by !== undefined)
    return readSort(season, view, query);
  return { order_by, order: query.order === 'asc' ? 'asc' : 'desc' };
}

function sortFootballers(
  season: Season,
  reader: RowReader,
  footballers: readonly Footballer[],
  { order_by, order }: Sort,
): Footballer[] {
  const valueOf = projectedSortValues[order_by] ?? sortValueOf(season, order_by) ?? (() => null);
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

type Filter = (footballer: Footballer) => boolean;

function makeFilter(season: Season, reader: RowReader, query: Query): Filter {
  const q = foldAccents(query.q?.trim() ?? '');
  const wanted = {
    positions: knownOf(query.pos?.toUpperCase(), positions),
    clubs: knownOf(
      query.club?.toLowerCase(),
      season.clubs.map(({ id }) => id),
    ),
    badge: badges.find(({ key }) => key === query.badge)?.key,
    costMin: readMillions(query.cost_min),
    costMax: readMillions(query.cost_max),
  };
  const filters: Filter[] = [
    (one) => q === '' || foldAccents(`${one.name} ${one.fullname}`).includes(q),
    (one) => wanted.positions.length === 0 || wanted.positions.includes(one.position),
    (one) => wanted.clubs.length === 0 || wanted.clubs.includes(one.club_id),
    (one) => wanted.costMin === undefined || one.price >= wanted.costMin,
    (one) => wanted.costMax === undefined || one.price <= wanted.costMax,
    (one) => query.watchlist !== 'true' || reader.watched.has(one.id),
    (one) => query.hide_injured !== 'true' || isFit(one),
    (one) => query.hide_mine !== 'true' || !reader.mine.has(one.id),
  ];
  const { badge } = wanted;
  if (badge !== undefined) filters.push(({ id }) => badgesOfSeason(season).get(id)?.includes(badge) === true);
  return (footballer) => filters.every((passes) => passes(footballer));
}

/** Neither injured, suspended, away nor barred. A doubtful one stays. */
const isFit = ({ status }: Footballer) => status === 'a' || status === 'd';

/** The known ones of a list separated by commas. */
function knownOf(written: string | undefined, known: readonly string[]): string[] {
  return (written ?? '').split(',').filter((one) => known.includes(one));
}

function readWhole(written: string | undefined): number | undefined {
  return written !== undefined && /^\d{1,9}$/.test(written) ? Number(written) : undefined;
}

/** Millions as tenths; anything that is not a number is dropped. */
function readMillions(written: string | undefined): number | undefined {
  return written !== undefined && /^\d{1,3}(\.\d+)?$/.test(written)
    ? Math.round(Number(written) * 10)
    : undefined;
}

const specialLetters: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  đ: 'd',
  ı: 'i',
  ð: 'd',
  þ: 'th',
};

/** Lower case without accents: `Ødegaard` is found by `odegaard`. */
export function foldAccents(written: string): string {
  return written
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[øłßæđıðþ]/g, (letter) => specialLetters[letter] ?? letter);
}
