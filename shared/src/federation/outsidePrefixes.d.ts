export declare function outsidePrefixes(remote: {
  readonly prefixes: readonly string[];
  readonly routes: readonly { readonly path: string }[];
  readonly places?: readonly { readonly to: string; readonly covers?: readonly string[] }[];
}): string[];
