import type { ApiClientOptions, FirstAnswers } from '@touchline/shared/api';
import { createEventBus, provideShell } from '@touchline/shared/contract/host';
import { explain } from '@touchline/shared/remote-data';
import { BrowserRouter } from 'react-router-dom';
import type { Boot } from '../services/boot/boot';
import { loadFirstPage } from './loadFirstPage';
import { createPrerendered } from '../services/prefetch/prerendered';
import { createIdle } from '../services/loading/whenIdle';
import { createLastGood } from '../services/live/lastGood';
import { createLiveConnection } from '../services/live/liveConnection';
import { createNotices } from '../services/notifications/notices';
import { createRemoteLoader } from '../services/remotes/remoteLoader';
import { readRegistry } from '../services/remotes/registry';
import { countFaults, createFaults } from '../services/remotes/faults';
import type { RemoteSource } from '../services/remotes/remoteSource';
import { allowScripts } from '../services/remotes/scriptGuard';
import { keptSession, rememberSession } from '../services/offline/keptSession';
import { createWaiting } from '../services/offline/waiting';
import { watchServer } from './serverCheck';
import type { Shell } from '../services/context/ShellContext';
import { isNative } from '../services/platform/isNative';
import { rememberChoices } from './choices';
import { watchConnection } from './connection';
import { readJson } from './readJson';
import { rememberSeason } from './seasonWords';
import { otherTabs } from '../services/session/otherTabs';
import { createSession, type Session } from '../services/session/session';
import { shellComponents } from './shellComponents';
import { createPageClient, createQuietClient } from '../services/api/shellApi';
import { createShellServices } from './shellServices';
import { createShellStore, rootOf } from '../services/store/shellStore';

interface ShellInput {
  readonly boot: Boot;
  readonly remoteSource: RemoteSource;
  readonly firstAnswers?: FirstAnswers;
  /** Transport of the API client; tests replace it. */
  readonly adapter?: ApiClientOptions['adapter'];
}

const fetchRegistry = async () => readRegistry(await readJson('/builds/registry.json'));

/** Browsers do not load the code of a native start. */
const checkNativeStart = async (parts: Pick<Shell, 'boot' | 'clients' | 'store'>) =>
  (await import(/* webpackChunkName: "native" */ '../features/native/watchStartUp')).watchStartUp(parts);

/** The first step: what is known of the reader. Nothing of it sends for a page. */
function createTabSession({ boot, adapter }: ShellInput) {
  const faults = createFaults();
  const store = createShellStore(faults.track);
  const lastGood = createLastGood(() => rootOf(store).session.user?.id);
  const events = createEventBus((name, error) => console.error(`A listener of ${name} threw.`, error));
  const notices = createNotices(store);
  const session: Session = createSession({
    boot,
    store,
    events,
    onEnded: () => {
      lastGood.wipe();
      keptSession.wipe();
    },
    onLogoutFailed: (failure, retry) =>
      notices.notify({
        type: 'error',
        message: `You are still logged in. ${explain(failure)}`,
        timeout: 0,
        action: { label: 'Try again', run: retry },
      }),
    ...(adapter && { adapter }),
  });
  return { faults, store, lastGood, events, notices, session };
}

type TabSession = ReturnType<typeof createTabSession>;

/** The second step: all that talks to the server. */
function createClients(
  { boot, remoteSource, firstAnswers = new Map(), adapter }: ShellInput,
  tab: TabSession,
) {
  const { store, lastGood, session, faults } = tab;
  const renewSession = () => session.renew();
  const quiet = createQuietClient({ boot, store, renewSession, firstAnswers, adapter });
  const waiting = createWaiting({ ...tab, quiet });
  const api = createPageClient({ store, lastGood, quiet, waiting });
  const headers = () => {
    const token = rootOf(store).session.sessionToken;
    return { 'x-api-key': boot.apiKey, ...(token && { authorization: `Bearer ${token}` }) };
  };
  return {
    clients: { api, quiet },
    waiting,
    live: createLiveConnection({ url: `${boot.apiBase}/v1/stream`, headers }),
    prerendered: createPrerendered({ buildId: boot.build.id, headers, answers: firstAnswers }),
    loader: createRemoteLoader({
      source: remoteSource,
      store,
      registry: boot.registry,
      fetchRegistry,
      report: (fault) => {
        console.error(fault);
        faults.track(fault.remote, fault.kind, fault);
      },
    }),
  };
}

/** Creates everything that exists once per tab: session, clients, and with both the services. It renders nothing. */
export function createShell(input: ShellInput) {
  const tab = createTabSession(input);
  const parts = { boot: input.boot, ...tab, ...createClients(input, tab) };
  const { boot, store, session, clients, loader } = parts;
  const registry = () => loader.registry();
  const services = createShellServices({
    ...parts,
    registry,
    blame: loader.blame,
    components: shellComponents,
  });
  const faults = countFaults(tab.faults, loader, services);
  store.provideToSagas({ shell: services });
  const trackFault = tab.faults.track;
  const idle = createIdle();
  const loadPage = () => loadFirstPage(parts);
  /** If the code cannot be loaded, there is no badge and nothing is reported. */
  const idleWork = () =>
    import(/* webpackChunkName: "idle" */ './idleWork').then(
      ({ startIdleWork }) => startIdleWork({ ...parts, trackFault, quiet: clients.quiet }),
      () => undefined,
    );

  return {
    ...parts,
    services,
    trackFault,
    /** Faults since the page was opened, by remote. */
    faults,
    registry,
    Router: BrowserRouter,
    /** Loads the code of the page in the address; repeated calls cost nothing. */
    loadFirstPage: loadPage,
    /** When low-priority code may load (shell/src/services/loading). */
    idle,
    /** Starts background work and the session from the page's HTML. */
    start() {
      allowScripts(boot.registry.integrity);
      provideShell(services);
      rememberChoices(store);
      otherTabs.onSignedOut(() => session.leaveWithOtherTab());
      rememberSession(store);
      rememberSeason(store);
      if (isNative()) void checkNativeStart(parts);
      else watchServer(parts);
      const started = session.start();
      // After the session, which knows whether the page was loaded without the server.
      watchConnection(parts);
      // The session of the HTML is in the store by now.
      idle.begin(loadPage());
      void idle.reached.then(parts.waiting.loaded);
      void idle.reached.then(idleWork);
      return started;
    },
  };
}
