import { act, screen, waitFor, within } from '@testing-library/react';
import type { RemoteModule } from '@touchline/shared/contract';
import { problem } from '@touchline/shared/testing';
import type { BootOverrides } from '../../services/boot/boot';
import { browserPage } from '../../services/platform/browserPage';
import { aBoot, aRelease, openShell, reportsOf } from '../../testing/renderShell';
import type { StoredReleases } from './storedRemote';

const [live, older] = ['1.1.0-bbbbbbbbbb', '1.0.0-aaaaaaaaaa'] as const;
const published_at = '2024-02-10T16:00:00Z';
const stored: StoredReleases = {
  localKey: 'key-of-this-sign-in',
  remotes: [
    {
      name: 'mf-clubs',
      live,
      canary: null,
      isOff: false,
      releases: [live, older].map((id) => ({ id, contract: '^4.0.0', published_at })),
    },
    { name: 'mf-fixtures', live: null, canary: null, isOff: true, releases: [] },
  ],
};

const ClubsPage = () => <h1>All clubs</h1>;
const clubs: RemoteModule = {
  contract: '^4.0.0',
  prefixes: ['/clubs'],
  routes: [{ path: '/clubs', title: 'Clubs', access: 'user', page: async () => ({ default: ClubsPage }) }],
  widgets: {},
  slices: [{ key: 'clubs', reducer: (state = 'loaded') => state }],
  flags: [
    { name: 'clubs.map', text: 'A map of all grounds' },
    { name: 'clubs.kits', text: 'Kits of past seasons' },
  ],
};

const none: BootOverrides = { previews: {}, safeMode: false, staff: true, notices: [] };

const realFetch = globalThis.fetch;
const visit = jest.spyOn(browserPage, 'go').mockImplementation(() => {});
beforeEach(() => {
  visit.mockClear();
  localStorage.clear();
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => stored })) as never;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** The app of an admin at /clubs, with this release of Clubs. */
function openClubs(overrides?: Partial<BootOverrides>, id: string = live, remotes = { 'mf-clubs': clubs }) {
  const release = {
    ...aRelease('mf-clubs', ['/clubs']),
    base: `/r/mf-clubs/${id}/`,
    widgets: [{ name: 'Season', slot: 'home.season', files: [] }],
    requires: { react: '^19.0.0', lodash: '^4.0.0' },
  };
  const local = id.startsWith('localhost:');
  const localRelease = { ...release, base: `http://${id}/`, entry: `http://${id}/remoteEntry.js` };
  const isPreview = overrides?.previews?.['mf-clubs'] !== undefined;
  return openShell({
    boot: aBoot({
      user: { role: 'ADMIN', flags: ['clubs.map'] },
      registry: {
        generation: 1,
        integrity: {},
        remotes: {
          'mf-clubs': {
            title: 'Clubs',
            live: local ? localRelease : release,
            ...(isPreview && { preview: true }),
          },
          'mf-fixtures': { title: 'Fixtures', off: ['/fixtures'] },
        },
      },
      ...(overrides && { overrides: { ...none, ...overrides } }),
    }),
    path: '/clubs?sort=points',
    remotes,
    routes: { 'POST /v1/event/remote_fault': problem(500, 'not now', 'broken') },
  });
}

async function openOverlay(world: Awaited<ReturnType<typeof openClubs>>) {
  act(() => world.shell.services.openReleases());
  return within(await screen.findByRole('dialog', { name: 'Releases on this page' }));
}

it('does not appear, nor its button, without overrides', async () => {
  await openClubs();
  expect(await screen.findByRole('heading', { name: 'All clubs' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Preview|Safe mode/ })).not.toBeInTheDocument();
});

it('lists release, contract, load time, errors and slots of each remote', async () => {
  const world = await openClubs();
  act(() => world.shell.trackFault('clubs', 'saga', new Error('no standings')));
  const overlay = await openOverlay(world);
  const [first, second] = await overlay.findAllByRole('listitem');
  expect(first).toHaveTextContent(/Clubs.*Live/);
  expect(first).toHaveTextContent(
    new RegExp(`Release${live}Contract\\^4\\.0\\.0Load time\\d+ msRender time`),
  );
  expect(first).toHaveTextContent('Errors1, the last: no standings');
  expect(first).toHaveTextContent('Slotshome.season');
  expect(second).toHaveTextContent(/Fixtures.*Switched off/);
  expect(within(second!).queryByRole('combobox')).not.toBeInTheDocument();
});

it('shows the flags that the code on the page declares, a build on the reader’s machine too, and which of them the reader has', async () => {
  for (const [overrides, id] of [
    [undefined, live],
    [{ previews: { 'mf-clubs': 'localhost:3102' } }, 'localhost:3102'],
  ] as const) {
    const world = await openClubs(overrides, id);
    const [first, second] = await (await openOverlay(world)).findAllByRole('listitem');
    expect(first).toHaveTextContent('Flagsclubs.map on, clubs.kits off');
    expect(second).toHaveTextContent('Flagsnot loaded on this page');
    world.unmount();
  }
});

it('outlines who drew what, from the next time that a page is opened, until it is switched off', async () => {
  const world = await openClubs();
  await act(() => world.shell.idle.reached);
  const goTo = (path: string) =>
    act(async () => {
      window.history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
  const press = async () => {
    const overlay = await openOverlay(world);
    await world.user.click(await overlay.findByText('Outline who drew what'));
    await world.user.keyboard('{Escape}');
  };
  await press();
  await goTo('/about');
  const name = `Drawn by mf-clubs ${live}, /clubs`;
  expect(screen.queryByLabelText(name)).not.toBeInTheDocument();
  const boxes = jest
    .spyOn(HTMLHeadingElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ left: 10, top: 20, right: 110, bottom: 70, width: 100, height: 50 } as DOMRect);
  await goTo('/clubs');
  const outline = await screen.findByLabelText(name);
  expect(outline).toHaveStyle({ left: '10px', top: '20px', width: '100px', height: '50px' });
  await press();
  expect(screen.queryByLabelText(name)).not.toBeInTheDocument();
  boxes.mockRestore();
});

it('shows how long pages took to render, from the next time they are opened', async () => {
  const world = await openClubs();
  await act(() => world.shell.idle.reached);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'All clubs' })).toBeVisible());
  const goTo = (path: string) =>
    act(async () => {
      window.history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
  const openedOverlay = async () => (await (await openOverlay(world)).findAllByRole('listitem'))[0];
  expect(await openedOverlay()).toHaveTextContent(
    'Render timenot measured yet: leave its page and open it again',
  );
  await world.user.click(screen.getByRole('button', { name: 'Close' }));
  await goTo('/about');
  await goTo('/clubs');
  expect(await screen.findByRole('heading', { name: 'All clubs' })).toBeVisible();
  expect(await openedOverlay()).toHaveTextContent(/Render time\d+ ms for \/clubsErrors/);
});

it('offers the builds of the shell too, but none from the reader’s machine', async () => {
  const shell = { ...stored.remotes[0], name: 'shell' };
  globalThis.fetch = jest.fn(async () => ({
    ok: true,
    json: async () => ({ ...stored, remotes: [shell] }),
  })) as never;
  const { user } = await openClubs({ previews: { 'mf-clubs': live } });
  await user.click(await screen.findByRole('button', { name: /preview/i }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('The app around the pages')).toBeInTheDocument();
  expect(within(dialog).getByText(/^Release build-1$/)).toBeInTheDocument();
  expect(within(dialog).queryByLabelText(/^Port of/)).not.toBeInTheDocument();
});

it('switches a remote to a stored release, on the page that is open', async () => {
  const world = await openClubs();
  const overlay = await openOverlay(world);
  const choice = await overlay.findByRole('combobox', { name: 'Release of Clubs' });
  expect(overlay.getByRole('button', { name: `Show ${live} of Clubs` })).toBeDisabled();
  await world.user.selectOptions(choice, older);
  await world.user.click(overlay.getByRole('button', { name: `Show ${older} of Clubs` }));
  expect(visit).toHaveBeenCalledWith(
    `/clubs?sort=points&preview=mf-clubs%40${older}&local-key=key-of-this-sign-in`,
  );
});

it('is opened by a button in the corner while a preview is on, and leads back to live', async () => {
  const world = await openClubs({ previews: { 'mf-clubs': older } }, older);
  await world.user.click(await screen.findByRole('button', { name: 'Preview' }));
  const overlay = within(await screen.findByRole('dialog'));
  const [first] = await overlay.findAllByRole('listitem');
  expect(first).toHaveTextContent(/Clubs.*Preview/);
  await world.user.click(overlay.getByRole('button', { name: 'Back to live: Clubs' }));
  expect(visit).toHaveBeenLastCalledWith('/clubs?sort=points&preview=mf-clubs%40live');
  await world.user.click(overlay.getByRole('button', { name: 'All back to live' }));
  expect(visit).toHaveBeenLastCalledWith('/clubs?sort=points&preview=live');
  await world.user.click(overlay.getByRole('button', { name: /^Safe mode/ }));
  expect(visit).toHaveBeenLastCalledWith('/clubs?sort=points&safe-mode=');
});

it('lists the shared modules of each remote, with the version of the page and who provides it', async () => {
  const shared = { react: { '19.3.1': { version: '19.3.1', from: 'shell' } } };
  Object.assign(globalThis, { __FEDERATION__: { __INSTANCES__: [{ shareScopeMap: { default: shared } }] } });
  const overlay = await openOverlay(await openClubs());
  const [first] = await overlay.findAllByRole('listitem');
  expect(first).toHaveTextContent('Shared modules2 modulesreact ^19.0.0: 19.3.1 from shelllodash ^4.0.0');
  Reflect.deleteProperty(globalThis, '__FEDERATION__');
});

it('shows every slot of the app, and who fills it', async () => {
  const overlay = await openOverlay(await openClubs());
  const { parentElement } = await overlay.findByText('home.*');
  expect(parentElement).toHaveTextContent(
    /refresh grows .*Filled by many, seen by everyone\. ?home\.season by mf-clubs/,
  );
  expect(overlay.getByText('team_popup.squad').parentElement).toHaveTextContent(/Filled by one/);
});

it('closes with Escape', async () => {
  const world = await openClubs({ previews: { 'mf-clubs': older } }, older);
  await world.user.click(await screen.findByRole('button', { name: 'Preview' }));
  await screen.findByRole('dialog');
  await world.user.keyboard('{Escape}');
  expect(world.shell.store.getState()).toMatchObject({ popups: { releases: false } });
});

it('offers another try when the stored releases cannot be loaded', async () => {
  let ok = false;
  globalThis.fetch = jest.fn(async () => ({ ok, json: async () => stored })) as never;
  const world = await openClubs();
  const overlay = await openOverlay(world);
  const again = await overlay.findByRole('button', { name: 'Try again' });
  ok = true;
  await world.user.click(again);
  expect(await overlay.findByRole('combobox', { name: 'Release of Clubs' })).toBeVisible();
});

it('says that a preview did not load and that the live release took its place', async () => {
  const release = { ...aRelease('mf-clubs', ['/clubs']), base: `/r/mf-clubs/${live}/` };
  const registry = {
    generation: 2,
    integrity: {},
    remotes: { 'mf-clubs': { title: 'Clubs', live: release } },
  };
  globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => registry })) as never;
  jest.spyOn(console, 'error').mockImplementationOnce(() => {});
  let loads = 0;
  await openClubs({ previews: { 'mf-clubs': older } }, older, {
    get 'mf-clubs'() {
      return (loads += 1) === 1 ? ({} as RemoteModule) : clubs;
    },
  });
  expect(
    await screen.findByText('The preview of Clubs did not load. You see the live release.'),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: 'All clubs' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Preview failed' })).toBeVisible();
});

describe('a remote from the developer’s own server', () => {
  const address = 'localhost:3102';
  const there = { previews: { 'mf-clubs': address } };

  it('is taken by its port, with the key of this sign-in', async () => {
    const world = await openClubs();
    const overlay = await openOverlay(world);
    const port = await overlay.findByRole('textbox', { name: 'Port of Clubs on localhost' });
    await world.user.clear(port);
    await world.user.type(port, '80');
    expect(overlay.getByText('A number from 1024 to 65535')).toBeVisible();
    expect(overlay.getByRole('button', { name: /^Take from there: Clubs/ })).toBeDisabled();
    await world.user.type(port, '80{Enter}');
    expect(visit).toHaveBeenCalledWith(
      '/clubs?sort=points&preview=mf-clubs%40localhost%3A8080&local-key=key-of-this-sign-in',
    );
  });

  it('is named by the overlay with where it comes from, and goes back to live', async () => {
    const world = await openClubs(there, address);
    await world.user.click(await screen.findByRole('button', { name: 'Preview' }));
    const overlay = within(await screen.findByRole('dialog'));
    const [first] = await overlay.findAllByRole('listitem');
    expect(first).toHaveTextContent(/Clubs.*Your machine/);
    expect(first).toHaveTextContent('Loaded fromhttp://localhost:3102Contract^4.0.0');
    expect(
      overlay.getByRole('button', { name: 'Take from there: Clubs from localhost:3102' }),
    ).toBeDisabled();
    await world.user.click(overlay.getByRole('button', { name: 'Back to live: Clubs' }));
    expect(visit).toHaveBeenLastCalledWith('/clubs?sort=points&preview=mf-clubs%40live');
  });

  it('that is not there gives way to the live release; a notice names the address and the way back', async () => {
    const release = { ...aRelease('mf-clubs', ['/clubs']), base: `/r/mf-clubs/${live}/` };
    const registry = {
      generation: 2,
      integrity: {},
      remotes: { 'mf-clubs': { title: 'Clubs', live: release } },
    };
    globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => registry })) as never;
    jest.spyOn(console, 'error').mockImplementationOnce(() => {});
    let loads = 0;
    const world = await openClubs(there, address, {
      get 'mf-clubs'() {
        return (loads += 1) === 1 ? ({} as RemoteModule) : clubs;
      },
    });
    expect(
      await screen.findByText(
        /^Clubs did not load from http:\/\/localhost:3102\. You see the live release\./,
      ),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'All clubs' })).toBeVisible();
    await world.user.click(screen.getByRole('button', { name: 'Back to live' }));
    expect(visit).toHaveBeenLastCalledWith('/clubs?sort=points&preview=mf-clubs%40live');
  });

  it('that stops later is named by a notice when a file is missing', async () => {
    await openClubs(there, address);
    await screen.findByRole('button', { name: 'Preview' });
    for (const src of ['http://localhost:3103/Other.js', 'http://localhost:3102/ClubPage.js']) {
      const script = Object.assign(document.createElement('script'), { src, type: 'text/never' });
      document.head.append(script);
      act(() => void script.dispatchEvent(new Event('error')));
    }
    expect(await screen.findByText(/^Clubs misses a file of http:\/\/localhost:3102\./)).toBeVisible();
  });

  it('reports its faults as those of no release', async () => {
    const world = await openClubs(there, address);
    act(() => world.shell.trackFault('clubs', 'saga', new Error('broken')));
    await waitFor(() =>
      expect(reportsOf(world.api).find(({ slug }) => slug === 'remote_fault')?.data).toMatchObject({
        remote: 'mf-clubs',
        release: address,
        preview: true,
      }),
    );
  });

  it('is only loaded after a reader agrees, when a link asks for it', async () => {
    const asked = { remote: 'mf-clubs', address, key: 'a-key' };
    const world = await openClubs({ asked });
    expect(
      await screen.findByText(/^A link asks to take Clubs from http:\/\/localhost:3102, your own machine\./),
    ).toBeVisible();
    await world.user.click(screen.getByRole('button', { name: 'Take it' }));
    expect(visit).toHaveBeenLastCalledWith(
      '/clubs?sort=points&preview=mf-clubs%40localhost%3A3102&local-key=a-key',
    );
  });
});

it('shows once what was dropped, and why', async () => {
  await openClubs({ notices: ['mf-clubs has no release "1".'] });
  expect(await screen.findByText('mf-clubs has no release "1". You see what everybody gets.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Preview' })).not.toBeInTheDocument();
});

it('in safe mode its button says so; other readers get a notice with the way out', async () => {
  const { unmount, user } = await openClubs({ safeMode: true });
  await user.click(await screen.findByRole('button', { name: 'Safe mode' }));
  await user.click(await screen.findByRole('button', { name: 'Leave safe mode' }));
  expect(visit).toHaveBeenLastCalledWith('/clubs?sort=points&safe-mode=off');
  unmount();

  const other = await openClubs({ safeMode: true, staff: false });
  expect(screen.queryByRole('button', { name: 'Safe mode' })).not.toBeInTheDocument();
  await other.user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(visit).toHaveBeenLastCalledWith('/clubs?sort=points&safe-mode=off');
});

it('marks the faults of a preview, so that they do not count against a canary', async () => {
  const world = await openClubs({ previews: { 'mf-clubs': older } }, older);
  act(() => world.shell.trackFault('mf-clubs', 'render', new Error('broken')));
  await waitFor(() =>
    expect(reportsOf(world.api).find(({ slug }) => slug === 'remote_fault')?.data).toMatchObject({
      release: older,
      preview: true,
    }),
  );
});
