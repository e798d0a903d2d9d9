import { asFootballerId } from '@touchline/shared/domain';
import { aFantasyState, aUser } from '@touchline/shared/testing';
import { aRelease } from '../../testing/renderShell';
import { mayOpen } from '../../services/remotes/access';
import { documentTitle } from './documentTitle';
import { gameweekNow } from './gameweekNow';
import { matchPattern } from './matchPattern';
import type { BrowserRegistry, RegisteredPlace } from '../../services/remotes/registry';
import { activePlace, navigationPlaces } from './places';
import { trackedRoute } from './tracking';

describe('a path under a pattern', () => {
  it.each([
    ['/', '/', {}],
    ['/rivals/:segment', '/rivals/elite', { segment: 'elite' }],
    ['/rivals/:segment/points', '/rivals/12/points', { segment: '12' }],
    ['/profile/:x?', '/profile', {}],
    ['/profile/:x?', '/profile/delete', { x: 'delete' }],
    ['/club/:id', '/club/a%20b', { id: 'a b' }],
    ['/rivals/:segment', '/rivals', undefined],
    ['/rivals/:segment', '/rivals/1/points', undefined],
    ['/team', '/teams', undefined],
  ])('%s of %s', (pattern, path, params) => {
    expect(matchPattern(pattern, path)).toEqual(params);
  });
});

describe('who may open a page', () => {
  const user = aUser();
  it.each([
    ['user', user, false, 'open'],
    ['pass', user, false, 'pass-needed'],
    ['pass', user, true, 'open'],
    ['admin', user, true, 'hidden'],
    ['admin', aUser({ role: 'MODERATOR' }), true, 'hidden'],
    ['admin', aUser({ role: 'ADMIN' }), true, 'open'],
    ['user', null, false, 'hidden'],
  ] as const)('%s', (access, who, pass, verdict) => {
    expect(mayOpen(access, who, pass)).toBe(verdict);
  });
});

/** The registry of remotes with these places. */
const registryWith = (...declared: (readonly RegisteredPlace[])[]): BrowserRegistry => ({
  generation: 1,
  integrity: {},
  remotes: Object.fromEntries(
    declared.map((places, index) => [
      `mf-${index}`,
      { live: { ...aRelease(`mf-${index}`, ['/one']), places } },
    ]),
  ),
});
const labelsOf = (items: readonly { label: string }[]) => items.map(({ label }) => label);
const at = (to: string, more: Partial<RegisteredPlace> = {}): RegisteredPlace => ({
  to,
  label: to.slice(1),
  icon: 'Kit',
  order: 100,
  group: 'research',
  areas: [to.split(/[/?]/)[1] ?? ''],
  ...more,
});

describe('the places', () => {
  it('are those of the registry, by order, in the bar and behind More', () => {
    const registry = registryWith(
      [at('/last'), at('/c', { order: 3 })],
      [at('/two', { order: 20, group: 'game' }), at('/one', { order: 10, group: 'game' })],
    );
    const { primary, secondary } = navigationPlaces(registry, null);
    expect(labelsOf(primary)).toEqual(['Home', 'one', 'two']);
    expect(labelsOf(secondary)).toEqual(['c', 'last']);
  });

  it('of a remote that is switched off are none', () => {
    const { primary, secondary } = navigationPlaces(
      { ...registryWith(), remotes: { 'mf-off': { off: ['/off'] } } },
      null,
    );
    expect(labelsOf([...primary, ...secondary])).toEqual(['Home']);
  });

  it('lead to the current gameweek, or to the next one when it is finished', () => {
    const fixtures = (finished: boolean) =>
      navigationPlaces(
        registryWith([at('/fixtures', { group: 'game' })]),
        aFantasyState({ gameweek: { id: 24, finished, state: finished ? 'final' : 'live' } }),
      ).primary.at(-1)?.to;
    expect(fixtures(false)).toBe('/fixtures/24');
    expect(fixtures(true)).toBe('/fixtures/25');
  });

  it('count what they name, and have an icon, also one that this build does not know', () => {
    const registry = registryWith([at('/stars', { badge: 'watchlist', icon: 'Newer' as 'Kit' })]);
    const [place] = navigationPlaces(
      registry,
      aFantasyState({ watchlist: [1, 2].map(asFootballerId) }),
    ).secondary;
    expect(place).toMatchObject({ badge: 2 });
    const [, plain] = navigationPlaces(
      registryWith([at('/plain', { group: 'game' })]),
      aFantasyState(),
    ).primary;
    expect(plain).not.toHaveProperty('badge');
    expect(place?.icon).toBeDefined();
  });

  const registry = registryWith([
    at('/fixtures', { areas: ['fixtures', 'fixture'] }),
    at('/footballers'),
    at('/footballers/list?category=watchlist'),
    at('/season_ticker'),
  ]);
  it.each([
    ['/', '', '/'],
    ['/fixture/ars-mci/bonus', '', '/fixtures'],
    ['/footballers/list', '', '/footballers'],
    ['/footballers/prices', '?category=watchlist&x=1', '/footballers/list?category=watchlist'],
    ['/season_ticker', '', '/season_ticker'],
    ['/profile', '', '/profile'],
  ])('%s%s highlights %s', (path, search, place) => {
    expect(activePlace(registry, path, search)).toBe(place);
  });
});

it('names a page before its team', () => {
  expect(documentTitle('Fixtures', 'Moyes Will Be Moyes')).toBe('Fixtures · Moyes Will Be Moyes');
  expect(documentTitle('Fixtures', null)).toBe('Fixtures · Touchline');
});

describe('the gameweek of the header', () => {
  it('is the current one while it runs', () => {
    expect(gameweekNow(aFantasyState())).toEqual({ id: 24, state: 'live' });
  });
  it('is the next one, open until its deadline, once the current is settled', () => {
    const state = aFantasyState({ gameweek: { id: 24, finished: true, state: 'final' } });
    expect(gameweekNow(state)).toEqual({ id: 25, state: 'open', deadline: '2024-02-17T11:00:00Z' });
  });
  it('stays the last one when the season is over', () => {
    const state = aFantasyState({
      gameweek: { id: 38, finished: true, state: 'final' },
      next_gameweek: null,
    });
    expect(gameweekNow(state)).toEqual({ id: 38, state: 'final' });
  });
});

it('reports a page by the pattern of its route, its parameters and its query', () => {
  const release = {
    ...aRelease('mf-rivals', ['/rivals']),
    routes: [{ path: '/rivals/:segment', heading: 'Rivals', files: [] }],
  };
  const registry = { generation: 1, integrity: {}, remotes: { 'mf-rivals': { live: release } } };
  const routeAt = (pathname: string, search = '') => trackedRoute({ pathname, search }, registry);
  expect(routeAt('/rivals/elite', '?order_by=c')).toEqual({
    path: '/rivals/elite',
    name: '/rivals/:segment',
    params: { segment: 'elite' },
    query: { order_by: 'c' },
  });
  expect(routeAt('/').name).toBe('home');
  expect(routeAt('/nowhere').name).toBe('unknown');
});
