/**
 * Compares the stories of two built Storybooks and writes a page of what differs. Started by
 * `npm run stories -- --against <commit>`, which builds and serves both.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumFlags } from '../../../scripts/lib/chromiumFlags.mjs';
import { keyStories } from '../keyStories';
import { listStories, type Story } from '../storybook';
import { comparisonPage, linesOf, summaryOf, type Comparison } from './comparisonPage';
import { drawBoth } from './drawBoth';
import { pairStories } from './pairStories';

const { values } = parseArgs({
  options: {
    against: { type: 'string', default: '' },
    before: { type: 'string', default: '' },
    'before-url': { type: 'string', default: '' },
    after: { type: 'string', default: '' },
    'after-url': { type: 'string', default: '' },
    only: { type: 'string' },
    page: { type: 'string', default: '' },
  },
});

const comparison = await compare();
mkdirSync(dirname(values.page), { recursive: true });
writeFileSync(values.page, comparisonPage(comparison));
for (const line of linesOf(comparison)) process.stdout.write(`${line}\n`);
process.stdout.write(`${summaryOf(comparison)}\n${values.page}\n`);
process.exitCode = linesOf(comparison).length > 0 ? 1 : 0;

async function compare(): Promise<Comparison> {
  const built = (checkout: string) => join(checkout, 'storybook-static');
  const stories = pairStories(
    listStories(built(values.before)),
    listStories(built(values.after)),
    await wanted(),
  );
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: chromiumFlags });
  try {
    const urls = { before: values['before-url'], after: values['after-url'] };
    const changed = await drawBoth(browser, urls, stories.both, showProgress(stories.both.length * 2));
    return { ...stories, against: values.against, compared: stories.both.length, changed };
  } finally {
    await browser.close();
  }
}

/** All stories with the words of `--only` in their names, else the key stories of both commits. */
async function wanted(): Promise<(story: Story) => boolean> {
  if (values.only) {
    const pattern = new RegExp(values.only);
    return ({ name }) => pattern.test(name);
  }
  const ids = new Set([...keyStories, ...(await keyStoriesOf(values.before))]);
  return ({ id }) => ids.has(id);
}

async function keyStoriesOf(checkout: string): Promise<readonly string[]> {
  const file = join(checkout, 'design-system/browser/keyStories.ts');
  if (!existsSync(file)) return [];
  const { keyStories: theirs } = (await import(pathToFileURL(file).href)) as {
    keyStories: readonly string[];
  };
  return theirs;
}

/** A line that counts, where the output is a terminal. */
function showProgress(total: number): () => void {
  if (!process.stdout.isTTY) return () => undefined;
  let drawn = 0;
  return () => {
    drawn += 1;
    process.stdout.write(`\r${drawn} of ${total}${drawn === total ? '\n' : ''}`);
  };
}
