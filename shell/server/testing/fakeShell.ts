import { contractVersion } from '@touchline/shared/contract/version';
import type { ShellBuild } from '../shellBuild';

/** A build of the shell without files, where a test is about neither its scripts nor its chunks. */
export const fakeShell = {
  version: '1.0.0',
  hash: 'aaaaaaaaaa',
  contract: contractVersion,
  entry: [],
  chunks: {},
  fonts: [],
  integrity: {},
} as unknown as ShellBuild;
