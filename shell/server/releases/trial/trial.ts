import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Release,
  type ReleaseDocument,
  ReleaseRefused,
  releasesOf,
  shellName,
} from '../releaseDocument';
import type { ReleaseTarget } from '../releaseTarget';
import { type TriedPage, wordsOf } from './findings';
import type { PatternToTry } from './tryInBrowser';

/** Result of a trial that was possible. */
interface Tried {
  readonly pages: readonly TriedPage[];
}

/** The pages that a release draws: its own, and those of others with its widgets. */
export function patternsOf({ routes, widgets }: Pick<Release, 'routes' | 'widgets'>): PatternToTry[] {
  const isOnHome = widgets.some(({ slot }) => slot.startsWith('home.'));
  return [
    ...routes.map(({ path }) => ({ pattern: path, isOwn: true })),
    ...(isOnHome ? [{ pattern: '/', isOwn: false }] : []),
  ];
}

/** Under another shell every page is drawn anew, and counts for what is new. */
export function patternsOfAll(document: ReleaseDocument): PatternToTry[] {
  const live = Object.entries(document.remotes).flatMap(([name, { live, releases, disabled }]) =>
    name === shellName || disabled ? [] : releases.filter(({ id }) => id === live),
  );
  const paths = ['/', '/about', ...live.flatMap(({ routes }) => routes.map(({ path }) => path))];
  return paths.map((pattern) => ({ pattern, isOwn: false }));
}

const isMissing = (error: unknown) => (error as { code?: unknown }).code === 'ERR_MODULE_NOT_FOUND';

/** The browser's half is loaded for a trial only; outside this repository its packages may be missing. */
export async function openedBrowser() {
  try {
    const { openBrowser, tryInBrowser } = await import(/* webpackChunkName: "trial" */ './tryInBrowser');
    const browser = await openBrowser();
    return browser ? { browser, tryInBrowser } : 'this machine has none';
  } catch (error) {
    if (!isMissing(error)) throw error;
    return 'playwright-core and axe-core are not installed';
  }
}

/**
 * Opens every page of a stored release in a browser.
 *
 * @returns why not, where it is not possible
 */
export async function runTrial(
  target: ReleaseTarget,
  remote: string,
  release: string,
  say: (text: string) => void,
): Promise<Tried | string> {
  if (!target.startTrial || !target.endTrial) return 'no server runs on the data folder';
  const document = await target.document();
  const stored = releasesOf(document, remote).releases.find(({ id }) => id === release);
  if (!stored) throw new ReleaseRefused(`${remote} has no release ${release} that could be tried.`);
  const opened = await openedBrowser();
  if (typeof opened === 'string') return opened;
  const { browser, tryInBrowser } = opened;
  try {
    const started = await target.startTrial(remote, release);
    try {
      const pages = await tryInBrowser(browser, {
        url: target.place,
        started,
        ...(remote === shellName
          ? { patterns: patternsOfAll(document) }
          : { patterns: patternsOf(stored), remote }),
        pictures: join(tmpdir(), `touchline-trial-${remote}-${release}`),
        onPage: ({ address, findings }) => say(`  ${findings.length === 0 ? '✓' : '✗'} ${address}`),
      });
      return { pages };
    } finally {
      await target.endTrial(started.reader);
    }
  } finally {
    await browser.close();
  }
}

/** @returns what was found, in words; nothing where all pages are as they should be */
export const foundIn = ({ pages }: Tried): string | undefined => wordsOf(pages) || undefined;
