import { designSystemVersion } from '@touchline/design-system/version';
import { satisfiesRange, servedContracts } from '@touchline/shared/contract/version';

/** What a release says of the versions that it was built for. */
export interface BuiltFor {
  readonly contract: string;
  /** Absent in releases from before contract 5, whose `contract` named both. */
  readonly designSystem?: string;
}

/** Versions that a build of the shell has. */
export interface ShellVersions {
  readonly contracts: readonly string[];
  readonly designSystem: string;
}

const ofThisBuild: ShellVersions = { contracts: servedContracts, designSystem: designSystemVersion };

/**
 * What a release was built for and this shell does not have, in words; undefined when the release can be loaded. Asked at a publish,
 * at the start of the server, for every page and before the download.
 *
 * @param shell another build than the one that this code is part of; the server asks for the build that it serves
 */
export function unmetVersions({ contract, designSystem }: BuiltFor, shell = ofThisBuild): string | undefined {
  if (!shell.contracts.some((version) => satisfiesRange(version, contract)))
    return `contract ${contract}; this shell has ${shell.contracts.join(' and ')}`;
  if (designSystem !== undefined && !satisfiesRange(shell.designSystem, designSystem))
    return `design system ${designSystem}; this shell has ${shell.designSystem}`;
  return undefined;
}
