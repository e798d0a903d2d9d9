import { designSystemVersion } from '@touchline/design-system/version';
import type { RemoteModule } from '@touchline/shared/contract';
import { contractVersion } from '@touchline/shared/contract/version';
import { createAppStore } from '@touchline/shared/shell-store';
import { RemoteFault } from './remoteFault';
import { createRemoteLoader } from './remoteLoader';
import { readRegistry, remoteForPath, type BrowserRegistry, type RegisteredRelease } from './registry';
import type { RemoteSource } from './remoteSource';

const aRelease = (more: Partial<RegisteredRelease> = {}): RegisteredRelease => ({
  version: '1.0.0',
  base: '/r/mf-clubs/1.0.0-aaaaaaaaaa/',
  entry: '/r/mf-clubs/1.0.0-aaaaaaaaaa/remoteEntry.js',
  contract: `^${contractVersion}`,
  prefixes: ['/clubs', '/club'],
  routes: [],
  widgets: [],
  ...more,
});

const aModule = (more: Partial<RemoteModule> = {}): RemoteModule => ({
  contract: `^${contractVersion}`,
  routes: [],
  widgets: {},
  slices: [{ key: 'clubs', reducer: (state = 'loaded') => state }],
  ...more,
});

function loaderWith(
  load: RemoteSource['load'],
  live: RegisteredRelease | null = aRelease(),
  previous?: RegisteredRelease,
  unmet: RemoteSource['unmet'] = () => undefined,
  preview = false,
) {
  const store = createAppStore({ reducers: { session: (state = 0) => state as number } });
  const registry: BrowserRegistry = {
    generation: 1,
    remotes: { 'mf-clubs': { ...(live && { live }), ...(preview && { preview }) } },
    integrity: {},
  };
  let whole: BrowserRegistry = {
    ...registry,
    remotes: { 'mf-clubs': { ...(live && { live }), ...(previous && { previous }) } },
  };
  const report = jest.fn<void, [RemoteFault]>();
  const loader = createRemoteLoader({
    source: { load, unmet },
    store,
    registry,
    fetchRegistry: () => Promise.resolve(whole),
    report,
  });
  /** Makes another release live, as the release tool does. */
  const publishNow = (release: RegisteredRelease) => {
    whole = { ...whole, remotes: { 'mf-clubs': { live: release } } };
  };
  return { loader, store, report, publishNow };
}

const faultOf = (loading: Promise<unknown>) =>
  loading.then(
    () => undefined,
    (error: unknown) => error as RemoteFault,
  );

it('loads a remote once, however many ask, and registers its slices', async () => {
  const load = jest.fn(() => Promise.resolve({ remote: aModule() }));
  const { loader, store } = loaderWith(load);
  await Promise.all([loader.load('mf-clubs'), loader.load('mf-clubs')]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(store.getState()).toMatchObject({ clubs: 'loaded' });
  loader.disposeAll();
  expect(store.getState()).not.toHaveProperty('clubs');
});

it('registers no store key that the release does not declare, or that is another remote’s', async () => {
  const load = () =>
    Promise.resolve({
      remote: aModule({
        slices: ['clubs', 'team'].map((key) => ({ key, reducer: (state = 'loaded') => state })),
      }),
    });
  const { loader, store } = loaderWith(load, aRelease({ slices: ['clubs'] }));
  expect(await faultOf(loader.load('mf-clubs'))).toMatchObject({
    kind: 'exports',
    message: expect.stringContaining('does not declare the store keys team'),
  });
  expect(store.getState()).not.toHaveProperty('team');
  expect(store.getState()).not.toHaveProperty('clubs');

  // A release from before keys were recorded.
  const withTeam: BrowserRegistry = {
    generation: 1,
    remotes: { 'mf-clubs': { live: aRelease() }, 'mf-team': { live: aRelease({ slices: ['team'] }) } },
    integrity: {},
  };
  const other = createRemoteLoader({
    source: { load },
    store,
    registry: withTeam,
    fetchRegistry: () => Promise.resolve(withTeam),
    report: () => {},
  });
  expect(await faultOf(other.load('mf-clubs'))).toMatchObject({ kind: 'exports' });
  expect(store.getState()).not.toHaveProperty('team');
});

it('caches what it loaded until a retry', async () => {
  const load = jest.fn(() => Promise.resolve({ remote: aModule() }));
  const { loader } = loaderWith(load);
  expect(loader.loaded('mf-clubs')).toBeUndefined();
  const remote = await loader.load('mf-clubs');
  expect(loader.loaded('mf-clubs')).toBe(remote);
  loader.retry('mf-clubs');
  expect(loader.loaded('mf-clubs')).toBeUndefined();
});

it('refuses a remote that requires another version of a shared module before anything of it is downloaded', async () => {
  const load = jest.fn(() => Promise.resolve({ remote: aModule() }));
  const { loader } = loaderWith(load, aRelease(), undefined, () => 'react ^18.3.0 (the shell has 19.3.1)');
  const fault = await faultOf(loader.load('mf-clubs'));
  expect(load).not.toHaveBeenCalled();
  expect(fault?.kind).toBe('contract');
  expect(fault?.message).toContain('It needs react ^18.3.0 (the shell has 19.3.1).');
});

const major = Number.parseInt(contractVersion, 10);

it.each([`^${major + 1}.0.0`, `^${major}.99.0`, '^4.5.0', '^1.0.0', 'latest', ''])(
  'refuses a remote of contract "%s" before anything of it is downloaded',
  async (contract) => {
    const load = jest.fn(() => Promise.resolve({ remote: aModule() }));
    const { loader } = loaderWith(load, aRelease({ contract }));
    const fault = await faultOf(loader.load('mf-clubs'));
    expect(load).not.toHaveBeenCalled();
    expect(fault).toBeInstanceOf(RemoteFault);
    expect(fault?.kind).toBe('contract');
    expect(fault?.message).toContain(`this shell has ${contractVersion}`);
  },
);

it('refuses a remote of another design system before anything of it is downloaded', async () => {
  const load = jest.fn(() => Promise.resolve({ remote: aModule() }));
  const { loader } = loaderWith(load, aRelease({ designSystem: '^9.0' }));
  const fault = await faultOf(loader.load('mf-clubs'));
  expect(load).not.toHaveBeenCalled();
  expect(fault?.message).toContain(`design system ^9.0; this shell has ${designSystemVersion}`);
});

it('tries the previous release once when the live one does not load, and reports the fault', async () => {
  const previous = aRelease({
    version: '0.9.0',
    base: '/r/mf-clubs/0.9.0-bbbbbbbbbb/',
    entry: '/r/mf-clubs/0.9.0-bbbbbbbbbb/remoteEntry.js',
  });
  const load = jest.fn((_name: string, { version }: RegisteredRelease) =>
    version === '0.9.0' ? Promise.resolve({ remote: aModule() }) : Promise.reject(new Error('404')),
  );
  const { loader, report } = loaderWith(load, aRelease(), previous);
  expect((await loader.load('mf-clubs')).release.version).toBe('0.9.0');
  expect(load.mock.calls.map(([, { version }]) => version)).toEqual(['1.0.0', '0.9.0']);
  expect(report.mock.calls.map(([{ kind }]) => kind)).toEqual(['load']);
});

it('fails with the first fault when nothing older helps, and heals on retry with a new attempt', async () => {
  let isDown = true;
  const load = jest.fn(() =>
    isDown ? Promise.reject(new Error('down')) : Promise.resolve({ remote: aModule() }),
  );
  const { loader } = loaderWith(load);
  expect((await faultOf(loader.load('mf-clubs')))?.kind).toBe('load');
  isDown = false;
  expect((await faultOf(loader.load('mf-clubs')))?.kind).toBe('load');
  loader.retry('mf-clubs');
  await expect(loader.load('mf-clubs')).resolves.toMatchObject({ name: 'mf-clubs' });
  expect(load.mock.calls.map((call) => (call as unknown[])[2])).toEqual([0, 1]);
});

it('does not load the previous release when a retry has cancelled the load', async () => {
  const giveUp: ((error: Error) => void)[] = [];
  const load = jest.fn((_name: string, { version }: RegisteredRelease, attempt: number) =>
    version === '1.0.0' && attempt === 0
      ? new Promise((_, reject) => giveUp.push(reject))
      : Promise.resolve({ remote: aModule() }),
  );
  const { loader } = loaderWith(
    load,
    aRelease(),
    aRelease({ version: '0.9.0', base: '/r/mf-clubs/0.9.0-b/' }),
  );
  const hanging = faultOf(loader.load('mf-clubs'));
  await Promise.resolve();
  loader.retry('mf-clubs');
  giveUp[0]?.(new Error('given up'));
  expect((await hanging)?.kind).toBe('load');
  expect((await loader.load('mf-clubs')).release.version).toBe('1.0.0');
  expect(load.mock.calls.map(([, { version }]) => version)).toEqual(['1.0.0', '1.0.0']);
});

it.each([
  ['nothing', undefined],
  ['no routes', { remote: { slices: [], widgets: {} } }],
  ['something else', { remote: 'hello' }],
])('refuses a remote that exports %s', async (_name, exposed) => {
  const { loader } = loaderWith(() => Promise.resolve(exposed));
  expect((await faultOf(loader.load('mf-clubs')))?.kind).toBe('exports');
});

it('says that a remote without a live release is off', async () => {
  const { loader } = loaderWith(() => Promise.resolve({ remote: aModule() }), null);
  expect((await faultOf(loader.load('mf-clubs')))?.kind).toBe('off');
});

it.each([
  ['null', null],
  ['a list', []],
  ['no remotes', { generation: 2, integrity: {} }],
  ['remotes that are null', { generation: 2, remotes: null, integrity: {} }],
  ['a remote that is text', { generation: 2, remotes: { 'mf-clubs': 'live' }, integrity: {} }],
  [
    'a release without routes',
    { generation: 2, remotes: { 'mf-clubs': { live: { base: '/r/' } } }, integrity: {} },
  ],
  ['hashes that are numbers', { generation: 2, remotes: {}, integrity: { '/s/main.js': 7 } }],
  ['a generation in words', { generation: 'two', remotes: {}, integrity: {} }],
])('takes no registry that is %s', (_, answer) => {
  expect(() => readRegistry(answer)).toThrow(/registry/);
});

it('takes a registry with live, previous and switched-off remotes', () => {
  const registry = {
    generation: 2,
    remotes: { 'mf-clubs': { live: aRelease(), previous: aRelease() }, 'mf-team': {} },
    integrity: { '/s/main.js': 'sha384-x' },
  };
  expect(readRegistry(registry)).toBe(registry);
});

it('asks on retry which release is live now, so that a rollback heals without a reload', async () => {
  const repaired = aRelease({
    base: '/r/mf-clubs/1.0.1-cccccccccc/',
    entry: '/r/mf-clubs/1.0.1-cccccccccc/remoteEntry.js',
    version: '1.0.1',
  });
  const load = jest.fn((_name: string, { version }: RegisteredRelease) =>
    version === '1.0.1' ? Promise.resolve({ remote: aModule() }) : Promise.reject(new Error('broken')),
  );
  const { loader, publishNow } = loaderWith(load);
  await faultOf(loader.load('mf-clubs'));
  publishNow(repaired);
  loader.retry('mf-clubs');
  expect((await loader.load('mf-clubs')).release.version).toBe('1.0.1');
});

it('unregisters the slices of a release when one of them fails, and the next attempt starts anew', async () => {
  const broken: RemoteModule['slices'][number] = {
    key: 'broken',
    reducer: () => {
      throw new Error('broken at its start');
    },
  };
  let slices = [...aModule().slices, broken];
  const load = jest.fn(() => Promise.resolve({ remote: aModule({ slices }) }));
  const { loader, store } = loaderWith(load);
  const fault = await faultOf(loader.load('mf-clubs'));
  expect(fault?.message).toMatch(/broken at its start/);
  expect(store.getState()).toEqual({ session: 0 });
  slices = [...aModule().slices];
  loader.retry('mf-clubs');
  await loader.load('mf-clubs');
  expect(store.getState()).toMatchObject({ clubs: 'loaded' });
});

it('names the remote and release behind a fault of a slice', async () => {
  const { loader } = loaderWith(() => Promise.resolve({ remote: aModule() }));
  await loader.load('mf-clubs');
  const release = aRelease().base.split('/').at(-2);
  expect(loader.blame('clubs')).toEqual({ remote: 'mf-clubs', release });
  expect(loader.blame('mf-clubs')).toEqual({ remote: 'mf-clubs', release });
  expect(loader.blame('unknown')).toEqual({ remote: 'unknown', release: undefined });
});

it('loads the current live release when the one of the page does not load: a canary that was withdrawn', async () => {
  const now = aRelease({
    base: '/r/mf-clubs/1.0.0-now/',
    entry: '/r/mf-clubs/1.0.0-now/remoteEntry.js',
  });
  const load = jest.fn((_: string, { base }: RegisteredRelease) =>
    base === now.base ? Promise.resolve({ remote: aModule() }) : Promise.reject(new Error('gone')),
  );
  const { loader, publishNow } = loaderWith(load);
  publishNow(now);
  expect((await loader.load('mf-clubs')).release.base).toBe(now.base);
});

it('finds the remote of an address that is switched off', () => {
  const registry: BrowserRegistry = {
    generation: 1,
    integrity: {},
    remotes: { 'mf-clubs': { off: ['/clubs'] } },
  };
  expect(readRegistry(registry)).toBe(registry);
  expect(remoteForPath(registry, '/clubs/points')).toBe('mf-clubs');
});

describe('a preview', () => {
  const base = '/r/mf-clubs/1.1.0-bbbbbbbbbb/';
  const previewed = aRelease({ base, entry: `${base}remoteEntry.js` });
  const release = '1.1.0-bbbbbbbbbb';

  it('has its faults marked, so that they are not counted', async () => {
    const load = jest.fn(() => Promise.resolve({ remote: aModule() }));
    const { loader } = loaderWith(load, previewed, undefined, undefined, true);
    expect(loader.blame('mf-clubs')).toEqual({ remote: 'mf-clubs', release, preview: true });
    await loader.load('mf-clubs');
    expect(loader.blame('clubs')).toEqual({ remote: 'mf-clubs', release, preview: true });
  });

  it('falls back to the live release when it does not load or requires what the shell does not have', async () => {
    const load = jest.fn(() => Promise.resolve({ remote: aModule() }));
    const unmet = ({ base: asked }: RegisteredRelease) => (asked === base ? 'react ^20.0.0' : undefined);
    const { loader, report, publishNow } = loaderWith(load, previewed, undefined, unmet, true);
    publishNow(aRelease());
    expect((await loader.load('mf-clubs')).release.base).toBe(aRelease().base);
    expect(report).toHaveBeenCalledTimes(1);
    expect(loader.blame('mf-clubs')).toEqual({ remote: 'mf-clubs', release: '1.0.0-aaaaaaaaaa' });
  });
});
