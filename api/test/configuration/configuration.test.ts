import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfig, type Environment } from '../../src/platform/config';
import { configurationPage } from './configurationPage';
import { settingGroups } from './settings';

const documented = settingGroups.flatMap(({ settings }) => settings.flatMap(({ variables }) => variables));

/** Names of all variables that the configuration reads while these are set. */
function namesRead(set: Environment): Set<string> {
  const names = new Set<string>();
  const env = new Proxy(set, {
    get: (target, name) => {
      names.add(String(name));
      return target[String(name)];
    },
  });
  loadConfig(env);
  return names;
}

/** Some are read only where others are set. */
const sets: readonly Environment[] = [
  {},
  { S3_BUCKET: 'touchline' },
  { FPL_SOURCE: 'live', DEMO_MODE: 'off' },
  { DATABASE_URL: 'postgres://localhost/a', DATABASE_DIRECT_URL: 'postgres://localhost/b' },
  { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' },
];

it('documents each variable that the configuration reads, and no other', () => {
  const read = new Set(sets.flatMap((set) => [...namesRead(set)]));
  expect([...documented].sort()).toEqual([...read].sort());
});

/** What formatting adds: the padding of tables. */
const unpadded = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---').trim();

it('docs/configuration.md is what `npm run configuration` writes', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/configuration.md'), 'utf8');
  expect(unpadded(page)).toBe(unpadded(configurationPage()));
});
