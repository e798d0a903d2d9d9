import { TouchlineTheme } from '@touchline/design-system';
import { userChanged } from '@touchline/shared/shell-store';
import { fakeApi, renderPage, success, type TestShell } from '@touchline/shared/testing';
import { configure } from '@testing-library/react';
import { remote } from '../remote';
import { aLeague } from './builders';
import { standOn } from '@touchline/shared/testing';

type Routes = Parameters<typeof fakeApi>[0];

interface Reader extends TestShell {
  readonly screen?: Parameters<typeof standOn>[0];
}

// The first page of a test file is compiled while the test already waits for it, on a machine that may be busy.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

/** Opens a page of this remote; an account that rides along with a reply is put where the shell puts it. */
export function openAccount(
  path: string,
  answers: Routes = {},
  { screen = 'desktop', ...shellState }: Reader = {},
) {
  standOn(screen);
  const api = fakeApi(
    { 'GET /v1/leagues/all': success({ leagues: [aLeague()] }), ...answers },
    ({ state }) => {
      if (state?.user) page.store.dispatch(userChanged(state.user));
    },
  );
  const page = renderPage(remote, path, { api: api.client, Theme: TouchlineTheme, ...shellState });
  return { api, ...page };
}
