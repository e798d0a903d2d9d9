interface SharedVersion {
  readonly version: string;
  /** Name of the side that provides it; of a module that loads late, the side that asked for it first. */
  readonly from: string;
}

/** What federation's runtime keeps on the page for debugging, as far as it is asked here. */
interface FederationDebugging {
  readonly __INSTANCES__?: readonly {
    readonly shareScopeMap?: Readonly<
      Record<string, Readonly<Record<string, Readonly<Record<string, SharedVersion>>>>>
    >;
  }[];
}

/** Every version of a module that the page shares. */
function providedVersions(module: string): readonly SharedVersion[] {
  const { __FEDERATION__: federation } = globalThis as { __FEDERATION__?: FederationDebugging };
  const all = (federation?.__INSTANCES__ ?? []).flatMap(({ shareScopeMap }) =>
    Object.values(shareScopeMap?.['default']?.[module] ?? {}),
  );
  return all.filter((one, index) => all.findIndex(({ version }) => version === one.version) === index);
}

/** In words, for each shared module that a release takes: the range it asks for, and what the page has. */
export const sharedModulesOf = (requires: Readonly<Record<string, string>> = {}): readonly string[] =>
  Object.entries(requires).map(([module, range]) => {
    const provided = providedVersions(module).map(({ version, from }) => `${version} from ${from}`);
    return `${module} ${range}${provided.length > 0 ? `: ${provided.join(', ')}` : ''}`;
  });
