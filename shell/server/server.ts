import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { explainStart } from '@touchline/api';
import closeWithGrace from 'close-with-grace';
import { BucketFault } from './releases/releaseStore';
import { startServer } from './startServer';

/** Entry point of `npm start`: the one process that answers the web URL. */
const assetsFolder = dirname(fileURLToPath(import.meta.url));
const shellRoot = join(assetsFolder, '../..');

try {
  const stop = await startServer({
    env: process.env,
    assetsFolder,
    shellRoot,
    force: process.argv.includes('--force'),
  });
  closeWithGrace({ delay: 15_000 }, stop);
} catch (error) {
  const words = error instanceof BucketFault ? error.message : explainStart(error);
  process.stderr.write(
    words === undefined
      ? `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`
      : `${words}\n`,
  );
  process.exit(1);
}
