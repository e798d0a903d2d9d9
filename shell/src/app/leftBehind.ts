import { type ChangedBuiltIn, watchBuiltIns } from '../services/platform/builtIns';
import { remoteForPath, type BrowserRegistry } from '../services/remotes/registry';

interface LeftBehindOptions {
  readonly registry: () => BrowserRegistry;
  /** Called at most once for each remote. */
  readonly report: (remote: string, fault: Error) => void;
}

/** Something that was not there before, and the text by which its file is found. */
interface Thing {
  readonly what: string;
  readonly code: string;
}

/** Shorter texts, like an empty function's, are in many files. */
const leastCode = 12;

/** A moment for what is put away when a page leaves the screen. */
const putAwayMs = 1000;

/**
 * Reports a remote whose page has left a changed built-in or a style sheet behind.
 *
 * Extensions of the browser and scripts that a reader runs do the same, so a thing counts only when its very text is in a file that the
 * remote has loaded. Timers and listeners have no text that a page could read: a trial looks for them
 * (docs/decisions/0103-what-a-page-leaves-behind.md).
 */
export function watchLeftBehind({ registry, report }: LeftBehindOptions): void {
  if (!('navigation' in window)) return;
  const changedBuiltIns = watchBuiltIns();
  const stylesBefore = new Set(styles());
  const reported = new Set<string>();
  let path = window.location.pathname;

  async function check(remote: string) {
    const added = styles().filter((element) => !stylesBefore.has(element));
    const things = [...changedBuiltIns().map(builtIn), ...added.map(styleSheet)].filter(
      ({ code }) => code.length >= leastCode,
    );
    if (things.length === 0 || reported.has(remote)) return;
    const found = await firstIn(things, filesOf(remote));
    if (!found || reported.has(remote)) return;
    reported.add(remote);
    report(remote, faultOf(remote, found));
  }

  window.navigation.addEventListener('currententrychange', () => {
    const left = remoteForPath(registry(), path);
    path = window.location.pathname;
    const isLeft = left !== undefined && left !== remoteForPath(registry(), path);
    if (isLeft && !reported.has(left)) setTimeout(() => void check(left), putAwayMs);
  });
}

/** Those of the app's own library are for every page. */
const styles = () =>
  [...document.querySelectorAll<HTMLElement>('style, link[rel="stylesheet"]')].filter(
    ({ dataset }) => dataset['emotion'] === undefined,
  );

function builtIn({ name, now }: ChangedBuiltIn): Thing {
  const parts: Readonly<Record<string, unknown>> = { ...now };
  const changed = Object.values(parts).find((one) => typeof one === 'function');
  return { what: `${name} is not the browser's own any more`, code: changed ? String(changed) : '' };
}

/** @returns a sheet from a file with the file's address */
function styleSheet(element: HTMLElement): Thing {
  const file = element.getAttribute('href');
  const code = file ?? element.textContent.split('\n')[0] ?? '';
  return { what: 'A style sheet is still there', code };
}

/** Addresses of the scripts of a remote that this page has loaded. */
const filesOf = (remote: string) =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.includes(`/r/${remote}/`) && name.endsWith('.js'));

/** The first thing whose text is in one of the files, which the browser has in its cache. */
async function firstIn(things: readonly Thing[], files: readonly string[]) {
  for (const file of files) {
    // A file that is gone says nothing.
    const text = await fetch(file).then(
      (answer) => answer.text(),
      () => '',
    );
    const thing = things.find(({ code }) => text.includes(code));
    if (thing) return { ...thing, file, at: text.indexOf(thing.code) };
  }
  return undefined;
}

function faultOf(remote: string, { what, file, at }: Thing & { file: string; at: number }): Error {
  const fault = new Error(
    `Remote ${remote}: ${what} after its page was left. Undo it when the page leaves the screen.`,
  );
  // Files of remotes have one line.
  fault.stack = `at script (${file}:1:${at + 1})`;
  return fault;
}
