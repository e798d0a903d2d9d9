import { eagerModules, lazyModules } from '@touchline/shared/federation/sharedModules.js';
import * as react from 'react';
import { giveShared } from './sharedWithRemotes';

/** A build of a remote whose chunk takes the modules, numbered from 0. */
function chunkTaking(...names: string[]) {
  const modules: Record<string, (module: { exports: unknown }) => void> = {};
  const promises: Promise<unknown>[] = [];
  const give = () =>
    giveShared({
      chunkId: 'page',
      chunkMapping: { page: names.map((_, id) => String(id)) },
      promises,
      webpackRequire: {
        m: modules,
        consumesLoadingData: {
          moduleIdToConsumeDataMapping: Object.fromEntries(
            names.map((shareKey, id) => [String(id), { shareKey }]),
          ),
        },
      },
    });
  const required = (id: string) => {
    const module = { exports: undefined as unknown };
    modules[id]?.(module);
    return module.exports;
  };
  return { give, promises, required };
}

it('gives a remote the page’s own React, and nothing to wait for', () => {
  const { give, promises, required } = chunkTaking('react');
  give();
  expect(promises).toEqual([]);
  expect(required('0')).toHaveProperty('useState', react.useState);
});

it('brings a lazy module before the chunk runs', async () => {
  const { give, promises, required } = chunkTaking('@touchline/design-system/football');
  give();
  expect(promises).toHaveLength(1);
  await Promise.all(promises);
  expect(required('0')).toHaveProperty('Kit');
});

it('has every module of the list that remotes build against', async () => {
  const names = [...eagerModules, ...lazyModules];
  const { give, promises, required } = chunkTaking(...names);
  give();
  await Promise.all(promises);
  names.forEach((name, id) => expect([name, typeof required(String(id))]).toEqual([name, 'object']));
});

it('says which module it has not', async () => {
  const { give, promises } = chunkTaking('lodash');
  give();
  await expect(Promise.all(promises)).rejects.toThrow('The page shares no lodash.');
});
