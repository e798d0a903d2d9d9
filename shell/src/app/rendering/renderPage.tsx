import { PassThrough } from 'node:stream';
import { createServerLook, type KeptStyles } from '@touchline/design-system/server';
import type { RemoteModule } from '@touchline/shared/contract';
import { widgetImport } from '@touchline/shared/contract/host';
import { asRendered } from '@touchline/shared/queries';
import type { StoreSlice } from '@touchline/shared/store';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { matchPath, StaticRouter } from 'react-router-dom';
import type { UnknownAction } from '@touchline/shared/shell-store';
import { App } from '../App';
import { Pitch } from '../../features/pitch/onDemand';
import { rootOf, type ShellStore } from '../../services/store/shellStore';
import { loadComponent } from '../../services/loading/loadedComponents';
import { homeWidgets, widgetForSlot } from '../../services/remotes/registry';
import { loadHome } from '../loadFirstPage';
import { loadOwnKit } from '../../features/navigation/loadOwnKit';
import { matchesScreen } from './readerScreen';
import { dataOf, placeOf, type RenderedPage, type RenderJob } from './rendered';
import { createServerShell, recordRequests, serverStore } from './serverShell';

type Modules = Readonly<Record<string, RemoteModule>>;

/**
 * Maximum number of renders that collect requests: the data of one may mount a component that requests more.
 */
const mostLooks = 3;

const halfAYear = 182 * 24 * 3600 * 1000;

/**
 * Renders an element and waits for everything in it that suspends.
 *
 * @throws whatever a component threw: a partial page is worse than rendering in the browser
 */
function toHtml(element: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const output = new PassThrough();
    const chunks: Buffer[] = [];
    output.on('data', (chunk: Buffer) => chunks.push(chunk));
    output.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    const { pipe, abort } = renderToPipeableStream(element, {
      // Outputs everything in place: no scripts that move parts about.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => pipe(output),
      onError(error) {
        reject(error instanceof Error ? error : new Error(String(error)));
        abort();
      },
    });
  });
}

/** Home is the shell's own page, with the widgets of the remotes that were loaded for it. */
async function loadHomeCode({ boot }: RenderJob, modules: Modules): Promise<readonly StoreSlice[]> {
  const widgets = homeWidgets(boot.registry).flatMap(({ slot }) => {
    const found = widgetForSlot(boot.registry, slot);
    return (found && modules[found.remote]?.widgets[found.widget.name]) ?? [];
  });
  await Promise.all(widgets.map((widget) => loadComponent(widgetImport(widget))));
  await loadComponent(loadHome);
  return [(await loadHome()).homeSlice];
}

/**
 * Loads the code of the page, so that it renders without a fallback.
 *
 * @returns slices of the shell that the page has
 */
async function loadPageCode(job: RenderJob, modules: Modules): Promise<readonly StoreSlice[]> {
  const { boot, address, draws } = job;
  const { pathname } = new URL(address, 'http://page.invalid');
  const pages = Object.values(modules).flatMap(({ routes }) =>
    routes.filter(({ path }) => matchPath(path, pathname)).slice(0, 1),
  );
  const ownSlices = pathname === '/' ? await loadHomeCode(job, modules) : [];
  await Promise.all([
    ...pages.map(({ page }) => loadComponent(page)),
    ...(draws.includes('pitch') ? [Pitch.ahead()] : []),
    ...(boot.state?.team?.kit ? [loadComponent(loadOwnKit)] : []),
  ]);
  return ownSlices;
}

/** The requests that the browser makes before it hydrates, and those of remotes whose code loads later. */
function byRemote(requests: readonly UnknownAction[], { remotes }: RenderJob, modules: Modules) {
  const further = Object.entries(modules).flatMap(([remote, { slices }]) => {
    if (remotes.includes(remote)) return [];
    const isOfRemote = (request: UnknownAction) => slices.some(({ key }) => key === placeOf(request).slice);
    return [[remote, requests.filter(isOfRemote)] as const];
  });
  const isFurther = (request: UnknownAction) => further.some(([, list]) => list.includes(request));
  return {
    requests: requests.filter((request) => !isFurther(request)),
    ...(further.length > 0 && { further: Object.fromEntries(further) }),
  };
}

/** The replies are available already, so requested data reaches the store within a few microtasks. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((next) => setImmediate(next));
}

type Loaded = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const isReady = (root: object, request: UnknownAction) => dataOf(root, request)?.status === 'ready';

/** The requests whose data was loaded, and the data by slice and key. */
function loadedBy(requests: readonly UnknownAction[], store: ShellStore) {
  const state: Record<string, Record<string, unknown>> = {};
  const loaded = requests.filter((request) => isReady(rootOf(store), request));
  for (const request of loaded) {
    const { slice, key } = placeOf(request);
    (state[slice] ??= {})[key] = dataOf(rootOf(store), request);
  }
  return { loaded, state };
}

/**
 * What a rendering process keeps from page to page: the requests of the previous render of the same address and release, answered or
 * not, whose data is loaded before the first render, and the styles that have been worked out.
 */
interface RenderMemory {
  readonly styles: KeptStyles;
  of(page: string): readonly UnknownAction[];
  remember(page: string, requests: readonly UnknownAction[]): void;
}

const mostRemembered = 500;

export function createRenderMemory(): RenderMemory {
  const requested = new Map<string, readonly UnknownAction[]>();
  return {
    styles: new Map(),
    of: (page) => requested.get(page) ?? [],
    remember: (page, requests) => {
      requested.delete(page);
      requested.set(page, requests);
      const [oldest] = requested.keys();
      if (requested.size > mostRemembered && oldest !== undefined) requested.delete(oldest);
    },
  };
}

/** The same for requests of the same data. */
const nameOf = (request: UnknownAction) => {
  const { slice, key } = placeOf(request);
  return `${slice} ${key}`;
};

/** A slice with the rendered data as its initial state, and without a saga. */
const startingWith = ({ key, reducer }: StoreSlice, state: Loaded): StoreSlice => ({
  key,
  reducer: ((before: unknown = state[key], action: UnknownAction) =>
    (reducer as (before: unknown, action: UnknownAction) => unknown)(
      before,
      action,
    )) as StoreSlice['reducer'],
});

/**
 * Renders one page, repeatedly until every request that it makes has data in the store; the replies go
 * through the same reducers as in the browser. When a reply is missing, the page is rendered once more with
 * exactly the state that the browser will have at hydration; only so when it is known from before which requests the page makes.
 *
 * @throws whatever the page threw
 */
export async function renderPage(
  job: RenderJob,
  modules: Modules,
  memory: RenderMemory,
): Promise<RenderedPage> {
  const ownSlices = await loadPageCode(job, modules);
  const media: Record<string, boolean> = {};
  const { look, styles } = createServerLook(
    (query) => (media[query] ??= matchesScreen(job.screen, query)),
    memory.styles,
  );
  const Router = ({ children }: { children?: ReactNode }) => (
    <StaticRouter location={job.address}>{children}</StaticRouter>
  );
  const page = pageOf(job, modules);
  const slices = [...ownSlices, ...Object.values(modules).flatMap((module) => module.slices)];

  const render = (store: ShellStore) => {
    const shell = createServerShell({ job, modules, Router }, store);
    return toHtml(<App shell={shell} look={look} />);
  };

  /** Renders with the data that the browser has when it hydrates. */
  async function renderWith(state: Loaded) {
    const store = serverStore(job);
    for (const slice of slices) store.registerSlice(startingWith(slice, state));
    const requests = recordRequests(store);
    return { html: await render(store), requests: requests() };
  }

  /** @returns undefined when the page made a request that is not among the known ones */
  async function renderUnanswered(known: readonly UnknownAction[], store: ShellStore) {
    const { html, requests } = await renderWith(loadedBy(known, store).state);
    const names = new Set(known.map(nameOf));
    if (!requests.every((request) => names.has(nameOf(request)))) return undefined;
    memory.remember(page, requests);
    return { html, ...loadedBy(requests, store) };
  }

  async function renderWithRequests() {
    const store = serverStore(job);
    const disposals = slices.map((slice) => store.registerSlice(slice));
    try {
      // Each render sets up the services that loading uses.
      createServerShell({ job, modules, Router }, store);
      const known = memory.of(page);
      for (const request of known) store.dispatch(asRendered(request));
      await settle();
      const root = rootOf(store);
      if (!known.every((request) => isReady(root, request))) {
        const unanswered = await renderUnanswered(known, store);
        if (unanswered) return unanswered;
      }
      const requests = recordRequests(store);
      for (let counted = -1, looks = 0; looks < mostLooks && requests().length > counted; looks += 1) {
        counted = requests().length;
        const before = rootOf(store);
        const html = await render(store);
        memory.remember(page, requests());
        if (requests().every((request) => isReady(before, request)))
          return { html, ...loadedBy(requests(), store) };
        await settle();
      }
      const { loaded, state } = loadedBy(requests(), store);
      const { html } = await renderWith(state);
      return { html, loaded };
    } finally {
      for (const dispose of disposals) dispose();
    }
  }

  const { html, loaded } = await renderWithRequests();
  const now = Date.parse(job.boot.clock.now);
  return {
    html,
    styles: styles(),
    rendered: {
      remotes: job.remotes,
      ...byRemote(loaded, job, modules),
      media,
      offsets: [now, now + halfAYear].map((instant) => [instant, new Date(instant).getTimezoneOffset()]),
    },
  };
}

/** A page's address, with the releases that this reader runs. */
const pageOf = ({ boot, address }: RenderJob, modules: Modules) =>
  [
    ...Object.keys(modules).map((remote) => boot.registry.remotes[remote]?.live?.base ?? remote),
    address,
  ].join(' ');
