import { tmpdir } from 'node:os';
import Fastify from 'fastify';
import { loadConfig } from '@touchline/api/config';
import { realClock } from '@touchline/api/clock';
import { onlyShell } from '../shells';
import { aShell } from '../testing/aBuild';
import { anOverrideCookie } from '../testing/anOverrideCookie';
import { createRegistries } from './browserRegistry';
import { webRoutes } from '../webRoutes';
import { reservedPrefixes } from './publishChecks';
import { releaseRoutes } from './releaseRoutes';
import { emptyDocument } from './releaseDocument';
import type { ReleaseStore } from './releaseStore';

it('no remote can claim an address that the server answers itself', async () => {
  const app = Fastify();
  const areas = new Set<string>();
  app.addHook('onRoute', ({ url }) => void areas.add(`/${url.split('/')[1] ?? ''}`));
  const store = { document: async () => emptyDocument, folder: tmpdir() } as unknown as ReleaseStore;
  await app.register(webRoutes, {
    config: loadConfig({}),
    clock: realClock,
    store,
    shells: onlyShell(aShell, tmpdir()),
    registries: createRegistries(),
    shellFiles: tmpdir(),
    publicFolder: tmpdir(),
    api: async () => ({ status: 401, body: {}, setCookies: [] }),
    overrideCookie: anOverrideCookie(),
  });
  await app.register(releaseRoutes, { store, tokens: {} as never, deployToken: 'x' });
  await app.ready();
  // A prefix has small letters, digits and underscores; payloads of prerendered pages lie below the pages themselves.
  const claimable = [...areas].filter((area) => /^\/[a-z][a-z0-9_]*$/.test(area));
  const ofRemotes = ['/clubs', '/season_pass'];
  expect(claimable.filter((area) => !reservedPrefixes.includes(area)).sort()).toEqual(ofRemotes);
  expect(claimable).toEqual(expect.arrayContaining(['/builds', '/open', '/r', '/releases', '/s']));
});
