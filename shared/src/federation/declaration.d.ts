import type { RemoteDeclaration } from '../contract/remote';

/** What a TypeScript file exports when it is run with empty imports. */
export function runAlone(file: string): Record<string, unknown>;

/** What a remote declares in its `src/remote.ts`, checked. @throws Error naming every wrong field */
export function readDeclaration(folder: string): RemoteDeclaration;
