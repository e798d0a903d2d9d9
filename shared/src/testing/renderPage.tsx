import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, lazy, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import {
  type LiveMessage,
  type PitchProps,
  ShellServicesProvider,
  type ShellServices,
} from '../contract/host';
import type { RemoteModule } from '../contract/remote';
import type { ApiClient } from '../api/client';
import { quietServices } from './quietServices';
import { type SignedIn, signedInStore } from './signedInStore';

export type TestShell = SignedIn;

type LoadPage = RemoteModule['routes'][number]['page'];

/** Calls of a remote through the contract, for assertions. */
export interface ShellRecord {
  readonly notices: { type: string; message?: string }[];
  readonly tracked: { slug: string; data: unknown }[];
  readonly openedTeams: number[];
  readonly openedFootballers: number[];
  readonly passPrompts: { location: string; step: string }[];
  /** Number of times the overlay of releases was opened. */
  openedReleases: number;
  /** Sends a message of the event stream. */
  live(message: LiveMessage): void;
}

/** Cards by name and points: a minimal replacement of the shell's pitch for a remote's own tests. */
function PlainPitch({ pitch, label, initialMetric, choiceWinsIn, pendingUntil, children }: PitchProps) {
  const sides = [pitch.team, pitch.home, pitch.away].filter((side) => side !== undefined);
  return (
    <section aria-label={label} data-initial-metric={initialMetric} data-choice-wins-in={choiceWinsIn}>
      {children}
      {pendingUntil && <time dateTime={pendingUntil}>Line-ups are not known yet</time>}
      <ul>
        {sides.flatMap((side, at) =>
          [...side.pitch.flat(), ...side.subs].map((card) => (
            <li key={`${at} ${card.id}`}>{`${card.name} ${card.points.total ?? '–'}`}</li>
          )),
        )}
      </ul>
    </section>
  );
}

/**
 * A store as the shell creates it, signed in, services that record their calls, and what provides both to a page.
 */
export function testShell(api: ApiClient, reader: TestShell = {}) {
  const store = signedInStore(reader);
  const hearing = new Set<(message: LiveMessage) => void>();
  const record: ShellRecord = {
    notices: [],
    tracked: [],
    openedTeams: [],
    openedFootballers: [],
    passPrompts: [],
    openedReleases: 0,
    live: (message) => hearing.forEach((hear) => hear(message)),
  };
  const services: ShellServices = {
    ...quietServices(api),
    notify: (notice) => void record.notices.push(notice),
    track: (slug, data) => void record.tracked.push({ slug, data }),
    openTeamPopup: (teamId) => void record.openedTeams.push(teamId),
    openFootballerSheet: (footballerId) => void record.openedFootballers.push(footballerId),
    openReleases: () => void (record.openedReleases += 1),
    openPassCard: (prompt) => void record.passPrompts.push(prompt),
    onLive: (hear) => {
      hearing.add(hear);
      return () => void hearing.delete(hear);
    },
    components: { Pitch: PlainPitch, FootballerSheet: () => null, RemoteWidget: () => null },
  };
  store.provideToSagas({ shell: services });
  const Shell = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <ShellServicesProvider value={services}>{children}</ShellServicesProvider>
    </Provider>
  );
  return { store, services, record, Shell };
}

/** Belongs to the pages that it is keyed by. */
const lazyPages = new WeakMap<LoadPage, LazyExoticComponent<ComponentType>>();

/**
 * A page whose code is loaded once for a test file, as the shell keeps it: React draws what waited for code at the earliest 300 ms
 * after the fallback, and each test would wait for that.
 */
function lazyPage(load: LoadPage): LazyExoticComponent<ComponentType> {
  const page = lazyPages.get(load) ?? lazy(load);
  lazyPages.set(load, page);
  return page;
}

/**
 * Opens an address of a remote as the shell would: real store, sagas and router; only the network is fake, by
 * the given `api`.
 */
export function renderPage(
  remote: RemoteModule,
  path: string,
  {
    api,
    Theme = ({ children }) => children,
    ...shellState
  }: TestShell & { api: ApiClient; Theme?: ComponentType<{ children: ReactNode }> },
) {
  const { store, record, services, Shell } = testShell(api, shellState);
  const disposals = remote.slices.map((slice) => store.registerSlice(slice));
  const router = createMemoryRouter(
    [
      ...remote.routes.map((route) => {
        const Page = lazyPage(route.page);
        return { path: route.path, element: <Suspense fallback={null}>{<Page />}</Suspense> };
      }),
      { path: '*', element: <p>Page Not Found</p> },
    ],
    { initialEntries: [path] },
  );
  const view = render(
    <Shell>
      <Theme>
        <RouterProvider router={router} />
      </Theme>
    </Shell>,
  );
  return {
    ...view,
    store,
    record,
    services,
    router,
    user: userEvent.setup(),
    /** The current address. */
    address: () => router.state.location.pathname + router.state.location.search,
    dispose: () => disposals.forEach((dispose) => dispose()),
  };
}
