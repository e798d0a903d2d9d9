import { TouchlineTheme } from '@touchline/design-system';
import { fakeApi, renderPage, success, type TestShell } from '@touchline/shared/testing';
import { remote } from '../remote';
import { aMain, anOverview } from './builders';
import { standOn } from './standOn';

type Routes = Parameters<typeof fakeApi>[0];

interface Reader extends TestShell {
  readonly screen?: Parameters<typeof standOn>[0];
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
    ...answers,
  });
  return { api, ...renderPage(remote, path, { api: api.client, Theme: TouchlineTheme, ...shellState }) };
}
