/** Versions of the contract, and the rule of ranges: for shell, servers and tools, without anything of the browser. */
import { satisfiesRange } from './satisfies';

export { satisfiesRange };

/** The version of what `@touchline/shared` promises to remotes. */
export const contractVersion = '5.4.0';

/**
 * Every version that this shell can serve. It has all that 4.4 promised at run time too (`shell/src/services/remotes/contractFour.ts`),
 * so releases that were built for contract 4 stay live (docs/decisions/0066).
 */
export const servedContracts: readonly string[] = [contractVersion, '4.4.0'];

/**
 * Number of the format in which the server talks to a build of the shell: the boot data of a page, and the messages to the
 * rendering process. Raise it when a change would break a build that is stored already: the server then refuses to serve
 * older builds (docs/decisions/0077).
 */
export const bootFormat = 1;

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

/**
 * What a release was built for and a build of the shell does not have, in words; undefined when the release can be loaded. Asked at a
 * publish, at the start of the server, for every page and before the download.
 */
export function unmetVersions(
  { contract, designSystem }: BuiltFor,
  shell: ShellVersions,
): string | undefined {
  if (!shell.contracts.some((version) => satisfiesRange(version, contract)))
    return `contract ${contract}; this shell has ${shell.contracts.join(' and ')}`;
  if (designSystem !== undefined && !satisfiesRange(shell.designSystem, designSystem))
    return `design system ${designSystem}; this shell has ${shell.designSystem}`;
  return undefined;
}
