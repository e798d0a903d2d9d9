import { TouchlineTheme } from '@touchline/design-system';
import { fakeApi, renderPage, success, type TestShell } from '@touchline/shared/testing';
import { configure } from '@testing-library/react';
import { remote } from '../remote';
import { aTable } from './builders';
import { standOn } from '@touchline/shared/testing';

type Routes = Parameters<typeof fakeApi>[0];

interface Reader extends TestShell {
  readonly screen?: Parameters<typeof standOn>[0];
}

// The first page of a test file is compiled while the test already waits for it, on a machine that may be busy.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

/** Opens a page of this remote with a usual league behind it; `answers` replaces what the API says. */
export function openClubs(
  path: string,
  answers: Routes = {},
  { screen = 'desktop', ...shellState }: Reader = {},
) {
  standOn(screen);
  const api = fakeApi({ 'GET /v1/clubs/index/standings': success({ rows: aTable() }), ...answers });
  return { api, ...renderPage(remote, path, { api: api.client, Theme: TouchlineTheme, ...shellState }) };
}
