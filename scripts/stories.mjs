// @ts-check
/**
 * `npm run stories`: every story in a real browser, in both schemes, on a phone of 390 pixels. It is drawn, its
 * play function passes, axe finds nothing, and it holds what every story must; the key stories look as in
 * their pictures. Builds the static Storybook first when something is newer than it.
 *
 *   npm run stories -- --only "Football/Kit"    stories whose name has this in it
 *   npm run stories -- --update                 takes the pictures anew
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { portOf, serveFolder } from './lib/serveFolder.mjs';
import { fail, step } from './lib/terminal.mjs';

await ensureInstalled().catch((error) => fail(error.message));
const { bin, root, run } = await import('./lib/run.mjs');
const { ensureBrowser } = await import('./lib/browser.mjs');

const built = join(root, 'storybook-static');
const { values } = parseArgs({
  options: { only: { type: 'string' }, update: { type: 'boolean' }, shard: { type: 'string' } },
});

if (isStale())
  await step('Building the Storybook', () =>
    run(process.execPath, ['scripts/storybook.mjs', 'build'], { quiet: true }),
  );
const browser = await ensureBrowser();
const storybook = await serveFolder(built, Number(process.env.STORIES_PORT ?? 0));
const failed = await run(bin('playwright'), playwrightArguments(), {
  env: { CHROMIUM_PATH: browser, STORYBOOK_URL: `http://127.0.0.1:${portOf(storybook)}` },
}).then(
  () => false,
  () => true,
);
storybook.close();
process.exit(failed ? 1 : 0);

function playwrightArguments() {
  const all = ['test', '--config', 'design-system/browser/playwright.config.ts'];
  if (values.only) all.push('--grep', values.only);
  if (values.shard) all.push(`--shard=${values.shard}`);
  if (values.update) all.push('--update-snapshots', 'all', 'pictures');
  return all;
}

/** Stories, components and what they stand on; a change in any of them makes the build old. */
function isStale() {
  const index = join(built, 'index.json');
  if (!existsSync(index)) return true;
  const since = statSync(index).mtimeMs;
  const folders = readdirSync(root).filter((name) => /^(design-system|shared|shell|mf-.*)$/.test(name));
  return [...folders.map((name) => join(root, name, 'src')), join(root, 'design-system/.storybook')].some(
    (folder) => hasNewer(folder, since),
  );
}

function hasNewer(folder, since) {
  if (!existsSync(folder)) return false;
  return readdirSync(folder, { withFileTypes: true, recursive: true }).some(
    (entry) => entry.isFile() && statSync(join(entry.parentPath, entry.name)).mtimeMs > since,
  );
}
