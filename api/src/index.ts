/**
 * What starts the backend, for the web server and the command line tools. It loads all of it: single parts have entries of their own in
 * package.json.
 */
export { createTrialReaders, type TrialReaders } from './features/accounts/trialReaders';
export { buildApp, type AppOptions } from './app';
export { connectionOptions } from './platform/http/connectionLimits';
export { findAssets, type DbAssets } from './platform/db/assets';
export { DatabaseUnusable } from './platform/db/databaseUnusable';
export { FolderBusy } from './platform/db/lockFile';
export { migrate } from './platform/db/migrate';
export { openDb } from './platform/db/openDb';
export { openBackend } from './openBackend';
export { limitConnections } from './platform/http/connectionCount';
export { registerCompression } from './platform/http/compression';
export { registerContentPolicy } from './platform/http/contentPolicy';
export { registerRenderMetrics, type RenderCount } from './features/operations/metrics';
export { clientHeader, readAddress, signAddress } from './platform/http/clientAddress';
export { registerRequestSpans } from './platform/telemetry/requestSpans';
export { startTelemetry, type RunningTelemetry } from './platform/telemetry/startTelemetry';
export { trustedHops } from './platform/http/trustedHops';
export { checkPort } from './platform/http/freePort';
export { refuseStrangeRequests } from './platform/http/strangeRequests';
export { explainStart } from './startFault';
