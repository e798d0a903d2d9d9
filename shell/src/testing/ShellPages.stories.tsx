import { arrived, fakeApi, inEvery, success, type StoryNetwork } from '@touchline/shared/testing/storyPages';
import { useMemo, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../app/App';
import { createShell } from '../app/createShell';
import type { Boot } from '../services/boot/boot';
import { aBoot, aDashboard } from './aBoot';

/** What the API answers to the pages of the shell. */
const answers = {
  'GET /v1/dashboard': success(aDashboard()),
  'GET /v1/tos': success('<h2>Fair use</h2><p>Read it on Saturdays, leave it on Sundays.</p>'),
};

interface ShellPage {
  /** What the server would have put into the page: who reads it, and how far the account is. */
  readonly boot: Boot;
  readonly path: string;
}

/**
 * The whole app as it starts, without background work, event stream and releases: Home has no widgets here, they are stories of
 * their remotes. Only the network is fake.
 */
function StartedApp({ boot, path, network }: ShellPage & { readonly network: StoryNetwork }) {
  const shell = useMemo(() => {
    const { adapter } = fakeApi(
      network === 'answers'
        ? answers
        : Object.fromEntries(Object.keys(answers).map((call) => [call, inEvery[network]])),
    );
    const created = createShell({
      boot,
      adapter,
      remoteSource: { load: () => Promise.reject(new Error('A story has no releases.')) },
    });
    created.live.hold();
    void created.session.start();
    const Router = ({ children }: { children?: ReactNode }) => (
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    );
    return { ...created, Router };
  }, [boot, path, network]);
  return <App shell={shell} />;
}

interface StoryGlobals {
  readonly network?: StoryNetwork;
}

export default {
  title: 'Pages/Shell',
  parameters: { ownRouter: true, layout: 'fullscreen' },
  tags: ['!autodocs'],
  render: ({ boot, path }: ShellPage, { globals: { network = 'answers' } }: { globals: StoryGlobals }) => (
    <StartedApp key={`${path} ${network}`} boot={boot} path={path} network={network} />
  ),
  play: ({ canvasElement, globals }: { canvasElement: HTMLElement; globals: StoryGlobals }) =>
    (globals.network ?? 'answers') === 'answers' ? arrived(canvasElement) : Promise.resolve(),
};

/** Whoever is not logged in, at any address. */
export const Visitor = { args: { boot: aBoot(), path: '/' } };
export const AddressNotConfirmed = {
  args: { boot: aBoot({ user: { email_confirmed: false }, state: null }), path: '/' },
};
export const WithoutTeam = {
  args: { boot: aBoot({ user: { onboarded: false }, state: { team: null } }), path: '/' },
};
export const Home = { name: '/', args: { boot: aBoot({ user: {} }), path: '/' } };
export const About = { name: '/about', args: { boot: aBoot({ user: {} }), path: '/about' } };
export const NotFound = { name: '/404', args: { boot: aBoot({ user: {} }), path: '/404' } };
export const Banned = {
  args: { boot: aBoot({ user: { banned: true, role: 'BANNED' } }), path: '/' },
};
