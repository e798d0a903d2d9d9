import { act, screen } from '@testing-library/react';
import type { RemoteModule } from '@touchline/shared/contract';
import { aBoot, aRelease, renderShell } from '../testing/renderShell';

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

afterEach(() => jest.useRealTimers());

it('asks for what stands first at once, and waits for it 1.5 seconds at most before it asks for the rest', async () => {
  jest.useFakeTimers();
  const loadTeam = jest.fn(() => new Promise<never>(() => {}));
  const loadRivals = jest.fn(() => Promise.resolve({ default: () => <p>Standings</p> }));
  const registry = {
    generation: 1,
    integrity: {},
    remotes: {
      'mf-team': { live: releaseWith('mf-team', 'TeamWidget', 'home.team') },
      'mf-rivals': { live: releaseWith('mf-rivals', 'RivalsBox', 'home.rivals') },
    },
  };
  renderShell({
    boot: aBoot({ user: { email_confirmed: true, onboarded: true }, registry }),
    remotes: {
      'mf-team': remoteWith('TeamWidget', loadTeam),
      'mf-rivals': remoteWith('RivalsBox', loadRivals),
    },
  });
  await act(() => jest.advanceTimersByTimeAsync(1400));
  expect(loadTeam).toHaveBeenCalled();
  expect(loadRivals).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(await screen.findByText('Standings')).toBeVisible();
});
