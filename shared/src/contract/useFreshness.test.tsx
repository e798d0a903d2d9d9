/** @jest-environment ./src/testing/browserEnvironment.cjs */
import { act, render } from '@testing-library/react';
import { ready } from '../remote-data';
import { connectionChanged } from '../store/ui.slice';
import { fakeApi, testShell } from '../testing';
import { useFreshness, type Pace } from './useFreshness';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Renders a fresh reply, and counts its reloads. */
function showAnswer(pace: Pace) {
  const refresh = jest.fn();
  const { store, services, record, Shell } = testShell(fakeApi({}).client);
  const answer = ready('Arsenal');
  function Shown() {
    useFreshness(answer, refresh, pace);
    return null;
  }
  render(
    <Shell>
      <Shown />
    </Shell>,
  );
  return {
    refresh,
    pass: (ms: number) => act(() => void jest.advanceTimersByTime(ms)),
    pointsMove: () => act(() => record.live({ type: 'points', data: { gameweek_id: 22 } })),
    loseLine: () => act(() => void store.dispatch(connectionChanged(false))),
    lineIsBack() {
      act(() => void store.dispatch(connectionChanged(true)));
      act(() => services.events.emit('connectionRestored', { at: Date.now() }));
    },
  };
}

it('refetches live data after a minute, and other data not', () => {
  const live = showAnswer('live');
  live.pass(59_999);
  expect(live.refresh).toHaveBeenCalledTimes(0);
  live.pass(1);
  expect(live.refresh).toHaveBeenCalledTimes(1);

  const calm = showAnswer('calm');
  calm.pass(600_000);
  expect(calm.refresh).toHaveBeenCalledTimes(0);
});

it('refetches once when points change several times within two seconds', () => {
  const { refresh, pass, pointsMove } = showAnswer('live');
  pointsMove();
  pass(1000);
  pointsMove();
  pass(1000);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('fetches nothing while offline, and once after the connection is restored', () => {
  const { refresh, pass, pointsMove, loseLine, lineIsBack } = showAnswer('live');
  pointsMove();
  loseLine();
  pointsMove();
  pass(120_000);
  expect(refresh).toHaveBeenCalledTimes(0);
  lineIsBack();
  pass(2000);
  expect(refresh).toHaveBeenCalledTimes(1);
});
