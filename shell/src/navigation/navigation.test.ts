import { aFantasyState, aUser } from '@touchline/shared/testing';
import { aRelease } from '../testing/renderShell';
import { mayOpen } from './access';
import { documentTitle } from './documentTitle';
import { gameweekNow } from './gameweekNow';
import { matchPattern } from './matchPattern';
import { activePlace, primaryPlaces, secondaryPlaces } from './places';
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

describe('the places', () => {
  it('are Home, My Team, Rivals and Fixtures, and behind More the specification’s five first', () => {
    expect(primaryPlaces(null).map(({ label }) => label)).toEqual(['Home', 'My Team', 'Rivals', 'Fixtures']);
    expect(
      secondaryPlaces(0)
        .slice(0, 5)
        .map(({ label }) => label),
    ).toEqual(['Players', 'Transfers', 'Elite Picks', 'Clubs', 'Season Ticker']);
  });

  it('lead to the current gameweek, or to the next one when it is finished', () => {
    const fixtures = (finished: boolean) =>
      primaryPlaces(aFantasyState({ gameweek: { id: 24, finished, state: finished ? 'final' : 'live' } })).at(
        -1,
      )?.to;
    expect(fixtures(false)).toBe('/fixtures/24');
    expect(fixtures(true)).toBe('/fixtures/25');
  });

  it.each([
    ['/', '', 'home'],
    ['/fixture/ars-mci/bonus', '', 'fixtures'],
    ['/footballer/12', '', 'footballers'],
    ['/footballers/list', '?category=watchlist', 'watchlist'],
    ['/club/ars', '', 'clubs'],
    ['/season_ticker', '', 'season_ticker'],
  ])('%s%s highlights %s', (path, search, place) => {
    expect(activePlace(path, search)).toBe(place);
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
  const at = (pathname: string, search = '') => trackedRoute({ pathname, search }, registry);
  expect(at('/rivals/elite', '?order_by=c')).toEqual({
    path: '/rivals/elite',
    name: '/rivals/:segment',
    params: { segment: 'elite' },
    query: { order_by: 'c' },
  });
  expect(at('/').name).toBe('home');
  expect(at('/nowhere').name).toBe('unknown');
});
