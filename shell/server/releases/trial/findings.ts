import type { ChangedHere, LeftBehind } from './watchPage';

/** What a trial looks for on each page. */
export const findingKinds = [
  'not loaded',
  'fault',
  'error',
  'hydration',
  'policy',
  'accessibility',
  'long task',
  'busy',
  'built-in',
  'left behind',
] as const;
export type FindingKind = (typeof findingKinds)[number];

export interface Finding {
  readonly kind: FindingKind;
  /** For the remote's team. */
  readonly text: string;
}

export interface TriedPage {
  readonly address: string;
  readonly findings: readonly Finding[];
  /** File with what the page looked like; absent where nothing was found. */
  readonly picture?: string;
}

const keyOf = ({ kind, text }: Finding) => `${kind} ${text}`;

/** Findings whose text has a time, which differs at each visit, and is longer on a machine that does something else as well. */
const isTimed = ({ kind }: Finding) => kind === 'long task' || kind === 'busy';

/** Whether a page has to be looked at once more, with its own time apart from what the machine gave to others. */
export const hasTimed = (findings: readonly Finding[]): boolean => findings.some(isTimed);

/**
 * What two visits of a page found, each thing once.
 *
 * @param timed what of its times is left by the page's own time
 */
export function findingsOfBoth(
  first: readonly Finding[],
  second: readonly Finding[],
  timed: readonly Finding[],
): readonly Finding[] {
  const found = [...first, ...second].filter((one) => !isTimed(one));
  return [...new Map(found.map((one) => [keyOf(one), one])).values(), ...timed];
}

/**
 * On a page that belongs to somebody else only what the live composition does not have counts.
 */
export function newFindings(findings: readonly Finding[], live: readonly Finding[]): readonly Finding[] {
  const liveKeys = new Set(live.map(keyOf));
  const timedKinds = new Set(live.filter(isTimed).map(({ kind }) => kind));
  return findings.filter((finding) => !liveKeys.has(keyOf(finding)) && !timedKinds.has(finding.kind));
}

/** Words of React 19 about HTML of the server that the browser did not render alike. */
const hydrationWords = /hydrat|(?:React error #|\/errors\/)(?:418|419|421|422|423|425)\b/i;

/** An error that nobody caught. */
export const findingOfError = (message: string): Finding =>
  hydrationWords.test(message)
    ? { kind: 'hydration', text: `The browser rendered other HTML than the server: ${message}` }
    : { kind: 'error', text: message };

/** The report of a fault, as the page sends it. @returns nothing for a text that is none */
export function findingOfFault(body: string | null): Finding | undefined {
  try {
    const { data = {} } = JSON.parse(body ?? '') as { data?: Record<string, unknown> };
    const { remote, kind, message } = data;
    return {
      kind: kind === 'busy' ? 'busy' : 'fault',
      text: `${String(remote)}, ${String(kind)}: ${String(message)}`,
    };
  } catch {
    // Not a report of a fault.
    return undefined;
  }
}

/**
 * Built-ins that the shell itself changes, some time after its page is there, so that a translated page does not break
 * (`shell/src/services/platform/pageTranslation.ts`).
 */
const changedByShell: ReadonlySet<string> = new Set([
  'Node.prototype.nodeValue',
  'Node.prototype.insertBefore',
  'Node.prototype.removeChild',
]);

/** React describes an error with it set to undefined, and leaves it so where it was not declared before. */
const isPutBack = ({ name, isUndefined }: ChangedHere) => name === 'Error.prepareStackTrace' && isUndefined;

export const findingsOfChanged = (changed: readonly ChangedHere[]): Finding[] =>
  changed
    .filter((one) => !changedByShell.has(one.name) && !isPutBack(one))
    .map(({ name }) => ({ kind: 'built-in', text: `${name} is not the browser's own any more.` }));

/**
 * What a page has left behind, each thing once.
 *
 * @param remote whose files count; those of every remote where the shell is tried
 */
export function findingsOfLeft(left: readonly LeftBehind[], remote: string | undefined): Finding[] {
  const folder = remote === undefined ? '/r/' : `/r/${remote}/`;
  const texts = left
    .filter(({ file }) => file.includes(folder))
    .map(({ what, file }) => `${what} is still there when the page is left (${file}).`);
  return [...new Set(texts)].map((text) => ({ kind: 'left behind', text }));
}

/** Says what was found, one line for each page and finding. */
export function wordsOf(pages: readonly TriedPage[]): string {
  return pages
    .filter(({ findings }) => findings.length > 0)
    .map(({ address, findings, picture }) =>
      [
        `${address}${picture === undefined ? '' : `   (picture: ${picture})`}`,
        ...findings.map(({ kind, text }) => `  ${kind}: ${text}`),
      ].join('\n'),
    )
    .join('\n');
}
