// @ts-check
/** Limits in KB of brotli (docs/decisions/0026): held by `npm run verify -- sizes`, and by the server at a publish. */

/** JavaScript that a remote brings for one page, its container included. */
export const pageOfRemoteKb = 28;

export const remoteEntryKb = 10;
