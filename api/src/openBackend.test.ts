import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from './app';
import { loadConfig } from './platform/config';
import { type Backend, openBackend } from './openBackend';
import { layEmptyDatabase } from '../test/support/emptyDatabase';
import { tinySeason, writeTinySeason } from '../test/support/tinySeason';

const home = mkdtempSync(join(tmpdir(), 'touchline-backend-'));
const folder = writeTinySeason();
const start = (clock: string, recording = folder) => {
  const env = { FPL_SOURCE: `replay:${recording}`, CLOCK: `${clock}@0`, TEST_CONTROLS: '1' };
  return openBackend(loadConfig({ ...env, TOUCHLINE_HOME: home, LOG_LEVEL: 'silent', PORT: '4119' }));
};
const shown = ({ deps: { games, fpl } }: Backend) => games.of(fpl.season).find();

beforeAll(() => layEmptyDatabase(join(home, 'db')), 120_000);
afterAll(() => rmSync(home, { recursive: true, force: true }));

it('answers a moved clock once the game of that instant can be seen', async () => {
  const backend = await start(tinySeason.beforeGameweek2);
  const app = await buildApp(backend.deps);
  for (const now of [tinySeason.inPlay, tinySeason.settled]) {
    await app.inject({ method: 'POST', url: '/test/clock', payload: { now, rate: 0 } });
    expect((await shown(backend))?.state).toMatchObject({ outcome: 'ok', as_of: Date.parse(now) });
  }
  await app.close();
  await backend.close();
}, 60_000);

it('serves the season of the last time at once, unless the clock or the recording is another', async () => {
  const later = await start(tinySeason.over);
  const kept = await shown(later);
  expect(kept?.state.epoch).toBeGreaterThan(1);
  await later.close();

  const earlier = await start(tinySeason.inPlay);
  expect((await shown(earlier))?.state).toMatchObject({ epoch: 1, as_of: Date.parse(tinySeason.inPlay) });
  await earlier.close();

  const another = writeTinySeason();
  const other = await start(tinySeason.inPlay, another);
  expect((await shown(other))?.state.source).toContain(another);
  await other.close();
}, 60_000);
