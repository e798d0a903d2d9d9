import {
  buildApp,
  createJobs,
  createMail,
  createPasswords,
  createSource,
  realClock,
  seedDemoAccounts,
  startIngest,
  type Clock,
  type Config,
  type Db,
  type FplSource,
  type MailMessage,
} from '@touchline/api';
import httpProxy from '@fastify/http-proxy';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { apiInProcess, apiOverHttp, type ApiRequester } from './session';

/** Answers every address that is neither the API's nor a file's. */
export type PageAnswer = (api: ApiRequester, request: FastifyRequest, reply: FastifyReply) => unknown;

/** The API behind the web URL, wherever it runs. */
export interface OpenedApi {
  readonly app: FastifyInstance;
  readonly api: ApiRequester;
  /** Where the game's data comes from, for the words at the start. */
  readonly source: string;
  /** Fills what must be there before the first visitor. */
  begin(): Promise<void>;
  /** Stops what runs by itself, after the last answer. */
  end(): Promise<void>;
}

interface ApiParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly db: Db;
}

/** Without an SMTP server a mail is shown where the person who started the app can see it. */
function printMail({ to, subject, code }: MailMessage): void {
  process.stdout.write(`  mail to ${to}: ${subject}${code ? ` (code ${code})` : ''}\n`);
}

/** The API in this process. */
export async function openApi({ config, clock, db }: ApiParts, pages: PageAnswer): Promise<OpenedApi> {
  const fpl = createSource(config, clock);
  const jobs = createJobs({ db, wall: realClock });
  const mail = createMail({ db, config, jobs, ...(config.demoMode && { print: printMail }) });
  const app: FastifyInstance = await buildApp(
    { db, clock, wall: realClock, fpl, mail, jobs, config },
    { otherwise: (request, reply) => pages(apiInProcess(app), request, reply) },
  );
  const ingest = startIngest({ db, clock, fpl, log: app.log });
  return {
    app,
    api: apiInProcess(app),
    source: `${fpl.name}, season ${fpl.season}`,
    begin: async () => {
      await ingest.first;
      if (config.demoMode) await seedAccounts({ db, clock }, fpl);
      jobs.start();
    },
    end: async () => {
      await ingest.stop();
      await jobs.stop();
      await fpl.close?.();
    },
  };
}

async function seedAccounts({ db, clock }: Pick<ApiParts, 'db' | 'clock'>, fpl: FplSource): Promise<void> {
  const teams = fpl.teamsForDemoAccounts?.() ?? [];
  await seedDemoAccounts({
    db,
    clock,
    wall: realClock,
    passwords: createPasswords(),
    season: fpl.season,
    teams,
  });
}

/** The API at another address, passed through so that the browser knows one origin only. */
export async function openApiElsewhere(base: string, pages: PageAnswer): Promise<OpenedApi> {
  const api = apiOverHttp(base);
  const app = Fastify({ logger: { level: 'warn' }, trustProxy: true });
  for (const prefix of ['/v1', '/v2'])
    await app.register(httpProxy, { upstream: base, prefix, rewritePrefix: prefix });
  app.get('/healthz', () => ({ ok: true }));
  app.get('/readyz', () => ({ ok: true }));
  app.setNotFoundHandler((request, reply) => pages(api, request, reply));
  return { app, api, source: `the API at ${base}`, begin: async () => {}, end: async () => {} };
}
