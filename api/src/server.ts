import { buildApp } from './app';
import { loadConfig } from './platform/config';
import { checkPort } from './platform/http/freePort';
import { openBackend } from './openBackend';
import { explainStart } from './startFault';
import { startTelemetry } from './platform/telemetry/startTelemetry';

/** The API alone, without web pages: for a separate web server with `API_BASE`. */
async function main(): Promise<void> {
  const config = loadConfig();
  await checkPort(config);
  const telemetry = await startTelemetry(config);
  const backend = await openBackend(config, { onProgress: (step) => process.stdout.write(`${step}\n`) });
  const app = await buildApp(backend.deps, {
    onMetrics: (registry) => telemetry?.exportMetrics(registry),
  });
  backend.start();
  onSignal(async () => {
    await app.close();
    await backend.close();
    await telemetry?.close();
  });
  const address = await app.listen({ port: config.port, host: config.host });
  const game = await backend.gameAtStart();
  const without = game.served ? '' : ` WITHOUT A GAME (${game.outcome}): ${game.detail}`;
  process.stdout.write(`The API answers at ${address}${without}\n`);
}

/** Closes in order; hanging parts are abandoned after a timeout. */
function onSignal(close: () => Promise<void>): void {
  const end = () => {
    setTimeout(() => process.exit(1), 15_000).unref();
    void close().then(() => process.exit(0));
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
}

main().catch((thrown: unknown) => {
  process.stderr.write(`${explainStart(thrown) ?? String((thrown as Error).stack)}\n`);
  process.exit(1);
});
