import type { Browser } from '@playwright/test';
import { phone, schemes, Storybook, type Scheme, type Story } from '../storybook';
import { comparePictures, type Difference } from './comparePictures';

/** A story that looks different in one scheme, with its pictures. */
export interface ChangedStory {
  readonly story: Story;
  readonly scheme: Scheme;
  readonly before: Buffer;
  readonly after: Buffer;
  readonly difference: Difference;
}

interface Urls {
  readonly before: string;
  readonly after: string;
}

/** Differences in one scheme after which no more are looked for: a change of the theme is in every story. */
const enough = 40;

/**
 * Draws stories of two Storybooks in both schemes, each scheme on two pages of one browser, side by side. Ends a scheme after 40
 * differences.
 *
 * @param stories the most important first
 * @param onDrawn called after each story, for a progress line
 * @returns what differs, and how many stories were compared in at least one scheme
 */
export async function drawBoth(
  browser: Browser,
  urls: Urls,
  stories: readonly Story[],
  onDrawn: (changed: ChangedStory | undefined) => void,
): Promise<{ changed: ChangedStory[]; compared: number }> {
  const changed: ChangedStory[] = [];
  const compared = new Set<string>();
  for (const scheme of schemes) {
    const pages = await openPages(browser, urls);
    let left = enough;
    for (const story of stories) {
      // A picture that was taken too early differs once only.
      const found = (await compareStory(story, scheme, pages)) && (await compareStory(story, scheme, pages));
      compared.add(story.id);
      if (found) changed.push(found);
      onDrawn(found);
      if (found && (left -= 1) === 0) break;
    }
    await pages.close();
  }
  return { changed, compared: compared.size };
}

/** tsx wraps functions in a helper that pages do not have, and functions are sent to the page here. */
const nameOfTsx = 'globalThis.__name = (named) => named';

type Pages = Awaited<ReturnType<typeof openPages>>;

async function openPages(browser: Browser, urls: Urls) {
  const contexts = await Promise.all([browser.newContext(phone), browser.newContext(phone)]);
  for (const context of contexts) await context.addInitScript(nameOfTsx);
  const [before, after] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!before || !after) throw new Error('The browser opened no page.');
  return {
    before: new Storybook(before, urls.before),
    after: new Storybook(after, urls.after),
    close: () => Promise.all(contexts.map((context) => context.close())),
  };
}

/** Pictures are taken only where they can differ: they take most of the time. */
async function compareStory(story: Story, scheme: Scheme, pages: Pages): Promise<ChangedStory | undefined> {
  const both = [pages.before, pages.after] as const;
  const [was, is] = await Promise.all(both.map((page) => page.traceOf(story, scheme)));
  if (was === is) return undefined;
  const [before, after] = await Promise.all(both.map((page) => page.picture()));
  if (!before || !after) throw new Error('The browser took no picture.');
  const difference = comparePictures(before, after);
  return difference && { story, scheme, before, after, difference };
}
