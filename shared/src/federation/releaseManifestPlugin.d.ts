import type { Compiler } from 'webpack';

/** What `describe` can ask of a build (releaseManifestPlugin.js). */
export interface ManifestTools {
  readonly usedExports: () => Readonly<Record<string, readonly string[]>>;
}

export declare class ReleaseManifestPlugin {
  constructor(options: {
    readonly compress: boolean;
    readonly describe: (tools: ManifestTools) => Record<string, unknown>;
  });
  apply(compiler: Compiler): void;
}
