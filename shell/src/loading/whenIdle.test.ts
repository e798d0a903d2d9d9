import { waitFor } from '@testing-library/react';
import { loadLazyModules } from './usePrefetch';

/** Three modules, each there, or failed, when the test says so. */
function threeModules() {
  const begun: string[] = [];
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const loaders = ['data', 'charts', 'football'].map((name) => () => {
    begun.push(name);
    return new Promise<void>((resolve, reject) => ends.push({ resolve, reject }));
  });
  return { begun, ends, loaders };
}

it('what pages take from the shell is run one after the other, and one that fails holds up none', async () => {
  const { begun, ends, loaders } = threeModules();
  const all = loadLazyModules(new AbortController().signal, loaders);
  await waitFor(() => expect(begun).toEqual(['data']));
  ends[0]!.reject(new Error('no network'));
  await waitFor(() => expect(begun).toEqual(['data', 'charts']));
  ends[1]!.resolve();
  await waitFor(() => expect(begun).toEqual(['data', 'charts', 'football']));
  ends[2]!.resolve();
  await all;
});

it('who has left is brought nothing more', async () => {
  const { begun, ends, loaders } = threeModules();
  const left = new AbortController();
  const all = loadLazyModules(left.signal, loaders);
  await waitFor(() => expect(begun).toEqual(['data']));
  left.abort();
  ends[0]!.resolve();
  await all;
  expect(begun).toEqual(['data']);
});
