/** Versions of the contract, and the rule of ranges: for shell, servers and tools, without anything of the browser. */
export { satisfiesRange } from './satisfies';

/** The version of what `@touchline/shared` promises to remotes. */
export const contractVersion = '5.4.0';

/**
 * Every version that this shell can serve. It has all that 4.4 promised at run time too (`shell/src/services/remotes/contractFour.ts`),
 * so releases that were built for contract 4 stay live (docs/decisions/0066).
 */
export const servedContracts: readonly string[] = [contractVersion, '4.4.0'];
