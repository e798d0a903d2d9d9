import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseUser, untilItAnswers } from './postgresServer';

const example = join(__dirname, '../../../deploy/pgbouncer.ini');
const port = 6432;

/** PgBouncer in transaction mode, as in `deploy/pgbouncer.ini`, before one database. */
export interface TestPooler {
  /** Address of the database through the pooler. */
  readonly url: string;
  stop(): Promise<void>;
}

export const isPgbouncerAvailable = () => spawnSync('pgbouncer', ['--version']).status === 0;

/**
 * @param databaseUrl the database behind it
 * @param connections to PostgreSQL: fewer than the app has, so that transactions change sessions
 */
export async function startPgbouncer(databaseUrl: string, connections = 4): Promise<TestPooler> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-pgbouncer-'));
  chmodSync(folder, 0o777);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, settings(databaseUrl, folder, connections));
  const pooler = spawn('pgbouncer', [file], { ...databaseUser(), stdio: 'ignore', cwd: folder });
  const ended = once(pooler, 'exit');
  const url = `postgresql://touchline@localhost:${port}/touchline?host=${encodeURIComponent(folder)}`;
  await untilItAnswers(url);
  return {
    url,
    stop: async () => {
      pooler.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The example with this machine's addresses, without passwords. */
function settings(databaseUrl: string, folder: string, connections: number): string {
  const address = new URL(databaseUrl);
  const server = {
    host: address.searchParams.get('host') ?? address.hostname,
    port: address.port === '' ? '5432' : address.port,
    dbname: address.pathname.slice(1),
    user: decodeURIComponent(address.username),
    ...(address.password === '' ? {} : { password: decodeURIComponent(address.password) }),
  };
  const words = Object.entries(server).map(([name, value]) => `${name}=${value}`);
  return readFileSync(example, 'utf8')
    .replace('host=database port=5432', words.join(' '))
    .replace('listen_addr = *', `unix_socket_dir = ${folder}`)
    .replace('auth_type = scram-sha-256', 'auth_type = any')
    .replace(/^auth_file = .*$/m, '')
    .replace(/^default_pool_size = .*$/m, `default_pool_size = ${connections}`);
}
