import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { buildIdOf, type ShellBuild } from './shellBuild';

/** As long as an open tab may load a part of the build that it started with. */
const keptMs = 30 * 24 * 3600 * 1000;
/** Kept however old they are: the running build, and the one before it. */
const leastKept = 2;

/** Names with a hash of the content: two builds that have the same name have the same file. */
const isStamped = (file: string) => /\.[0-9a-f]{10}\./.test(file);

/**
 * Copies the files of the shell's build into one folder for all builds, which is the one that is served: a new build empties
 * its own folder, and tabs that were open before still load their lazy parts. Forgets builds that nobody has started for
 * 30 days.
 *
 * @param home folder of what is kept: the files, and a list of them for each build
 * @param now epoch milliseconds
 * @returns the folder to serve
 */
export function keepShellBuild(home: string, shellFolder: string, build: ShellBuild, now: number): string {
  const files = join(home, 'files');
  mkdirSync(files, { recursive: true });
  const names = readdirSync(shellFolder).filter(isStamped);
  for (const name of names) copyWhole(join(shellFolder, name), join(files, name));
  writeFileSync(join(home, `${buildIdOf(build)}.json`), JSON.stringify({ startedAt: now, files: names }));
  sweep(home, files, now);
  return files;
}

/** All of a file or nothing, also for who reads it meanwhile. */
function copyWhole(from: string, to: string): void {
  if (existsSync(to) && statSync(to).size === statSync(from).size) return;
  const copy = `${to}.${process.pid}.copying`;
  copyFileSync(from, copy);
  renameSync(copy, to);
}

interface KeptBuild {
  readonly startedAt: number;
  readonly files: readonly string[];
}

function sweep(home: string, files: string, now: number): void {
  const builds = readdirSync(home)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name, ...(JSON.parse(readFileSync(join(home, name), 'utf8')) as KeptBuild) }))
    .sort((one, other) => other.startedAt - one.startedAt);
  const isKept = ({ startedAt }: KeptBuild, place: number) => place < leastKept || now - startedAt < keptMs;
  const kept = new Set(builds.filter(isKept).flatMap((build) => build.files));
  for (const { name } of builds.filter((build, place) => !isKept(build, place))) rmSync(join(home, name));
  for (const name of readdirSync(files).filter((file) => !kept.has(file))) rmSync(join(files, name));
}
