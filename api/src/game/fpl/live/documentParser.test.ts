import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createDocumentParser, type DocumentParser, smallBytes } from './documentParser';

const folder = mkdtempSync(join(tmpdir(), 'touchline-documents-'));

function writeThread(name: string, code: string): string {
  const file = join(folder, name);
  writeFileSync(file, code);
  return file;
}

/** Compiles the thread from source; the build bundles it instead. */
const loader = pathToFileURL(require.resolve('tsx/esm/api').replace(/cjs$/, 'mjs')).href;
const source = new URL('documentThread.ts', import.meta.url).href;
const file = writeThread(
  'thread.mjs',
  `import { register } from '${loader}'; register(); await import('${source}');`,
);

const bytes = (text: string) => Uint8Array.from(Buffer.from(text));
const large = { news: 'ü'.repeat(smallBytes), elements: [{ id: 1, cost: null }] };
const open: DocumentParser[] = [];
function parserOf(options: Parameters<typeof createDocumentParser>[0]): DocumentParser {
  const parser = createDocumentParser(options);
  open.push(parser);
  return parser;
}
afterAll(() => Promise.all(open.map((parser) => parser.close())));

it.each([
  ['in a thread', file],
  ['in this thread', undefined],
])(
  'parses small and large documents %s',
  async (_, threadFile) => {
    const { parse } = parserOf({ file: threadFile, timeoutMs: 60_000 });
    const read = await Promise.all([parse(bytes('[1]')), parse(bytes(JSON.stringify(large)))]);
    expect(read).toEqual([{ json: [1] }, { json: large }]);
  },
  90_000,
);

it.each([
  ['10 MB of nested lists', '['.repeat(10 * 1024 * 1024), 'nested too deeply, or has too many parts'],
  ['a million numbers', `[${'1,'.repeat(1_000_000)}1]`, 'nested too deeply, or has too many parts'],
  ['half a document', JSON.stringify(large).slice(0, -1), 'not JSON'],
  ['a text', JSON.stringify('x'.repeat(smallBytes)), 'neither an object nor a list'],
])(
  'refuses %s, and parses the next document',
  async (_, text, refused) => {
    const { parse } = parserOf({ file, timeoutMs: 60_000 });
    expect(await parse(bytes(text))).toEqual({ refused });
    expect(await parse(bytes(JSON.stringify(large)))).toEqual({ json: large });
  },
  90_000,
);

it('hands a large document to the thread, and keeps the others here', async () => {
  const echo = `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', () => parentPort.postMessage({ json: ['of the thread'] }));`;
  const { parse } = parserOf({ file: writeThread('echo.mjs', echo) });
  expect(await parse(bytes(JSON.stringify(large)))).toEqual({ json: ['of the thread'] });
  expect(await parse(bytes('[1]'))).toEqual({ json: [1] });
});

it.each([
  ['ends', 'process.exit(1)', 60_000, 'more than its thread can parse'],
  ['needs too much memory', 'keep()', 60_000, 'more than its thread can parse'],
  ['does not finish', 'while (true);', 5_000, 'takes too long to parse'],
])(
  'refuses the one document at which the thread %s',
  async (_, fate, timeoutMs, refused) => {
    const mortal = `import { parentPort } from 'node:worker_threads';
    const kept = [];
    const keep = () => { while (true) kept.push(new Array(1_000_000).fill(kept.length + 0.5)); };
    parentPort.on('message', (body) => {
      if (body[0] === 91) ${fate};
      parentPort.postMessage({ json: ['fine'] });
    });`;
    const { parse } = parserOf({ file: writeThread(`mortal${fate.length}.mjs`, mortal), timeoutMs });
    const answers = ['[', '{'].map((first) => parse(bytes(first.padEnd(smallBytes, ' '))));
    expect(await Promise.all(answers)).toEqual([{ refused }, { json: ['fine'] }]);
  },
  90_000,
);
