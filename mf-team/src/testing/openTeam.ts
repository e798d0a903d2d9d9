import { TouchlineTheme } from '@touchline/design-system';
import { fakeApi, renderPage, standOn, success, type TestShell } from '@touchline/shared/testing';
import { configure } from '@testing-library/react';
import { remote } from '../remote';
import { aHistoryRow, aMain, anItem, anOverview, aNext, aTable, someLineups, somePoints } from './builders';

// The first page of a test file waits for the compiler, which on a busy machine takes longer than a second.
configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(30_000);

type Routes = Parameters<typeof fakeApi>[0];

interface Reader extends TestShell {
  readonly screen?: Parameters<typeof standOn>[0];
}

/** Opens a widget alone, as its slot would. */
export function openTeamWidget(name: keyof typeof remote.widgets, answers: Routes = {}) {
  standOn('phone');
  const Widget = remote.widgets[name];
  if (!Widget) throw new Error(`This remote has no widget ${name}.`);
  const api = fakeApi(answers);
  const alone = { ...remote, routes: [{ path: '/', title: name, access: 'user' as const, page: Widget }] };
  return { api, ...renderPage(alone, '/', { api: api.client, Theme: TouchlineTheme }) };
}

/** Opens a page of this remote with a usual team behind it; `answers` replaces what the API says. */
export function openTeam(
  path: string,
  answers: Routes = {},
  { screen = 'phone', ...shellState }: Reader = {},
) {
  standOn(screen);
  const api = fakeApi({
    'GET /v1/team/overview': success(anOverview()),
    'GET /v1/team/main': success(aMain()),
    'GET /v1/team/next': success(aNext()),
    'GET /v1/team/lineups': success(someLineups()),
    'GET /v1/team/points': success(somePoints()),
    'GET /v1/team/gameweeks': success({ rows: [aHistoryRow()] }),
    'GET /v1/team/squad/default': success(aTable('default')),
    'GET /v1/team/squad/predictions': success(aTable('predictions')),
    'GET /v1/timeline/list': success({ items: [anItem()], older: null }),
    ...answers,
  });
  return { api, ...renderPage(remote, path, { api: api.client, Theme: TouchlineTheme, ...shellState }) };
}
