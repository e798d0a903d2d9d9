import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemoteModule } from '@touchline/shared/contract';
import { fakeApi } from '@touchline/shared/testing';
import { App } from '../app/App';
import { createShell } from '../app/createShell';
import type { Boot } from '../services/boot/boot';
import { aBoot } from './aBoot';

export { aBoot, aRelease } from './aBoot';

// jsdom does not implement scrolling.
window.scrollTo = () => {};

/** Sets a field's value at once; typing letter by letter tests the browser, not the app. */
export const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

export interface ShellWorld {
  readonly boot?: Boot;
  /** Replies of the API by method and path. */
  readonly routes?: Parameters<typeof fakeApi>[0];
  /** The browser's address when the app starts. */
  readonly path?: string;
  /** Modules of the remotes that the registry names. */
  readonly remotes?: Record<string, RemoteModule>;
  readonly advanceTimers?: (ms: number) => void;
}

/** The whole app as a browser would start it; only the network and the remotes' files are faked. */
export function renderShell({
  boot = aBoot(),
  routes = {},
  path = '/',
  remotes = {},
  advanceTimers,
}: ShellWorld = {}) {
  window.history.replaceState(null, '', path);
  const done = { body: { success: true } };
  const api = fakeApi({ 'POST /v1/event/page_view': done, 'POST /v1/auth/logout': done, ...routes });
  const shell = createShell({
    boot,
    adapter: api.adapter,
    remoteSource: { load: (name) => Promise.resolve({ remote: remotes[name] }) },
  });
  void shell.start();
  const view = render(<App shell={shell} />);
  return {
    ...view,
    shell,
    api,
    user: userEvent.setup({ delay: null, ...(advanceTimers && { advanceTimers }) }),
  };
}

/**
 * `renderShell` for a start on a remote's page. Awaits `act`: otherwise suspended parts are rendered only
 * with the next update, which is the message for slow loading after three seconds.
 */
export const openShell = (world?: ShellWorld) => act(async () => renderShell(world));

/** Sent reports by name, with their data. */
export const reportsOf = (api: { requests: readonly { path: string; body: unknown }[] }) =>
  api.requests
    .filter(({ path }) => path.startsWith('/v1/event/'))
    .map(({ body }) => body as { slug: string; data: Record<string, unknown>; route: { path: string } });
