import { join } from 'node:path';

/** Where the shell's build has the code of the rendering process. */
export const rendererFile = (shellRoot: string) => join(shellRoot, 'dist/renderer/renderer.cjs');
