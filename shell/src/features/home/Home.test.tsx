import { act, screen } from '@testing-library/react';
import type { RemoteModule } from '@touchline/shared/contract';
import type { SlotName, WidgetImport } from '@touchline/shared/contract/host';
import type { ReactNode } from 'react';
import { aBoot, aRelease, openShell } from '../../testing/renderShell';

const remoteWith = (widget: string, slot: SlotName, component: WidgetImport): RemoteModule => ({
  contract: '^4.2.0',
  routes: [],
  slices: [],
  widgets: { [widget]: { slot, component } },
});
const releaseWith = (name: string, widget: string, slot: string, order: number) => ({
  ...aRelease(name, []),
  widgets: [{ name: widget, slot, home: { order }, files: [] }],
});

/** Home with two widgets: the own team, whose code never loads unless given, and the rivals. */
async function openHome(loadTeam: WidgetImport = () => new Promise<never>(() => {})) {
  const loadRivals = jest.fn(() => Promise.resolve({ default: () => <p>Standings</p> }));
  const registry = {
    generation: 1,
    integrity: {},
    remotes: {
      'mf-team': { live: releaseWith('mf-team', 'TeamWidget', 'home.team', 10) },
      'mf-rivals': { live: releaseWith('mf-rivals', 'RivalsBox', 'home.rivals', 20) },
    },
  };
  const team = jest.fn(loadTeam);
  await openShell({
    boot: aBoot({ user: { email_confirmed: true, onboarded: true }, registry }),
    remotes: {
      'mf-team': remoteWith('TeamWidget', 'home.team', team),
      'mf-rivals': remoteWith('RivalsBox', 'home.rivals', loadRivals),
    },
  });
  return { loadTeam: team, loadRivals };
}

const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('loads the first widget at once, and the others when it has its code, without any touch', async () => {
  let teamLoaded = (_: { default: () => ReactNode }) => {};
  const code = new Promise<{ default: () => ReactNode }>((resolve) => (teamLoaded = resolve));
  const { loadTeam, loadRivals } = await openHome(() => code);
  await after(1000);
  expect(loadTeam).toHaveBeenCalled();
  expect(loadRivals).not.toHaveBeenCalled();
  teamLoaded({ default: () => <p>My eleven</p> });
  await after(500);
  expect(screen.getByText('My eleven')).toBeVisible();
  expect(screen.getByText('Standings')).toBeVisible();
});

it('loads the others after 1.5 seconds where the first does not load', async () => {
  const { loadRivals } = await openHome();
  await after(1400);
  expect(loadRivals).not.toHaveBeenCalled();
  await after(400);
  expect(screen.getByText('Standings')).toBeVisible();
});

it.each([
  [true, 'shows'],
  [false, 'has neither place nor code of'],
])('to a reader whose pass is %s %s a widget for the pass', async (pass, _) => {
  const load = jest.fn(() => Promise.resolve({ default: () => <p>For the pass</p> }));
  const release = releaseWith('mf-team', 'Extra', 'home.extra', 1);
  const widgets = release.widgets.map((widget) => ({ ...widget, access: 'pass' as const }));
  await openShell({
    boot: aBoot({
      user: { email_confirmed: true, onboarded: true },
      state: { pass },
      registry: { generation: 1, integrity: {}, remotes: { 'mf-team': { live: { ...release, widgets } } } },
    }),
    remotes: { 'mf-team': remoteWith('Extra', 'home.extra', load) },
  });
  await after(2500);
  expect(load.mock.calls.length > 0).toBe(pass);
  expect(screen.queryByText('For the pass') !== null).toBe(pass);
});
