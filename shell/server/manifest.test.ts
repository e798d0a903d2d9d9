import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { emptyDocument } from './releases/releaseDocument';
import type { ReleaseStore } from './releases/releaseStore';
import { onlyShell } from './shells';
import { aWebApp } from './testing/aWebApp';
import { fakeShell } from './testing/fakeShell';

const publicFolder = join(import.meta.dirname, '../public');

interface Picture {
  readonly src: string;
  readonly type: string;
  readonly sizes: string;
  readonly form_factor?: string;
  readonly label?: string;
}

interface Manifest {
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
  readonly shortcuts: readonly { readonly icons: readonly { readonly src: string }[] }[];
}

const manifest = JSON.parse(readFileSync(join(publicFolder, 'manifest.webmanifest'), 'utf8')) as Manifest;

let app: FastifyInstance;
beforeAll(async () => {
  app = await aWebApp(publicFolder, {
    store: { document: async () => emptyDocument, folder: publicFolder } as unknown as ReleaseStore,
    shells: onlyShell(fakeShell, publicFolder),
    api: async () => ({ status: 401, body: {}, setCookies: [] }),
  });
});
afterAll(() => app.close());

/** Width and height as a JPEG (its frame header) or a PNG (its first chunk) says them. */
function sizeOf(file: Buffer): string {
  if (file.subarray(1, 4).toString() === 'PNG') return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
  let at = 2;
  while (file[at + 1] !== 0xc0 && file[at + 1] !== 0xc2) at += 2 + file.readUInt16BE(at + 2);
  return `${file.readUInt16BE(at + 7)}x${file.readUInt16BE(at + 5)}`;
}

it('every picture that the manifest names is served with the type and the size that it says', async () => {
  for (const { src, type, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const answer = await app.inject(src);
    expect([src, answer.statusCode, answer.headers['content-type']]).toEqual([src, 200, type]);
    if (sizes !== 'any') expect([src, sizeOf(answer.rawPayload)]).toEqual([src, sizes]);
  }
  for (const { src } of manifest.shortcuts.flatMap(({ icons }) => icons))
    expect((await app.inject(src)).statusCode).toBe(200);
});

it('a phone and a desk are each shown the app before it is installed, in pictures of one size with words', () => {
  for (const form of ['narrow', 'wide']) {
    const own = manifest.screenshots.filter(({ form_factor }) => form_factor === form);
    expect(own.length).toBeGreaterThanOrEqual(3);
    expect(new Set(own.map(({ sizes }) => sizes)).size).toBe(1);
    expect(own.every(({ label = '' }) => label.length > 10)).toBe(true);
  }
});
