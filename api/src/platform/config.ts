import { accessSync, constants, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { emailRules, type EpochMs } from '@touchline/shared/domain';
import type { OutLinks } from '@touchline/shared/wire';
import { type FcmAccount, readFcmAccount } from './fcmAccount';

/** The selected source of game data; `FplSource` is created from it. */
export type FplSourceChoice =
  | { readonly kind: 'demo' }
  | { readonly kind: 'live' }
  | { readonly kind: 'replay'; readonly folder: string };

/** `real`, or a clock that starts at an instant and runs `rate` times as fast as real time. */
export type ClockChoice =
  { readonly kind: 'real' } | { readonly kind: 'from'; readonly start: EpochMs; readonly rate: number };

/** What is sent by OTLP. Addresses, headers, sampling and the like are read by OpenTelemetry's SDK itself. */
export interface TelemetryConfig {
  readonly traces: boolean;
  readonly metrics: boolean;
  readonly metricsEveryMs: number;
}

/** A bucket of an S3-compatible store for the files of releases. Credentials are found by the SDK. */
export interface ReleaseBucket {
  readonly bucket: string;
  /** Address of a store other than AWS. Buckets are then part of the path. */
  readonly endpoint: string | undefined;
  readonly region: string;
  /** Begins every key: `touchline/releases/`, or empty. */
  readonly prefix: string;
}

/** All configuration from the environment. Parsed once at the start: no other module of `api/src` reads `process.env`. */
export interface Config {
  readonly port: number;
  /** Address the server listens on. */
  readonly host: string;
  /** Data folder: the database without `DATABASE_URL`, the local secret, snapshots. Absolute. */
  readonly home: string;
  /** PostgreSQL 15 or newer; without it PGlite stores its files in `home`. */
  readonly databaseUrl: string | undefined;
  /** PostgreSQL itself, when `databaseUrl` is a pooler's address: for what needs a session of its own. */
  readonly databaseDirectUrl: string | undefined;
  /** Address of the API when it does not run in the web server's process. */
  readonly apiBase: string | undefined;
  /** Identifies the client; sent with every call as `x-api-key`. Not a secret. */
  readonly apiKey: string;
  readonly fplSource: FplSourceChoice;
  /** Base of the official API for the `live` source, without the trailing slash. */
  readonly fplApiBase: string;
  /** Documents per second that all processes on a database together ask of the official game. */
  readonly fplRate: number;
  /** Invented names, the demo accounts and the outbox page. */
  readonly demoMode: boolean;
  /** Folder in which the computed demo season is kept for the next start. */
  readonly demoSeasons: string;
  readonly clock: ClockChoice;
  /** Season of `live`, `2023-24`; derived from the game's deadlines when it is not set. */
  readonly season: string | undefined;
  /** SMTP server for mail; without it mail stays in the outbox. */
  readonly smtpUrl: string | undefined;
  /** Webhook for withdrawn canaries. */
  readonly releaseWebhook: string | undefined;
  /** Without it the files of releases are in the data folder only. */
  readonly releaseBucket: ReleaseBucket | undefined;
  readonly mailFrom: string;
  /** Whether somebody named the sender, and so reads what is sent to it. */
  readonly readsMail: boolean;
  /** Stripe; without its key the season pass is sold by the built-in test checkout. */
  readonly stripeSecretKey: string | undefined;
  readonly stripeWebhookSecret: string | undefined;
  /** `POST /test/clock` and `GET /test/mail`. */
  readonly testControls: boolean;
  /** Sends to the native app; without it native devices are not registered. */
  readonly fcm: FcmAccount | undefined;
  /** Signs sessions, codes and refresh tokens. Without it one is made in `home` at the first start. */
  readonly secret: string | undefined;
  /** The public web URL, for links in mails and the checkout; by default this machine's. */
  readonly publicUrl: string;
  /** Number of trusted proxies: the client's address is read that far from the right. */
  readonly trustedProxies: number;
  readonly logLevel: LogLevel;
  /** External links and the contact address; unset ones are not shown. */
  readonly links: OutLinks;
  /**
   * URL template of footballers' photos with `{code}` and `{size}`; null shows kits. Never used with invented
   * names.
   */
  readonly photos: string | null;
  /** OpenTelemetry; undefined without an address to send to. */
  readonly telemetry: TelemetryConfig | undefined;
  /** Percentage of pages whose speed browsers measure and report; 0 is none. */
  readonly webVitalsShare: number;
  /** Where pages are rendered first: on the server, with hydration in the browser, or in the browser only. */
  readonly render: 'server' | 'browser';
  /** Milliseconds that a page waits for its HTML before it is sent without. */
  readonly renderLimitMs: number;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** An environment variable has an invalid value. One line, for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(
    readonly variable: string,
    given: string,
    mayBe: string,
  ) {
    super(`${variable} is ${JSON.stringify(given)}, but must be ${mayBe}.`);
  }
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** An IPv6 address as web addresses write it: `[::1]`. */
const withoutBrackets = (host: string) => /^\[(.+)\]$/.exec(host)?.[1] ?? host;

/** @throws {ConfigError} for the first invalid variable */
export function loadConfig(env: Environment = process.env): Config {
  const fplSource = readFplSource(env);
  const port = readWholeNumber(env, 'PORT', 8080, 0, 65535);
  const testControls = readFlag(env, 'TEST_CONTROLS', false);
  const demoMode = readFlag(env, 'DEMO_MODE', fplSource.kind === 'demo');
  const home = readHome(env);
  return {
    port,
    host: withoutBrackets(text(env, 'HOST') ?? '0.0.0.0'),
    home,
    databaseUrl: readUrl(env, 'DATABASE_URL', postgresProtocols),
    databaseDirectUrl: readDirectUrl(env),
    apiBase: readUrl(env, 'API_BASE', ['http:', 'https:']),
    apiKey: text(env, 'API_KEY') ?? 'touchline-web',
    fplSource,
    fplApiBase: readUrl(env, 'FPL_API_BASE', ['http:', 'https:']) ?? 'https://fantasy.premierleague.com/api',
    fplRate: readWholeNumber(env, 'FPL_RATE', 4, 1, 50),
    demoMode,
    demoSeasons: resolve(text(env, 'DEMO_SEASONS') ?? join(home, 'demo-seasons')),
    clock: readClock(env),
    season: readSeason(env),
    releaseWebhook: readUrl(env, 'RELEASE_WEBHOOK', ['https:', 'http:']),
    releaseBucket: readReleaseBucket(env),
    smtpUrl: readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: text(env, 'MAIL_FROM') ?? 'Touchline <no-reply@touchline.test>',
    readsMail: text(env, 'MAIL_FROM') !== undefined,
    stripeSecretKey: readStripeKey(env),
    stripeWebhookSecret: text(env, 'STRIPE_WEBHOOK_SECRET'),
    testControls,
    fcm: readFcm(env, testControls),
    secret: readSecret(env),
    publicUrl: readUrl(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`,
    trustedProxies: readWholeNumber(env, 'TRUSTED_PROXIES', 0, 0, 10),
    logLevel: readOneOf(env, 'LOG_LEVEL', logLevels, 'info'),
    links: {
      chat: readUrl(env, 'CHAT_URL', ['https:']) ?? null,
      betting: readUrl(env, 'BETTING_URL', ['https:']) ?? null,
      contact: readEmail(env, 'CONTACT_EMAIL') ?? null,
    },
    // A real photo beside an invented name would be wrong.
    photos: demoMode ? null : readPhotos(env),
    telemetry: readTelemetry(env),
    webVitalsShare: readWholeNumber(env, 'WEB_VITALS_SHARE', 10, 0, 100),
    render: readOneOf(env, 'RENDER', ['server', 'browser'] as const, 'server'),
    renderLimitMs: readWholeNumber(env, 'RENDER_LIMIT', 300, 1, 10_000),
  };
}

/** The variable's text; an empty one counts as not set. */
function text(env: Environment, variable: string): string | undefined {
  const value = env[variable]?.trim();
  return value === '' ? undefined : value;
}

function readWholeNumber(
  env: Environment,
  variable: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const given = text(env, variable);
  if (given === undefined) return fallback;
  const number = /^\d+$/.test(given) ? Number(given) : NaN;
  if (number >= min && number <= max) return number;
  throw new ConfigError(variable, given, `a whole number from ${min} to ${max}`);
}

function readOneOf<T extends string>(
  env: Environment,
  variable: string,
  values: readonly T[],
  fallback: T,
): T {
  const given = text(env, variable);
  if (given === undefined) return fallback;
  const found = values.find((value) => value === given);
  if (found !== undefined) return found;
  throw new ConfigError(variable, given, `one of ${values.join(', ')}`);
}

/** The specification's values for a flag that is on: true, 1, yes, on. */
function readFlag(env: Environment, variable: string, fallback: boolean): boolean {
  const given = text(env, variable)?.toLowerCase();
  if (given === undefined) return fallback;
  if (['true', '1', 'yes', 'on'].includes(given)) return true;
  if (['false', '0', 'no', 'off'].includes(given)) return false;
  throw new ConfigError(variable, given, 'true, 1, yes or on, or else false, 0, no or off');
}

function readUrl(env: Environment, variable: string, protocols: readonly string[]): string | undefined {
  const given = text(env, variable);
  if (given === undefined) return undefined;
  const protocol = URL.canParse(given) ? new URL(given).protocol : '';
  if (protocols.includes(protocol)) return given.replace(/\/+$/, '');
  // A URL may contain a password, so the refused text is masked.
  const shown = given.replace(/\/\/[^@/]*@/, '//***@');
  throw new ConfigError(
    variable,
    shown,
    `an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  );
}

const postgresProtocols = ['postgres:', 'postgresql:'];

function readDirectUrl(env: Environment): string | undefined {
  const given = readUrl(env, 'DATABASE_DIRECT_URL', postgresProtocols);
  if (given === undefined || text(env, 'DATABASE_URL') !== undefined) return given;
  throw new ConfigError('DATABASE_URL', '', 'set as well when DATABASE_DIRECT_URL is');
}

/** `https://photos.example.org/{size}/p{code}.png`: the placeholders are replaced for each footballer. */
function readPhotos(env: Environment): string | null {
  const given = text(env, 'FOOTBALLER_PHOTOS');
  if (given === undefined) return null;
  const host = URL.canParse(given) ? new URL(given) : undefined;
  if (host?.protocol === 'https:' && host.host !== '' && !/[{}]/.test(host.host) && given.includes('{code}'))
    return given;
  throw new ConfigError('FOOTBALLER_PHOTOS', given, 'an https address with {code} in its path');
}

function readEmail(env: Environment, variable: string): string | undefined {
  const given = text(env, variable);
  if (given === undefined || emailRules(given) === undefined) return given;
  throw new ConfigError(variable, given, 'an email address such as help@example.org');
}

function readHome(env: Environment): string {
  const given = text(env, 'TOUCHLINE_HOME') ?? '.touchline';
  const home = resolve(given);
  const found = statSync(home, { throwIfNoEntry: false });
  if (found === undefined || found.isDirectory()) return home;
  throw new ConfigError(
    'TOUCHLINE_HOME',
    given,
    'a folder (it is made when it is not there), and this is a file',
  );
}

function readFplSource(env: Environment): FplSourceChoice {
  const given = text(env, 'FPL_SOURCE') ?? 'demo';
  if (given === 'demo' || given === 'live') return { kind: given };
  const mayBe = '"demo", "live", or "replay:" and a folder with a recorded season that can be read';
  if (!given.startsWith('replay:')) throw new ConfigError('FPL_SOURCE', given, mayBe);
  const folder = resolve(given.slice('replay:'.length));
  if (given === 'replay:' || !isReadableFolder(folder)) throw new ConfigError('FPL_SOURCE', given, mayBe);
  return { kind: 'replay', folder };
}

function isReadableFolder(folder: string): boolean {
  try {
    accessSync(folder, constants.R_OK | constants.X_OK);
    return statSync(folder).isDirectory();
  } catch {
    // Missing or not readable: the caller names the setting.
    return false;
  }
}

function readClock(env: Environment): ClockChoice {
  const given = text(env, 'CLOCK') ?? 'real';
  if (given === 'real') return { kind: 'real' };
  const [instant = '', rate = '1', ...rest] = given.split('@');
  const start = parseInstant(instant);
  const speed = /^\d+(\.\d+)?$/.test(rate) ? Number(rate) : NaN;
  if (start !== undefined && speed <= 100_000 && rest.length === 0)
    return { kind: 'from', start, rate: speed };
  throw new ConfigError(
    'CLOCK',
    given,
    '"real", an instant such as 2024-01-20T13:40:00Z, or an instant and a rate from 0 to 100000 such as 2024-01-20T13:40:00Z@60',
  );
}

/** An instant with its zone, or undefined: a time without a zone would depend on the machine. */
export function parseInstant(written: string): EpochMs | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(written)) return undefined;
  const instant = Date.parse(written);
  return Number.isNaN(instant) ? undefined : instant;
}

function readSeason(env: Environment): string | undefined {
  const given = text(env, 'SEASON');
  if (given === undefined) return undefined;
  const [, first, second] = /^(20\d\d)-(\d\d)$/.exec(given) ?? [];
  if (first !== undefined && (Number(first) + 1) % 100 === Number(second)) return given;
  throw new ConfigError('SEASON', given, 'two years that follow each other, such as 2023-24');
}

function readStripeKey(env: Environment): string | undefined {
  const given = text(env, 'STRIPE_SECRET_KEY');
  if (given === undefined) return undefined;
  const usable = /^(sk|rk)_(test|live)_\w+$/.test(given);
  if (usable && text(env, 'STRIPE_WEBHOOK_SECRET') !== undefined) return given;
  if (usable) {
    throw new ConfigError(
      'STRIPE_WEBHOOK_SECRET',
      '',
      'set as well when STRIPE_SECRET_KEY is: without it no payment can be confirmed',
    );
  }
  throw new ConfigError(
    'STRIPE_SECRET_KEY',
    `${given.slice(0, 3)}…`,
    'a secret key of Stripe: sk_test_…, sk_live_…, rk_test_… or rk_live_…',
  );
}

function readFcm(env: Environment, testControls: boolean): FcmAccount | undefined {
  const given = text(env, 'FCM_SERVICE_ACCOUNT');
  if (given === undefined) return undefined;
  const account = readFcmAccount(given, testControls);
  if (typeof account !== 'string') return account;
  throw new ConfigError(
    'FCM_SERVICE_ACCOUNT',
    given,
    `the path of a service account's JSON file: ${account}`,
  );
}

function readReleaseBucket(env: Environment): ReleaseBucket | undefined {
  const bucket = text(env, 'S3_BUCKET');
  const endpoint = readUrl(env, 'S3_ENDPOINT', ['http:', 'https:']);
  if (bucket === undefined) {
    if (endpoint === undefined) return undefined;
    throw new ConfigError('S3_BUCKET', '', 'set as well when S3_ENDPOINT is');
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new ConfigError(
      'S3_BUCKET',
      bucket,
      'the name of a bucket: 3 to 63 small letters, digits, . and -',
    );
  const prefix = text(env, 'S3_PREFIX') ?? '';
  if (!/^([\w-][\w.-]*(\/[\w-][\w.-]*)*\/?)?$/.test(prefix))
    throw new ConfigError('S3_PREFIX', prefix, 'the beginning of a key, such as touchline/releases');
  return {
    bucket,
    endpoint,
    region: text(env, 'S3_REGION') ?? text(env, 'AWS_REGION') ?? 'us-east-1',
    prefix: prefix === '' ? '' : prefix.replace(/\/?$/, '/'),
  };
}

/** OpenTelemetry's standard variables, as far as they decide what is loaded. */
function readTelemetry(env: Environment): TelemetryConfig | undefined {
  const metricsEveryMs = readWholeNumber(env, 'OTEL_METRIC_EXPORT_INTERVAL', 60_000, 100, 86_400_000);
  const address = (signal: string) =>
    readUrl(env, `OTEL_EXPORTER_OTLP_${signal}ENDPOINT`, ['http:', 'https:']);
  const all = address('');
  const isOn = (signal: 'TRACES' | 'METRICS') => {
    const given = address(`${signal}_`) ?? all;
    const exporter = readOneOf(env, `OTEL_${signal}_EXPORTER`, ['otlp', 'none'] as const, 'otlp');
    return given !== undefined && exporter === 'otlp';
  };
  const [traces, metrics] = [isOn('TRACES'), isOn('METRICS')];
  if (readFlag(env, 'OTEL_SDK_DISABLED', false) || !(traces || metrics)) return undefined;
  for (const signal of ['', 'TRACES_', 'METRICS_'])
    readOneOf(env, `OTEL_EXPORTER_OTLP_${signal}PROTOCOL`, ['http/json'] as const, 'http/json');
  return { traces, metrics, metricsEveryMs };
}

function readSecret(env: Environment): string | undefined {
  const given = text(env, 'SECRET');
  if (given === undefined || given.length >= 32) return given;
  throw new ConfigError('SECRET', `${given.length} characters`, 'at least 32 characters nobody can guess');
}
