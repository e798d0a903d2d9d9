/** What the web server and the command line tools may use of the backend. */
export { demoAccounts, demoEmail, demoPassword, seedDemoAccounts } from './accounts/demoAccounts';
export { createPasswords } from './accounts/passwords';
export { buildApp, type AppOptions } from './app';
export { createClock, realClock, type Clock, type SettableClock } from './clock';
export { ConfigError, loadConfig, type Config, type Environment } from './config';
export { findAssets, type DbAssets } from './db/assets';
export type { Db } from './db/db';
export { FolderBusy } from './db/lockFile';
export { migrate } from './db/migrate';
export { openDb } from './db/openDb';
export { createSource } from './fpl/createSource';
export type { FplSource } from './fpl/source';
export { startIngest } from './ingest/startIngest';
export { createJobs } from './jobs/jobs';
export { createMail, type MailMessage } from './mail/mail';
