import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ReleaseRefused } from './releaseDocument';

/** Folders that no build is made from. */
const isLeftOut = (name: string) =>
  name.startsWith('.') || ['node_modules', 'dist', 'storybook-static', 'coverage'].includes(name);
/** Files that no build is made from. */
const isBeside = (name: string) => /^\.|\.md$|\.(test|stories)\.tsx?$|^eslint\.config\./.test(name);

/** Files below a folder that a build may be made from. */
function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return isLeftOut(entry.name) ? [] : sourcesBelow(path);
    return isBeside(entry.name) ? [] : [path];
  });
}

/**
 * @param folder of a remote outside this repository
 * @returns a file that was changed after `dist` was built, relative to the folder; nothing where there is none
 */
export function changedSinceBuild(folder: string): string | undefined {
  const built = statSync(join(folder, 'dist/release.json')).mtimeMs;
  const changed = sourcesBelow(folder).find((file) => statSync(file).mtimeMs > built);
  return changed?.slice(folder.length + 1);
}

const hasBuildScript = (folder: string) => {
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts?: Record<string, string>;
  };
  return scripts?.['build'] !== undefined;
};

const runBuild = (folder: string) =>
  new Promise<void>((resolve, reject) => {
    const build = spawn('npm', ['run', '-s', 'build'], {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    build.on('error', reject);
    build.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(new ReleaseRefused('npm run build failed; nothing was published. Its reason is above.')),
    );
  });

const isThere = (folder: string) => statSync(join(folder, 'dist/release.json'), { throwIfNoEntry: false });

/**
 * Builds the remote of a folder, so that no publish sends an older build than its sources.
 *
 * @param built it was built before, in a step of its own: only its age is checked
 * @throws ReleaseRefused when the build fails, or when it is older than a source
 */
export async function makeFresh(folder: string, { built }: { readonly built: boolean }): Promise<void> {
  if (!built) {
    if (hasBuildScript(folder)) return runBuild(folder);
    throw new ReleaseRefused(
      'package.json has no script "build". Add one, or publish what is in dist by --built.',
    );
  }
  if (!isThere(folder))
    throw new ReleaseRefused('dist has no release.json. Leave --built away: it is built first.');
  const changed = changedSinceBuild(folder);
  if (changed !== undefined)
    throw new ReleaseRefused(
      `dist is stale: ${changed} was changed after it was built. Leave --built away: it is built first.`,
    );
}
