/** Runs while the Storybook is built, in Node: finds the users of each component in the sources. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A workspace that imports a component. */
export interface ComponentUse {
  /** Folder at the root: `mf-team`. */
  readonly workspace: string;
  /** The importing features, as paths below `src` of two levels, sorted: `pages/PointsPage`. */
  readonly features: readonly string[];
  /** Version of the built remote whose release manifest names the component; absent without a build, and for the shell. */
  readonly build?: string;
}

/** By the component's name; a component that nobody imports has no entry. */
export type ComponentUses = Readonly<Record<string, readonly ComponentUse[]>>;

const entry = String.raw`'@touchline/design-system(?:/[\w-]+)?'`;
const fromEntry = new RegExp(String.raw`(?:import|export)\s+\{([^{}]*)\}\s+from\s+${entry}`, 'g');
const loadedLater = new RegExp(String.raw`\{([^{}]*)\}\s*=\s*await\s+import\(\s*${entry}\s*\)`, 'g');
const fromBeside = /import\s+\{([^{}]*)\}\s+from\s+'\.[^']*'/g;

const isSource = (path: string) =>
  /\.tsx?$/.test(path) && !/(^|\/)testing\/|\.(test|stories|d)\.tsx?$|^docs\//.test(path);

/** Names in the braces of an import, without types: `A, type B, C as D` and `C: D` have A and C. */
const namesIn = (braces: string) =>
  braces
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '' && !word.startsWith('type '))
    .map((word) => word.split(/\s+as\s+|\s*:\s*/)[0] ?? '');

/** `pages/PointsPage` for `pages/PointsPage/Table.tsx`; a file is named without its ending. */
const featureOf = (path: string) =>
  path
    .split('/')
    .slice(0, 2)
    .join('/')
    .replace(/\.tsx?$/, '');

function sourcesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isSource).sort();
}

/** Features of a workspace by the name that they import. */
function featuresByName(folder: string, patterns: readonly RegExp[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const path of sourcesOf(folder)) {
    const text = readFileSync(join(folder, path), 'utf8');
    const names = patterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap(([, braces = '']) => namesIn(braces)),
    );
    for (const name of names) found.set(name, (found.get(name) ?? new Set()).add(featureOf(path)));
  }
  return found;
}

interface Manifest {
  readonly version: string;
  readonly uses: Readonly<Record<string, readonly string[]>>;
}

/** @returns nothing for a workspace without a build */
function manifestOf(folder: string): Manifest | undefined {
  const file = join(folder, 'dist/release.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
}

function builtWith(manifest: Manifest | undefined, name: string): { build?: string } {
  const entries = Object.entries(manifest?.uses ?? {});
  const isNamed = entries.some(
    ([module, names]) => module.startsWith('@touchline/design-system') && names.includes(name),
  );
  return manifest && isNamed ? { build: manifest.version } : {};
}

/**
 * Who imports each component: the shell, every remote, and the design system itself, in this order.
 *
 * @param root folder of the repository
 */
export function componentUses(root: string): ComponentUses {
  const remotes = readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .sort();
  const uses: Record<string, ComponentUse[]> = {};
  for (const workspace of ['shell', ...remotes, 'design-system']) {
    const isOwn = workspace === 'design-system';
    const found = featuresByName(
      join(root, workspace, 'src'),
      isOwn ? [fromBeside] : [fromEntry, loadedLater],
    );
    const manifest = manifestOf(join(root, workspace));
    for (const [name, features] of found)
      (uses[name] ??= []).push({ workspace, features: [...features].sort(), ...builtWith(manifest, name) });
  }
  return uses;
}
