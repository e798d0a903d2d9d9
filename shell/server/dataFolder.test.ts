import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { deployToken } from './dataFolder';
import type { DeployTokens } from './releases/deployTokens';
import { releaseRoutes } from './releases/releaseRoutes';
import type { ReleaseStore } from './releases/releaseStore';

let home: string;
beforeEach(() => void (home = mkdtempSync(join(tmpdir(), 'touchline-token-'))));
afterEach(() => rmSync(home, { recursive: true }));

it('makes one deploy token for this user only, and keeps it', () => {
  const made = deployToken(home);
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect(deployToken(home)).toBe(made);
  expect(statSync(join(home, 'deploy-token')).mode & 0o777).toBe(0o600);
});

it.each([
  ['empty', ''],
  ['a line end', '\n'],
  ['cut off', 'abc'],
])('stops the start with a sentence when the token’s file is %s', (_, content) => {
  writeFileSync(join(home, 'deploy-token'), content);
  expect(() => deployToken(home)).toThrow(/deploy-token has only \d+ characters; at least 32 are needed/);
});

it.each([[{}], [{ authorization: '' }], [{ authorization: 'Bearer ' }]])(
  'lets nobody publish with an empty token (%j)',
  async (headers) => {
    const app = Fastify();
    const store = { document: async () => ({ secret: 'document' }) } as unknown as ReleaseStore;
    await app.register(releaseRoutes, {
      store,
      tokens: { find: async () => undefined } as unknown as DeployTokens,
      deployToken: '',
    });
    expect((await app.inject({ url: '/releases', headers })).statusCode).toBe(404);
  },
);
