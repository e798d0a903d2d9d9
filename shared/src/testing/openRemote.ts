import type { ComponentType, ReactNode } from 'react';
import { widgetImport, type RemoteModule } from '../contract/remote';
import { userChanged } from '../store/session.slice';
import { fakeApi, type FakeRoute } from './fakeApi';
import { renderPage, type TestShell } from './renderPage';
import { standOn } from './standOn';

export type FakeRoutes = Record<string, FakeRoute>;

/** The user and screen of a test. */
export interface Reader extends TestShell {
  readonly screen?: Parameters<typeof standOn>[0];
}

/**
 * Opens the pages and widgets of one remote in its tests: with the real store, sagas, router and theme, over
 * a fake network.
 *
 * @param screen default screen of readers
 */
export function remoteOpener(
  remote: RemoteModule,
  { Theme, screen: defaultScreen = 'desktop' }: { Theme: ComponentType<{ children: ReactNode }> } & Reader,
) {
  function openPage(
    path: string,
    answers: FakeRoutes,
    { screen = defaultScreen, ...shellState }: Reader = {},
    of = remote,
  ) {
    standOn(screen);
    // State in a reply is dispatched as in the shell.
    const api = fakeApi(answers, ({ state }) => {
      if (state?.user) page.store.dispatch(userChanged(state.user));
    });
    const page = renderPage(of, path, { api: api.client, Theme, ...shellState });
    return { api, ...page };
  }

  /** Opens a widget alone, as in its slot. */
  function openWidget(name: string, answers: FakeRoutes = {}, reader: Reader = {}) {
    const widget = remote.widgets[name];
    if (!widget) throw new Error(`This remote has no widget ${name}.`);
    const route = { path: '/', title: name, access: 'user', page: widgetImport(widget) } as const;
    return openPage('/', answers, { screen: 'phone', ...reader }, { ...remote, routes: [route] });
  }

  return { openPage, openWidget };
}
