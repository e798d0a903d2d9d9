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
import type { RemoteFaultKind, RemoteFaults } from '../services/remotes/remoteFault';
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
import { createShellApi } from '../services/api/shellApi';
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

/** Creates and wires everything that exists once per tab. It renders nothing. */
export function createShell({ boot, remoteSource, firstAnswers = new Map(), adapter }: ShellInput) {
  const store = createShellStore((remote, kind, error) => trackFault(remote, kind, error));
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
  const clients = createShellApi({
    boot,
    store,
    lastGood,
    renewSession: () => session.renew(),
    waiting: () => waiting,
    firstAnswers,
    ...(adapter && { adapter }),
  });
  const waiting = createWaiting({ store, quiet: clients.quiet, lastGood, events, notices });
  const headers = () => {
    const token = rootOf(store).session.sessionToken;
    return { 'x-api-key': boot.apiKey, ...(token && { authorization: `Bearer ${token}` }) };
  };
  const live = createLiveConnection({ url: `${boot.apiBase}/v1/stream`, headers });
  const prerendered = createPrerendered({ buildId: boot.build.id, headers, answers: firstAnswers });
  const loader = createRemoteLoader({
    source: remoteSource,
    store,
    registry: boot.registry,
    fetchRegistry,
    report: (fault) => {
      console.error(fault);
      trackFault(fault.remote, fault.kind, fault);
    },
  });
  const faults = new Map<string, RemoteFaults>();
  const trackFault = (remote: string, kind: RemoteFaultKind, error: unknown) => {
    const { message, stack = '' } = Object(error) as Partial<Error>;
    const { remote: owner } = loader.blame(remote);
    faults.set(owner, { count: (faults.get(owner)?.count ?? 0) + 1, last: message });
    services.track('remote_fault', { remote, kind, message, stack: stack.slice(0, 2000) });
  };
  const registry = () => loader.registry();
  /** If the code cannot be loaded, there is no badge and nothing is reported. */
  const idleWork = () =>
    import(/* webpackChunkName: "idle" */ './idleWork').then(
      ({ startIdleWork }) =>
        startIdleWork({
          boot,
          store,
          events,
          loader,
          live,
          notices,
          trackFault,
          lastGood,
          quiet: clients.quiet,
        }),
      () => undefined,
    );
  const idle = createIdle();
  const services = createShellServices({
    store,
    clients,
    notices,
    events,
    live,
    registry,
    blame: loader.blame,
    components: shellComponents,
  });
  store.provideToSagas({ shell: services });

  return {
    boot,
    store,
    session,
    clients,
    services,
    notices,
    live,
    loader,
    trackFault,
    /** Faults since the page was opened, by remote. */
    faults: faults as ReadonlyMap<string, RemoteFaults>,
    prerendered,
    lastGood,
    registry,
    Router: BrowserRouter,
    /** Loads the code of the page in the address; repeated calls cost nothing. */
    loadFirstPage: () => loadFirstPage({ loader, store }),
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
      if (isNative()) void checkNativeStart({ boot, clients, store });
      else watchServer({ clients, events, store });
      const started = session.start();
      // After the session, which knows whether the page was loaded without the server.
      watchConnection({ store, events, session, live, waiting });
      // The session of the HTML is in the store by now.
      idle.begin(loadFirstPage({ loader, store }));
      void idle.reached.then(waiting.loaded);
      void idle.reached.then(idleWork);
      return started;
    },
  };
}
