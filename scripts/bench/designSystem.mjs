// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack from 'webpack';
import { baseConfig } from '../../shared/src/federation/baseConfig.js';
import { root } from '../lib/run.mjs';

/**
 * Limits in KB of brotli, by entry of the design system. `core` is the whole entry without React, since it is
 * in everybody's first load; the others are what they add to a shell that is there already. Lower a limit
 * whenever it is beaten.
 */
const budgets = {
  // 1.7 KB of it since text at twice its size has to fit a phone.
  core: 67,
  // Dialogs, menus and drawers left the core; each entry that renders them contains them (docs/decisions/0016).
  data: 7,
  // Inputs, forms and charts contain MUI's Typography, which left the core (docs/decisions/0162).
  inputs: 11.5,
  pickers: 23,
  forms: 22.5,
  // With the 1.3 KB of reselect that only charts need and that the core had before (docs/decisions/0033).
  charts: 106.5,
  football: 19,
  frames: 10,
  match: 10,
  popups: 15,
  tabs: 7,
};

/** What the page has anyway, with the design system or without it. */
const givenByThePage = [/^react($|\/)/, /^react-dom($|\/)/, /^@touchline\/shared\//];

/** JavaScript of the core entry, built by the rules that the shell is built by. */
async function coreBytes() {
  const folder = join(root, 'design-system');
  const output = join(root, '.cache/design-system-core');
  const config = {
    ...baseConfig({ context: folder, mode: 'production' }),
    entry: { core: './src/index.ts' },
    output: { path: output, clean: true, library: { type: 'commonjs2' } },
    externals: [
      ({ request = '' }, decide) =>
        givenByThePage.some((name) => name.test(request)) ? decide(null, `commonjs ${request}`) : decide(),
    ],
  };
  // The page's kinds of file need no style extraction here: the core has no CSS of its own.
  const compiler = webpack(/** @type {import('webpack').Configuration} */ (config));
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => compiler.close(() => (error ? reject(error) : resolve(result)))),
  );
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  return brotliCompressSync(readFileSync(join(output, 'core.js'))).length;
}

/** Bytes of each lazily provided entry, from the shell's last build. */
function lazyBytes() {
  const file = join(root, 'shell/dist/web/release.json');
  if (!existsSync(file)) throw new Error('The shell is not built, so its lazy entries cannot be weighed.');
  const { lazy, sizes } = JSON.parse(readFileSync(file, 'utf8'));
  const sum = (files) =>
    files.filter((name) => name.endsWith('.js')).reduce((bytes, name) => bytes + sizes[name].brotli, 0);
  return Object.entries(lazy).map(([module, files]) => ({
    name: module.replace('@touchline/design-system/', ''),
    bytes: sum(files),
  }));
}

/**
 * Weighs every entry of the design system.
 *
 * @returns {Promise<{ entries: { name: string, kb: number, budgetKb: number }[], missed: string[] }>}
 *   `missed`: a sentence for each entry that is over its budget, or has none
 */
export async function benchDesignSystem() {
  const measured = [{ name: 'core', bytes: await coreBytes() }, ...lazyBytes()];
  const entries = measured.map(({ name, bytes }) => ({
    name,
    kb: bytes / 1024,
    budgetKb: budgets[name] ?? 0,
  }));
  const missed = entries
    .filter(({ kb, budgetKb }) => kb > budgetKb)
    .map(({ name, kb, budgetKb }) => `the entry ${name}: ${kb.toFixed(1)} of ${budgetKb} KB`);
  return { entries, missed };
}
