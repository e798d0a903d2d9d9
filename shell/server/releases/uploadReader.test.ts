import { randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { createUploadReader } from './uploadReader';

const folder = mkdtempSync(join(tmpdir(), 'touchline-uploads-'));

function writeThread(name: string, code: string): string {
  const file = join(folder, name);
  writeFileSync(file, code);
  return file;
}

/** Compiles the thread from source; the build bundles it instead. */
const loader = pathToFileURL(require.resolve('tsx/esm/api').replace(/cjs$/, 'mjs')).href;
const source = new URL('uploadThread.ts', import.meta.url).href;
const thread = writeThread(
  'thread.mjs',
  `import { register } from '${loader}'; register(); await import('${source}');`,
);

const files = { 'a.js': Buffer.from('one'), 'empty.css': Buffer.alloc(0), 'b/c.js': randomBytes(300_000) };
/** As a body arrives: in parts. */
const inParts = (body: Buffer) =>
  Readable.from(
    Array.from({ length: Math.ceil(body.length / 10_000) }, (_, at) =>
      body.subarray(at * 10_000, (at + 1) * 10_000),
    ),
  );
const megabyte = 1024 * 1024;
const bodyOf = (value: unknown) => Buffer.from(JSON.stringify(value));
const aBody = () =>
  bodyOf({
    preview: true,
    files: Object.fromEntries(
      Object.entries(files).map(([name, content]) => [name, content.toString('base64')]),
    ),
  });

it.each([
  ['a thread', thread],
  ['this thread', undefined],
])(
  'reads the files and the fields of a large publish in %s',
  async (_, file) => {
    const upload = await createUploadReader(file).read(inParts(aBody()), megabyte);
    expect(upload.fields).toEqual({ preview: true });
    expect([...upload.files]).toEqual(Object.entries(files));
  },
  60_000,
);

it('leaves a large body to its thread, and parses nothing of it itself', async () => {
  const parse = jest.spyOn(JSON, 'parse');
  const other = writeThread(
    'other.mjs',
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', (part) => {
       if (part === null) parentPort.postMessage({ fields: { by: 'the thread' }, files: [] });
     });`,
  );
  const { fields } = await createUploadReader(other).read(inParts(aBody()), megabyte);
  expect(fields).toEqual({ by: 'the thread' });
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});

const long = 'x'.repeat(100_000);
it.each([
  ['that is cut off', aBody().subarray(0, -1), /is not JSON/],
  ['of nested lists', Buffer.from('['.repeat(200_000)), /is not JSON/],
  ['without files', bodyOf({ changes: long }), /has no files/],
  ['with a list of files', bodyOf({ files: [long] }), /has no files/],
  ['with a file that is a number', bodyOf({ changes: long, files: { 'a.js': 1 } }), /a\.js is not a text/],
])(
  'refuses a body %s with words',
  async (_, body, words) => {
    await expect(createUploadReader(thread).read(inParts(body), megabyte)).rejects.toThrow(words);
  },
  60_000,
);

it('refuses a body that is too large with 413, and one whose thread dies', async () => {
  await expect(createUploadReader(thread).read(inParts(aBody()), 300_000)).rejects.toMatchObject({
    status: 413,
    message: 'A publish may have 300000 bytes.',
  });
  const dying = writeThread('dying.mjs', 'process.exit(1);');
  await expect(createUploadReader(dying).read(inParts(aBody()), megabyte)).rejects.toThrow(
    'more than its thread can parse',
  );
});
