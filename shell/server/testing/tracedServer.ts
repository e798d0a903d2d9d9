import { join } from 'node:path';
import { loadConfig } from '@touchline/api/config';
import { startTelemetry } from '@touchline/api';
import { openApi, type PageAnswer } from '../openApi';
import { createReleaseStore } from '../releases/releaseStore';
import { onlyShell } from '../shells';
import { createRegistries } from '../releases/browserRegistry';
import { answerPage } from '../pages/answerPage';
import type { WebOptions } from '../webOptions';
import { aShell } from './aBuild';
import { anOverrideCookie } from './anOverrideCookie';

/**
 * A process with the server of pages and API, configured by its environment: Jest's modules cannot load the exporters.
 * Says its address on the console, and ends in order on SIGTERM.
 */
const config = loadConfig();
const telemetry = await startTelemetry(config);
const pages: PageAnswer = (request, reply) => answerPage(web, request, reply);
const assets = join(import.meta.dirname, '../../../api/src/platform/db');
const opened = await openApi(config, assets, pages, telemetry);
const web: WebOptions = {
  ...opened,
  config,
  store: createReleaseStore(opened.db, join(config.home, 'releases')),
  shells: onlyShell(aShell, config.home),
  registries: createRegistries(),
  shellFiles: config.home,
  publicFolder: config.home,
  overrideCookie: anOverrideCookie(),
};
opened.start();
const address = await opened.app.listen({ port: 0, host: '127.0.0.1' });
process.once('SIGTERM', () => {
  void opened.app
    .close()
    .then(() => opened.close())
    .then(() => telemetry?.close())
    .then(() => process.exit(0));
});
process.stdout.write(`Answers at ${address}\n`);
