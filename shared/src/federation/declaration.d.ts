import type { RemoteDeclaration } from '../contract/remote';

/** What a remote declares in its `src/remote.ts`, checked. @throws Error naming every wrong field */
export function readDeclaration(folder: string): RemoteDeclaration;
