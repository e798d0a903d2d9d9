// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { canUseApt, installPackages } from './apt.mjs';
import { step } from './terminal.mjs';

const installations = '/usr/lib/postgresql';

const isInstalled = () =>
  existsSync(installations) &&
  readdirSync(installations).some((version) => existsSync(join(installations, version, 'bin/initdb')));

const hasPooler = () => spawnSync('pgbouncer', ['--version']).status === 0;

/**
 * The API's tests are quicker on PostgreSQL, and some are about it or about PgBouncer before it: installs both where that is one
 * command. Elsewhere they run on the built-in database, and say what they left out.
 */
export async function ensurePostgres() {
  if (!canUseApt()) return;
  const hasDatabase = process.env.TEST_DATABASE_URL !== undefined || isInstalled();
  const missing = [...(hasDatabase ? [] : ['postgresql']), ...(hasPooler() ? [] : ['pgbouncer'])];
  if (missing.length === 0) return;
  await step(`Installing ${missing.join(' and ')}`, () => installPackages(missing)).catch((error) =>
    process.stderr.write(`${missing.join(' and ')} could not be installed: ${error.message}\n`),
  );
}
