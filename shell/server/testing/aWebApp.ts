import { loadConfig } from '@touchline/api/config';
import { realClock } from '@touchline/api/clock';
import Fastify, { type FastifyInstance } from 'fastify';
import { createRegistries } from '../releases/browserRegistry';
import { answerPage } from '../pages/answerPage';
import type { WebOptions } from '../webOptions';
import { webRoutes } from '../webRoutes';
import { anOverrideCookie } from './anOverrideCookie';

/** The web server of pages and files over one temporary folder, with default configuration but for samples. */
export async function aWebApp(
  folder: string,
  parts: Pick<WebOptions, 'store' | 'shells' | 'api' | 'pages'>,
): Promise<FastifyInstance> {
  const web: WebOptions = {
    // Two pages are alike: none is chosen by chance to be measured.
    config: loadConfig({ WEB_VITALS_SHARE: '0' }),
    clock: realClock,
    registries: createRegistries(),
    shellFiles: folder,
    publicFolder: folder,
    overrideCookie: anOverrideCookie(),
    ...parts,
  };
  const app = Fastify();
  app.setNotFoundHandler((request, reply) => answerPage(web, request, reply));
  await app.register(webRoutes, web);
  return app;
}
