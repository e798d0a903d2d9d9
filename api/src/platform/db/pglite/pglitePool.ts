import { cp } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { parseValue, writeValue } from '../values';

interface RawResult {
  readonly command: string;
  readonly rowCount: number;
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
  readonly rows: readonly (readonly (string | null)[])[];
}

interface PgliteOptions {
  /** File of the worker, `pgliteWorker.mjs`. */
  readonly worker: string;
  /** Folder of the database; in memory when absent. */
  readonly folder?: string;
  /** A dump to initialise a new database. */
  readonly dump?: string;
}

export interface PglitePool extends PostgresPool {
  readonly dump: () => Promise<Uint8Array>;
  /** Copies the files into a new folder; absent in memory. */
  readonly copyTo?: (target: string) => Promise<void>;
}

/**
 * PGlite behind the interface of pg's pool, so that kysely's PostgreSQL dialect serves both. It has one
 * connection.
 */
export async function openPglite({ worker: file, folder, dump }: PgliteOptions): Promise<PglitePool> {
  const { ask, stop } = await startWorker(file, { folder, dump });
  const line = createLine();

  async function runStatement<Row>(
    text: string,
    values: readonly unknown[],
  ): Promise<PostgresQueryResult<Row>> {
    const request =
      values.length === 0 ? { ask: 'script', text } : { ask: 'query', text, values: values.map(writeValue) };
    const { command, rowCount, fields, rows } = (await ask(request)) as RawResult;
    const named = rows.map((row) =>
      Object.fromEntries(
        fields.map(({ name, dataTypeID }, index) => [name, parseValue(row[index] ?? null, dataTypeID)]),
      ),
    );
    return { command: command as PostgresQueryResult<Row>['command'], rowCount, rows: named as Row[] };
  }

  /** While nothing else is asked. */
  async function alone<T>(work: () => Promise<T>): Promise<T> {
    const release = await line.enter();
    try {
      return await work();
    } finally {
      release();
    }
  }

  async function copyFiles(from: string, target: string): Promise<void> {
    await ask({ ask: 'script', text: 'checkpoint' });
    await cp(from, target, { recursive: true });
  }

  return {
    connect: async () => {
      const release = await line.enter();
      return { query: runStatement, release } as PostgresPoolClient;
    },
    dump: () => alone(() => ask({ ask: 'dump' }) as Promise<Uint8Array>),
    copyTo: folder === undefined ? undefined : (target) => alone(() => copyFiles(folder, target)),
    end: async () => {
      await line.enter();
      await ask({ ask: 'close' });
      await stop();
    },
  };
}

/** A queue: one at a time, in order. */
function createLine() {
  let last: Promise<void> = Promise.resolve();
  return {
    enter: async (): Promise<() => void> => {
      const before = last;
      let leave = () => {};
      last = new Promise((resolve) => (leave = resolve));
      await before;
      return leave;
    },
  };
}

interface Answer {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: Record<string, unknown>;
}

async function startWorker(file: string, workerData: object) {
  const worker = new Worker(file, { workerData });
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  let asked = 0;
  const failAll = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const opened = new Promise<void>((resolve, reject) => {
    worker.once('message', ({ error }: Answer) => (error === undefined ? resolve() : reject(asError(error))));
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The database thread has ended.')));
  });
  try {
    await opened;
  } catch (thrown) {
    await worker.terminate();
    throw thrown;
  }
  worker.on('error', failAll);
  worker.on('exit', () => failAll(new Error('The database thread has ended.')));
  worker.on('message', ({ id, result, error }: Answer) => {
    const waiter = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) waiter?.resolve(result);
    else waiter?.reject(asError(error));
  });
  const ask = (request: object) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.set((asked += 1), { resolve, reject });
      worker.postMessage({ id: asked, ...request });
    });
  return { ask, stop: () => worker.terminate() };
}

function asError({ message, ...fields }: Record<string, unknown>): Error {
  return Object.assign(new Error(String(message)), fields);
}
