import { ConfigError } from './platform/config';
import { DatabaseUnusable } from './platform/db/databaseUnusable';
import { FolderBusy } from './platform/db/lockFile';
import { HomeBroken } from './platform/home/homeFiles';

/** Errors of settings, of the database and of the data folder, whose messages say what to do. */
const expected = [ConfigError, DatabaseUnusable, FolderBusy, HomeBroken];

type SystemError = Partial<Record<'code' | 'path' | 'dest', string>> & { readonly port?: number };

const sentences: Readonly<Record<string, (where: string, port: number | undefined) => string>> = {
  EADDRINUSE: (_, port) => `Port ${port} is taken by another program. Stop it, or set PORT to another one.`,
  EADDRNOTAVAIL: () => 'HOST is not an address of this machine. Set it to one, or leave it out.',
  ENOSPC: (where) =>
    `The disk is full: ${where} cannot be written. Free some space, or set TOUCHLINE_HOME to a folder elsewhere.`,
  EDQUOT: (where) =>
    `The disk quota is used up: ${where} cannot be written. Free some space, or set TOUCHLINE_HOME to a folder elsewhere.`,
  ENOTDIR: (where) => `${where} lies below a file. Set TOUCHLINE_HOME to a folder.`,
  EROFS: (where) => `${where} lies on a read-only disk. Set TOUCHLINE_HOME to a folder that can be written.`,
};

/**
 * Why a start failed, in one or two sentences with what to do.
 * @returns undefined for an error that is not expected: it keeps its stack
 */
export function explainStart(thrown: unknown): string | undefined {
  if (expected.some((kind) => thrown instanceof kind)) return (thrown as Error).message;
  const { code = '', path, dest, port } = (thrown ?? {}) as SystemError;
  const where = dest ?? path ?? 'a file';
  if (code === 'EACCES' || code === 'EPERM') {
    if (port !== undefined) return `PORT ${port} may not be used by this user. Set PORT to one above 1023.`;
    return `${where} may not be written by this user. Set TOUCHLINE_HOME to a folder of this user.`;
  }
  return sentences[code]?.(where, port);
}
