/** Public interface of the backend for the web server and the command line tools. */
export { demoAccounts, demoEmail, demoPassword } from './features/accounts/demoAccounts';
export { createTrialReaders, type TrialReaders } from './features/accounts/trialReaders';
export { barPlace, declaredPlaces, homePlace, lastOrder, type PlaceOrders } from './features/admin/places';
export { buildApp, type AppOptions } from './app';
export { connectionOptions } from './platform/http/connectionLimits';
export { realClock, type Clock } from './platform/clock';
export {
  ConfigError,
  loadConfig,
  type Config,
  type Environment,
  type ReleaseBucket,
} from './platform/config';
export { findAssets, type DbAssets } from './platform/db/assets';
export { DatabaseUnusable } from './platform/db/databaseUnusable';
export type { Db } from './platform/db/db';
export { FolderBusy } from './platform/db/lockFile';
export { migrate } from './platform/db/migrate';
export { openDb } from './platform/db/openDb';
export { HomeBroken, keepSecret } from './platform/home/homeFiles';
export { openBackend } from './openBackend';
export { limitConnections } from './platform/http/connectionCount';
export { squadDrawing } from './features/share/gameweekPicture';
export { registerCompression } from './platform/http/compression';
export { registerContentPolicy } from './platform/http/contentPolicy';
export { registerRenderMetrics, type RenderCount } from './features/operations/metrics';
export { createSecrets, readSecret, type Secrets } from './platform/home/secrets';
export { clientHeader, readAddress, signAddress } from './platform/http/clientAddress';
export { registerRequestSpans } from './platform/telemetry/requestSpans';
export { inSpan, traceHeaders } from './platform/telemetry/spans';
export { startTelemetry, type RunningTelemetry } from './platform/telemetry/startTelemetry';
export { trustedHops } from './platform/http/trustedHops';
export { checkPort } from './platform/http/freePort';
export { refuseStrangeRequests } from './platform/http/strangeRequests';
export { explainStart } from './startFault';
