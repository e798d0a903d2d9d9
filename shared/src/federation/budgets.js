// @ts-check
/** Limits in KB of brotli (docs/decisions/0026): held by `npm run verify -- sizes`, and by the server at a publish. */

/** JavaScript that a remote brings for one page, its container included. */
export const pageOfRemoteKb = 28;

export const remoteEntryKb = 10;

/** What a container brings besides that was built by federation's plugin alone: its runtime. A publish allows for it. */
export const runtimeOfFederationKb = 16;
