/** What the web server and the command line tools may use of the backend. */
export { demoAccounts, demoEmail, demoPassword } from './accounts/demoAccounts';
export { buildApp, type AppOptions } from './app';
export { connectionOptions } from './connectionLimits';
export { realClock, type Clock } from './clock';
export { ConfigError, loadConfig, type Config, type Environment } from './config';
export { findAssets, type DbAssets } from './db/assets';
export type { Db } from './db/db';
export { FolderBusy } from './db/lockFile';
export { migrate } from './db/migrate';
export { openDb } from './db/openDb';
export { HomeBroken, keepSecret } from './home/homeFiles';
export { openBackend } from './openBackend';
export { limitConnections } from './plugins/connectionCount';
export { registerCompression } from './plugins/compression';
export { registerContentPolicy } from './plugins/contentPolicy';
export { createSecrets, readSecret } from './accounts/secrets';
export { clientHeader, readAddress, signAddress } from './plugins/clientAddress';
export { trustedHops } from './trustedHops';
