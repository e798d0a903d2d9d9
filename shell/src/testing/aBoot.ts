import { aContent, aFantasyState, aUser } from '@touchline/shared/testing/builders';
import type { AuthUser, FantasyState } from '@touchline/shared/wire';
import type { Boot } from '../services/boot/boot';
import type { RegisteredRelease } from '../services/remotes/registry';

/** A released remote with one page at each prefix, as a registry names it. */
export const aRelease = (name: string, prefixes: readonly string[]): RegisteredRelease => ({
  version: '1.0.0',
  base: `/r/${name}/1.0.0/`,
  entry: `/r/${name}/1.0.0/remoteEntry.js`,
  contract: '^4.0.0',
  prefixes,
  routes: prefixes.map((path) => ({ path, heading: name, files: [] })),
  widgets: [],
});

/** The boot data that the server would have inlined: a visitor unless a user is given. */
export function aBoot({
  user,
  state,
  ...more
}: Partial<Omit<Boot, 'state'>> & {
  user?: Partial<AuthUser>;
  state?: Partial<FantasyState> | null;
} = {}): Boot {
  return {
    build: { id: 'build-1', version: '1.0' },
    apiBase: '',
    apiKey: 'test',
    clock: { now: '2024-02-10T16:20:00Z', rate: 1 },
    session: user ? { user: aUser(user), sessionToken: 'test-session' } : null,
    state: user && state !== null ? aFantasyState(state) : null,
    content: user ? aContent() : null,
    registry: { generation: 1, remotes: {}, integrity: {} },
    serviceWorker: false,
    ...more,
  };
}

/** The status of a gameweek in play, as Home asks for it. */
export const aStatus = (more: object = {}) => ({
  gameweek: {
    id: 24,
    label: 'Gameweek 24',
    state: 'live',
    finished: false,
    deadline: '2024-02-10T11:00:00Z',
  },
  next_gameweek: {
    id: 25,
    label: 'Gameweek 25',
    state: 'open',
    finished: false,
    deadline: '2024-02-17T11:00:00Z',
  },
  is_matchday: true,
  now: '2024-02-10T16:20:00Z',
  game_down: null,
  game_doubt: null,
  ...more,
});

/** What Home asks for, of a manager without players or rivals. */
export const aDashboard = (status: object = {}) => ({
  status: aStatus(status),
  roster: { overview: null, groups: { GKP: [], DEF: [], MID: [], FWD: [], SUBS: [] } },
  rivals: { config: { id: 'rivals', type: 'rivals', label: 'Rivals' }, rows: [] },
  fixtures: { fixtures: [] },
  footballers: { footballers: [] },
  transfers: { in: [], out: [], nett: [] },
  categories: {},
});
