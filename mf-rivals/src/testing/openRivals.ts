import { TouchlineTheme } from '@touchline/design-system';
import { fakeApi, renderPage, success, type TestShell } from '@touchline/shared/testing';
import { configure } from '@testing-library/react';
import { remote } from '../remote';
import { aList } from './builders';
import { standOn } from './standOn';

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
  const api = fakeApi({ 'GET /v1/rivals/list/rivals': success(aList()), ...answers });
  return { api, ...renderPage(remote, path, { api: api.client, Theme: TouchlineTheme, ...shellState }) };
}
