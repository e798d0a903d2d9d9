import { badges, positions } from '@touchline/shared/domain';
import { foldAccents } from '@touchline/shared/text';
import { type FootballersQuery, type FootballerView, type PageInfo } from '@touchline/shared/wire';
import type { Static } from 'typebox';
import type { Footballer } from '../../game/fpl/gameData';
import { readyProjection } from '../projection/projection';
import { readSort, type Sort, sortFootballers, type SortValue } from '../../game/reports/footballerOrder';
import type { RowReader } from '../../game/reports/footballerRows';
import { badgesOfSeason } from '../../game/season/badgesOfSeason';
import type { Season } from '../../game/season/season';

type Query = Static<typeof FootballersQuery>;

/** Rows per page. Our choice: the specification has none. */
export const pageSize = 20;

/** Sort values of our own expected points: only when the projection has been computed. */
const projectedSortValues: Record<string, SortValue> = {
  our_ep: (season, { id }) => readyProjection(season).byFootballer.get(id)?.ep[0] ?? null,
  our_sum: (season, { id }) => sumOfEp(readyProjection(season).byFootballer.get(id)),
};

const sumOfEp = (projection: { readonly ep: readonly number[] } | undefined) =>
  projection === undefined ? null : projection.ep.reduce((sum, one) => sum + one, 0);

export interface ListPage {
  readonly footballers: readonly Footballer[];
  readonly paging: PageInfo;
}

/** Filters, sorts and paginates. Invalid values are ignored. */
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
  const sorted = sortFootballers(season, reader, found, { order_by, order }, projectedSortValues);
  const pages = Math.ceil(sorted.length / pageSize);
  const page = Math.max(1, Math.min(pages, readWhole(query.page) ?? 1));
  const first = (page - 1) * pageSize;
  const footballers = sorted.slice(first, first + pageSize);
  return { footballers, paging: { page, pages, page_size: pageSize, total: sorted.length, order_by, order } };
}

/** Whether the predictions list shows our own expected points instead of the game's. */
export const isOurs = (view: FootballerView, { ep }: Query): boolean =>
  view === 'predictions' && ep === 'ours';

function readProjectedSort(season: Season, view: FootballerView, query: Query): Sort {
  const order_by = query.order_by ?? 'our_sum';
  if (!Object.hasOwn(projectedSortValues, order_by) && query.order_by !== undefined)
    return readSort(season, view, query);
  return { order_by, order: query.order === 'asc' ? 'asc' : 'desc' };
}

type Filter = (footballer: Footballer) => boolean;

function makeFilter(season: Season, reader: RowReader, query: Query): Filter {
  const q = foldAccents(query.q?.trim() ?? '');
  const wanted = {
    positions: parseList(query.pos?.toUpperCase(), positions),
    clubs: parseList(
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

/** Not injured, suspended, away or ineligible. A doubtful one is included. */
const isFit = ({ status }: Footballer) => status === 'a' || status === 'd';

/** The known values of a comma-separated list. */
function parseList(written: string | undefined, allowed: readonly string[]): string[] {
  return (written ?? '').split(',').filter((one) => allowed.includes(one));
}

function readWhole(written: string | undefined): number | undefined {
  return written !== undefined && /^\d{1,9}$/.test(written) ? Number(written) : undefined;
}

/** Millions as tenths; non-numbers are ignored. */
function readMillions(written: string | undefined): number | undefined {
  return written !== undefined && /^\d{1,3}(\.\d+)?$/.test(written)
    ? Math.round(Number(written) * 10)
    : undefined;
}
