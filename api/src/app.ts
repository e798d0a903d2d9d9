import type { Server } from 'node:http';
import Fastify, {
  LogController,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Registry } from 'prom-client';
import { registerAccountJobs } from './features/accounts/accountJobs';
import { createAccountMail } from './features/accounts/accountMail';
import { readAuthUser } from './features/accounts/accountRow';
import { createAccounts } from './features/accounts/accounts';
import { authRoutes } from './features/accounts/auth.routes';
import { createCodes } from './features/accounts/codes';
import { createPasswords } from './features/accounts/passwords';
import { createRefreshCookie } from './features/accounts/refreshCookie';
import { createSessions } from './features/accounts/sessions';
import { createTokens } from './features/accounts/tokens';
import { adminRoutes } from './features/admin/admin.routes';
import { registerAlertJobs } from './features/alerts/alertJobs';
import { registerRetentionJobs } from './features/operations/retentionJobs';
import { alertRoutes } from './features/alerts/alerts.routes';
import { createFantasyReader, createGameServices } from './features/fantasyState/fantasyReader';
import { createIngest } from './game/ingest/ingest';
import { gameRoutes } from './gameRoutes';
import { generalRoutes } from './features/general/general.routes';
import { createSecrets, readSecret } from './platform/home/secrets';
import { registerClientAddress } from './platform/http/clientAddress';
import { registerCompression } from './platform/http/compression';
import { type Connections, limitConnections } from './platform/http/connectionCount';
import { type ConnectionLimits, connectionLimits, connectionOptions } from './platform/http/connectionLimits';
import { registerContentPolicy } from './platform/http/contentPolicy';
import { registerDrain } from './platform/http/drain';
import { registerOpenApi } from './platform/http/openapi';
import { answerUnreadableAddress, registerProblems, unlessUpdating } from './platform/http/problems';
import type { RouteKit } from './platform/http/route';
import { createThrottles } from './platform/http/throttles';
import { trustedHops } from './platform/http/trustedHops';
import { answerUnknown } from './platform/http/wrongMethod';
import { registerFaultMetrics } from './features/admin/faultMetrics';
import { registerVitalsMetrics } from './features/admin/vitalsMetrics';
import { registerExpectationJobs } from './features/review/expectationJobs';
import { registerRankLineJobs } from './features/live/rankLineJobs';
import { createDrawPicture } from './features/share/drawPicture';
import { registerGameMetrics, registerMetrics } from './features/operations/metrics';
import { operationRoutes } from './features/operations/operations.routes';
import { seasonPassRoutes } from './features/seasonPass/seasonPass.routes';
import { refuseStrangeRequests } from './platform/http/strangeRequests';
import type { AppDeps, Services } from './services';
import { streamRoutes } from './features/stream/stream.routes';
import { createReadForMetrics } from './platform/telemetry/readForMetrics';
import { registerRequestSpans } from './platform/telemetry/requestSpans';
import { testControlRoutes } from './features/testControls/testControls.routes';

/** One entry per module of routes. */
const routeModules: readonly ((services: Services) => void)[] = [
  authRoutes,
  generalRoutes,
  gameRoutes,
  seasonPassRoutes,
  alertRoutes,
  adminRoutes,
  streamRoutes,
  operationRoutes,
  testControlRoutes,
];

export interface AppOptions {
  /** Refuses to send replies that do not match their schema. On under `TEST_CONTROLS`. */
  readonly checkReplies?: boolean;
  /** Destination of log lines; the console by default. */
  readonly log?: { write(line: string): void };
  /** Overrides connection limits, so that tests need not wait for a minute. */
  readonly connection?: Partial<ConnectionLimits>;
  /**
   * Handles requests that are neither API paths nor routes of the embedding server: the web server's pages.
   */
  readonly otherwise?: (request: FastifyRequest, reply: FastifyReply) => unknown;
  /** Receives the metrics registry, for metrics of the embedding server. */
  readonly onMetrics?: (registry: Registry) => void;
}

/** The whole API without a port. `server.ts` listens; tests use `inject`. */
export async function buildApp(deps: AppDeps, options: AppOptions = {}): Promise<FastifyInstance> {
  const { config } = deps;
  const serverOptions: FastifyHttpOptions<Server> = {
    ...connectionOptions(options.connection),
    trustProxy: trustedHops(config.trustedProxies),
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, stream: options.log },
    // One line per request would hide the important ones; faults are logged where they are caught.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: connectionLimits.addressPart },
    frameworkErrors: answerUnreadableAddress,
    // Monitors and link checkers ask for headers alone.
    exposeHeadRoutes: true,
    // No plugin of ours waits for anything; on a busy machine the default timeout would only abort a good
    // start.
    pluginTimeout: 0,
  };
  const app = Fastify(serverOptions);
  registerRequestSpans(app);
  refuseStrangeRequests(app);
  const connections = limitConnections(app, {
    limits: options.connection,
    trustedProxies: config.trustedProxies,
  });
  app.setSerializerCompiler(() => (sent) => JSON.stringify(sent));
  readJsonBodies(app);
  registerProblems(app);
  registerContentPolicy(app, config.publicUrl);
  registerCompression(app);
  const services = await createServices(app, deps, { ...options, connections });
  options.onMetrics?.(services.metrics);
  for (const register of routeModules) register(services);
  registerAccountJobs(services);
  registerAlertJobs(services);
  registerRankLineJobs(services);
  registerExpectationJobs(services);
  registerRetentionJobs(services);
  registerDrain(app);
  registerOpenApi(app, services.kit.calls);
  const unknown = answerUnknown(services.kit.calls);
  const { otherwise } = options;
  app.setNotFoundHandler((request, reply) =>
    otherwise === undefined || /^\/v[12](\/|$)/.test(request.url)
      ? unknown(request, reply)
      : otherwise(request, reply),
  );
  return app;
}

async function createServices(
  app: FastifyInstance,
  deps: AppDeps,
  { checkReplies, connection, connections }: AppOptions & { readonly connections: Connections },
): Promise<Services> {
  const { db, wall, config } = deps;
  const secrets = createSecrets(readSecret(config));
  registerClientAddress(app, secrets, connections);
  const throttles = createThrottles({ db, wall, secrets });
  const tokens = createTokens({ secrets, wall });
  const sessions = createSessions({ db, wall, tokens, demoMode: config.demoMode, log: app.log });
  const codes = createCodes({ db, wall, secrets });
  const passwords = createPasswords();
  const accountMail = createAccountMail({ mail: deps.mail, throttles });
  const accounts = createAccounts({ ...deps, secrets, passwords, codes, sessions, throttles, accountMail });
  const game = createGameServices({ ...deps, ingest: createIngest(deps) });
  const fantasy = createFantasyReader(deps, game);
  const kit: RouteKit = {
    app,
    apiKey: config.apiKey,
    authenticate: sessions.authenticate,
    throttles,
    checkReplies: checkReplies ?? config.testControls,
    secondFactor: !config.demoMode,
    calls: [],
    stateOf: async (id) => ({
      ...(await fantasy.buildState(id).catch(unlessUpdating)),
      user: await readAuthUser(db, id),
    }),
  };
  const refreshCookie = createRefreshCookie(config);
  const metrics = registerMetrics(app);
  const measured = { ...deps, read: createReadForMetrics(app.log) };
  registerGameMetrics(metrics, measured);
  registerVitalsMetrics(metrics, measured);
  registerFaultMetrics(metrics, measured);
  const readiness = { isStopping: false };
  app.addHook('preClose', async () => void (readiness.isStopping = true));
  const own = { secrets, sessions, throttles, codes, passwords, accounts, accountMail };
  const parts = { kit, ...own, refreshCookie, connection: { ...connectionLimits, ...connection } };
  return { ...deps, ...game, ...parts, fantasy, drawPicture: createDrawPicture(), metrics, readiness };
}

/**
 * An empty body is treated as absent, whatever its content type: some clients send a type with every request.
 */
function readJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body as string, done);
  });
  app.removeContentTypeParser('text/plain');
}
