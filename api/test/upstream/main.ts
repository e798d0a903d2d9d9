/**
 * `npm run upstream`: the demo season or a recording served as an official API over HTTP.
 *
 * `-- --season <folder>` serves that recording: a whole season as of `CLOCK`, an incomplete one unchanged.
 * Without it `FPL_SOURCE`, `TOUCHLINE_HOME` and `CLOCK` as for the app, so that both use the same season;
 * `UPSTREAM_PORT` (8120); `UPSTREAM_FAULT_RATE` (0), the share of requests that fail.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Clock, createClock, realClock } from '../../src/platform/clock';
import { loadConfig } from '../../src/platform/config';
import { createSource } from '../../src/game/fpl/createSource';
import { createReplaySource } from '../../src/game/fpl/replay/replaySource';
import type { DocumentSource } from '../../src/game/fpl/source';
import { createFaultPlan } from './faultPlan';
import { createSnapshotSource } from './snapshotSource';
import { buildUpstream } from './upstreamApp';

async function main(): Promise<void> {
  const config = loadConfig();
  const settable =
    config.clock.kind === 'from' ? createClock(config.clock.start, config.clock.rate) : undefined;
  const clock = settable ?? realClock;
  const plan = createFaultPlan();
  plan.setRate(numberFrom('UPSTREAM_FAULT_RATE', 0, 1));
  const folder = seasonFolder(process.argv);
  const source = folder === undefined ? createSource(config, clock) : openFolder(folder, clock);
  const app = buildUpstream({ source, plan, clock: settable });
  const address = await app.listen({ port: numberFrom('UPSTREAM_PORT', 8120, 65_535), host: '127.0.0.1' });
  console.info(`An official API answers at ${address}/api/ (faults: POST ${address}/faults).`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
}

function seasonFolder(words: readonly string[]): string | undefined {
  const at = words.indexOf('--season');
  if (at < 0) return undefined;
  const given = words[at + 1];
  if (given === undefined) throw new Error('--season needs a folder with recorded documents.');
  return resolve(given);
}

/** A folder with the state before each deadline is a whole season and follows the clock. */
function openFolder(folder: string, clock: Clock): DocumentSource {
  return existsSync(join(folder, 'bootstrap-at'))
    ? createReplaySource({ folder, clock })
    : createSnapshotSource(folder);
}

function numberFrom(variable: string, fallback: number, most: number): number {
  const given = process.env[variable];
  if (given === undefined || given === '') return fallback;
  const value = Number(given);
  if (value >= 0 && value <= most) return value;
  throw new Error(`${variable} is "${given}", but must be a number from 0 to ${most}.`);
}

main().catch((thrown: unknown) => {
  console.error(thrown instanceof Error ? thrown.message : thrown);
  process.exitCode = 1;
});
