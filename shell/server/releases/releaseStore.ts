import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Db } from '@touchline/api/db';
import { sql } from 'kysely';
import type { ReleaseFiles } from './builtFiles';
import { integrityBeside } from './integrityBeside';
import { checkFileNames, parseFileName, pathOfFile, pathOfRelease } from './names';
import { emptyDocument, ReleaseRefused, releasesOf, type ReleaseDocument } from './releaseDocument';

/** Files of builds: in a folder of this machine, or in a bucket of which that folder has copies (s3Files.ts). */
export interface BuildFiles {
  /** Writes a build's folder atomically; an existing folder of the same name must have the same content. */
  writeFiles(remote: string, id: string, files: ReleaseFiles): Promise<void>;
  /** Deletes a build's folder; does nothing when it does not exist. */
  removeFiles(remote: string, id: string): Promise<void>;
  /** sha384 of a file as stored. */
  hashOf(remote: string, id: string, file: string): Promise<string>;
  /** Copies a stored build into `folder` unless it is there. Required before its files are read from `folder`. */
  fetchFiles(remote: string, id: string): Promise<void>;
  /** Folder that is served under `/r/`. */
  readonly folder: string;
}

/** What was live from one change of the releases to the next. */
export interface Composition {
  readonly generation: number;
  readonly at: Date;
  /** Id by name of the remote; the shell is one of them. */
  readonly live: Readonly<Record<string, string>>;
}

/** Storage of releases: the document in the database, and the files. */
export interface ReleaseStore extends BuildFiles {
  document(): Promise<ReleaseDocument>;
  /** What was live in a generation. @returns undefined for one of which nothing is kept */
  compositionAt(generation: number): Promise<Composition | undefined>;
  /** What was live in these generations and between them, oldest first. */
  compositions(from: number, to: number): Promise<readonly Composition[]>;
  /**
   * Changes the document by compare-and-swap, and logs it in the same transaction; `change` runs again when
   * another process was faster. Nothing is written when it returns the same document.
   *
   * @throws whatever `change` throws; nothing is written then
   */
  update(
    change: (document: ReleaseDocument) => ReleaseDocument,
    entry?: ReleaseLogEntry,
  ): Promise<ReleaseDocument>;
}

/** The bucket cannot be read or written. Nothing was changed. */
export class BucketFault extends ReleaseRefused {}

/** Author of a change, for the audit log. */
export interface ReleaseLogEntry {
  /** Name of the deploy token, or of the part of the server. */
  readonly by: string;
  /** `release rollback` */
  readonly action: string;
  readonly remote: string;
  readonly detail?: Readonly<Record<string, unknown>>;
  readonly at: Date;
}

const hour = 3600 * 1000;

/** What a publish that was cut off has left behind; one that runs now is younger. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith('.building')) continue;
    const path = join(folder, name);
    // Another process may have removed it just now.
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > hour) await rm(path, { recursive: true, force: true });
  }
}

interface Row {
  readonly generation: number;
  readonly document: ReleaseDocument;
}

/** Files in a folder, which all processes share. */
export const folderFiles = (folder: string): BuildFiles => ({
  folder,
  async writeFiles(remote, id, files) {
    const target = join(folder, pathOfRelease(remote, id));
    // All names are checked before the first file is written.
    checkFileNames(files.keys());
    await removeUnfinished(dirname(target));
    // Another process, or another publish in this one, may write the same build now.
    const building = `${target}.${randomUUID()}.building`;
    try {
      for (const [file, content] of files) {
        const path = join(building, parseFileName(file));
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, content);
      }
      await rename(building, target).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
        // Same id means same content hash: restore missing files and keep the folder.
        await cp(building, target, { recursive: true, force: true });
      });
    } finally {
      await rm(building, { recursive: true, force: true });
    }
  },
  removeFiles: async (remote, id) =>
    rm(join(folder, pathOfRelease(remote, id)), { recursive: true, force: true }),
  hashOf: async (remote, id, file) =>
    integrityBeside(await readFile(join(folder, pathOfFile(remote, id, file)))),
  fetchFiles: async () => {},
});

export function createReleaseStore(
  db: Db,
  folder: string,
  files: BuildFiles = folderFiles(folder),
): ReleaseStore {
  async function findRow(): Promise<Row | undefined> {
    return db.findOne(sql<Row>`select generation, document from release_registry`);
  }

  /** Cache of the last read document: an unchanged document is not parsed again for every page. */
  let latest: Row | undefined;
  async function readLatest(): Promise<ReleaseDocument> {
    const cachedGeneration = latest?.generation ?? 0;
    const row = await db.findOne(
      sql<{ generation: number; document: ReleaseDocument | null }>`select generation,
        case when generation = ${cachedGeneration} then null else document end as document from release_registry`,
    );
    if (!row) return emptyDocument;
    if (row.document) latest = { generation: row.generation, document: row.document };
    return latest?.document ?? emptyDocument;
  }

  async function writeLog(
    { by, action, remote, detail, at }: ReleaseLogEntry,
    before: ReleaseDocument,
    after: ReleaseDocument,
  ) {
    const from = releasesOf(before, remote).live;
    const to = releasesOf(after, remote).live;
    const all = { generation: after.generation, ...(from !== to && { from, to }), ...detail };
    await db.run(sql`insert into audit_log (at, actor_name, action, target, detail)
      values (${at}, ${by}, ${action}, ${remote}, ${JSON.stringify(all)}::jsonb)`);
  }

  async function swap(before: number, next: ReleaseDocument): Promise<boolean> {
    const text = JSON.stringify(next);
    const changed =
      before === 0
        ? await db.run(
            sql`insert into release_registry (generation, document) values (${next.generation}, ${text}::jsonb) on conflict do nothing`,
          )
        : await db.run(
            sql`update release_registry set generation = ${next.generation}, document = ${text}::jsonb where generation = ${before}`,
          );
    return changed === 1;
  }

  /** What is switched off is not served. */
  async function writeComposition({ generation, remotes }: ReleaseDocument, at: Date) {
    const live = Object.fromEntries(
      Object.entries(remotes).flatMap(([name, { live, disabled }]) =>
        live === null || disabled ? [] : [[name, live]],
      ),
    );
    await db.run(
      sql`insert into release_composition values (${generation}, ${at}, ${JSON.stringify(live)}::jsonb)
        on conflict (generation) do update set at = excluded.at, live = excluded.live`,
    );
  }

  return {
    ...files,
    document: readLatest,
    compositionAt: (generation) =>
      db.findOne(
        // A change of which nothing is kept has changed nothing that is live.
        sql<Composition>`select generation, at, live from release_composition where generation <= ${generation}
          and ${generation} <= (select max(generation) from release_registry) order by generation desc limit 1`,
      ),
    compositions: (from, to) =>
      db.query(
        sql<Composition>`select generation, at, live from release_composition
          where generation between ${from} and ${to} order by generation`,
      ),
    async update(change, entry) {
      for (;;) {
        const row = await findRow();
        const before = row?.document ?? emptyDocument;
        const next = change(before);
        if (next === before) return before;
        const isWritten = await db.transaction(async () => {
          if (!(await swap(row?.generation ?? 0, next))) return false;
          await writeComposition(next, entry?.at ?? new Date());
          if (entry) await writeLog(entry, before, next);
          return true;
        });
        if (isWritten) return next;
      }
    },
  };
}
