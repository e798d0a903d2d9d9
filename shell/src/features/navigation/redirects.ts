import { navigationGameweek } from '@touchline/shared/domain';
import type { FantasyState } from '@touchline/shared/wire';

/** Short and older addresses of pages. */
const moved: Readonly<Record<string, string>> = {
  '/players': '/footballers',
  '/my-team': '/team',
  // For visitors: who is signed in has Home there.
  '/login': '/',
  '/signup': '/',
};

/** Pages of a gameweek, whose addresses are complete with its number. */
const gameweekPage = /^\/fixtures\/(events|footballers|points|streaming)$/;

/** The gameweek that Fixtures opens: the current one, or the next when that is finished. */
export function fixturesGameweek(state: FantasyState | null): number {
  if (!state?.gameweek) return state?.next_gameweek?.id ?? 1;
  const { gameweek, next_gameweek } = state;
  return navigationGameweek(gameweek.id, gameweek.finished, next_gameweek?.id);
}

/** Redirect target of a path, if it has one; checked on every navigation. */
export function redirectFor(path: string, state: FantasyState | null): string | undefined {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (plain === '/fixtures') return `/fixtures/${fixturesGameweek(state)}`;
  const [, page] = gameweekPage.exec(plain) ?? [];
  if (page) return `/fixtures/${fixturesGameweek(state)}/${page}`;
  if (plain === '/rivals') return `/rivals/${state?.rivals_view ?? 'rivals'}`;
  return moved[plain];
}
