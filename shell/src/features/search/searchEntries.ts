import { buildLink } from '@touchline/shared/contract';
import type { FootballerId, TeamId } from '@touchline/shared/domain';
import type { FantasyState, SearchIndex, SearchTeams } from '@touchline/shared/wire';
import type { BrowserRegistry } from '../../services/remotes/registry';

/** In the order of the groups without a query. */
export const searchGroups = {
  footballer: 'Players',
  club: 'Clubs',
  fixture: 'Fixtures',
  gameweek: 'Gameweeks',
  rival: 'Rivals',
  member: 'In my leagues',
  page: 'Pages',
} as const;

export type SearchKind = keyof typeof searchGroups;

export interface SearchEntry {
  /** `footballer:12`; also how recent entries are stored. */
  readonly key: string;
  readonly kind: SearchKind;
  readonly name: string;
  /** Shown beside the name. */
  readonly detail: string;
  /** Found by these too. */
  readonly words: string;
  /** From 0 to 1: of equal matches the higher one is listed first. */
  readonly weight: number;
  /** Absent for teams, which open as a popup. */
  readonly to?: string;
  readonly footballer?: FootballerId;
  readonly team?: TeamId;
}

interface Searched {
  readonly state: FantasyState | null;
  /** Absent until they have loaded. */
  readonly index: SearchIndex | undefined;
  readonly teams: SearchTeams | undefined;
  readonly registry: BrowserRegistry;
  readonly isAdmin: boolean;
}

/** Everything that the reader may find. */
export function searchEntries({ state, index, teams, registry, isAdmin }: Searched): SearchEntry[] {
  const clubs = new Map((state?.clubs ?? []).map(({ id, name }) => [String(id), name]));
  return [
    ...footballers(index, clubs),
    ...[...clubs].map(([id, name]): SearchEntry => ({
      key: `club:${id}`,
      kind: 'club',
      name,
      detail: id.toUpperCase(),
      words: id,
      weight: 1,
      to: buildLink('club', { params: { id } }),
    })),
    ...fixtures(index, clubs, state),
    ...gameweeks(state),
    ...(teams?.teams ?? []).map(({ id, name, fullname, is_rival, leagues }): SearchEntry => ({
      key: `team:${id}`,
      kind: is_rival ? 'rival' : 'member',
      name,
      detail: [fullname, ...leagues.slice(0, 1)].filter(Boolean).join(' · '),
      words: fullname ?? '',
      weight: 1,
      team: id,
    })),
    ...pages(registry, isAdmin),
  ];
}

const footballers = (index: SearchIndex | undefined, clubs: ReadonlyMap<string, string>): SearchEntry[] =>
  (index?.footballers ?? []).map(({ id, name, fullname, club_id, position }, at, { length }) => ({
    key: `footballer:${id}`,
    kind: 'footballer',
    name,
    detail: `${club_id.toUpperCase()} · ${position}`,
    words: `${fullname} ${clubs.get(club_id) ?? club_id}`,
    weight: 1 - at / length,
    to: buildLink('footballer', { params: { id } }),
    footballer: id,
  }));

function fixtures(
  index: SearchIndex | undefined,
  clubs: ReadonlyMap<string, string>,
  state: FantasyState | null,
): SearchEntry[] {
  const now = state?.gameweek_id ?? 0;
  return (index?.fixtures ?? []).map(({ id, gameweek_id }) => {
    const [home = '', away = ''] = id.split('-');
    return {
      key: `fixture:${id}`,
      kind: 'fixture',
      name: `${clubs.get(home) ?? home} v ${clubs.get(away) ?? away}`,
      detail: gameweek_id === null ? 'Postponed' : `GW${gameweek_id}`,
      words: `${home} ${away}`,
      // The closest ones first: a club has 38 of them.
      weight: gameweek_id === null ? 0 : 1 / (1 + Math.abs(gameweek_id - now)),
      to: buildLink('fixture', { params: { id } }),
    };
  });
}

const gameweeks = (state: FantasyState | null): SearchEntry[] =>
  Object.keys(state?.deadlines ?? {}).map((id) => ({
    key: `gameweek:${id}`,
    kind: 'gameweek',
    name: `Gameweek ${id}`,
    detail: Number(id) === state?.gameweek_id ? 'Current' : '',
    words: `GW${id}`,
    weight: 1,
    to: buildLink('fixtures', { params: { gameweek: id } }),
  }));

/** Places of the navigation, and the pages below them that have an address without a parameter. */
function pages({ remotes }: BrowserRegistry, isAdmin: boolean): SearchEntry[] {
  const found = new Map<string, SearchEntry>();
  const add = (to: string, name: string, words: string, weight: number) => {
    if (found.has(to) || (to.startsWith('/admin') && !isAdmin)) return;
    found.set(to, { key: `page:${to}`, kind: 'page', name, detail: '', words, weight, to });
  };
  add('/', 'Home', '', 1);
  const releases = Object.values(remotes).flatMap(({ live }) => live ?? []);
  for (const { places = [] } of releases) for (const { to, label } of places) add(to, label, '', 1);
  for (const { routes } of releases)
    for (const { path, heading } of routes) {
      if (path.includes(':')) continue;
      const below = path.split('/').slice(2).join(', ').replaceAll('_', ' ');
      add(path, below === '' ? heading : `${heading}: ${below}`, path.replaceAll(/[/_]/g, ' '), 0.5);
    }
  return [...found.values()];
}
