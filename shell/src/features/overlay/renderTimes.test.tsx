import { render } from '@testing-library/react';
import type { RemoteLoader } from '../../services/remotes/remoteLoader';
import type { Shell } from '../../services/context/ShellContext';
import { loadComponent, loadedComponent } from '../../services/loading/loadedComponents';
import { measureRenders, renderTimesOf } from './renderTimes';

/** A part that takes so many milliseconds of the clock to render. */
function partOf(ms: number) {
  function Part() {
    clock += ms;
    return null;
  }
  return async () => ({ default: Part });
}

let clock = 0;
beforeEach(() => void jest.spyOn(performance, 'now').mockImplementation(() => clock));
afterEach(() => jest.restoreAllMocks());

it('counts for each widget the time of its own rendering, also of two that appear together', async () => {
  const slow = partOf(100);
  const quick = partOf(7);
  await Promise.all([loadComponent(slow), loadComponent(quick)]);
  const module = { routes: [], widgets: { Slow: slow, Quick: quick } };
  const loader = {
    registry: () => ({ remotes: { 'mf-clubs': {} } }),
    loaded: () => ({ module }),
  } as unknown as RemoteLoader;
  measureRenders({ loader, store: { subscribe: jest.fn() } as unknown as Shell['store'] });

  const Slow = loadedComponent(slow)!;
  const Quick = loadedComponent(quick)!;
  render(
    <>
      <Slow />
      <Quick />
    </>,
  );
  expect(renderTimesOf(loader, 'mf-clubs')).toEqual([
    ['Slow', 100],
    ['Quick', 7],
  ]);
});
