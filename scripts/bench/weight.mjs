// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename, join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../lib/browser.mjs';
import { buildStale, remotes } from '../lib/builds.mjs';
import { chromiumFlags } from '../lib/chromiumFlags.mjs';
import { root } from '../lib/run.mjs';
import { startServer } from '../lib/server.mjs';
import { openPhone, openUntilContent, row } from './slowPhone.mjs';
import { clock, pages } from './rendering.mjs';

const visits = 3;
const shownParts = 15;
/** Microseconds between two samples of the processor's profile. */
const samplingInterval = 100;

/** What cannot be told apart by a source: the browser's own work, and code without a map. */
const elsewhere = 'browser and inline scripts';

/** The built scripts by the names that the browser asks for; each name has the hash of its content. */
function builtFiles() {
  const folders = ['shell/dist/web', ...remotes.map((name) => `${name}/dist`)].map((name) =>
    join(root, name),
  );
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)));
  return new Map(files.filter((file) => file.endsWith('.js')).map((file) => [basename(file), file]));
}

/** `@mui/material`, `react-dom`, `shell/src/services`: the package of a library, or two folders of ours. */
function partOf(source) {
  const [, library] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  if (library !== undefined) return library;
  const folders = source.split('/').slice(0, -1);
  return folders.slice(0, 3).join('/') || source;
}

/** Reads each script's map once. @returns the source at a place of a script, and the bytes of each source in it */
function createSources() {
  const files = builtFiles();
  const maps = new Map();
  const mapOf = (url) => {
    const file = files.get(basename(new URL(url).pathname));
    if (file === undefined || !existsSync(`${file}.map`)) return undefined;
    if (!maps.has(file)) maps.set(file, new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8'))));
    return { file, map: maps.get(file) };
  };
  const sourceAt = (map, line, column) => map.findEntry(line, column).originalSource;
  return {
    at({ url, lineNumber, columnNumber }) {
      const found = url ? mapOf(url) : undefined;
      return found && sourceAt(found.map, lineNumber, columnNumber);
    },
    /** @returns {Map<string, number>} characters of the built script by source */
    weigh(url) {
      const found = mapOf(url);
      const weights = new Map();
      if (found === undefined) return weights;
      for (const [line, text] of readFileSync(found.file, 'utf8').split('\n').entries())
        for (let column = 0; column < text.length; column += 1) {
          const source = sourceAt(found.map, line, column);
          if (source !== undefined) weights.set(source, (weights.get(source) ?? 0) + 1);
        }
      return weights;
    },
  };
}

/** @returns the profile of one first visit, until three seconds after its content, and the scripts that it loaded */
async function profileVisit(browser, url, { path, content }) {
  const { context, tab } = await openPhone(browser, url);
  const scripts = new Set();
  tab.on('response', (response) => {
    if (response.url().split('?')[0]?.endsWith('.js')) scripts.add(response.url());
  });
  const client = await context.newCDPSession(tab);
  await client.send('Profiler.enable');
  await client.send('Profiler.setSamplingInterval', { interval: samplingInterval });
  await client.send('Profiler.start');
  await openUntilContent(tab, url + path, content);
  await tab.waitForTimeout(3000);
  const { profile } = await client.send('Profiler.stop');
  await context.close();
  return { profile, scripts };
}

const isWork = ({ callFrame }) => !['(idle)', '(program)', '(root)'].includes(callFrame.functionName);

/** Adds the milliseconds in which each part's own functions ran. */
function addTimes({ nodes, samples = [], timeDeltas = [] }, sources, times) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  for (const [index, id] of samples.entries()) {
    const node = byId.get(id);
    if (!isWork(node)) continue;
    const source = sources.at(node.callFrame);
    const part = source === undefined ? elsewhere : partOf(source);
    times.set(part, (times.get(part) ?? 0) + (timeDeltas[index] ?? 0) / 1000);
  }
}

function bytesByPart(scripts, sources) {
  const bytes = new Map();
  for (const url of scripts)
    for (const [source, count] of sources.weigh(url))
      bytes.set(partOf(source), (bytes.get(partOf(source)) ?? 0) + count);
  return bytes;
}

/**
 * What the parts of a first visit cost: milliseconds in which their own functions ran on this machine's processor, evaluated or drawn,
 * and KB of the built script. It has no budget: it says where the budgets of `sizes` and `rendering` go.
 *
 * @returns {Promise<string[]>} nothing: there is no limit to exceed
 */
export async function benchWeight() {
  await buildStale();
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: chromiumFlags });
  const server = await startServer({ CLOCK: clock, RENDER: 'server' });
  const sources = createSources();
  try {
    for (const page of pages) {
      const times = new Map();
      let loaded = new Set();
      for (let visit = 0; visit < visits; visit += 1) {
        const { profile, scripts } = await profileVisit(browser, server.url, page);
        addTimes(profile, sources, times);
        loaded = scripts;
      }
      print(page.path, times, bytesByPart(loaded, sources));
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return [];
}

function print(path, times, bytes) {
  const sum = (numbers) => [...numbers].reduce((all, one) => all + one, 0);
  const cells = (part, ms, count) => row([part, (ms / visits).toFixed(1), (count / 1024).toFixed(1)]);
  process.stdout.write(`\n${path}: a first visit, means of ${visits}\n`);
  process.stdout.write(row(['', 'ms', 'KB']));
  process.stdout.write(cells('all', sum(times.values()), sum(bytes.values())));
  const parts = [...new Set([...times.keys(), ...bytes.keys()])];
  parts.sort((a, b) => (times.get(b) ?? 0) - (times.get(a) ?? 0));
  for (const part of parts.slice(0, shownParts))
    process.stdout.write(cells(part, times.get(part) ?? 0, bytes.get(part) ?? 0));
}
