import { act, fireEvent, screen } from '@testing-library/react';
import type { RemoteModule } from '@touchline/shared/contract';
import { aBoot, aRelease, openShell } from '../testing/renderShell';

const remoteWith = (widget: string, load: RemoteModule['widgets'][string]): RemoteModule => ({
  contract: '^4.0.0',
  routes: [],
  slices: [],
  widgets: { [widget]: load },
});
const releaseWith = (name: string, widget: string, slot: string) => ({
  ...aRelease(name, []),
  widgets: [{ name: widget, slot, files: [] }],
});

/** Home with the own team, whose code never comes unless it is given, and the rivals. */
async function openHome(loadTeam: RemoteModule['widgets'][string] = () => new Promise<never>(() => {})) {
  const loadRivals = jest.fn(() => Promise.resolve({ default: () => <p>Standings</p> }));
  const registry = {
    generation: 1,
    integrity: {},
    remotes: {
      'mf-team': { live: releaseWith('mf-team', 'TeamWidget', 'home.team') },
      'mf-rivals': { live: releaseWith('mf-rivals', 'RivalsBox', 'home.rivals') },
    },
  };
  const team = jest.fn(loadTeam);
  await openShell({
    boot: aBoot({ user: { email_confirmed: true, onboarded: true }, registry }),
    remotes: { 'mf-team': remoteWith('TeamWidget', team), 'mf-rivals': remoteWith('RivalsBox', loadRivals) },
  });
  return { loadTeam: team, loadRivals };
}

/** Puts everything that is observed from now on in sight, as on a wide window. */
function everythingInSight() {
  jest.spyOn(window, 'IntersectionObserver').mockImplementation(
    (seen) =>
      ({
        observe: () => seen([{ isIntersecting: true } as IntersectionObserverEntry], null as never),
        disconnect: () => {},
      }) as unknown as IntersectionObserver,
  );
}

const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('asks for what stands first at once, and for the rest at the first move of the reader', async () => {
  const { loadTeam, loadRivals } = await openHome();
  await after(2000);
  expect(loadTeam).toHaveBeenCalled();
  expect(loadRivals).not.toHaveBeenCalled();
  fireEvent.wheel(document.body);
  await after(100);
  expect(screen.getByText('Standings')).toBeVisible();
});

it('asks for the rest by itself once it has stood untouched for 3 seconds', async () => {
  const { loadRivals } = await openHome();
  await after(2900);
  expect(loadRivals).not.toHaveBeenCalled();
  await after(400);
  expect(screen.getByText('Standings')).toBeVisible();
});

it('asks for what is in sight as soon as what stands first is there', async () => {
  everythingInSight();
  await openHome(() => Promise.resolve({ default: () => <p>My eleven</p> }));
  await after(500);
  expect(screen.getByText('My eleven')).toBeVisible();
  expect(screen.getByText('Standings')).toBeVisible();
});

it('lets what is in sight wait 1.5 seconds at most for what stands first', async () => {
  everythingInSight();
  const { loadRivals } = await openHome();
  await after(1400);
  expect(loadRivals).not.toHaveBeenCalled();
  await after(200);
  expect(screen.getByText('Standings')).toBeVisible();
});
