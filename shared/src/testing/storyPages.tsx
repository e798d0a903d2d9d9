import {
  createContext,
  Suspense,
  lazy,
  useContext,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { createApiClient } from '../api/client';
import type { RemoteModule } from '../contract/remote';
import { ShellServicesProvider, type ShellServices } from '../contract/host';
import { fakeApi, problem, type FakeAnswer, type FakeRoute } from './fakeApi';
import { quietServices } from './quietServices';
import { signedInStore } from './signedInStore';

export { fakeApi, success } from './fakeApi';

/** What the network does in a story: it answers with the story's data, not at all, with a fault, or it is not there. */
export type StoryNetwork = 'answers' | 'waiting' | 'failing' | 'offline';

/** What the shell gives to stories of pages, as it gives it to the pages: its pitch, and the frame around. */
export interface StoryShell {
  readonly components: ShellServices['components'];
  readonly Frame: ComponentType<{ services: ShellServices; children: ReactNode }>;
}

/** Filled by the Storybook of this repository; without it a page stands alone, and without a pitch. */
export const StoryShellContext = createContext<StoryShell | undefined>(undefined);

/**
 * Opens the story of a page by its address: false where none draws it. Filled by the Storybook of this repository.
 */
export const StoryLinkContext = createContext<(pathname: string) => Promise<boolean>>(() =>
  Promise.resolve(false),
);

interface StoryGlobals {
  readonly network?: StoryNetwork;
  readonly pass?: 'free' | 'pass';
}

/**
 * What the stories of a remote's pages have in common. A story is named after the path of its route and has an address as argument:
 * `{ name: '/club/:id', args: { path: '/club/ars' } }`. It draws the real page with the real store, sagas and router; only
 * the network is fake. Links lead to the other pages, those of another remote to their story.
 *
 * @param remote its pages
 * @param answers of the API, by `GET /v1/team/main`; a page that asks for more fails
 */
export const pagesOf = (remote: RemoteModule, answers: Readonly<Record<string, FakeRoute>>) => ({
  parameters: { ownRouter: true, layout: 'fullscreen' },
  tags: ['!autodocs'],
  render: ({ path }: StoryPage, { globals }: { globals: StoryGlobals }) => {
    const { network = 'answers', pass = 'free' } = globals;
    const given = { remote, answers, path, network, pass: pass === 'pass' };
    return <RemotePage key={`${path} ${network} ${pass}`} {...given} />;
  },
  play: ({ canvasElement, globals }: { canvasElement: HTMLElement; globals: StoryGlobals }) =>
    (globals.network ?? 'answers') === 'answers' ? arrived(canvasElement) : Promise.resolve(),
});

/** Milliseconds between two looks at a page, and how often it is looked at: 20 s for a slow machine. */
const polling = { every: 50, times: 400 };

/**
 * Waits for a page and its data.
 *
 * @throws Error when it has no heading, or is still busy, after 20 s
 */
export async function arrived(page: HTMLElement): Promise<void> {
  const isThere = () => page.querySelector('h1') !== null && !page.querySelector('[aria-busy="true"]');
  for (let times = 0; times < polling.times && !isThere(); times += 1)
    await new Promise((resolve) => setTimeout(resolve, polling.every));
  if (!isThere()) throw new Error('The page has no heading, or is still busy.');
}

/** The argument of a story of a page. */
export interface StoryPage {
  /** Address at which it opens. */
  readonly path: string;
}

interface RemotePageProps extends StoryPage {
  readonly remote: RemoteModule;
  readonly answers: Readonly<Record<string, FakeRoute>>;
  readonly network: StoryNetwork;
  readonly pass: boolean;
}

function RemotePage({ remote, path, ...data }: RemotePageProps) {
  const shell = useContext(StoryShellContext);
  const [missing, setMissing] = useState<string>();
  const [{ store, services, dispose, router }] = useState(() => {
    const opened = openStore(remote, data, shell, setMissing);
    const Frame = shell?.Frame ?? (({ children }: { children: ReactNode }) => children);
    const layout = (
      <Frame services={opened.services}>
        <Outlet />
      </Frame>
    );
    return { ...opened, router: createMemoryRouter(routesOf(remote, layout), { initialEntries: [path] }) };
  });
  useEffect(() => dispose, [dispose]);
  if (missing) throw new Error(`The story has no answer for ${missing}.`);
  return (
    <Provider store={store}>
      <ShellServicesProvider value={services}>
        <RouterProvider router={router} />
      </ShellServicesProvider>
    </Provider>
  );
}

function openStore(
  remote: RemoteModule,
  { answers, network, pass }: Pick<RemotePageProps, 'answers' | 'network' | 'pass'>,
  shell: StoryShell | undefined,
  onMissing: (call: string) => void,
) {
  const store = signedInStore({ user: { pass, role: 'ADMIN' }, state: { pass } });
  const api = apiOf(answers, network, onMissing);
  const services = { ...quietServices(api), ...(shell && { components: shell.components }) };
  store.provideToSagas({ shell: services });
  const disposals = remote.slices.map((slice) => store.registerSlice(slice));
  return { store, services, dispose: () => disposals.forEach((one) => one()) };
}

/** The answer to everything, where the network does not answer with the story's data. */
export const inEvery: Readonly<Record<Exclude<StoryNetwork, 'answers'>, FakeAnswer>> = {
  waiting: 'never',
  failing: problem(500, 'Internal Server Error'),
  offline: 'offline',
};

/** A read without an answer would look like a page that is not there: it is reported instead. */
function apiOf(
  answers: RemotePageProps['answers'],
  network: StoryNetwork,
  onMissing: (call: string) => void,
) {
  const routes = network === 'answers' ? answers : mapValues(answers, () => inEvery[network]);
  const { adapter } = fakeApi(routes);
  return createApiClient({
    apiKey: 'story',
    sessionToken: () => 'story',
    onCarried: () => undefined,
    adapter: (config) => {
      const { pathname } = new URL(config.url ?? '/', 'http://story.invalid');
      const call = `${(config.method ?? 'get').toUpperCase()} ${pathname}`;
      if (call.startsWith('GET ') && !(call in routes)) onMissing(call);
      return adapter(config);
    },
  });
}

const mapValues = (answers: Readonly<Record<string, FakeRoute>>, change: () => FakeRoute) =>
  Object.fromEntries(Object.keys(answers).map((name) => [name, change()]));

function routesOf({ routes }: RemoteModule, layout: ReactNode) {
  const pages = routes.map((route) => {
    const Page = lazy(route.page);
    return {
      path: route.path,
      element: (
        <Suspense fallback={null}>
          <Page />
        </Suspense>
      ),
    };
  });
  return [{ element: layout, children: [...pages, { path: '*', element: <Elsewhere /> }] }];
}

/** A link to a page of another remote opens that page's story. */
function Elsewhere() {
  const { pathname } = useLocation();
  const openStory = useContext(StoryLinkContext);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    void openStory(pathname).then((isThere) => setMissing(!isThere));
  }, [openStory, pathname]);
  return <p>{isMissing ? `No story draws ${pathname}.` : `Opening ${pathname} …`}</p>;
}
