/** For servers and tools: the contract's version and range rule without anything of the browser. */
export { contractVersion } from './remote';
export { satisfiesContract } from './satisfies';
