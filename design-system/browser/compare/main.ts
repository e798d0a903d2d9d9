/**
 * Compares the stories of two built Storybooks and writes a page of what differs. Started by `npm run stories -- --against <commit>`, which
 * builds and serves both. With `--released` only stories that a changed file is part of are compared, and a difference about which the
 * changelog has a line is no fault; with `--list` it prints the files of those stories, as JSON, and ends.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumFlags } from '../../../scripts/lib/chromiumFlags.mjs';
import type { StoryModules } from '../../.storybook/storyModules';
import { keyStories } from '../keyStories';
import { listStories, type Story } from '../storybook';
import { comparisonPage, linesOf, summaryOf, unsaidOf, type Comparison } from './comparisonPage';
import { drawBoth } from './drawBoth';
import { lookOf, looksSince } from './looks';
import { MadeOf, storiesToCompare } from './madeOf';
import { pairStories } from './pairStories';

const { values } = parseArgs({
  options: {
    against: { type: 'string', default: '' },
    before: { type: 'string', default: '' },
    'before-url': { type: 'string', default: '' },
    after: { type: 'string', default: '' },
    'after-url': { type: 'string', default: '' },
    only: { type: 'string' },
    /** Version of the last release; `changed` is then a JSON file with the paths that differ from it. */
    released: { type: 'string' },
    changed: { type: 'string', default: '' },
    list: { type: 'boolean', default: false },
    page: { type: 'string', default: '' },
  },
});

const built = (checkout: string) => join(checkout, 'storybook-static');
const textOf = (file: string) => readFileSync(join(values.after, file), 'utf8');

if (values.list) {
  const files = new Set(sinceRelease().stories.map(({ file }) => file));
  process.stdout.write(`${JSON.stringify([...files])}\n`);
} else await compareAndTell();

async function compareAndTell(): Promise<void> {
  const comparison = await compare();
  mkdirSync(dirname(values.page), { recursive: true });
  writeFileSync(values.page, comparisonPage(comparison));
  for (const line of linesOf(comparison)) process.stdout.write(`${line}\n`);
  process.stdout.write(`${summaryOf(comparison)}\n${values.page}\n`);
  const faults = values.released ? unsaidOf(comparison) : linesOf(comparison);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

async function compare(): Promise<Comparison> {
  const { isWanted, reasonOf } = await question();
  const stories = pairStories(listStories(built(values.before)), listStories(built(values.after)), isWanted);
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: chromiumFlags });
  try {
    const urls = { before: values['before-url'], after: values['after-url'] };
    // Those that may not differ come first.
    const isExcused = (story: Story) => Number(reasonOf?.reasonOf?.(story) !== undefined);
    const inOrder = stories.both.toSorted((one, other) => isExcused(one) - isExcused(other));
    const drawn = await drawBoth(browser, urls, inOrder, showProgress(inOrder.length * 2));
    return { ...stories, against: values.against, ...drawn, ...reasonOf };
  } finally {
    await browser.close();
  }
}

interface Question {
  readonly isWanted: (story: Story) => boolean;
  readonly reasonOf?: Pick<Comparison, 'reasonOf'>;
}

/** Stories of changed files, or with the words of `--only` in their names, else the key stories of both commits. */
async function question(): Promise<Question> {
  if (values.released) return sinceRelease();
  if (values.only) {
    const pattern = new RegExp(values.only);
    return { isWanted: ({ name }) => pattern.test(name) };
  }
  const ids = new Set([...keyStories, ...(await keyStoriesOf(values.before))]);
  return { isWanted: ({ id }) => ids.has(id) };
}

function sinceRelease() {
  const modules = JSON.parse(
    readFileSync(join(built(values.after), 'story-modules.json'), 'utf8'),
  ) as StoryModules;
  const changed = new Set(JSON.parse(readFileSync(values.changed, 'utf8')) as string[]);
  const madeOf = new MadeOf(modules);
  const stories = storiesToCompare(listStories(built(values.after)), madeOf, changed);
  const ids = new Set(stories.map(({ id }) => id));
  const looks = looksSince(textOf('design-system/CHANGELOG.md'), values.released ?? '');
  const sources = { filesOf: (file: string) => madeOf.filesOf(file), read: textOf, changed };
  return {
    stories,
    isWanted: ({ id }: Story) => ids.has(id),
    reasonOf: { reasonOf: ({ file }: Story) => lookOf(file, looks, sources)?.text },
  };
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
