// @ts-check
/**
 * How Node runs the server. Without a limit V8 lets garbage pile up to several times what is live before it collects; with
 * this one the demo stays below 700 MB resident (docs/operations.md). A limit in NODE_OPTIONS replaces it.
 */
export const serverFlags = /--max-old-space-size/.test(process.env.NODE_OPTIONS ?? '')
  ? []
  : ['--max-old-space-size=512'];
