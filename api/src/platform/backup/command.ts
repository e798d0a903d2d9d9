import { loadConfig } from '../config';
import { findAssets } from '../db/assets';
import { openDb } from '../db/openDb';
import { listSnapshots } from '../db/snapshotFiles';
import { backUp, restore } from './snapshot';

const usage = `Backs up and restores the database that the environment names.

  backup           writes a file into the folder "snapshots" of the data folder
  restore <file>   puts a file in the place of the database; the server must not run
  list             the files there are, the newest first

While the server runs on the built-in database it writes a file every 15 minutes by itself.`;

async function main([what, file]: readonly string[]): Promise<void> {
  const config = loadConfig();
  const assets = findAssets();
  if (what === 'list') {
    process.stdout.write(`${listSnapshots(config.home).join('\n')}\n`);
  } else if (what === 'restore' && file !== undefined) {
    await restore(file, config, assets);
    process.stdout.write(`Restored ${file}\n`);
  } else if (what === 'backup') {
    const db = await openDb(config, assets);
    try {
      process.stdout.write(`Wrote ${await backUp(db, config, assets)}\n`);
    } finally {
      await db.close();
    }
  } else {
    process.stdout.write(`${usage}\n`);
    process.exitCode = what === undefined || what === 'help' ? 0 : 1;
  }
}

main(process.argv.slice(2)).catch((thrown: unknown) => {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
  process.exit(1);
});
