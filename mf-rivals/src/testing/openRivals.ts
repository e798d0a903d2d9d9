import { TouchlineTheme } from '@touchline/design-system';
import { fakeApi, renderPage, success, type TestShell } from '@touchline/shared/testing';
import { configure } from '@testing-library/react';
import { remote } from '../remote';
import {
  aComparison,
  aGameweekPage,
  aList,
  aMatrix,
  aPointsPage,
  aReport,
  aSeason,
  aTemplate,
  someChips,
  someTransfers,
} from './builders';
import { standOn } from '@touchline/shared/testing';

type Routes = Parameters<typeof fakeApi>[0];

interface Reader extends TestShell {
  readonly screen?: Parameters<typeof standOn>[0];
}

// The first page of a test file is compiled while the test already waits for it. Asking of every element of a
// table whether it is hidden takes seconds in jsdom; where that matters a test says `toBeVisible`.
configure({ asyncUtilTimeout: 20_000, defaultHidden: true });
jest.setTimeout(60_000);

/** Opens a page of this remote with two rivals behind it; `answers` replaces what the API says. */
export function openRivals(
  path: string,
  answers: Routes = {},
  { screen = 'desktop', ...shellState }: Reader = {},
) {
  standOn(screen);
  const api = fakeApi({
    'GET /v1/rivals/list/rivals': success(aList()),
    'GET /v1/rivals/gameweek/': success(aGameweekPage()),
    'GET /v1/rivals/season/': success(aSeason()),
    'GET /v1/rivals/points/total': success(aPointsPage()),
    'GET /v1/rivals/points/gameweek': success(aMatrix()),
    'GET /v1/rivals/points/phase': success(aMatrix({ columns: [{ id: 8, label: 'February' }] })),
    'GET /v1/template_lineups/single/rivals': success(aTemplate()),
    'GET /v1/template_lineups/pitch/rivals': success(aComparison()),
    'GET /v1/templates/rival_pages/rivals/report': success(aReport()),
    'GET /v1/templates/rival_pages/rivals/chips': success(someChips()),
    'GET /v1/templates/rival_pages/rivals/transfers': success(someTransfers()),
    ...answers,
  });
  return { api, ...renderPage(remote, path, { api: api.client, Theme: TouchlineTheme, ...shellState }) };
}

/** Opens a widget alone, as Home's slot would. */
export function openWidget(
  name: keyof typeof remote.widgets,
  answers: Routes = {},
  shellState: TestShell = {},
) {
  standOn('phone');
  const Widget = remote.widgets[name];
  if (!Widget) throw new Error(`This remote has no widget ${name}.`);
  const api = fakeApi({
    'GET /v1/micro/rivals': success({ rivals: { config: aList().config, rows: aList().rows } }),
    ...answers,
  });
  const alone = { ...remote, routes: [{ path: '/', title: name, access: 'user' as const, page: Widget }] };
  return { api, ...renderPage(alone, '/', { api: api.client, Theme: TouchlineTheme, ...shellState }) };
}
