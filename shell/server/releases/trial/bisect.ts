import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReleaseRefused } from '../releaseDocument';
import type { Composition } from '../releaseStore';
import type { ReleaseTarget } from '../releaseTarget';
import { wordsOf } from './findings';
import { openedBrowser } from './trial';

interface BisectOptions {
  readonly from: number;
  readonly to: number;
  /** Path of the page that shows the fault. */
  readonly page: string;
}

type Shows = (composition: Composition) => Promise<string | undefined>;

/** Two compositions, one after the other: the second is the first that shows the fault. */
interface Found {
  readonly before: Composition;
  readonly after: Composition;
  /** What the second shows. */
  readonly words: string;
}

/**
 * Halves the compositions until one change is left.
 *
 * @param shows what is wrong with a composition, in words
 * @throws ReleaseRefused when the first shows it already, or the last does not
 */
export async function findChange(compositions: readonly Composition[], shows: Shows): Promise<Found> {
  let before = compositions[0];
  let after = compositions.at(-1);
  if (!before || !after || before === after)
    throw new ReleaseRefused('There is no change of what is live between these generations.');
  if ((await shows(before)) !== undefined)
    throw new ReleaseRefused(
      `Generation ${before.generation} shows a fault already: begin with an earlier one.`,
    );
  let words = await shows(after);
  if (words === undefined)
    throw new ReleaseRefused(`Generation ${after.generation} shows no fault: end with a later one.`);
  for (;;) {
    const low = compositions.indexOf(before);
    const high = compositions.indexOf(after);
    const middle = compositions[Math.floor((low + high) / 2)];
    if (high - low < 2 || !middle) return { before, after, words };
    const found = await shows(middle);
    if (found === undefined) before = middle;
    else [after, words] = [middle, found];
  }
}

/** What changed from one composition to the next: `mf-clubs from 1.0.0-a to 1.0.1-b`. */
export function changeInWords({ before, after, words }: Found): string {
  const names = [...new Set([...Object.keys(before.live), ...Object.keys(after.live)])];
  const changed = names
    .filter((name) => before.live[name] !== after.live[name])
    .map((name) => `${name} from ${before.live[name] ?? 'nothing'} to ${after.live[name] ?? 'nothing'}`);
  const what = changed.length === 0 ? 'nothing that is live' : changed.join(', ');
  return `Generation ${after.generation} of ${new Date(after.at).toISOString()} brought it: ${what}.\n${words}`;
}

/** Opens a page of the app in the compositions of earlier generations, and finds the change that brought a fault. */
export async function bisect(
  target: ReleaseTarget,
  { from, to, page }: BisectOptions,
  say: (text: string) => void,
): Promise<string> {
  if (!target.compositions)
    throw new ReleaseRefused('No server runs on the data folder: it has to show the pages.');
  const all = await target.compositions(from, to);
  const opened = await openedBrowser();
  if (typeof opened === 'string') throw new ReleaseRefused(`It cannot be found out here: ${opened}.`);
  const { browser, tryInBrowser } = opened;
  async function shows({ generation }: Composition): Promise<string | undefined> {
    const started = await target.startTrialAt?.(generation);
    if (!started) return undefined;
    try {
      const pages = await tryInBrowser(browser, {
        url: target.place,
        started,
        patterns: [{ pattern: page, isOwn: true }],
        countsLive: true,
        pictures: join(tmpdir(), `touchline-bisect-${generation}`),
      });
      const words = wordsOf(pages) || undefined;
      say(`  ${words === undefined ? '✓' : '✗'} generation ${generation}`);
      return words;
    } finally {
      await target.endTrial?.(started.reader);
    }
  }
  try {
    return changeInWords(await findChange(all, shows));
  } finally {
    await browser.close();
  }
}
