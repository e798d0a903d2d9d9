import { TouchlineTheme } from '@touchline/design-system';
import { fakeApi, renderPage, success, type TestShell } from '@touchline/shared/testing';
import { configure } from '@testing-library/react';
import { remote } from '../remote';
import { aList, anIndex, anOverview, aTicker } from './builders';
import { standOn } from '@touchline/shared/testing';

type Routes = Parameters<typeof fakeApi>[0];

interface Reader extends TestShell {
  readonly screen?: Parameters<typeof standOn>[0];
}

// The first page of a test file is compiled while the test already waits for it, on a machine that may be busy.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

/** Opens one of this remote's widgets as a page of its own. */
export function openWidget(name: 'FixtureSlider', answers: Routes) {
  standOn('desktop');
  const api = fakeApi(answers);
  const Widget = remote.widgets[name];
  if (!Widget) throw new Error(`This remote has no widget ${name}.`);
  const alone = { ...remote, routes: [{ path: '/', title: name, access: 'user' as const, page: Widget }] };
  return { api, ...renderPage(alone, '/', { api: api.client, Theme: TouchlineTheme }) };
}

/** Opens a page of this remote with gameweek 24 behind it; `answers` replaces what the API says. */
export function openFixtures(
  path: string,
  answers: Routes = {},
  { screen = 'desktop', ...shellState }: Reader = {},
) {
  standOn(screen);
  const api = fakeApi({
    'GET /v1/gameweeks/index': success(anIndex()),
    'GET /v1/gameweeks/season': success(anIndex()),
    'GET /v1/season_ticker/club': success(aTicker()),
    'GET /v1/gameweek/24/overview': success(anOverview()),
    'GET /v1/fixtures/24': success(aList()),
    ...answers,
  });
  return { api, ...renderPage(remote, path, { api: api.client, Theme: TouchlineTheme, ...shellState }) };
}
