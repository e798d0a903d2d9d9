import { PassThrough } from 'node:stream';
import { createServerLook } from '@touchline/design-system/server';
import type { RemoteModule } from '@touchline/shared/contract';
import type { StoreSlice } from '@touchline/shared/store';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { matchPath, StaticRouter } from 'react-router-dom';
import type { UnknownAction } from 'redux';
import { App } from '../app/App';
import { Pitch } from '../app/shellComponents';
import { rootOf, type ShellStore } from '../app/shellStore';
import { loadComponent } from '../loading/loadedComponents';
import { loadOwnKit } from '../loading/now';
import { matchesScreen } from './readerScreen';
import { dataOf, placeOf, type RenderedPage, type RenderJob } from './rendered';
import { createServerShell, recordRequests, serverStore } from './serverShell';

type Modules = Readonly<Record<string, RemoteModule>>;

/** The most renderings that look for requests: the data of one may show a component that requests more. */
const mostLooks = 3;

const halfAYear = 182 * 24 * 3600 * 1000;

/**
 * Renders an element and waits for everything in it that suspends.
 *
 * @throws whatever a component threw: half a page is worse than the browser's
 */
function toHtml(element: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const output = new PassThrough();
    const chunks: Buffer[] = [];
    output.on('data', (chunk: Buffer) => chunks.push(chunk));
    output.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    const { pipe, abort } = renderToPipeableStream(element, {
      // All of it in its place: no scripts that move parts about.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(output),
      onError(error) {
        reject(error instanceof Error ? error : new Error(String(error)));
        abort();
      },
    });
  });
}

/** Loads the code of the page, so that it renders without a fallback. */
async function loadPageCode({ boot, address, draws }: RenderJob, modules: Modules): Promise<void> {
  const { pathname } = new URL(address, 'http://page.invalid');
  const pages = Object.values(modules).flatMap(({ routes }) =>
    routes.filter(({ path }) => matchPath(path, pathname)).slice(0, 1),
  );
  await Promise.all([
    ...pages.map(({ page }) => loadComponent(page)),
    ...(draws.includes('pitch') ? [Pitch.ahead()] : []),
    ...(boot.state?.team?.kit ? [loadComponent(loadOwnKit)] : []),
  ]);
}

/** Answers are there already, so that whatever was requested is in the store a few turns later. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((next) => setImmediate(next));
}

type Loaded = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Of the requests those whose data came, with their data by slice and key. */
function loadedBy(requests: readonly UnknownAction[], store: ShellStore) {
  const state: Record<string, Record<string, unknown>> = {};
  const loaded = requests.filter((request) => {
    const data = dataOf(rootOf(store), request);
    if (data?.status !== 'ready') return false;
    const { slice, key } = placeOf(request);
    (state[slice] ??= {})[key] = data;
    return true;
  });
  return { loaded, state };
}

/** A slice that starts with the data that was rendered, and loads nothing. */
const startingWith = ({ key, reducer }: StoreSlice, state: Loaded): StoreSlice => ({
  key,
  reducer: ((before: unknown = state[key], action: UnknownAction) =>
    (reducer as (before: unknown, action: UnknownAction) => unknown)(
      before,
      action,
    )) as StoreSlice['reducer'],
});

/**
 * Renders one page: first to learn what it requests, which its first answers then bring into a store by the same reducers
 * as in the browser, then with exactly the state that the browser will have when it takes the page over.
 *
 * @throws whatever the page threw
 */
export async function renderPage(job: RenderJob, modules: Modules): Promise<RenderedPage> {
  await loadPageCode(job, modules);
  const media: Record<string, boolean> = {};
  const { look, styles } = createServerLook((query) => (media[query] ??= matchesScreen(job.screen, query)));
  const Router = ({ children }: { children?: ReactNode }) => (
    <StaticRouter location={job.address}>{children}</StaticRouter>
  );
  const slices = Object.values(modules).flatMap((module) => module.slices);

  const render = (store: ShellStore) => {
    const shell = createServerShell({ job, modules, Router }, store);
    return toHtml(<App shell={shell} look={look} />);
  };

  async function lookForRequests() {
    const store = serverStore(job);
    const disposals = slices.map((slice) => store.registerSlice(slice));
    const requests = recordRequests(store);
    let known = -1;
    try {
      for (let looks = 0; looks < mostLooks && requests().length > known; looks += 1) {
        known = requests().length;
        await render(store);
        await settle();
      }
      return loadedBy(requests(), store);
    } finally {
      for (const dispose of disposals) dispose();
    }
  }

  const { loaded, state } = await lookForRequests();
  const store = serverStore(job);
  for (const slice of slices) store.registerSlice(startingWith(slice, state));
  const html = await render(store);
  const now = Date.parse(job.boot.clock.now);
  return {
    html,
    styles: styles(),
    rendered: {
      ...(job.remote !== undefined && { remote: job.remote }),
      requests: loaded,
      media,
      offsets: [now, now + halfAYear].map((instant) => [instant, new Date(instant).getTimezoneOffset()]),
    },
  };
}
