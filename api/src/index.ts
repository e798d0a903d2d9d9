/** What the web server and the command line tools may use of the backend. */
export { buildApp, type AppOptions } from './app';
export { createClock, realClock, type Clock, type SettableClock } from './clock';
export { ConfigError, loadConfig, type Config } from './config';
export { findAssets, type DbAssets } from './db/assets';
export type { Db } from './db/db';
export { FolderBusy } from './db/lockFile';
export { migrate } from './db/migrate';
export { openDb } from './db/openDb';
export { createJobs } from './jobs/jobs';
export { createMail } from './mail/mail';
