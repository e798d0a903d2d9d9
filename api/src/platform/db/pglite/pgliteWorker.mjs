/**
 * PGlite in a worker thread, so that a slow query never blocks the HTTP server. Plain Node, because the
 * server, the bundle and tests all start it as a file. Values cross as PostgreSQL's text; the other side
 * parses them, the same way for both engines.
 */
import fs from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

const asItIs = new Proxy({}, { get: () => (value) => value, has: () => true });
const options = { rowMode: 'array' };
/**
 * One connection over a small database does not need 128 MB of buffers, which would count in the server's
 * memory.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/**
 * PGlite creates its files with mode 0666 whatever the process's umask is, because it calls chmod afterwards.
 * They contain personal data: permissions of other users are removed.
 */
const { chmodSync } = fs;
fs.chmodSync = (path, mode) => chmodSync(path, mode & 0o700);

const opening = open();
opening.then(
  () => parentPort.postMessage({ opened: true }),
  (error) => parentPort.postMessage({ opened: false, error: plainError(error) }),
);

async function open() {
  const { folder, dump } = workerData;
  const loadDataDir = dump === undefined ? undefined : new Blob([await readFile(dump)]);
  const pg = await PGlite.create({ dataDir: folder, loadDataDir, startParams });
  // Instants must not be formatted in the server's own time zone.
  await pg.exec("set timezone to 'UTC'");
  pg.parsers = asItIs;
  pg.serializers = asItIs;
  return pg;
}

const answers = {
  query: async (pg, { text, values }) => plainResult(await pg.query(text, values, options)),
  script: async (pg, { text }) => plainResult((await pg.exec(text, options)).at(-1)),
  dump: async (pg) => {
    await pg.exec('checkpoint');
    return new Uint8Array(await (await pg.dumpDataDir('none')).arrayBuffer());
  },
  close: async (pg) => {
    await pg.close();
  },
};

parentPort.on('message', async ({ id, ask, ...rest }) => {
  try {
    parentPort.postMessage({ id, result: await answers[ask](await opening, rest) });
  } catch (error) {
    parentPort.postMessage({ id, error: plainError(error) });
  }
});

function plainResult(result) {
  if (result === undefined) return { command: '', rowCount: 0, fields: [], rows: [] };
  const { command = '', rowCount, affectedRows = 0, fields, rows } = result;
  return { command, rowCount: rowCount ?? affectedRows, fields, rows };
}

/** An error loses its fields between threads, and callers need PostgreSQL's code. */
function plainError(error) {
  const { message, code, detail, hint, constraint, table, column, position } = error;
  return { message, code, detail, hint, constraint, table, column, position };
}
