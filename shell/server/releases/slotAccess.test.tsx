/**
 * A page that the server made, in a browser.
 *
 * @jest-environment @touchline/shared/testing/browserEnvironment.cjs
 */
import '@touchline/shared/testing/setUpBrowser';
import { act, render, screen } from '@testing-library/react';
import type { RemoteModule } from '@touchline/shared/contract';
import { ShellServicesProvider, type PageAccess } from '@touchline/shared/contract/host';
import { slots } from '@touchline/shared/contract/slots';
import { contractVersion } from '@touchline/shared/contract/version';
import { Provider } from '@touchline/shared/shell-store';
import { RemotesProvider } from '../../src/services/remotes/RemotesProvider';
import { RemoteWidget } from '../../src/services/remotes/RemoteWidget';
import { aBoot, openShell } from '../../src/testing/renderShell';
import { aShell } from '../testing/aBuild';
import { browserRegistry } from './browserRegistry';
import { withPublished } from './releaseChanges';
import { emptyDocument, type Release } from './releaseDocument';

const now = new Date('2024-02-10T16:20:00Z');

/** The one slot of a catalogue that is for fewer readers than all. */
const slotFor = (slot: keyof typeof slots, access: PageAccess) =>
  jest.replaceProperty(slots, slot, { ...slots[slot], access });
afterEach(() => jest.restoreAllMocks());

/** A release that was stored with this widget, whatever a publish would say of it today. */
const releaseWith = (slot: string, access?: PageAccess): Release => ({
  id: '1',
  version: '1.0.0',
  contract: `^${contractVersion}`,
  prefixes: ['/clubs'],
  entry: 'remoteEntry.js',
  routes: [],
  widgets: [{ name: 'W', slot, files: [], shared: [], ...(access && { access }) }],
  integrity: {},
  sizes: {},
  published_at: now.toISOString(),
});

const registryWith = (slot: string, access?: PageAccess) =>
  browserRegistry(withPublished(releaseWith(slot, access), now)(emptyDocument, 'mf-clubs'), aShell);

const accessOf = (slot: string, access?: PageAccess) =>
  registryWith(slot, access).remotes['mf-clubs']?.live?.widgets[0]?.access;

it.each<[slot: PageAccess, widget: PageAccess | undefined, both: PageAccess | undefined]>([
  ['user', undefined, undefined],
  ['user', 'user', undefined],
  ['user', 'pass', 'pass'],
  ['pass', undefined, 'pass'],
  ['pass', 'user', 'pass'],
  ['pass', 'admin', 'admin'],
  ['admin', 'pass', 'admin'],
])('of a slot for %s, filled by a widget for %s, pages know %s', (slot, widget, both) => {
  slotFor('home.*', slot);
  expect(accessOf('home.clubs', widget)).toBe(both);
});

it('of a slot that nobody has is that of the widget', () => {
  expect(accessOf('home.clubs.old', 'pass')).toBe('pass');
  expect(accessOf('footballer.club')).toBe(undefined);
});

/** The app with a widget that says so little that only its slot can hide it. */
async function openApp(slot: string, pass: boolean) {
  const load = jest.fn(async () => ({ default: () => <p>For few</p> }));
  const module: RemoteModule = {
    contract: `^${contractVersion}`,
    prefixes: ['/clubs'],
    routes: [],
    widgets: { W: load },
    slices: [],
  };
  const world = await openShell({
    boot: aBoot({
      user: { email_confirmed: true, onboarded: true },
      state: { pass },
      registry: registryWith(slot, 'user'),
    }),
    remotes: { 'mf-clubs': module },
  });
  return { ...world, load };
}

describe('a reader without what the slot asks for gets neither place nor code of the widget, one with it both', () => {
  it.each([true, false])('on Home, with a pass: %s', async (pass) => {
    slotFor('home.*', 'pass');
    const { load } = await openApp('home.clubs', pass);
    if (pass) expect(await screen.findByText('For few')).toBeVisible();
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(screen.queryByText('For few') !== null).toBe(pass);
    expect(load.mock.calls.length > 0).toBe(pass);
  });

  it.each([true, false])('anywhere else, with a pass: %s', async (pass) => {
    slotFor('team_popup.squad', 'pass');
    const { load, shell } = await openApp('team_popup.squad', pass);
    await act(async () =>
      render(
        <ShellServicesProvider value={shell.services}>
          <Provider store={shell.store}>
            <RemotesProvider loader={shell.loader} report={() => {}}>
              <RemoteWidget slot="team_popup.squad" />
            </RemotesProvider>
          </Provider>
        </ShellServicesProvider>,
      ),
    );
    if (pass) expect(await screen.findByText('For few')).toBeVisible();
    expect(screen.queryByText('For few') !== null).toBe(pass);
    expect(load.mock.calls.length > 0).toBe(pass);
  });
});
