import type { RemoteModule } from '@touchline/shared/contract';
import type { RegisteredRelease } from '../services/remotes/registry';
import type { RemoteLoader } from '../services/remotes/remoteLoader';
import { loadPage, loadWidget } from './loadFirstPage';

const live: RegisteredRelease = {
  version: '1.0.0',
  base: '/r/mf-team/1.0.0/',
  entry: '/r/mf-team/1.0.0/remoteEntry.js',
  contract: '^4.0.0',
  prefixes: ['/team'],
  routes: [],
  widgets: [{ name: 'TeamWidget', slot: 'home.team', home: { order: 1 }, files: [] }],
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
  const load = jest.fn((name: string) => Promise.resolve({ name, release: live, module, loadMs: 0 }));
  const registry = () => ({ generation: 1, integrity: {}, remotes: { 'mf-team': { live } } });
  return { load, registry } as Partial<RemoteLoader> as RemoteLoader;
}

it('loads the page of an address, and leaves a failure to the place where it is rendered', async () => {
  const page = jest.fn(() => Promise.reject(new Error('offline')));
  await expect(loadPage(remoteWhose(page), '/team/next')).resolves.toBeUndefined();
  expect(page).toHaveBeenCalledTimes(1);
});

it('loads the widget of a slot, and resolves when it has loaded or failed', async () => {
  const widget = jest.fn(() => Promise.reject(new Error('offline')));
  await expect(loadWidget(remoteWhose(widget), 'home.team')).resolves.toBeUndefined();
  expect(widget).toHaveBeenCalledTimes(1);
});

it('loads nothing for an unknown address or slot', async () => {
  const loader = remoteWhose(() => Promise.reject(new Error('never asked for')));
  await loadPage(loader, '/nowhere');
  await loadWidget(loader, 'home.rivals');
  expect(loader.load).not.toHaveBeenCalled();
});
