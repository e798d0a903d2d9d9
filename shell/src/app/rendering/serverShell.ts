import { mismatch, fillPath, queryString, type ApiClient } from '@touchline/shared/api';
import type { RemoteModule } from '@touchline/shared/contract';
import { createEventBus, provideShell, type ShellServices } from '@touchline/shared/contract/host';
import { asRendered } from '@touchline/shared/queries';
import { FailureError } from '@touchline/shared/remote-data';
import {
  clockSet,
  contentArrived,
  fantasyArrived,
  sessionEnded,
  sessionStarted,
} from '@touchline/shared/shell-store';
import type { ComponentType, ReactNode } from 'react';
import type { UnknownAction } from '@touchline/shared/shell-store';
import type { FirstAnswer } from '../../services/boot/boot';
import type { Shell } from '../../services/context/ShellContext';
import { rememberSeason } from '../seasonWords';
import { shellComponents } from '../shellComponents';
import { createShellStore, type ShellStore } from '../../services/store/shellStore';
import { createNotices } from '../../services/notifications/notices';
import type { RegisteredRelease } from '../../services/remotes/registry';
import type { LoadedRemote } from '../../services/remotes/remoteLoader';
import type { RenderJob } from './rendered';

interface ServerShellOptions {
  readonly job: RenderJob;
  /** Modules of the page's remotes, by name. */
  readonly modules: Readonly<Record<string, RemoteModule>>;
  readonly Router: ComponentType<{ children?: ReactNode }>;
}

/** API client for server rendering: answers only from the page's first calls. */
function answeringApi(answers: Readonly<Record<string, FirstAnswer>>): ApiClient {
  return {
    async call(definition, input) {
      const { params, query } = (input ?? {}) as {
        params?: Record<string, unknown>;
        query?: Record<string, unknown>;
      };
      const answer = answers[fillPath(definition.path, params) + queryString(query)];
      const isGood =
        definition.method === 'GET' &&
        answer?.status === 200 &&
        mismatch(definition.reply, answer.body) === undefined;
      if (isGood) return answer.body as never;
      // The browser repeats the call and shows the error.
      throw new FailureError({ kind: 'offline' });
    },
  };
}

const nothing = () => {};

/** Services that pages use in event handlers, which do not run on a server. */
const servicesFor = (api: ApiClient): ShellServices => ({
  api,
  events: createEventBus(nothing),
  notify: nothing,
  track: nothing,
  openTeamPopup: nothing,
  openFootballerSheet: nothing,
  openRivalsSwitcher: nothing,
  openRivalsRecommendation: nothing,
  openReleases: nothing,
  openPassCard: nothing,
  toggleRival: () => Promise.resolve({ result: 'failed' }),
  toggleWatch: () => Promise.resolve(),
  onLive: () => nothing,
  components: shellComponents,
});

/** A store with the session of the page's HTML, as in the browser at its start. */
export function serverStore({ boot }: RenderJob): ShellStore {
  const store = createShellStore((key, kind, error) => {
    throw new Error(`The reducer of ${key} failed (${kind}).`, { cause: error });
  });
  const serverAt = Date.parse(boot.clock.now);
  store.dispatch(clockSet({ serverAt, deviceAt: serverAt, rate: boot.clock.rate }));
  if (boot.content) store.dispatch(contentArrived(boot.content));
  if (boot.state) store.dispatch(fantasyArrived(boot.state));
  store.dispatch(boot.session ? sessionStarted(boot.session) : sessionEnded());
  rememberSeason(store);
  return store;
}

/** A loader for remotes whose code has already been loaded. */
function loaderOf(
  { boot: { registry } }: RenderJob,
  modules: ServerShellOptions['modules'],
): Shell['loader'] {
  const releaseOf = (name: string) => registry.remotes[name]?.live;
  const loaded = (name: string): LoadedRemote | undefined =>
    modules[name] && {
      name,
      release: releaseOf(name) as RegisteredRelease,
      module: modules[name],
      loadMs: 0,
    };
  return {
    load: async (name) => loaded(name) ?? new Promise<never>(nothing),
    loaded,
    retry: nothing,
    releaseOf,
    registry: () => registry,
    blame: (remote) => ({ remote, release: releaseOf(remote)?.base.split('/').at(-2) }),
    disposeAll: nothing,
  };
}

/**
 * The shell for one page on the server: components and sagas get its services, whichever other pages are rendered meanwhile.
 * Remotes built for contract 5.0 to 5.3 get those of the page that was begun last (docs/decisions/0139).
 *
 * @param store store of this page only
 */
export function createServerShell({ job, modules, Router }: ServerShellOptions, store: ShellStore): Shell {
  const services = servicesFor(answeringApi(job.answers));
  store.provideToSagas({ shell: services });
  provideShell(services);
  const parts: Pick<
    Shell,
    | 'boot'
    | 'store'
    | 'services'
    | 'notices'
    | 'loader'
    | 'registry'
    | 'idle'
    | 'further'
    | 'Router'
    | 'loadFirstPage'
  > & { lastGood: Pick<Shell['lastGood'], 'shownAt' | 'turnPage'> } = {
    boot: job.boot,
    store,
    services,
    notices: createNotices(store),
    loader: loaderOf(job, modules),
    registry: () => job.boot.registry,
    idle: { begin: nothing, reached: new Promise(nothing), isReached: () => false },
    // As in the browser (takeOver.tsx): the page's own remotes are not further ones.
    further: { has: (remote) => remote in modules && !job.remotes.includes(remote) },
    lastGood: { shownAt: () => undefined, turnPage: nothing },
    Router,
    loadFirstPage: () => Promise.resolve(),
  };
  // Components use everything else of the shell only in effects and handlers.
  return parts as Shell;
}

/**
 * Records requests for data made during rendering. Data that was loaded for one render is not loaded again by
 * the next.
 */
export function recordRequests(store: ShellStore): () => readonly UnknownAction[] {
  const requests = new Map<string, UnknownAction>();
  const dispatch = store.dispatch;
  store.dispatch = ((action: UnknownAction) => {
    if (!action.type.endsWith('/requested')) return dispatch(action);
    requests.set(JSON.stringify(action), action);
    return dispatch(asRendered(action));
  }) as typeof dispatch;
  return () => [...requests.values()];
}
