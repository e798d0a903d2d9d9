// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { canUseApt, installPackages } from './apt.mjs';
import { step } from './terminal.mjs';

const installations = '/usr/lib/postgresql';

const isInstalled = () =>
  existsSync(installations) &&
  readdirSync(installations).some((version) => existsSync(join(installations, version, 'bin/initdb')));

/**
 * The API's tests are quicker on PostgreSQL, and some are about it: installs it where that is one command. Elsewhere
 * they run on the built-in database, and say what they left out.
 */
export async function ensurePostgres() {
  if (process.env.TEST_DATABASE_URL || isInstalled() || !canUseApt()) return;
  await step('Installing PostgreSQL', () => installPackages(['postgresql'])).catch((error) =>
    process.stderr.write(`PostgreSQL could not be installed: ${error.message}\n`),
  );
}
