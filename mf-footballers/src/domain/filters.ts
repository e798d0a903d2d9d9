import { isClubId, badges, isPosition, type ClubId, type Position } from '@touchline/shared/domain';

/** The filters of a list, as in the address. */
export interface Filters {
  /** Part of a name. */
  readonly q: string;
  readonly positions: readonly Position[];
  readonly clubs: readonly ClubId[];
  /** `all`, `watchlist` or a badge. */
  readonly category: string;
  /** Millions; no limit when absent. */
  readonly costMin?: number;
  readonly costMax?: number;
  readonly hidesInjured: boolean;
  readonly hidesMine: boolean;
}

/** Query parameters that filter. */
export const filterWords = [
  'q',
  'pos',
  'club',
  'category',
  'cost_min',
  'cost_max',
  'hide_injured',
  'hide_mine',
] as const;
export type FilterWord = (typeof filterWords)[number];

/** New values of query parameters; undefined removes the parameter. */
export type FilterChange = Readonly<Partial<Record<FilterWord, string | undefined>>>;

const allCategories = 'all';
export const watchlistCategory = 'watchlist';

/** Options for the category: everybody, the watchlist, each badge. */
export const categories: readonly { readonly value: string; readonly label: string }[] = [
  { value: allCategories, label: 'All' },
  { value: watchlistCategory, label: 'Watchlist' },
  ...badges.map(({ key, label }) => ({ value: key, label })),
];

/** Parses the filters of an address. Unknown values are dropped, because users edit addresses. */
export function readFilters(address: URLSearchParams): Filters {
  const list = (word: FilterWord) => (address.get(word) ?? '').split(',');
  const category = address.get('category') ?? allCategories;
  return {
    q: address.get('q')?.trim() ?? '',
    positions: list('pos').filter(isPosition),
    clubs: list('club').filter(isClubId),
    category: categories.some(({ value }) => value === category) ? category : allCategories,
    costMin: readMillions(address.get('cost_min')),
    costMax: readMillions(address.get('cost_max')),
    hidesInjured: address.get('hide_injured') === 'true',
    hidesMine: address.get('hide_mine') === 'true',
  };
}

/** The filter parameters of an address: kept when the user changes to another list. */
export const filtersOf = (address: URLSearchParams): Record<string, string> =>
  withoutEmpty(Object.fromEntries(filterWords.map((word) => [word, address.get(word) ?? undefined])));

function readMillions(text: string | null): number | undefined {
  return text !== null && /^\d{1,2}(\.\d)?$/.test(text) ? Number(text) : undefined;
}

/**
 * The filters as parameters of the call. Source: specification, section 7: category "'watchlist' becomes
 * watchlist=true, any other value except 'all' becomes badge".
 */
export function filterQuery(filters: Filters): Record<string, string> {
  const { q, positions, clubs, category, costMin, costMax, hidesInjured, hidesMine } = filters;
  return withoutEmpty({
    q,
    pos: positions.join(','),
    club: clubs.join(','),
    cost_min: costMin?.toString(),
    cost_max: costMax?.toString(),
    watchlist: category === watchlistCategory ? 'true' : '',
    badge: category === watchlistCategory || category === allCategories ? '' : category,
    hide_injured: hidesInjured ? 'true' : '',
    hide_mine: hidesMine ? 'true' : '',
  });
}

const withoutEmpty = (query: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])));

/** Adds a value to a list in the address, or removes it. */
export function toggled<Value extends string>(values: readonly Value[], value: Value): string | undefined {
  const after = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return after.join(',') || undefined;
}

/** One active filter, as a removable chip. */
export interface ActiveFilter {
  readonly key: string;
  readonly label: string;
  /** Change that removes it from the address. */
  readonly removal: FilterChange;
}

/** The active filters, in the order of the bar; including the search, although it has its own field. */
export function activeFilters(filters: Filters, clubName: (id: ClubId) => string): ActiveFilter[] {
  const { q, positions, clubs, category, hidesInjured, hidesMine } = filters;
  const one = (word: FilterWord, label: string): ActiveFilter => ({
    key: word,
    label,
    removal: { [word]: undefined },
  });
  return [
    ...(q ? [one('q', `“${q}”`)] : []),
    ...positions.map((position) => ({
      key: position,
      label: position,
      removal: { pos: toggled(positions, position) },
    })),
    ...clubs.map((club) => ({
      key: club,
      label: clubName(club),
      removal: { club: toggled(clubs, club) },
    })),
    ...(category === allCategories ? [] : [one('category', labelOf(category))]),
    ...costFilter(filters),
    ...(hidesInjured ? [one('hide_injured', 'Hide injured')] : []),
    ...(hidesMine ? [one('hide_mine', 'Hide mine')] : []),
  ];
}

const labelOf = (category: string) => categories.find(({ value }) => value === category)?.label ?? category;

function costFilter({ costMin, costMax }: Filters): ActiveFilter[] {
  if (costMin === undefined && costMax === undefined) return [];
  const removal = { cost_min: undefined, cost_max: undefined };
  const [from, to] = [costMin, costMax].map((cost) => cost !== undefined && `${cost.toFixed(1)}m`);
  const label = from && to ? `${from} – ${to}` : from ? `From ${from}` : `Up to ${String(to)}`;
  return [{ key: 'cost', label, removal }];
}

/** Change that removes every filter from the address. */
export const noFilters: FilterChange = Object.fromEntries(filterWords.map((word) => [word, undefined]));
