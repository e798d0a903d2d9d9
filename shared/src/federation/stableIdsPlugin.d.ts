import type { Compiler } from 'webpack';

export declare class StableIdsPlugin {
  apply(compiler: Compiler): void;
}
