import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { ReleaseBucket } from '@touchline/api/config';
import type { ReleaseFiles } from './builtFiles';
import { integrityBeside } from './integrityBeside';
import { ReleaseRefused } from './releaseDocument';
import { checkFileNames, pathOfFile, pathOfRelease } from './names';
import { BucketFault, type BuildFiles, folderFiles } from './releaseStore';

/** Limits of one request to the store, which the SDK makes three times at most. */
const limits = { connectionTimeout: 3_000, requestTimeout: 20_000, throwOnRequestTimeout: true } as const;
/** Requests at a time: a build has about sixty small files. */
const atOnce = 8;
/** Written last and deleted first: a build without it is not whole. */
const lastFile = 'release.json';

/** Other content stands under the key, or another process is writing it. */
const conflicts = [409, 412];
const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

async function forEach<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Objects by key in one bucket. */
function createBucket({ bucket, endpoint, region, prefix }: ReleaseBucket) {
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    maxAttempts: 3,
    requestHandler: limits,
  });
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key });

  /** @throws BucketFault for everything except the statuses in `expected` */
  async function ask<T>(request: Promise<T>, expected: readonly number[] = []): Promise<T | undefined> {
    try {
      return await request;
    } catch (error) {
      if (expected.includes(statusOf(error) ?? 0)) return undefined;
      const { name = 'Error', message = '' } = error as Partial<Error>;
      throw new BucketFault(`The bucket "${bucket}" of the releases cannot be used: ${name}, ${message}`, {
        cause: error,
      });
    }
  }

  return {
    async get(key: string): Promise<{ content: Buffer; etag: string | undefined } | undefined> {
      const read = async () => {
        const { Body, ETag } = await client.send(new GetObjectCommand(at(key)));
        return { content: Buffer.from((await Body?.transformToByteArray()) ?? []), etag: ETag };
      };
      return ask(read(), [404]);
    },
    /** @returns false when something else stands there than the condition says */
    async put(key: string, content: Buffer, condition: { IfMatch?: string; IfNoneMatch?: '*' }) {
      const command = new PutObjectCommand({ ...at(key), Body: content, ...condition });
      return (await ask(client.send(command), [...conflicts, 404])) !== undefined;
    },
    remove: async (key: string) => void (await ask(client.send(new DeleteObjectCommand(at(key))))),
    /** Keys of a folder, relative to it. */
    async list(folder: string): Promise<string[]> {
      const start = `${prefix}${folder}/`;
      const keys: string[] = [];
      let next: string | undefined;
      do {
        const command = new ListObjectsV2Command({ Bucket: bucket, Prefix: start, ContinuationToken: next });
        const page = await ask(client.send(command));
        keys.push(...(page?.Contents ?? []).flatMap(({ Key }) => Key?.slice(start.length) ?? []));
        next = page?.NextContinuationToken;
      } while (next !== undefined);
      return keys;
    },
  };
}

type Bucket = ReturnType<typeof createBucket>;

/** Attempts for one file; another process repairs the same build at the same time, if any. */
const mostRepairs = 3;

/**
 * Writes a file that nobody has written, and replaces one with other content by compare-and-swap: a published
 * file is never overwritten by a slower process.
 */
async function putOnce(bucket: Bucket, key: string, content: Buffer): Promise<void> {
  if (await bucket.put(key, content, { IfNoneMatch: '*' })) return;
  for (let attempt = 0; attempt < mostRepairs; attempt += 1) {
    const stored = await bucket.get(key);
    if (stored?.content.equals(content)) return;
    const condition = stored?.etag === undefined ? { IfNoneMatch: '*' as const } : { IfMatch: stored.etag };
    if (await bucket.put(key, content, condition)) return;
  }
  throw new BucketFault(`${key} is being written by others. Nothing was changed; try again.`);
}

/**
 * Files in a bucket, which all processes share. Each process copies a build into its own folder before it serves or
 * renders it.
 */
export function createS3Files(options: ReleaseBucket, folder: string): BuildFiles {
  const bucket = createBucket(options);
  const local = folderFiles(folder);
  const fetching = new Map<string, Promise<void>>();
  // Any failure means that it has to be fetched, and the fetch reports its own.
  const isHere = async (remote: string, id: string) =>
    (await stat(join(folder, pathOfRelease(remote, id))).catch(() => undefined)) !== undefined;

  async function copyHere(remote: string, id: string): Promise<void> {
    if (await isHere(remote, id)) return;
    const names = await bucket.list(pathOfRelease(remote, id));
    if (!names.includes(lastFile)) return;
    const files = new Map<string, Buffer>();
    await forEach(names, async (name) => {
      const stored = await bucket.get(pathOfFile(remote, id, name));
      if (stored) files.set(name, stored.content);
    });
    // One that was deleted while it was read is not a build.
    if (files.size === names.length) await local.writeFiles(remote, id, files);
  }

  return {
    folder,
    async writeFiles(remote, id, files: ReleaseFiles) {
      const put = (file: string, content: Buffer) => putOnce(bucket, pathOfFile(remote, id, file), content);
      // Names are checked before the first file is written.
      checkFileNames(files.keys());
      const others = [...files].filter(([file]) => file !== lastFile);
      await forEach(others, ([file, content]) => put(file, content));
      const last = files.get(lastFile);
      if (last) await put(lastFile, last);
      await local.writeFiles(remote, id, files);
    },
    async removeFiles(remote, id) {
      const names = await bucket.list(pathOfRelease(remote, id));
      if (names.includes(lastFile)) await bucket.remove(pathOfFile(remote, id, lastFile));
      await forEach(
        names.filter((name) => name !== lastFile),
        (name) => bucket.remove(pathOfFile(remote, id, name)),
      );
      await local.removeFiles(remote, id);
    },
    async hashOf(remote, id, file) {
      const stored = await bucket.get(pathOfFile(remote, id, file));
      if (!stored) throw new ReleaseRefused(`${file} of ${remote} ${id} is not in the bucket.`);
      return integrityBeside(stored.content);
    },
    fetchFiles(remote, id) {
      const build = `${remote}/${id}`;
      const pending = fetching.get(build);
      if (pending) return pending;
      const copying = copyHere(remote, id).finally(() => fetching.delete(build));
      fetching.set(build, copying);
      return copying;
    },
  };
}
