import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** A PostgreSQL server for tests: `TEST_DATABASE_URL`, or a temporary one started here. */
export interface TestServer {
  /** Address of its `postgres` database. */
  readonly url: string;
  stop(): Promise<void>;
}

/** A database that is dropped after the test. */
export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

const installations = '/usr/lib/postgresql';

/** Folder of PostgreSQL's programs, the newest version from 15 on; undefined if none is installed. */
export function findPostgresPrograms(): string | undefined {
  if (!existsSync(installations)) return undefined;
  const versions = readdirSync(installations)
    .map(Number)
    .filter((version) => version >= 15);
  const newest = Math.max(0, ...versions);
  const folder = join(installations, String(newest), 'bin');
  return existsSync(join(folder, 'initdb')) && canLeaveRoot() ? folder : undefined;
}

export const isPostgresAvailable = () =>
  process.env.TEST_DATABASE_URL !== undefined || findPostgresPrograms() !== undefined;

/** @throws Error when there is neither an address nor an installed PostgreSQL */
export async function startTestServer(): Promise<TestServer> {
  const given = process.env.TEST_DATABASE_URL;
  if (given !== undefined) return { url: given, stop: async () => {} };
  const programs = findPostgresPrograms();
  if (programs === undefined) throw new Error('No PostgreSQL is installed and TEST_DATABASE_URL is not set.');
  return startServer(programs);
}

/** A new database, empty or a copy of `template`. */
export async function makeTestDatabase(template = 'template1'): Promise<TestDatabase> {
  const server = await startTestServer();
  const name = `touchline_test_${randomBytes(6).toString('hex')}`;
  await runOn(server.url, `create database ${name} template ${template}`);
  const address = new URL(server.url);
  address.pathname = `/${name}`;
  return {
    url: address.href,
    drop: async () => {
      await runOn(server.url, `drop database ${name} with (force)`);
      await server.stop();
    },
  };
}

/** Runs one statement on its own connection. */
export async function runOn(connectionString: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<object>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** A PostgreSQL of one test, which may stop it, start it again and change its settings. */
export interface OwnServer extends TestServer {
  readonly folder: string;
  /** Ends it at once, and everything that runs in it. */
  crash(): Promise<void>;
  /** Ends it in order: its clients are told. */
  shutDown(): Promise<void>;
  /** Starts it again on the same data. */
  start(): Promise<void>;
}

/** @throws Error when no PostgreSQL is installed */
export function startOwnServer(): Promise<OwnServer> {
  const programs = findPostgresPrograms();
  if (programs === undefined) throw new Error('No PostgreSQL is installed.');
  return startServer(programs);
}

async function startServer(programs: string): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-postgres-'));
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  const as = databaseUser();
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'touchline', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'],
    { ...as, encoding: 'utf8', cwd: folder },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  // A socket in our own folder and no TCP, so that there are no port conflicts.
  const flags = ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`, '-c', 'fsync=off'];
  const url = `postgresql://touchline@localhost/postgres?host=${encodeURIComponent(folder)}`;
  let server: ChildProcess;
  const start = async () => {
    server = spawn(join(programs, 'postgres'), ['-D', data, ...flags], {
      ...as,
      stdio: 'ignore',
      cwd: folder,
    });
    await untilItAnswers(url);
  };
  await start();
  return {
    url,
    folder,
    start,
    // Immediate shutdown: connections left open by a test do not delay it.
    crash: () => ended(server, 'SIGQUIT'),
    shutDown: () => ended(server, 'SIGINT'),
    stop: async () => {
      await ended(server, 'SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Options of `spawn`: PostgreSQL and PgBouncer refuse to run as root. */
export function databaseUser(): { uid?: number; gid?: number } {
  if (userInfo().uid !== 0) return {};
  const number = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: number('-u'), gid: number('-g') };
}

const canLeaveRoot = () => userInfo().uid !== 0 || spawnSync('id', ['-u', 'postgres']).status === 0;

export async function untilItAnswers(connectionString: string): Promise<void> {
  for (const started = Date.now(); ;) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (thrown) {
      if (Date.now() - started > 20_000) throw thrown;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve();
    server.once('exit', () => resolve());
    server.kill(signal);
  });
}
