import closeWithGrace from 'close-with-grace';
import { buildApp } from './app';
import { ConfigError, loadConfig } from './config';
import { FolderBusy } from './db/lockFile';
import { openBackend } from './openBackend';

/** The API alone, without the web pages: for a web server elsewhere that has `API_BASE`. */
async function main(): Promise<void> {
  const config = loadConfig();
  const backend = await openBackend(config, { onProgress: (step) => process.stdout.write(`${step}\n`) });
  const app = await buildApp(backend.deps);
  backend.start();
  closeWithGrace({ delay: 15_000 }, async () => {
    await app.close();
    await backend.close();
  });
  const address = await app.listen({ port: config.port, host: config.host });
  process.stdout.write(`The API answers at ${address}\n`);
}

main().catch((thrown: unknown) => {
  const isExpected = thrown instanceof ConfigError || thrown instanceof FolderBusy;
  process.stderr.write(`${isExpected ? thrown.message : String((thrown as Error).stack)}\n`);
  process.exit(1);
});
