import { migrate } from '../../src/platform/db/migrate';
import { openPostgres } from '../../src/platform/db/postgres';
import { migratedTemplate } from './openTestDb';
import { isPostgresAvailable, runOn, startTestServer, type TestServer } from './postgresServer';

/** Shared with `stopPostgres.ts`: both run in the process that starts the test workers. */
export const held: { server?: TestServer } = ((
  globalThis as { touchlinePostgres?: object }
).touchlinePostgres ??= {});

/**
 * Global setup of the API's tests: one PostgreSQL for all, if installed, with a migrated template database.
 * Otherwise they run on PGlite.
 */
export default async function startPostgres(): Promise<void> {
  if (!isPostgresAvailable()) return;
  const server = await startTestServer();
  held.server = server;
  process.env.TEST_DATABASE_URL = server.url;
  await makeTemplate(server.url);
}

async function makeTemplate(url: string): Promise<void> {
  const name = migratedTemplate();
  const existing = await runOn(url, `select 1 from pg_database where datname = '${name}'`);
  if (existing.length > 0) return;
  await runOn(url, `create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  const db = await openPostgres(address.href);
  try {
    await migrate(db);
  } finally {
    await db.close();
  }
}
