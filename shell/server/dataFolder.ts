import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepSecret } from '@touchline/api/homeFiles';

/** Address of the running server, written for the release tool. */
export interface ServerFile {
  readonly url: string;
  readonly pid: number;
}

const serverFile = (home: string) => join(home, 'server.json');

export function writeServerFile(home: string, server: ServerFile): void {
  writeFileSync(serverFile(home), JSON.stringify(server));
}

export const removeServerFile = (home: string) => rmSync(serverFile(home), { force: true });

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    // No such process, or one of another user: not our server.
    return false;
  }
}

/** The server that runs on this data folder, if any. */
export function findServer(home: string): ServerFile | undefined {
  if (!existsSync(serverFile(home))) return undefined;
  const server = JSON.parse(readFileSync(serverFile(home), 'utf8')) as ServerFile;
  return isAlive(server.pid) ? server : undefined;
}

/**
 * Deploy token: created at the first start, readable by this operating-system user only.
 * @throws {HomeBroken} when the token file is damaged
 */
export const deployToken = (home: string) =>
  keepSecret(join(home, 'deploy-token'), 'the release tool elsewhere needs the new one');

/** Folder with the builds of the shell and of all remotes. */
export const releasesFolder = (home: string) => join(home, 'releases');

const month = 30 * 24 * 3600 * 1000;

/**
 * Files of builds of the shell from before they were releases: a tab that has been open since then may load them.
 *
 * They go 30 days after the last of them came.
 *
 * @returns undefined where there are none
 */
export function oldShellFiles(home: string, now = Date.now()): string | undefined {
  const folder = join(home, 'shell-builds/files');
  if (!existsSync(folder)) return undefined;
  if (now - statSync(folder).mtimeMs < month) return folder;
  rmSync(join(home, 'shell-builds'), { recursive: true, force: true });
  return undefined;
}
