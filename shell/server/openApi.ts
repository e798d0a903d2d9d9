import type { IncomingHttpHeaders } from 'node:http';
import {
  buildApp,
  clientHeader,
  connectionOptions,
  findAssets,
  limitConnections,
  refuseStrangeRequests,
  migrate,
  openBackend,
  openDb,
  registerCompression,
  registerContentPolicy,
  registerRenderMetrics,
  registerRequestSpans,
  signAddress,
  trustedHops,
  type RenderCount,
  type RunningTelemetry,
} from '@touchline/api';
import { createSecrets, readSecret, type Secrets } from '@touchline/api/secrets';
import { realClock, type Clock } from '@touchline/api/clock';
import { traceHeaders } from '@touchline/api/spans';
import type { Config } from '@touchline/api/config';
import type { Db } from '@touchline/api/db';
import httpProxy from '@fastify/http-proxy';
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { GameAtStart } from './welcome';
import { apiInProcess, apiOverHttp, type ApiRequester } from './session';

/** Handles every address that is neither a call of the API nor a file. */
export type PageAnswer = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** The API, in this process or elsewhere, and the database of the releases. */
export interface OpenedApi {
  readonly app: FastifyInstance;
  readonly api: ApiRequester;
  readonly db: Db;
  readonly clock: Clock;
  /** Keys derived from the server's secret. */
  readonly secrets: Secrets;
  /** Counts pages for /metrics; absent when the API, which has the metrics, runs elsewhere. */
  readonly countPage?: RenderCount | undefined;
  /** Name of the data source, for the start message. */
  source(): string;
  /** Whether there is game data to serve; absent when the API runs elsewhere. */
  gameAtStart?(): Promise<GameAtStart>;
  /** Starts background jobs. */
  start(): void;
  /** Closes everything except the app, which must be closed first. */
  close(): Promise<void>;
}

const say = (step: string) => process.stdout.write(`  ${step}\n`);

/** The API in this process. */
export async function openApi(
  config: Config,
  assetsFolder: string,
  pages: PageAnswer,
  telemetry?: RunningTelemetry,
): Promise<OpenedApi> {
  const backend = await openBackend(config, { assetsFolder, onProgress: say });
  const { db, clock, fpl } = backend.deps;
  let countPage: RenderCount | undefined;
  const app = await buildApp(backend.deps, {
    otherwise: pages,
    onMetrics: (registry) => {
      countPage = registerRenderMetrics(registry);
      telemetry?.exportMetrics(registry);
    },
  });
  return {
    app,
    api: apiInProcess(app),
    db,
    clock,
    secrets: createSecrets(readSecret(config)),
    countPage,
    source: () => `${fpl.name}, season ${fpl.season}`,
    gameAtStart: () => backend.gameAtStart(),
    start: () => backend.start(),
    close: () => backend.close(),
  };
}

/**
 * Forwarding headers from clients and proxies are replaced with the address that this server has determined.
 */
const addressHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', clientHeader];

const withoutAddresses = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !addressHeaders.includes(name)));

/** Proxies the API at `API_BASE`, so that the browser has one origin only. */
export async function openApiElsewhere(
  config: Config,
  base: string,
  assetsFolder: string,
  pages: PageAnswer,
): Promise<OpenedApi> {
  const assets = findAssets(assetsFolder);
  const db = await openDb(config, assets);
  await migrate(db, assets.migrations);
  const secrets = createSecrets(readSecret(config));
  const sign = (address: string) => ({ [clientHeader]: signAddress(secrets, address, Date.now()) });
  const api = apiOverHttp(base, sign);
  const app = Fastify({
    ...connectionOptions(),
    trustProxy: trustedHops(config.trustedProxies),
    logger: { level: config.logLevel },
    // Requested addresses are personal data and are not logged.
    logController: new LogController({ disableRequestLogging: true }),
  });
  registerRequestSpans(app);
  refuseStrangeRequests(app);
  limitConnections(app, { trustedProxies: config.trustedProxies });
  registerContentPolicy(app, config.publicUrl);
  registerCompression(app);
  for (const prefix of ['/v1', '/v2'])
    await app.register(httpProxy, {
      upstream: base,
      prefix,
      rewritePrefix: prefix,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...withoutAddresses(headers),
          ...sign(request.ip),
          ...traceHeaders(),
        }),
      },
    });
  for (const probe of ['/healthz', '/readyz']) app.get(probe, () => ({ ok: true }));
  app.setNotFoundHandler(pages);
  return {
    app,
    api,
    db,
    clock: realClock,
    secrets,
    source: () => `the API at ${base}`,
    start: () => {},
    close: () => db.close(),
  };
}
