export declare const eagerModules: readonly string[];
export declare const lazyModules: readonly string[];
export declare const contractModules: readonly string[];
export declare const designSystemModules: readonly string[];
export declare const lazyChunk: (name: string) => string;
export declare const sharedByRemote: (builtFor: {
  readonly contract: string;
  readonly designSystem: string;
}) => Readonly<
  Record<
    string,
    {
      readonly singleton: true;
      readonly strictVersion: true;
      readonly import: false;
      readonly requiredVersion: string;
    }
  >
>;
export declare const versionsOf: (versions: {
  readonly react: string;
  readonly reactDom: string;
  readonly designSystem: string;
}) => Readonly<Record<string, string>>;
