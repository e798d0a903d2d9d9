import { queryString } from '../api/paths';

/** Places of the app by name: remotes link to each other with these, never by knowing each other. */
const places = {
  home: '/',
  about: '/about',
  profile: '/profile/:x?',
  season_pass: '/season_pass',
  team: '/team/:x?',
  timeline: '/timeline/:x?',
  rivals: '/rivals/:view?/:x?',
  h2h: '/h2h/:league?',
  fixtures: '/fixtures/:gameweek?/:x?',
  fixture: '/fixture/:id/:tab?',
  season_ticker: '/season_ticker/:x?',
  footballers: '/footballers/:x?',
  footballer: '/footballer/:id/:x?',
  elite_picks: '/elite_picks/:x?',
  elite_transfers: '/elite_transfers/:x?',
  transfers: '/transfers/:x?',
  clubs: '/clubs/:x?',
  club: '/club/:id/:x?',
  admin: '/admin/:x?',
  chat: '/chat',
  betting: '/betting',
  suggestions: '/suggestions/:x?',
  not_found: '/404',
} as const;

export type PlaceName = keyof typeof places;

export interface LinkParts {
  readonly params?: Readonly<Record<string, string | number | undefined>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly hash?: string;
}

/** Segments may hold slashes (`points/gameweek`); each of their parts is encoded. */
const encodeSegments = (value: string | number) => String(value).split('/').map(encodeURIComponent).join('/');

/**
 * The address of a place, with optional query and hash (specification section 2.1).
 *
 * @throws Error when a parameter the place needs is missing
 */
export function buildLink(place: PlaceName, { params = {}, query, hash }: LinkParts = {}): string {
  // Without a view /rivals opens the stored one; a page of it needs its name.
  if (place === 'rivals' && params['x'] && !params['view'])
    throw new Error('A link to a page of "rivals" needs "view".');
  const path = places[place].replace(/\/:(\w+)(\?)?/g, (_, name: string, optional?: string) => {
    const value = params[name];
    if (value === undefined || value === '') {
      if (optional) return '';
      throw new Error(`A link to "${place}" needs "${name}".`);
    }
    return `/${encodeSegments(value)}`;
  });
  return path + queryString(query) + (hash ? `#${encodeURIComponent(hash)}` : '');
}
