import { designSystemVersion } from '@touchline/design-system/version';
import { satisfiesRange, servedContracts } from '@touchline/shared/contract/version';

/** What a release says of the versions that it was built for. */
export interface BuiltFor {
  readonly contract: string;
  /** Absent in releases from before contract 5, whose `contract` named both. */
  readonly designSystem?: string;
}

/**
 * What a release was built for and this shell does not have, in words; undefined when the release can be loaded. Asked at a publish,
 * at the start of the server, for every page and before the download.
 */
export function unmetVersions({ contract, designSystem }: BuiltFor): string | undefined {
  if (!servedContracts.some((version) => satisfiesRange(version, contract)))
    return `contract ${contract}; this shell has ${servedContracts.join(' and ')}`;
  if (designSystem !== undefined && !satisfiesRange(designSystemVersion, designSystem))
    return `design system ${designSystem}; this shell has ${designSystemVersion}`;
  return undefined;
}

/** Whether this shell can load a release. */
export const isLoadable = (release: BuiltFor) => unmetVersions(release) === undefined;
