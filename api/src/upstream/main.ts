/**
 * `npm run upstream`: the demo season or a recording served as an official API over HTTP.
 *
 * `FPL_SOURCE`, `TOUCHLINE_HOME` and `CLOCK` as for the app, so that both see the same season;
 * `UPSTREAM_PORT` (8120); `UPSTREAM_FAULT_RATE` (0), the share of requests that go wrong.
 */
import { createClock, realClock } from '../clock';
import { loadConfig } from '../config';
import { createSource } from '../fpl/createSource';
import { createFaultPlan } from './faultPlan';
import { buildUpstream } from './upstreamApp';

async function main(): Promise<void> {
  const config = loadConfig();
  const clock = config.clock.kind === 'from' ? createClock(config.clock.start, config.clock.rate) : realClock;
  const plan = createFaultPlan();
  plan.setRate(numberFrom('UPSTREAM_FAULT_RATE', 0, 1));
  const app = buildUpstream({ source: createSource(config, clock), plan });
  const address = await app.listen({ port: numberFrom('UPSTREAM_PORT', 8120, 65_535), host: '127.0.0.1' });
  console.info(`An official API answers at ${address}/api/ (faults: POST ${address}/faults).`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
}

function numberFrom(variable: string, usual: number, most: number): number {
  const given = process.env[variable];
  if (given === undefined || given === '') return usual;
  const value = Number(given);
  if (value >= 0 && value <= most) return value;
  throw new Error(`${variable} is "${given}", but must be a number from 0 to ${most}.`);
}

main().catch((thrown: unknown) => {
  console.error(thrown instanceof Error ? thrown.message : thrown);
  process.exitCode = 1;
});
