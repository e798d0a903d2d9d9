import type { Compiler } from 'webpack';

interface ModuleOfReact {
  /** Its file, of the production build. */
  readonly file: string;
  /** Its number in the build. */
  readonly number: string | number;
  /** `used`: the name of the export in the code; false where nobody uses it. */
  readonly exports: readonly { readonly name: string; readonly used: string | false }[];
}

export declare function developmentReact(build: {
  readonly global: string;
  readonly modules: readonly ModuleOfReact[];
  readonly numberOf: (file: string) => string | number | undefined;
  readonly read?: (file: string) => string;
}): string;

export declare function developmentReactIn(files: readonly string[]): string | undefined;

export declare class DevelopmentReactPlugin {
  apply(compiler: Compiler): void;
}
