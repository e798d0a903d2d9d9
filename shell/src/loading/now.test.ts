import type { RemoteModule } from '@touchline/shared/contract';
import type { RegisteredRelease } from './registry';
import type { RemoteLoader } from './remoteLoader';
import { startPage, startWidget } from './startAhead';

const live: RegisteredRelease = {
  version: '1.0.0',
  base: '/r/mf-team/1.0.0/',
  entry: '/r/mf-team/1.0.0/remoteEntry.js',
  contract: '^4.0.0',
  prefixes: ['/team'],
  routes: [],
  widgets: [{ name: 'TeamWidget', slot: 'home.team', files: [] }],
};

function remoteWhose(page: () => Promise<never>) {
  const module: RemoteModule = {
    contract: '^4.0.0',
    routes: [
      {
        path: '/team',
        title: 'My team',
        access: 'user',
        page: () => Promise.reject(new Error('not this one')),
      },
      { path: '/team/next', title: 'Next', access: 'user', page },
    ],
    slices: [],
    widgets: { TeamWidget: page },
  };
  const load = jest.fn((name: string) => Promise.resolve({ name, release: live, module }));
  const registry = () => ({ generation: 1, integrity: {}, remotes: { 'mf-team': { live } } });
  return { load, registry } as Partial<RemoteLoader> as RemoteLoader;
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

it('begins the page of an address, and leaves what fails to who draws it', async () => {
  const page = jest.fn(() => Promise.reject(new Error('offline')));
  startPage(remoteWhose(page), '/team/next');
  await settle();
  expect(page).toHaveBeenCalledTimes(1);
});

it('begins the widget of a slot, and says when it has come or failed', async () => {
  const widget = jest.fn(() => Promise.reject(new Error('offline')));
  await expect(startWidget(remoteWhose(widget), 'home.team')).resolves.toBeUndefined();
  expect(widget).toHaveBeenCalledTimes(1);
});

it('begins nothing where nobody is named', async () => {
  const loader = remoteWhose(() => Promise.reject(new Error('never asked for')));
  startPage(loader, '/nowhere');
  await startWidget(loader, 'home.rivals');
  expect(loader.load).not.toHaveBeenCalled();
});
