// @ts-check
/** Limits in KB of brotli (docs/decisions/0026): held by `npm run verify -- sizes`, and by the server at a publish. */

/** Limit of a remote's JavaScript for one page, including its container. */
export const pageOfRemoteKb = 28;

export const remoteEntryKb = 10;

/** Size of federation's runtime, which is in containers that were built by its plugin alone. A publish allows for it. */
export const runtimeOfFederationKb = 16;
