import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError, DatabaseUnusable, FolderBusy, HomeBroken } from '@touchline/api';
import closeWithGrace from 'close-with-grace';
import { BucketFault } from './releases/releaseStore';
import { startServer } from './startServer';

/** Entry point of `npm start`: the one process that answers the web URL. */
const assetsFolder = dirname(fileURLToPath(import.meta.url));
const shellRoot = join(assetsFolder, '../..');

/** Errors of settings, of the database, of the data folder or of the bucket, whose messages are shown without a stack. */
const expected = [ConfigError, DatabaseUnusable, FolderBusy, HomeBroken, BucketFault];

/** Message for an expected error; other errors keep their stack. */
function explainStart(error: unknown): string | undefined {
  if (expected.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, port } = (error ?? {}) as { code?: string; port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop it, or set PORT to another one.`;
  if (code === 'EACCES') return `PORT ${port} may not be used by this user. Set PORT to one above 1023.`;
  return undefined;
}

try {
  const stop = await startServer({
    env: process.env,
    assetsFolder,
    shellRoot,
    force: process.argv.includes('--force'),
  });
  closeWithGrace({ delay: 15_000 }, stop);
} catch (error) {
  const words = explainStart(error);
  process.stderr.write(
    words === undefined
      ? `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`
      : `${words}\n`,
  );
  process.exit(1);
}
