import { waitFor } from '@testing-library/react';
import { createIdle, loadWhenIdle } from './whenIdle';

/** Three modules, each loaded, or failed, when the test says so. */
function threeModules() {
  const begun: string[] = [];
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const loaders = ['data', 'charts', 'football'].map((name) => () => {
    begun.push(name);
    return new Promise<void>((resolve, reject) => ends.push({ resolve, reject }));
  });
  return { begun, ends, loaders };
}

it('loads modules one after the other, and one that fails delays none', async () => {
  const { begun, ends, loaders } = threeModules();
  const all = loadWhenIdle(loaders, new AbortController().signal);
  await waitFor(() => expect(begun).toEqual(['data']));
  ends[0]!.reject(new Error('no network'));
  await waitFor(() => expect(begun).toEqual(['data', 'charts']));
  ends[1]!.resolve();
  await waitFor(() => expect(begun).toEqual(['data', 'charts', 'football']));
  ends[2]!.resolve();
  await all;
});

it('loads nothing more once it is aborted', async () => {
  const { begun, ends, loaders } = threeModules();
  const left = new AbortController();
  const all = loadWhenIdle(loaders, left.signal);
  await waitFor(() => expect(begun).toEqual(['data']));
  left.abort();
  ends[0]!.resolve();
  await all;
  expect(begun).toEqual(['data']);
});

describe('the page is idle', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('once the first page has its code, without any touch', async () => {
    const idle = createIdle();
    let loaded = () => {};
    idle.begin(new Promise<void>((resolve) => (loaded = resolve)));
    await jest.advanceTimersByTimeAsync(1000);
    expect(idle.isReached()).toBe(false);
    loaded();
    await jest.advanceTimersByTimeAsync(150);
    expect(idle.isReached()).toBe(true);
    await idle.reached;
  });

  it('1.5 seconds after the start where the first page does not load', async () => {
    const idle = createIdle();
    idle.begin(new Promise(() => {}));
    await jest.advanceTimersByTimeAsync(1400);
    expect(idle.isReached()).toBe(false);
    await jest.advanceTimersByTimeAsync(250);
    expect(idle.isReached()).toBe(true);
  });
});
