import { TouchlineTheme } from '@touchline/design-system';
import { fakeApi, renderPage, success, type TestShell } from '@touchline/shared/testing';
import { configure } from '@testing-library/react';
import { remote } from '../remote';
import { anIndex, aTopTeams, aTopTransfers, movedMost, someSuggestions, someTransfers } from './builders';
import { standOn } from '@touchline/shared/testing';

type Routes = Parameters<typeof fakeApi>[0];

interface Reader extends TestShell {
  readonly screen?: Parameters<typeof standOn>[0];
}

// The first page of a test file is compiled while the test already waits for it. Asking of every element of a
// table whether it is hidden takes seconds in jsdom; where that matters a test says `toBeVisible`.
configure({ asyncUtilTimeout: 20_000, defaultHidden: true });
jest.setTimeout(60_000);

/** Opens a page of this remote with a few footballers behind it; `answers` replaces what the API says. */
export function openFootballers(
  path: string,
  answers: Routes = {},
  { screen = 'desktop', ...shellState }: Reader = {},
) {
  standOn(screen);
  const api = fakeApi({
    'GET /v1/footballers/index/default': success(anIndex()),
    'GET /v1/footballers/suggested/all': success(someSuggestions()),
    'GET /v1/footballers/top_teams/100': success(aTopTeams()),
    'GET /v1/footballers/top_transfers/100': success(aTopTransfers()),
    'GET /v1/transfers/in': success(someTransfers()),
    'GET /v1/micro/transfers': success({ transfers: movedMost() }),
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
  const api = fakeApi(answers);
  const alone = { ...remote, routes: [{ path: '/', title: name, access: 'user' as const, page: Widget }] };
  return { api, ...renderPage(alone, '/', { api: api.client, Theme: TouchlineTheme, ...shellState }) };
}
