import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellOffers } from './releases/releaseDocument';

/** `release.json` of the shell's own build (shared/src/federation/shellConfig.js). */
export interface ShellBuild {
  readonly version: string;
  readonly hash: string;
  /** The comparison build, with all remotes inside it. */
  readonly onePiece: boolean;
  /** Scripts and styles of the first page. */
  readonly entry: readonly string[];
  /** Files of each lazily provided module, by module name. */
  readonly lazy: Readonly<Record<string, readonly string[]>>;
  /** Files of each named chunk: `auth`, `onboarding`, `pitch`, … */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** React's development build, for pages that take a remote from its developer's machine (docs/decisions/0135-development-react-for-local-remotes.md). */
  readonly developmentReact?: string;
  /** Whether it has a service worker: builds from source and the one-piece build have none. */
  readonly serviceWorker?: boolean;
  /** Text of the entry's style sheets: inlined, they neither block rendering nor delay fonts. */
  readonly styles?: string;
  readonly fonts: readonly string[];
  /** Versions that remotes may be built for. */
  readonly offers?: ShellOffers;
  readonly integrity: Readonly<Record<string, string>>;
}

const isStyleSheet = (file: string) => file.endsWith('.css');

/** @throws Error when the shell has not been built */
export function readShellBuild(folder: string): ShellBuild {
  try {
    const build = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as ShellBuild;
    const sheets = build.entry.filter(isStyleSheet).map((file) => readFileSync(join(folder, file), 'utf8'));
    return { ...build, entry: build.entry.filter((file) => !isStyleSheet(file)), styles: sheets.join('\n') };
  } catch (cause) {
    throw new Error(
      `The shell is not built: ${join(folder, 'release.json')} cannot be read. Run npm run build.`,
      { cause },
    );
  }
}

/** Scripts of a page; React's development build stands in for the other before the last of them runs. */
export const scriptsOf = (
  { entry, developmentReact }: Pick<ShellBuild, 'entry' | 'developmentReact'>,
  { develops }: { readonly develops: boolean },
): readonly string[] =>
  develops && developmentReact !== undefined
    ? [...entry.slice(0, -1), developmentReact, ...entry.slice(-1)]
    : entry;

/** Build id that tabs compare with the server's. */
export const buildIdOf = ({ version, hash }: Pick<ShellBuild, 'version' | 'hash'>) => `${version}-${hash}`;

/** Address of a file of the shell. */
export const shellUrl = (file: string) => `/s/${file}`;
