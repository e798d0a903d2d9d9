// @ts-check
/**
 * `npm run stories`: every story in a real browser, in both schemes, on a phone of 390 pixels. It is drawn, its
 * play function passes, axe finds nothing, and it holds what every story must. Builds the static Storybook first when
 * something is newer than it.
 *
 *   npm run stories -- --only "Football/Kit"    stories whose name has this in it
 *   npm run stories -- --against main           compares the key stories with those of another commit, pixel by pixel; with
 *                                               --only every story of that name. Ends with 1 where something differs.
 *   npm run stories -- --against released       stories of which something has changed since the last release of the design system.
 *                                               Ends with 1 where one differs and the changelog does not say so.
 */
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { portOf, serveFolder } from './lib/serveFolder.mjs';
import { fail, step } from './lib/terminal.mjs';

await ensureInstalled().catch((error) => fail(error.message));
const { bin, root, run } = await import('./lib/run.mjs');
const { ensureBrowser } = await import('./lib/browser.mjs');
const { commitOf, storybookOf } = await import('./lib/otherCommit.mjs');
const { changedSources, lastRelease } = await import('./lib/designSystemRelease.mjs');

const built = join(root, 'storybook-static');
const { values } = parseArgs({
  options: { only: { type: 'string' }, against: { type: 'string' }, shard: { type: 'string' } },
});

const release = values.against === 'released' ? releaseOrEnd() : undefined;
if (isStale())
  await step('Building the Storybook', () =>
    run(process.execPath, ['scripts/storybook.mjs', 'build'], { quiet: true }),
  );
const storyFiles = release && (await filesOrEnd(release));
const browser = await ensureBrowser();
const storybook = await serveFolder(built, Number(process.env.STORIES_PORT ?? 0));
const failed = await (values.against ? compareWith(values.against) : testStories()).then(
  () => false,
  () => true,
);
storybook.close();
process.exit(failed ? 1 : 0);

function testStories() {
  return run(bin('playwright'), playwrightArguments(), {
    env: { CHROMIUM_PATH: browser, STORYBOOK_URL: urlOf(storybook) },
  });
}

/** The last release, and what differs from it; ends the command where nothing does. */
function releaseOrEnd() {
  try {
    const { hash, version } = lastRelease();
    const files = changedSources(hash);
    if (files.length === 0) endWithNothing(version);
    mkdirSync(join(root, '.cache/compare'), { recursive: true });
    const changed = join(root, '.cache/compare/changed.json');
    writeFileSync(changed, JSON.stringify(files));
    return { hash, version, words: { released: version, changed } };
  } catch (error) {
    return fail(error.message);
  }
}

/** Files of the stories to compare with a release; ends the command where there are none. */
async function filesOrEnd({ version, words }) {
  const listed = await run(bin('tsx'), [...compareWords({ after: root, ...words }), '--list'], {
    quiet: true,
  });
  const files = JSON.parse(listed);
  return files.length > 0 ? files : endWithNothing(version);
}

function endWithNothing(version) {
  process.stdout.write(
    `Nothing that a story is made of has changed since ${version} of the design system.\n`,
  );
  process.exit(0);
}

function compareWords(options) {
  const words = Object.entries(options).flatMap(([option, value]) => [`--${option}`, value]);
  return ['design-system/browser/compare/main.ts', ...words];
}

/** Draws the stories of both commits with the same browser and writes a page of what differs. */
async function compareWith(name) {
  const hash = release?.hash ?? (await commitOf(name).catch((error) => fail(error.message)));
  const checkout = await step(`Building the Storybook of ${release?.version ?? name}`, () =>
    storybookOf(hash, storyFiles),
  );
  const other = await serveFolder(join(checkout, 'storybook-static'));
  const options = {
    against: `${release?.version ?? name} (${hash.slice(0, 8)})`,
    before: checkout,
    'before-url': urlOf(other),
    after: root,
    'after-url': urlOf(storybook),
    page: join(root, '.cache/compare/index.html'),
    ...release?.words,
    ...(values.only && { only: values.only }),
  };
  await run(bin('tsx'), compareWords(options), { env: { CHROMIUM_PATH: browser } }).finally(() =>
    other.close(),
  );
}

function urlOf(server) {
  return `http://127.0.0.1:${portOf(server)}`;
}

function playwrightArguments() {
  const all = ['test', '--config', 'design-system/browser/playwright.config.ts'];
  if (values.only) all.push('--grep', values.only);
  if (values.shard) all.push(`--shard=${values.shard}`);
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
